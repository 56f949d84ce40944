"""The rule book: every clause, option, reading and text, as the build has compiled them into `rulebook.json`.

    book = load()
    book.clause("scat.knock.once").kind          # "prohibition"
    book.words("fa").plain("scat.knock.once")    # its text in Persian

Engines do not need it; it serves whoever shows the rules. What it is made of is in `games.rules`.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeVar

from games.errors import VaraqError
from games.languages import Language
from games.options import OptionSpec
from games.rules import (
    Change,
    Clause,
    Concept,
    GameRules,
    Identity,
    OptionRule,
    Reading,
    Retired,
    Said,
    Section,
    Source,
    TermWords,
)
from games.words import Words

FORMAT: Final = 3


FILE: Final = "rulebook.json"


HOW_TO_MAKE_IT: Final = "make it with: python3 scripts/build.py"


TextState = Literal["draft", "proofread", "reviewed", "stale", "missing"]


_T = TypeVar("_T")


class NoRuleBook(VaraqError):
    """The rule book has not been made, or by another version of this program."""


class UnknownRule(VaraqError):
    """No clause, option, game or language of that id is in the rule book."""


class RuleBook:
    """Everything in `rulebook.json`, read once. `keys` are the games, in alphabetical order, without `common`."""

    def __init__(self, stored: Mapping[str, Any]) -> None:
        if stored.get("format") != FORMAT:
            raise NoRuleBook(f"the rule book has format {stored.get('format')!r}, not {FORMAT}; {HOW_TO_MAKE_IT}")
        self.languages: dict[str, Language] = {
            code: Language.from_json(code, language) for code, language in stored["languages"].items()
        }
        self.sources: dict[str, Source] = {
            key: Source(key, source["title"], source["address"], source["seen"])
            for key, source in stored["sources"].items()
        }
        self.glossary: dict[str, Concept] = {
            one["id"]: Concept(
                one["id"],
                tuple(one["games"]),
                one["define"],
                {
                    lang: TermWords(words["term"], tuple(words["synonyms"]), tuple(words["forms"]))
                    for lang, words in one["words"].items()
                },
            )
            for one in stored["glossary"]
        }
        self._games = {key: _game(key, game) for key, game in stored["games"].items()}
        self.keys = tuple(key for key in self._games if key != "common")
        self._clauses = {id: clause for game in self._games.values() for id, clause in game.clauses.items()}
        self.messages: Mapping[str, Mapping[str, Any]] = stored["messages"]
        self.states: Mapping[str, Mapping[str, str]] = {
            lang: {message: state for state, messages in states.items() for message in messages}
            for lang, states in stored["states"].items()
        }
        self._words: dict[str, Words] = {}

    def reading(self, messages: Mapping[str, Mapping[str, Any]], states: Mapping[str, Mapping[str, str]]) -> RuleBook:
        """The same rules with these `messages` (compiled; by language and id) and `states` (by language and id)."""
        book = object.__new__(RuleBook)
        book.__dict__.update(self.__dict__, messages=messages, states=states, _words={})
        return book

    def game(self, key: str) -> GameRules:
        """The rules of that game, or those that all share for `common`; raises `UnknownRule`."""
        return _found(self._games, key, "game")

    def clause(self, id: str) -> Clause:
        """The clause of that id, of any game; raises `UnknownRule`."""
        return _found(self._clauses, id, "clause")

    def words(self, lang: str) -> Words:
        """All texts of a language, such as `fa`; raises `UnknownRule`."""
        if lang not in self._words:
            language = _found(self.languages, lang, "language")
            self._words[lang] = Words(language, self.messages[lang])
        return self._words[lang]

    def text_state(self, lang: str, message: str) -> TextState:
        """How far a text has come: `stale` when the English that it renders has changed since, or nobody said.

        `missing` is the state of a text for which a language that is not released yet shows the English.
        """
        state = self.text_state_in_full(lang, message).partition(" ")[0]
        for known in ("draft", "proofread", "reviewed", "missing"):
            if state == known:
                return known
        return "stale"

    def text_state_in_full(self, lang: str, message: str) -> str:
        """The same with its date or name: `draft`, `proofread 2026-11-30`, `reviewed by NAME`, `stale`."""
        _found(self.languages, lang, "language")
        return self.states.get(lang, {}).get(message.replace(".", "-"), "stale")


def _found(known: Mapping[str, _T], id: str, what: str) -> _T:
    try:
        return known[id]
    except KeyError:
        near = difflib.get_close_matches(id, known, 1)
        hint = f"did you mean {near[0]}?" if near else _some(known)
        raise UnknownRule(f"the rule book has no {what} «{id}»; {hint}") from None


def _some(known: Iterable[str]) -> str:
    return "it has " + ", ".join(sorted(known)[:8])


def _game(key: str, stored: Mapping[str, Any]) -> GameRules:
    sections = tuple(
        Section(section["id"], tuple(_clause(section["id"], clause) for clause in section["clauses"]))
        for section in stored["sections"]
    )
    options = tuple(
        OptionRule(
            option["id"], tuple(option["sources"]), tuple(option["clauses"]), _spec(option["id"], option["spec"])
        )
        for option in stored["options"]
    )
    readings = tuple(
        Reading(
            reading["id"],
            reading["clause"],
            reading["option"],
            reading["default"],
            reading["verdict"],
            tuple(Said(said["reading"], tuple(said["sources"])) for said in reading["says"]),
        )
        for reading in stored["readings"]
    )
    identity = stored["identity"]
    return GameRules(
        key=key,
        identity=None
        if identity is None
        else Identity(
            (identity["players"][0], identity["players"][1]),
            tuple(identity["best"]),
            identity["pack"],
            identity["direction"],
            identity["family"],
        ),
        sections=sections,
        clauses={clause.id: clause for section in sections for clause in section.clauses},
        options={option.id: option for option in options},
        readings=readings,
        retired=tuple(Retired(one["id"], one["to"], one["date"], one["reason"]) for one in stored["retired"]),
    )


def _clause(section: str, stored: Mapping[str, Any]) -> Clause:
    return Clause(
        id=stored["id"],
        section=section,
        kind=stored["kind"],
        marks=tuple(stored["marks"]),
        sources=tuple(stored["sources"]),
        options=tuple(stored["options"]),
        since=stored["since"],
        history=tuple(Change(change["date"], change["what"], change["reason"]) for change in stored["history"]),
    )


def _spec(id: str, stored: Mapping[str, Any]) -> OptionSpec:
    names = {field.name for field in fields(OptionSpec)} - {"id"}
    if stored.keys() != names:
        raise NoRuleBook(f"the option '{id}' has {sorted(stored)} and not {sorted(names)}; {HOW_TO_MAKE_IT}")
    facts: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in stored.items()}
    return OptionSpec(id, **facts)


@cache
def load() -> RuleBook:
    """The rule book that lies beside this module; raises `NoRuleBook` that says how to make it."""
    try:
        text = resources.files("games").joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise NoRuleBook(f"games/{FILE} is not there; {HOW_TO_MAKE_IT}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise NoRuleBook(f"games/{FILE} cannot be read ({error}); {HOW_TO_MAKE_IT}") from error
    try:
        stored = json.loads(text)
    except ValueError as error:
        raise NoRuleBook(f"games/{FILE} is damaged ({error}); {HOW_TO_MAKE_IT}") from error
    if not isinstance(stored, dict):
        raise NoRuleBook(f"games/{FILE} is damaged (it is no table); {HOW_TO_MAKE_IT}")
    return RuleBook(stored)
