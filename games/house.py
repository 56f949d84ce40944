"""House rules in one word: the options in which a table differs from the usual ones, for an address or a message.

    1~pennies=4~free-life=off~8kd2

The version, then `name=value` as in notation, then four signs that check the whole, the game included. Names and not
numbers stand for options, so that a code outlives options that come later; a default is never changed without a new
version. The grammar is in `docs/dev/notation.md`; `playground/web/house.js` reads and writes the same.
"""

from __future__ import annotations

from typing import Final, TypeVar

from games.errors import BadOption
from games.options import Options, specs

VERSION: Final = "1"
BETWEEN: Final = "~"
LONGEST: Final = 1000
"""Characters of a code; a longer one is refused unread."""

_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"

O = TypeVar("O", bound=Options)  # noqa: E741 - as in games.core


class BadHouseRules(BadOption):
    """A code of house rules that cannot be read.

    `why` is `too-long`, `version`, `damaged` (something is lost or changed, or the code is another game's), `option`
    (this game has none of that name) or `value`.
    """

    def __init__(self, why: str, what: str) -> None:
        self.why = why
        super().__init__(what)


def write(game: str, options: Options) -> str:
    """The code of these options of the game with that key; the empty text where all are as usual."""
    words = options.write()
    if not words:
        return ""
    body = BETWEEN.join((VERSION, *words))
    return f"{body}{BETWEEN}{check(game, body)}"


def read(game: str, kind: type[O], code: str) -> O:
    """The options of a code, of the game whose options are of that kind; raises `BadHouseRules`."""
    if not code:
        return kind()
    if len(code) > LONGEST:
        raise BadHouseRules("too-long", f"a code of house rules has at most {LONGEST} signs, not {len(code)}")
    version, *words = code.split(BETWEEN)
    if version != VERSION and version.isascii() and version.isdigit():
        raise BadHouseRules("version", f"these house rules have version {version}; only {VERSION} can be read")
    if version != VERSION or not words:
        raise BadHouseRules("damaged", f"«{code}» is no code of house rules; it begins with {VERSION}{BETWEEN}")
    body, _, signs = code.rpartition(BETWEEN)
    if signs != check(game, body):
        raise BadHouseRules(
            "damaged", f"the code «{code}» is damaged or belongs to another game than {game}; copy it anew"
        )
    known = {spec.name for spec in specs(kind)}
    try:
        return kind.read(words[:-1])
    except BadOption as error:
        unknown = any(word.partition("=")[0] not in known for word in words[:-1])
        raise BadHouseRules("option" if unknown else "value", str(error)) from None


def check(game: str, body: str) -> str:
    """Four signs over the game's key and what they follow: the upper 20 bits of FNV-1a over its UTF-8 bytes."""
    sum = 0x811C9DC5
    for byte in f"{game}{BETWEEN}{body}".encode(errors="surrogatepass"):
        sum = (sum ^ byte) * 0x01000193 & 0xFFFFFFFF
    return "".join(_SIGNS[sum >> shift & 31] for shift in (27, 22, 17, 12))
