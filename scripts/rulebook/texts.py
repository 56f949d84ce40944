"""All texts of a tree: ``games/<key>/text``, ``playground/text`` and ``docs/text``, one ``.ftl`` file a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.plan import RELEASED
from scripts.rulebook.compiled import compiled
from scripts.rulebook.findings import Findings, Level, Place
from scripts.rulebook.fluent import Message
from scripts.rulebook.reading import read_source


@dataclass(frozen=True, slots=True)
class Texts:
    """Every message by language and id."""

    messages: dict[str, dict[str, Message]]

    def get(self, lang: str, message: str) -> Message | None:
        """The message in that language, if it is there."""
        return self.messages[lang].get(message)

    def file_for(self, lang: str, english: Message) -> Path:
        """The file in which the translation of an English message belongs."""
        return english.file.parent / f"{lang}.ftl"

    def with_others(self, others: Texts) -> Texts:
        """These texts and others, which have other ids."""
        return Texts({lang: {**messages, **others.messages.get(lang, {})} for lang, messages in self.messages.items()})

    def __iter__(self) -> Iterator[tuple[str, Message]]:
        """Every message with its language."""
        for lang, messages in self.messages.items():
            for message in messages.values():
                yield lang, message


def text_folders(root: Path) -> list[Path]:
    """The folders of the tree that hold texts, in a fixed order."""
    games = sorted(entry / "text" for entry in (root / "games").iterdir() if (entry / "text").is_dir())
    return [*games, *(folder for folder in (root / "playground" / "text", root / "docs" / "text") if folder.is_dir())]


def read_texts(
    root: Path, languages: tuple[str, ...], findings: Findings, released: tuple[str, ...] = RELEASED
) -> Texts:
    """Compile every text file; a missing or damaged one, and an id that two files have, are findings.

    A language that is not released may still lack a file: a warning.
    """
    messages: dict[str, dict[str, Message]] = {lang: {} for lang in languages}
    for folder in text_folders(root):
        for lang in languages:
            file = folder / f"{lang}.ftl"
            if not file.is_file():
                level: Level = "error" if lang in released else "warning"
                findings.add(Place(file), "this language's texts are missing", "write them, as in en.ftl beside", level)
                continue
            text = read_source(file, findings)
            for message in compiled(file, text, findings, root / ".cache" / "texts") if text is not None else ():
                earlier = messages[lang].get(message.id)
                if earlier is None:
                    messages[lang][message.id] = message
                else:
                    findings.add(
                        message.place,
                        f"the message '{message.id}' is already in {findings.name(earlier.file)}:{earlier.line}",
                        "remove one of the two",
                    )
        for extra in sorted(folder.glob("*.ftl")):
            if extra.stem not in languages:
                findings.add(Place(extra), f"'{extra.stem}' is not a language of the site", "remove the file")
    return Texts(messages)
