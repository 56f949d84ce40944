"""Segments of a text as HTML.

Everything that can change the reading order of a line is isolated here (cards, numbers with signs), so that no
template has to think of it: in a Persian sentence a bare `10♠` shows its suit on the wrong side.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from games.cards import HIDDEN, Card
from games.segments import CardText, Emphasis, Link, NameText, NotationText, NumberText, Segment, Text, plain
from games.words import Words

_NAMING = frozenset(
    {
        "seat",
        "to",
        "from",
        "partner",
        "player",
        "knocker",
        "number",
        "step",
        "place",
        "round",
        "deal",
        "turn",
        "low",
        "min-players",
    }
)
"""Arguments whose numbers name something, or begin a range, and count nothing: `Player 2 has`, `2 to 9`."""


def html(segments: Iterable[Segment], words: Words, *, rules_url: str, glossary_url: str | None = None) -> Markup:
    """The segments as HTML, every text escaped.

    `rules_url` is the relative address of the game's rules page: a clause becomes a link to
    `{rules_url}#scat.knock.once`. A term links to its place in the glossary, `{glossary_url}#term.knock`, which is by
    default where the rules page of a game sees it (`/fa/games/scat/`, `/fa/glossary/`); its definition stands there
    and in the script of the page (`docs/assets/terms.js`), not at every use.
    No line ends between a number that a text was given and the word that it counts. Only here, where lines are made:
    texts elsewhere (a terminal, the search, what programs read) keep the ordinary space.
    """
    glossary = f"{rules_url}../../glossary/" if glossary_url is None else glossary_url
    every = tuple(segments)
    return Markup("").join(
        escape(_kept_together(every, at))
        if isinstance(segment, Text)
        else _segment(segment, words, rules_url, glossary)
        for at, segment in enumerate(every)
    )


def _kept_together(segments: Sequence[Segment], at: int) -> str:
    """The text at that place, with a no-break space between the number before it and the word that follows."""
    text = plain(segments[at : at + 1])
    before = segments[at - 1] if at else None
    if not (text.startswith(" ") and isinstance(before, NumberText) and before.argument) or before.argument in _NAMING:
        return text
    counted = (text[1:] + plain(segments[at + 1 : at + 2]))[:1]
    return f"\u00a0{text[1:]}" if counted.isalpha() else text


def _segment(segment: Segment, words: Words, rules_url: str, glossary_url: str) -> Markup:
    match segment:
        case CardText(card):
            return card_html(card, words)
        case NumberText(text):
            return number_html(text)
        case NameText(text):
            return Markup("<bdi>{}</bdi>").format(text)
        case NotationText(text):
            return Markup('<bdi class="notation" dir="ltr" lang="en">{}</bdi>').format(text)
        case Emphasis(children):
            inside = html(children, words, rules_url=rules_url, glossary_url=glossary_url)
            return Markup("<em>{}</em>").format(inside)
        case Link(kind, target, children):
            inside = html(children, words, rules_url=rules_url, glossary_url=glossary_url)
            if kind == "clause":
                return clause_link(target, inside, rules_url)
            return term_link(target, inside, glossary_url)
    raise TypeError(f"no HTML for {segment!r}")


def clause_link(clause: str, inside: str | Markup, rules_url: str) -> Markup:
    """A link to a clause on the rules page."""
    return Markup('<a class="clause-ref" href="{}#{}">{}</a>').format(rules_url, clause, inside)


def term_link(term: str, inside: str | Markup, glossary_url: str) -> Markup:
    """A link to a concept's place in the glossary."""
    return Markup('<a class="term" href="{}#term.{}">{}</a>').format(glossary_url, term, inside)


def unlinked(segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """The segments with the words of each link in its place, for what stands inside a link or button itself."""
    found: list[Segment] = []
    for segment in segments:
        match segment:
            case Link(_, _, children):
                found.extend(unlinked(children))
            case Emphasis(children):
                found.append(Emphasis(unlinked(children)))
            case _:
                found.append(segment)
    return tuple(found)


def number_html(text: str) -> Markup:
    """A number in the language's digits; one with a sign or separator is isolated, since those can change sides."""
    return escape(text) if text.isdigit() else Markup("<bdi>{}</bdi>").format(text)


@lru_cache(maxsize=256)
def card_html(card: Card, words: Words) -> Markup:
    """A card in a sentence: its symbol for the eye, isolated, and its name in the nominative for a screen reader.

    Each suit has a class for its colour, `card-h` for hearts; the shapes differ as well, so that no meaning depends on
    the colour. The back of a card is `card-back`.
    """
    return Markup('<bdi class="card card-{}" dir="ltr"><span role="img" aria-label="{}">{}</span></bdi>').format(
        _kind(card), _name(card, words), "?" if card is HIDDEN else card.symbol
    )


@lru_cache(maxsize=256)
def face_html(card: Card, words: Words) -> Markup:
    """A card as it lies on a table: like `card_html`, with rank and suit apart, as on the corner of a real one.

    `data-card` is the card in notation, by which a page can follow it from one place to another; a back has none.
    """
    if card is HIDDEN:
        key, symbol = Markup(""), Markup("?")
    else:
        key = Markup(' data-card="{}"').format(card)
        symbol = Markup("<b>{}</b>{}").format(card.rank, card.symbol.removeprefix(card.rank))
    return Markup('<bdi class="card face card-{}" dir="ltr"{}><span role="img" aria-label="{}">{}</span></bdi>').format(
        _kind(card), key, _name(card, words), symbol
    )


def _kind(card: Card) -> str:
    return "back" if card is HIDDEN else card.suit.lower()


def _name(card: Card, words: Words) -> str:
    return words.plain("card-hidden" if card is HIDDEN else f"card-{card}")


@lru_cache(maxsize=64)
def rank_html(rank: str, words: Words) -> Markup:
    """A rank without a suit: its sign for the eye, isolated, and its name for a screen reader."""
    return Markup('<bdi class="rank" dir="ltr"><span role="img" aria-label="{}">{}</span></bdi>').format(
        words.plain(f"rank-{rank}"), rank
    )
