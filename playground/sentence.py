"""What happened, what was refused and what a button says, as sentences of a language.

Each sentence comes in two forms: HTML for the page and plain text for the live region, where a card is its name,
because a screen reader would read `10♠` as a number and a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from games.cards import HIDDEN
from games.core import Action, Event, Game, Ruling
from games.errors import WordedError
from games.options import OptionSpec, Value, specs, text_arguments
from games.rulebook import RuleBook
from games.segments import CardText, Emphasis, Link, NameText, NotationText, NumberText, Segment, Text
from games.words import Words
from playground.markup import clause_link, html, number_html
from playground.source_text import source_note

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of its own with what opens to its English; that is nothing where the translation is not behind."""

    sentence: Markup
    source: Markup


class Sentences:
    """The sentences of one language, with links to one rules page at the relative address `rules_url`.

    The glossary is at `glossary_url`, by default where `playground.markup.html` looks for it.
    """

    def __init__(self, rulebook: RuleBook, lang: str, rules_url: str, glossary_url: str | None = None) -> None:
        self.rulebook = rulebook
        self.words: Words = rulebook.words(lang)
        self.rules_url = rules_url
        self.glossary_url = glossary_url
        # A log repeats few different sentences; rendering each once keeps a move within its budget.
        self._event_cache = lru_cache(maxsize=2048)(self._event)
        self._label_cache = lru_cache(maxsize=2048)(self._label)
        self._link_cache = lru_cache(maxsize=512)(self._link)

    def text(self, message: str, attribute: str | None = None, /, **arguments: Any) -> Markup:
        """A message as HTML."""
        return self._html(self.words.segments(message, attribute, arguments=arguments))

    def source(self, message: str, *attributes: str | None, **arguments: Any) -> Markup:
        """The English of a message whose translation is a draft or stale (`playground.source_text`), else nothing."""
        return source_note(self.rulebook, self.words, message, attributes or (None,), arguments)

    def clause_source(self, game: AnyGame, clause: str, options: Any) -> Markup:
        """The same for a clause or an option, under these options."""
        if _is_option(clause):
            return self.source(clause, None, "help", **self._option_arguments(game, (clause,), options))
        data = self.rulebook.clause(clause)
        return self.source(clause, "title", None, **self._option_arguments(game, data.options, options))

    def plain(self, message: str, attribute: str | None = None, /, **arguments: Any) -> str:
        """A message as plain text with cards as symbols, for attributes and form controls."""
        return self.words.plain(message, attribute, arguments=arguments)

    def spoken(self, message: str, attribute: str | None = None, /, **arguments: Any) -> str:
        """A message as a screen reader should say it: cards by their names."""
        return self._spoken(self.words.segments(message, attribute, arguments=arguments))

    def event(self, game: AnyGame, event: Event) -> Markup:
        """The sentence of an event. Give `event.for_seat(seat)` where not everything may be shown."""
        return self._event_cache(game.key, event)

    def event_said(self, game: AnyGame, event: Event) -> Said:
        """The same with its English, where it stands as a sentence that is read and not within another."""
        source = self.source(f"{game.key}-event-{event.kind}", **_event_arguments(event))
        return Said(self.event(game, event), source)

    def event_label(self, game: AnyGame, event: Event) -> Markup:
        """The sentence of an event without links, for a button."""
        return self._label_cache(game.key, event)

    def event_spoken(self, game: AnyGame, event: Event) -> str:
        """The sentence of an event as it is announced."""
        return self.spoken(f"{game.key}-event-{event.kind}", **_event_arguments(event))

    def refusal(self, game: AnyGame, action: Action, ruling: Ruling) -> Markup:
        """Why an action is refused, in a sentence."""
        return self.text(f"{game.key}-refused-{ruling.kind}", **_refusal_arguments(action, ruling))

    def refusal_said(self, game: AnyGame, action: Action, ruling: Ruling) -> Said:
        """The same with its English."""
        source = self.source(f"{game.key}-refused-{ruling.kind}", **_refusal_arguments(action, ruling))
        return Said(self.refusal(game, action, ruling), source)

    def refusal_spoken(self, game: AnyGame, action: Action, ruling: Ruling) -> str:
        """The same as it is announced."""
        return self.spoken(f"{game.key}-refused-{ruling.kind}", **_refusal_arguments(action, ruling))

    def error(self, error: WordedError) -> Markup:
        """What is wrong with a record, a position or a move."""
        return self._html(error.segments(self.words))

    def error_spoken(self, error: WordedError) -> str:
        """The same as it is announced."""
        return self._spoken(error.segments(self.words))

    def action(self, game: AnyGame, action: Action) -> Markup:
        """What the button of an action says."""
        return self.text(f"{game.key}-action-{action.message}", **dict(action.facts()))

    def clause_title(self, clause: str) -> str:
        """The heading of a clause, or the name of an option, which can be cited like one."""
        return self.plain(clause) if _is_option(clause) else self.plain(clause, "title")

    def clause_link(self, clause: str) -> Markup:
        """A link to a clause with its title as text."""
        return self._link_cache(clause)

    def clause_text(self, game: AnyGame, clause: str, options: Any) -> Markup:
        """What a clause says under these options (a game's `Options`)."""
        if _is_option(clause):
            return self.text(clause, "help", **self._option_arguments(game, (clause,), options))
        data = self.rulebook.clause(clause)
        return self.text(clause, **self._option_arguments(game, data.options, options))

    def option_value(self, spec: OptionSpec, value: Value) -> Markup:
        """A value of an option, told."""
        message = option_message(spec, value)
        return number_html(self.words.number(int(value))) if message is None else self.text(*message)

    def option_value_plain(self, spec: OptionSpec, value: Value) -> str:
        """The same as plain text, for form controls."""
        message = option_message(spec, value)
        return self.words.number(int(value)) if message is None else self.plain(*message)

    def _option_arguments(self, game: AnyGame, wanted: Any, options: Any) -> Mapping[str, Any]:
        names = {spec.argument for spec in specs(game.Options) if spec.id in wanted}
        every = text_arguments(options.values(), game.Options)
        return {name: value for name, value in every.items() if name in names}

    def _event(self, key: str, event: Event) -> Markup:
        return self.text(f"{key}-event-{event.kind}", **_event_arguments(event))

    def _label(self, key: str, event: Event) -> Markup:
        segments = self.words.segments(f"{key}-event-{event.kind}", arguments=_event_arguments(event))
        return self._html(tuple(_unlinked(segments)))

    def _link(self, clause: str) -> Markup:
        return clause_link(clause, self.clause_title(clause), self.rules_url)

    def _html(self, segments: tuple[Segment, ...]) -> Markup:
        return html(segments, self.words, rules_url=self.rules_url, glossary_url=self.glossary_url)

    def _spoken(self, segments: Sequence[Segment]) -> str:
        parts: list[str] = []
        for place, segment in enumerate(segments):
            match segment:
                case Text(" ") if _between_cards(segments, place):
                    parts.append(self.words.language.between(3)[0])
                case Text(text) | NumberText(text) | NameText(text) | NotationText(text):
                    parts.append(text)
                case CardText(card):
                    parts.append(self.words.plain("card-hidden" if card is HIDDEN else f"card-{card}"))
                case Emphasis(children) | Link(_, _, children):
                    parts.append(self._spoken(children))
        return "".join(parts)


