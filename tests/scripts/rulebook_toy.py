"""A small repository with one game, right in everything, for tests that make one thing wrong in it."""

from __future__ import annotations

from pathlib import Path

from games.cards import PACK, RANKS, SUITS
from scripts.rulebook.build import look
from scripts.rulebook.findings import Finding

ENGINE = """\
from dataclasses import dataclass

from games.core import Event, Game, Ruling
from games.options import Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    pennies: int = number("toy.opt.pennies", 3, 1, 9)
    free_life: bool = switch("toy.opt.free-life", True)
    three_of_a_kind: str = choice("toy.opt.three-of-a-kind", "off", "30", "30.5")


class Toy(Game):
    key = "toy"
    Options = ToyOptions
    seats = range(2, 4)
    verbs = {}
    events = {"dealt": ("card",)}
    refusals = {"too-late": ()}
    action_texts = {"draw": ("card",)}
    units = ("pennies",)

    def play(self, state, action):
        facts = (("card", state),)
        events = (Event("dealt", ("toy.deal", "common.pack"), 1, facts), Event("dealt", ("toy.opt.pennies",), 1, facts))
        return state, events

    def ruling(self, state, action):
        return Ruling(False, ("toy.deal",), "too-late")


Toy.__abstractmethods__ = frozenset()
"""

RULES = """\
game: toy
identity: {players: [2, 3], best: [2], pack: 52, direction: clockwise, family: draw}
sections:
  - id: start
    clauses:
      - id: toy.deal
        kind: procedure
        marks: [seed]
        sources: [a-book]
        options: [toy.opt.pennies, toy.opt.free-life]
        since: 2026-11-30
        history: [{date: 2026-11-30, what: added, why: first-edition}]
      - id: toy.value
        kind: definition
        marks: [gap]
        sources: []
        options: [toy.opt.three-of-a-kind]
        since: 2026-11-30
        history: [{date: 2026-11-30, what: added, why: first-edition}]
options:
  - {id: toy.opt.pennies, sources: [a-book], clauses: [toy.deal]}
  - {id: toy.opt.free-life, sources: [], clauses: [toy.deal]}
  - {id: toy.opt.three-of-a-kind, sources: [], clauses: [toy.value]}
readings:
  - id: toy.reading.lives
    clause: toy.deal
    option: toy.opt.pennies
    default: "3"
    verdict: decided
    says: [{reading: "3", sources: [a-book]}, {reading: "4", sources: []}]
retired: []
"""

COMMON_RULES = """\
game: common
sections:
  - id: general
    clauses:
      - id: common.pack
        kind: set-up
        marks: [gap]
        sources: []
        since: 2026-11-30
        history: [{date: 2026-11-30, what: added, why: first-edition}]
options: []
readings: []
retired: []
"""

GLOSSARY = """\
concepts:
  - id: knock
    games: [toy]
    define: true
    en: {term: knock, searched: [rap]}
    fa: {term: ضربه}
    uk: {term: стук, searched: [бал]}
  - id: suit
    games: [common]
    define: false
    en: {term: suit}
    fa:
      term: خال
      forbid: [{words: [لباس], use: خال, why: a suit of clothes}]
    uk:
      term: масть
      forbid:
        - {words: [костюм], use: масть, why: a suit of clothes}
        - {words: [бал], use: очко, why: a second unit, level: warning}
        - {pattern: "сильна рук(?:а|и)", like: сильна рука, use: карти на руках, why: poker slang}
        - {words: [скинути], use: стук, why: another rule, in: ["toy-reading-*"]}
searched:
  toy: [Toi, توی]
forbidden:
  uk:
    - {words: [Скат], use: Скет, why: the German game, except: [toy-name]}
latin: [Toy]
"""

SEARCHED = """\
- of: [toy.deal, toy.opt.pennies, toy.reading.lives, term.knock, page.contribute]
  en: [how many cards]
  fa: [چند ورق]
  uk: [скільки карт, Скат]
"""

_TOY_TEXTS = """\
toy-name = {words}
toy-aliases = {words}
toy-family = {words}
toy-length = {words}
toy-luck = {words}
toy-counted = {words}
toy-feel = {words}
toy-idea = {words}
toy-summary = {words}
toy-minute = {words}
toy-note = {words}
toy-holding = {words}
toy-section-start = {words}
toy-deal = {words} {{ $pennies ->
    [one] {words}
{few}   *[other] {words}
 }} {{ $free-life ->
    [yes] {words}
   *[no] {words}
 }} [{words}](term:knock) [{words}](clause:toy.value)
    .title = {words}
toy-value = {words} {{ $three-of-a-kind ->
    [off] {words}
   *[30] {words}
 }}
    .title = {words}
toy-opt-pennies = {words}
    .help = {words}
toy-opt-free-life = {words}
    .help = {words}
toy-opt-three-of-a-kind = {words}
    .help = {words}
    .value-off = {words}
    .value-30 = {words}
    .value-30-5 = {words}
toy-reading-lives = {words}
    .why = {words}
    .r-3 = {words}
    .r-4 = {words}
toy-event-dealt = {words} {{ $seat }} {{ $card }}
toy-refused-too-late = {words}
toy-action-draw = {words} {{ $card }}
toy-amount-pennies = {words}
"""

WORDS = {"en": "fine words", "fa": "واژه", "uk": "слово"}
TERMS = {"en": "knock", "fa": "ضربه", "uk": "стук"}
FEW = "    [few] слово\n    [many] слово\n"


class Toy:
    """The repository at ``root``; a fresh one has no finding but warnings that its texts are not recorded."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("games/toy/engine.py", ENGINE)
        self.write("games/toy/rules.yml", RULES)
        self.write("games/common/rules.yml", COMMON_RULES)
        self.write("games/sources.yml", "a-book: {title: A book, address: null, seen: found}\n")
        self.write("games/glossary.yml", GLOSSARY)
        self.write("games/toy/searched.yml", SEARCHED)
        for lang, words in WORDS.items():
            few = FEW if lang == "uk" else ""
            self.write(f"games/toy/text/{lang}.ftl", _TOY_TEXTS.format(words=words, few=few))
            common = [f"common-section-general = {words}", f"common-pack = {words}\n    .title = {words}"]
            common += [f"card-{card} = {words}" for card in (*map(str, PACK), "hidden")]
            common += [f"suit-{suit} = {words}" for suit in SUITS] + [f"rank-{rank} = {words}" for rank in RANKS]
            common += [f"common-reason-first-edition = {words}"]
            common += [f"source-a-book = A book\n    .note = {words}"]
            common += [f"term-knock = {TERMS[lang]}\n    .definition = {words}"]
            self.write(f"games/common/text/{lang}.ftl", "\n".join(common) + "\n")

    def write(self, path: str, text: str) -> None:
        """Write a file, its folders too."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def replace(self, path: str, old: str, new: str) -> int:
        """Put ``new`` in the place of the first ``old`` and give back the line that it was in."""
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {path}"
        at = text.index(old)
        file.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
        return text.count("\n", 0, at) + 1

    def findings(self) -> list[Finding]:
        """What the check finds, without the warnings that texts are not recorded."""
        return [finding for finding in look(self.root) if "not recorded" not in finding.what]

    def lines(self) -> list[str]:
        """The findings as they are printed."""
        return [str(finding) for finding in self.findings()]
