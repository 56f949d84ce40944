"""A whole game in one line for an address: `1scat-…`, versioned and checked (grammar in `docs/dev/notation.md`).

    version key "-" number and check in base64url

A move is its place among `Game.actions`, a pack its seed or the order of its cards; `link_content` writes and reads
them. Two checks guard a link: one of its bytes, against damage, and one of what it says, against an engine that has
changed since. Whatever text is given, `decode` answers with a study or with a `LinkError`, in about a second.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from re import compile as pattern
from typing import Final

import games
from games.digits import DigitReader, DigitWriter
from games.errors import LinkError, UnknownGame
from games.link_content import read_study, write_study
from games.link_head import read_head
from games.record import VERSION
from games.study import Study

LONG: Final = 2_000
"""Characters that nothing cuts on a link's way; of a longer one a page says so and offers the record instead."""

LONGEST: Final = 8_000
"""Characters of the longest link that is made or read."""

CHECK: Final = 4
"""Bytes of SHA-256 that guard the bytes of a link."""

MEANING: Final = 2
"""Bytes of SHA-256 that guard what a link says."""

_LINK: Final = pattern(r"([0-9]+)([a-z_][a-z0-9_]*)-([A-Za-z0-9_-]*)")
_FOREIGN: Final = pattern(r"[^A-Za-z0-9_-]")
_DAMAGED: Final = "it is damaged or not whole; copy it again, from its first character to its last"


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link holds. `hidden`: its game is not over, so that it tells cards which nobody at the table may know."""

    study: Study
    hidden: bool


def encode(study: Study) -> str:
    """The link of a study, of characters A–Z a–z 0–9 - _ only.

    Raises `LinkError` when the engine refuses one of its moves, or when it is too long for a link: it can still be
    saved as a record. Whether it is longer than `LONG` is for the caller to see and to say.
    """
    digits = DigitWriter()
    plain, _ = write_study(study, digits)
    number = digits.number(_meaning(plain))
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    start = f"{VERSION}{study.head.game}-"
    text = start + urlsafe_b64encode(body + _check(start, body)).decode("ascii").rstrip("=")
    if len(text) > LONGEST:
        raise LinkError(
            "long", f"a link has at most {LONGEST} characters, this one would have {len(text)}; save the record instead"
        )
    return text


def decode(text: str) -> Shared:
    """What a link says; space around it is ignored. Raises `LinkError`, and nothing else whatever the text."""
    text = text.strip(" \t\r\n")
    key, body = _opened(text)
    try:
        engine = games.game(key)
    except UnknownGame as error:
        raise LinkError("game", str(error)) from None
    digits = DigitReader(int.from_bytes(body, "big"))
    study, hidden = read_study(read_head(engine, digits), digits)
    if digits.rest != _meaning(study):
        raise LinkError(
            "edition",
            "it was made by another edition of the rules, which read its moves otherwise; open it there, or replay "
            "the game's record",
        )
    return Shared(study, hidden)


def _opened(text: str) -> tuple[str, bytes]:
    """The key of the game and the bytes of the number, when form, version and check are right."""
    if not text:
        raise LinkError("empty", "there is nothing in it; copy it again")
    if len(text) > LONGEST:
        raise LinkError("long", f"a link has at most {LONGEST} characters, not {len(text)}; open a record instead")
    if foreign := _FOREIGN.search(text):
        raise LinkError(
            "characters",
            f"character {foreign.start() + 1} is {foreign.group()!a}; only A–Z a–z 0–9 - _ can be there; copy it again",
            foreign.start() + 1,
        )
    parts = _LINK.fullmatch(text)
    if not parts:
        raise LinkError("damaged", f"it does not begin as «{VERSION}scat-» does; {_DAMAGED}")
    version, key, rest = parts.groups()
    if version != str(VERSION):
        raise LinkError("version", f"it is of version {version[:20]}, and only version {VERSION} can be read here")
    try:
        whole = urlsafe_b64decode(rest + "=" * (-len(rest) % 4))
    except ValueError:
        raise LinkError("damaged", _DAMAGED) from None
    body, check = whole[:-CHECK], whole[-CHECK:]
    # Bits that base64 leaves unused and zeros before the number would let several texts mean the same.
    same = urlsafe_b64encode(whole).decode("ascii").rstrip("=") == rest
    if not same or not body or not body[0] or check != _check(f"{version}{key}-", body):
        raise LinkError("damaged", _DAMAGED)
    return key, body


def _check(start: str, body: bytes) -> bytes:
    return sha256(start.encode("ascii") + body).digest()[:CHECK]


def _meaning(study: Study) -> int:
    """Never 0, so that the number has no zeros before it that would be lost."""
    return 1 + int.from_bytes(sha256(study.text().encode()).digest()[:MEANING], "big")
