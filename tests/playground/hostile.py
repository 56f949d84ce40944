"""Links and records that nobody should have sent: damaged, cut, oversized, of other versions, with scripts in them."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from random import Random

from games import keys, link
from games.lengths import options_for, sensible_game
from games.record import Record, write
from games.study import Study

SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"
HEAD = "varaq 1\ngame scat\nseats 3\ndealer 1\n"

BY_HAND = (
    "",
    " \n\t ",
    "#g=",
    "#g=&seat=1",
    "1",
    "1-",
    "1scat",
    "1scat-",
    "1scat-A",
    "1scat-AAAAAA",
    "0scat-AAAAAAAA",
    "2scat-AAAAAAAA",
    "999999999999999999999999999scat-AAAA",
    "1poker-AAAAAAAA",
    "1SCAT-AAAAAAAA",
    "1scat-====",
    "1scat-+/+/",
    "1scat-\u0661\u0662",
    "1scat-%00%00",
    "1scat-\x00",
    "1scat-\ud800",
    "1__class__-AAAAAAAA",
    f"1scat-{SCRIPT}",
    f"#g={SCRIPT}",
    f"javascript:alert(1)#g={SCRIPT}",
    "A" * 8_001,
    "1scat-" + "A" * 7_990,
    "1scat-" + "_" * 1_000_000,
    "varaq",
    "varaq 1",
    "varaq 2\ngame scat",
    "varaq 1\ngame poker\nseats 2\ndealer 1",
    f"varaq 1\ngame {SCRIPT}\nseats 2",
    f"varaq 1\ngame scat\noptions {SCRIPT}=1\nseats 2\ndealer 1",
    "varaq 1\ngame scat\noptions pennies=99999999999999999\nseats 2\ndealer 1",
    "varaq 1\ngame scat\nseats 0\ndealer 1",
    "varaq 1\ngame scat\nseats 999999999999\ndealer 1",
    "varaq 1\ngame scat\nseats -1\ndealer 1",
    "varaq 1\ngame scat\nseats 3\ndealer 9",
    "varaq 1\ngame scat\nseats 3",
    "\ufeff" + HEAD,
    "PK\x03\x04 a zip file\nwith lines",
    "\x00 \x01\n\x02",
    '{"do": "open"} {}',
    f"{SCRIPT} {SCRIPT}",
    HEAD + f"deal {SCRIPT}",
    HEAD + "deal #99999999999999999999",
    HEAD + "deal 10S 10S 10S",
    HEAD + "deal partial 10S\n2 knock",
    HEAD + "deal #1\n9 knock",
    HEAD + "deal #1\n2 discard 9C",
    HEAD + f"deal #1\nnote {SCRIPT}\nexpect winner 9",
    HEAD + "deal #1\nexpect event __class__ 2",
    HEAD + "deal #1\nexpect amount __dict__ 2 3",
    HEAD + "note a b",
    HEAD + "position hand 1 KS 10S 4H",
    HEAD + "position hand 1 KS KS KS\nposition hand 2 KS 2S 3S\nposition hand 3 4S 5S 6S\nposition discards 7S",
    HEAD + f"position {SCRIPT} 1",
    HEAD + "position pennies 9 9 9",
    HEAD + "position out 1 2 3",
    HEAD + "deal #1\n" + "2 knock\n" * 6_000,
    HEAD + "x " * 150_000,
    HEAD + "# comment\n" * 30_000,
    "varaq 1\n" + "game scat\n" * 3,
    "\u202e varaq 1\ngame scat",
)
"""One of a kind; none of them is a game."""


def hostile(count: int) -> Iterator[tuple[str, str]]:
    """Pairs of the key of a page and a text that must not be opened as it is, `count` links and as many records: those
    by hand first, then sensible games with something done to them."""
    random = Random(300)
    games = {key: sensible_game(key, options_for(key, 3), 3, 1) for key in keys()}
    links = {key: link.encode(Study.of(record)) for key, record in games.items()}
    for one_word, damages in (
        (True, (flipped, cut, doubled, renamed, renumbered, sealed)),
        (False, (shuffled, broken_line, wrong_words, torn, newer, swollen)),
    ):
        by_hand = [text for text in BY_HAND if (len(text.split()) <= 1) is one_word]
        yield from (("scat", text) for text in by_hand)
        for _ in range(count - len(by_hand)):
            key = random.choice(list(games))
            yield key, random.choice(damages)(random, links[key], games[key])


def flipped(random: Random, text: str, _: Record) -> str:
    """Another character somewhere."""
    place = random.randrange(len(text))
    return text[:place] + chr(ord(text[place]) ^ (1 << random.randrange(7))) + text[place + 1 :]


def cut(random: Random, text: str, _: Record) -> str:
    """Only the beginning."""
    return text[: random.randrange(len(text))]


def doubled(random: Random, text: str, _: Record) -> str:
    """A part twice."""
    place = random.randrange(8, len(text))
    return text[:place] + text[place - 7 :]


def renamed(random: Random, text: str, _: Record) -> str:
    """The key of another game, or of none."""
    start, _, rest = text.partition("-")
    other = random.choice([one for one in (*keys(), "whist") if one != start[1:]])
    return f"1{other}-{rest}"


def renumbered(random: Random, text: str, _: Record) -> str:
    """Another version."""
    return f"{random.choice((0, 2, 3, 10, 10**9))}{text[1:]}"


def sealed(random: Random, text: str, _: Record) -> str:
    """Any number under a right check of its bytes, as somebody would make who knows the format."""
    start = random.choice((text.partition("-")[0] + "-", "1whist-"))
    body = random.randbytes(random.randrange(1, 400)).lstrip(b"\0") or b"\1"
    return start + urlsafe_b64encode(body + link._check(start, body)).decode().rstrip("=")


def shuffled(random: Random, _: str, record: Record) -> str:
    """The lines of a record in another order."""
    lines = write(record).splitlines()
    return "\n".join(reversed(lines))


def broken_line(random: Random, _: str, record: Record) -> str:
    """A line of a record with a script in it."""
    lines = write(record).splitlines()
    place = random.randrange(len(lines))
    lines[place] += SCRIPT
    return "\n".join(lines)


def wrong_words(random: Random, _: str, record: Record) -> str:
    """A word of a record that is no word of it."""
    lines = write(record).splitlines()
    place = random.randrange(len(lines))
    words = lines[place].split()
    words[random.randrange(len(words))] = random.choice(("«»", "-1", "KS;", "__init__", "۳", "¤"))
    lines[place] = " ".join(words)
    return "\n".join(lines)


def torn(random: Random, _: str, record: Record) -> str:
    """A record whose file broke off in the middle of a line."""
    text = write(record)
    place = text.rindex(" ", 0, random.randrange(30, len(text)))
    return text[:place] + " "


def newer(random: Random, _: str, record: Record) -> str:
    """A record of another version."""
    return write(record).replace("varaq 1", f"varaq {random.choice((0, 2, 10**9))}", 1)


def swollen(random: Random, _: str, record: Record) -> str:
    """A record whose moves have been copied behind it until it is longer than can be opened."""
    text = write(record)
    lines = text.splitlines()
    return text + "\n".join(lines[random.randrange(4, len(lines)) :] * 20_000)[:210_000]
