"""What was made from the rule book, kept from build to build, and made again only when something that it shows changes.

Whoever makes a page gets a rule book and addresses that note what is read: which texts, the states of which
translations, which addresses. Kept with the page, that says later whether the page would come out the same. All
else that pages are made from (code, templates, rules, examples, articles, versions) is one digest: where it differs,
nothing kept is used.
"""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path
from typing import Any, Final, TypeVar

from games.rulebook import FILE as RULEBOOK
from games.rulebook import RuleBook
from scripts import files
from scripts.pages.assets import Assets
from scripts.plan import BuildPlan

T = TypeVar("T")
Use = tuple[str, ...]
"""``text`` with language, message, ``v`` or ``a`` and an attribute (empty: all were listed), or without them: whether
there is such a message; ``state`` with language and message; ``address`` with a name; the plural: all were listed."""

_PACKAGES: Final = ("Babel", "fluent.syntax", "Jinja2", "Markdown", "MarkupSafe", "Pygments", "PyYAML")
_FOLDERS: Final = ("games", "playground", "scripts", "docs")


@dataclass(frozen=True, slots=True)
class _Kept:
    """Something made: from which uses, the digest of what they gave, and itself."""

    uses: tuple[Use, ...]
    digest: str
    made: Any


class KeptPages:
    """What is kept in ``file`` for one language of the site; ``save`` writes it back.

    ``base`` is ``base_digest``. A file that cannot be read is as good as none: everything is then made.
    """

    def __init__(self, file: Path, base: str, book: RuleBook, assets: Assets) -> None:
        self.book = book
        self.assets = assets
        self.made = 0
        """How many had to be made."""
        self._file = file
        self._base = base
        self._before: dict[str, _Kept] = files.kept(file, base) or {}
        self._now: dict[str, _Kept] = {}
        self._values: dict[Use, str] = {}

    def get(self, name: str, make: Callable[[RuleBook, Assets], T], beside: object = None) -> T:
        """What ``make`` makes, or made in an earlier build from the same; ``name`` is its own.

        ``make`` reads texts and addresses from what it is given and from nowhere else. ``beside`` is whatever else
        it is made from that neither they nor ``base`` hold; its ``repr`` counts.
        """
        kept = self._before.get(name)
        if kept is None or self._digest(kept.uses, beside) != kept.digest:
            uses: set[Use] = set()
            addresses = _Noted(self.assets.addresses, uses, ("address",), ("addresses",))
            made = make(_noted_book(self.book, uses), replace(self.assets, addresses=addresses))
            ordered = tuple(sorted(uses))
            kept = _Kept(ordered, self._digest(ordered, beside), made)
            self.made += 1
        self._now[name] = kept
        found: T = kept.made
        return found

    def save(self) -> None:
        """Keep what this build used for the next one; nothing is written where nothing was made or left out."""
        if not self.made and self._now.keys() == self._before.keys():
            return
        files.keep(self._file, self._base, self._now)

    def for_book(self, book: RuleBook, assets: Assets) -> KeptPages:
        """The same of another rule book, with what was kept when this one was read and has been made since."""
        before = {**self._before, **self._now}
        other = object.__new__(KeptPages)
        other.__dict__.update(self.__dict__, book=book, assets=assets, made=0, _before=before, _now={}, _values={})
        return other

    def _digest(self, uses: tuple[Use, ...], beside: object) -> str:
        digest = hashlib.sha256(repr(beside).encode())
        for use in uses:
            digest.update(self._value(use).encode())
        return digest.hexdigest()

    def _value(self, use: Use) -> str:
        if use not in self._values:
            self._values[use] = hashlib.sha256(repr(self._current(use)).encode()).hexdigest()
        return self._values[use]

    def _current(self, use: Use) -> Any:
        book, addresses = self.book, self.assets.addresses
        match use:
            case ("text", lang, message):
                return message in book.messages[lang]
            case ("text", lang, message, "v"):
                return book.messages[lang].get(message, {}).get("v")
            case ("text", lang, message, "a", attribute):
                texts = book.messages[lang].get(message, {}).get("a", {})
                return texts.get(attribute) if attribute else list(texts)
            case ("texts", lang):
                return list(book.messages[lang])
            case ("state", lang, message):
                return book.states[lang].get(message)
            case ("states", lang):
                return book.states[lang]
            case ("address", name):
                return addresses.get(name)
        return list(addresses)  # ("addresses",)


def base_digest(plan: BuildPlan) -> str:
    """A digest of all that pages are made from but texts, their states, and the addresses of assets and of the site.

    The few pages that name the site's address say so (``beside``).
    """
    versions = [platform.python_version(), *(f"{name} {metadata.version(name)}" for name in _PACKAGES)]
    digest = hashlib.sha256(repr((versions, plan.languages)).encode())
    sources = [plan.root / "mkdocs.yml"]
    for folder in _FOLDERS:
        sources += sorted(
            file for file in (plan.root / folder).rglob("*") if file.is_file() and _counts(plan.root, file)
        )
    for file in sources:
        name = file.relative_to(plan.root).as_posix()
        digest.update(f"{name}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _counts(root: Path, file: Path) -> bool:
    parts = file.relative_to(root).parts
    return not (
        file.suffix in (".ftl", ".pyc") or "__pycache__" in parts or parts[:2] in (("docs", "dev"), ("games", RULEBOOK))
    )


class _Noted(Mapping[str, Any]):
    """A mapping that notes the use ``(*one, name)`` for each name that is asked for, and ``all`` when it is listed."""

    def __init__(self, inside: Mapping[str, Any], uses: set[Use], one: Use, all: Use) -> None:
        self._inside = inside
        self._uses = uses
        self._one = one
        self._all = all

    def __getitem__(self, name: str) -> Any:
        self._uses.add((*self._one, name))
        return self._inside[name]

    def __iter__(self) -> Iterator[str]:
        self._uses.add(self._all)
        return iter(self._inside)

    def __len__(self) -> int:
        self._uses.add(self._all)
        return len(self._inside)


class _NotedMessages(_Noted):
    """The messages of a language; of each that is there it is noted which of its texts are read."""

    def __getitem__(self, name: str) -> Any:
        found = self._inside.get(name)
        return super().__getitem__(name) if found is None else _NotedMessage(found, self._uses, (*self._one, name))


class _NotedMessage(Mapping[str, Any]):
    """A compiled message: its value ``v`` and its attributes ``a``."""

    def __init__(self, inside: Mapping[str, Any], uses: set[Use], name: Use) -> None:
        self._inside = inside
        self._uses = uses
        self._name = name

    def __getitem__(self, part: str) -> Any:
        if part == "a":
            return _Noted(self._inside.get("a", {}), self._uses, (*self._name, "a"), (*self._name, "a", ""))
        self._uses.add((*self._name, part))
        return self._inside[part]

    def __iter__(self) -> Iterator[str]:
        raise TypeError("ask a message for its value or an attribute; what is listed is not noted")

    def __len__(self) -> int:
        raise TypeError("ask a message for its value or an attribute; what is counted is not noted")


def _noted_book(book: RuleBook, uses: set[Use]) -> RuleBook:
    """The same rule book with words of its own, so that nothing that others keep by its words hides a use."""
    return book.reading(
        {lang: _NotedMessages(inside, uses, ("text", lang), ("texts", lang)) for lang, inside in book.messages.items()},
        {lang: _Noted(inside, uses, ("state", lang), ("states", lang)) for lang, inside in book.states.items()},
    )