def _unlinked(segments: Sequence[Segment]) -> Iterator[Segment]:
    for segment in segments:
        if isinstance(segment, Link):
            yield from _unlinked(segment.children)
        else:
            yield segment


def _between_cards(segments: Sequence[Segment], place: int) -> bool:
    around = (*segments[max(place - 1, 0) : place], *segments[place + 1 : place + 2])
    return len(around) == 2 and all(isinstance(one, CardText) for one in around)


def option_message(spec: OptionSpec, value: Value) -> tuple[str, str | None] | None:
    """The message, and the attribute of it, that tells a value of an option; `None` where it is a mere number."""
    if spec.kind == "switch":
        return "ui-on" if value else "ui-off", None
    attribute = spec.words(value)
    return None if attribute is None else (spec.id, attribute)


def _is_option(clause: str) -> bool:
    return ".opt." in clause


def _event_arguments(event: Event) -> dict[str, Any]:
    arguments: dict[str, Any] = dict(event.facts)
    if event.seat is not None:
        arguments["seat"] = event.seat
    return arguments


def _refusal_arguments(action: Action, ruling: Ruling) -> dict[str, Any]:
    arguments: dict[str, Any] = dict(ruling.facts)
    if action.seat is not None:
        arguments["seat"] = action.seat
    return arguments
