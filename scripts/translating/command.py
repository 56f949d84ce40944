"""The words of the command ``scripts/translations.py``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from scripts.plan import LANGUAGES
from scripts.rulebook.locks import FILE, STALE, record
from scripts.translating.states import Desk, accept, message_id, read_desk, same_meaning, stale, status

_STATES = "draft, proofread YYYY-MM-DD, or reviewed by NAME"
_TRANSLATIONS = LANGUAGES[1:]


def _arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/translations.py", description="The texts, their translations, and how far each has come."
    )
    parser.add_argument("--root", type=Path, help=argparse.SUPPRESS)
    commands = parser.add_subparsers(dest="command", required=True)
    showing = commands.add_parser("status", help="how many texts are in which state")
    showing.add_argument("--lang", choices=LANGUAGES, help="only this language, and which texts are stale or missing")
    looking = commands.add_parser("stale", help="which texts no longer render today's English, and what that says")
    looking.add_argument("lang", choices=LANGUAGES)
    accepting = commands.add_parser("accept", help="a person has read these texts and stands by them")
    accepting.add_argument("lang", choices=LANGUAGES)
    accepting.add_argument("messages", nargs="+", metavar="TEXT", help="such as scat.knock.once")
    accepting.add_argument("--by", required=True, metavar="NAME", help="who has read them")
    same = commands.add_parser("same-meaning", help="the English was only worded otherwise: all keep their state")
    same.add_argument("messages", nargs="+", metavar="TEXT")
    recording = commands.add_parser("record", help="note another state of texts that render today's English")
    recording.add_argument("--lang", choices=LANGUAGES, required=True)
    recording.add_argument("--state", required=True, help=_STATES)
    recording.add_argument("--stale", action="store_true", help="all texts of the language that are stale")
    recording.add_argument("--file", help="only texts of this folder, such as games/scat/text")
    recording.add_argument("messages", nargs="*", metavar="TEXT", help="the texts; none: all of the language")
    exporting = commands.add_parser("export", help="write a file for PO editors")
    exporting.add_argument("lang", choices=_TRANSLATIONS)
    exporting.add_argument("--po", nargs="?", type=Path, metavar="FILE", help="the file (default: varaq-LANG.po)")
    importing = commands.add_parser("import", help="take over what was translated in a PO editor")
    importing.add_argument("file", type=Path, metavar="FILE.po")
    commands.add_parser("pseudo", help="build pages in a made-up language that shows what is not translated")
    return parser.parse_args(words)


def run(words: Sequence[str], root: Path) -> int:
    """The command; 0 if it did what was asked. Raises ``BuildError`` with every finding if it cannot."""
    asked = _arguments(words)
    root = (asked.root or root).resolve()
    match asked.command:
        case "status":
            return _status(read_desk(root), asked.lang)
        case "stale":
            lines = list(stale(read_desk(root), asked.lang))
            print("\n".join(lines) if lines else f"nothing is stale in {asked.lang}")
        case "accept":
            _changed(accept(read_desk(root), asked.lang, asked.messages, asked.by))
        case "same-meaning":
            for line in same_meaning(read_desk(root), asked.messages):
                print(line)
        case "record":
            _changed(_record(read_desk(root), asked))
        case "export":
            from scripts.translating.po_export import export_po

            print(export_po(root, asked.lang, asked.po or Path(f"varaq-{asked.lang}.po")))
        case "import":
            from scripts.translating.po_import import import_po

            for line in import_po(root, asked.file):
                print(line)
        case "pseudo":
            from scripts.translating.pseudo import build_pseudo

            print(build_pseudo(root))
    return 0


def _status(desk: Desk, lang: str | None) -> int:
    for line in status(desk):
        if lang is None or line.startswith(f"{lang}:"):
            print(line)
    if lang is not None:
        for line in stale(desk, lang):
            if not line.startswith(" "):
                print(line)
    return 0


def _changed(count: int) -> None:
    print(f"{count} line{'' if count == 1 else 's'} of {FILE} changed")


def _record(desk: Desk, asked: argparse.Namespace) -> int:
    folder = None if asked.file is None else (desk.root / asked.file).resolve()
    chosen = [message_id(message) for message in asked.messages] or [
        message.id
        for message in desk.texts.messages[asked.lang].values()
        if desk.texts.get("en", message.id) is not None
        and (folder is None or folder in (message.file.parent, message.file))
        and (not asked.stale or desk.state(asked.lang, message.id) == STALE)
    ]
    changed = record(desk.locks, desk.texts, asked.lang, asked.state, chosen)
    desk.save()
    return changed
