"""A second reader of links, made from the grammar in `docs/dev/notation.md` alone, agrees with the first.

It shares nothing with `games.link` but the engines: whoever writes one in another language can hold it against this.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any

import pytest

import games
from games.options import specs
from games.record import read
from games.replay import start
from tests.games.golden_links import read_golden

SORTED = [rank + suit for suit in "SHDC" for rank in (*"A23456789", "10", *"JQK")]


class Reader:
    def __init__(self, link: str) -> None:
        found = re.fullmatch(r"1([a-z_][a-z0-9_]*)-([A-Za-z0-9_-]+)", link)
        assert found
        key, body = found.groups()
        whole = base64.b64decode(body.replace("-", "+").replace("_", "/") + "===")
        number, check = whole[:-4], whole[-4:]
        assert hashlib.sha256(f"1{key}-".encode() + number).digest()[:4] == check
        self.n = int.from_bytes(number, "big")
        self.game = games.game(key)

    def digit(self, base: int) -> int:
        taken = self.n % base
        self.n //= base
        return taken

    def count(self) -> int:
        n = self.digit(64)
        return 2 ** (n - 1) + self.digit(2 ** (n - 1)) if n else 0

    def text(self) -> str:
        """The study in text, as the check of the meaning is made from it."""
        head, state = self.head()
        branches = self.count()
        lines: list[tuple[int, list[str]]] = []
        states: list[dict[int, Any]] = []
        out = [head]
        for index in range(branches + 1):
            at, parent = 0, 0
            if index:
                parent = self.digit(index)
                owned = sorted(states[parent])
                at = owned[self.digit(len(owned) - 1)]
                out.append(f"branch {parent} {at}")
                state = states[parent][at]
            places = {} if index else {0: state}
            moves: list[str] = []
            for _ in range(self.count()):
                move = self.move(state)
                state = self.game.apply(state, self.game.read_action(state, move))[0]
                moves.append(move)
                places[at + len(moves)] = state
            lines.append((at, moves))
            states.append(places)
            out += moves
        line = self.digit(len(lines))
        owned = sorted(states[line])
        return "\n".join([*out, f"place {line} {owned[self.digit(len(owned))]}"]) + "\n"

    def head(self) -> tuple[str, Any]:
        words = []
        for spec in specs(self.game.Options)[: self.count()]:
            if self.digit(2):
                if spec.kind == "switch":
                    value = "off" if spec.default else "on"
                else:
                    place = self.count()
                    value = str(spec.low + place) if spec.kind == "number" else spec.values[place]
                words.append(f"{spec.name}={value}")
        seats = self.count()
        dealer = self.digit(seats + 1)
        lines = ["varaq 1", f"game {self.game.key}"]
        lines += ["options " + " ".join(words)] if words else []
        lines += [f"seats {seats}"]
        lines += [f"dealer {dealer}"] if dealer else []
        for _ in range(self.count()):
            lines.append("position " + " ".join(self.word() for _ in range(1 + self.count())))
        head = "\n".join(lines)
        return head, start(read(head + "\n"))

    def word(self) -> str:
        kind = self.digit(3)
        if kind == 0:
            return SORTED[self.digit(52)]
        if kind == 1:
            return str(self.count())
        return "".join("-abcdefghijklmnopqrstuvwxyz"[self.digit(27)] for _ in range(self.digit(21)))

    def move(self, state: Any) -> str:
        if state.to_act != "chance":
            choices = self.game.actions(state)
            choice = choices[self.digit(len(choices))]
            return str(choice if choice.range is None else choice.at(choice.range[self.digit(len(choice.range))]))
        verb, wanted = state.needs.verb, sorted(map(str, state.needs.cards), key=SORTED.index)
        if self.digit(2) == 0:
            return f"{verb} #{self.count()}"
        named = self.digit(len(wanted) + 1)
        partial = ["partial"] if named < len(wanted) else []
        taken = []
        for _ in range(named):
            different = list(dict.fromkeys(wanted))
            taken.append(different[self.digit(len(different))])
            wanted.remove(taken[-1])
        return " ".join([verb, *partial, *taken])


@pytest.mark.parametrize("key", games.keys())
def test_a_reader_made_from_the_grammar_reads_every_link_that_is_kept(key: str) -> None:
    for golden in read_golden(key):
        reader = Reader(golden.link)
        text = reader.text()
        assert text == golden.text + "\n"
        assert reader.n == 1 + int.from_bytes(hashlib.sha256(text.encode()).digest()[:2], "big")
