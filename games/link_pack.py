"""Packs in a link, digit by digit: a seed, or the cards in their order."""

from __future__ import annotations

from collections import Counter

from games.cards import HIDDEN, Card
from games.chance import MAX_SEED
from games.core import Action, Needs
from games.dealing import KINDS, Deal
from games.digits import DigitReader, DigitWriter
from games.errors import EnglishError, LinkError

_SEED, _CARDS = range(2)


class _Left:
    """The cards that may come next, each once however many of it there are, spades to clubs and ace to king."""

    def __init__(self, needs: Needs) -> None:
        self.counts = Counter(needs.cards)
        self.cards = sorted(self.counts)

    def take(self, card: Card) -> None:
        self.counts[card] -= 1
        if not self.counts[card]:
            self.cards.remove(card)


def write_order(action: Action, needs: Needs, digits: DigitWriter) -> None:
    """A seed by itself, cards by their places among those left; cards that are open cost nothing."""
    if not isinstance(action, Deal) or action.verb != needs.verb:
        raise EnglishError(f"«{action}» is not «{needs.verb}», which is due here")
    if action.seed is not None:
        digits.digit(_SEED, 2)
        digits.count(action.seed)
        return
    named = [one for one in action.pack if one is not HIDDEN]
    digits.digit(_CARDS, 2)
    digits.digit(len(named), len(needs.cards) + 1)
    left = _Left(needs)
    for one in named:
        digits.digit(left.cards.index(one), len(left.cards))
        left.take(one)


def read_order(needs: Needs, digits: DigitReader) -> Deal:
    """The chance action that is due, as it was written; raises `LinkError`."""
    kind = KINDS[needs.verb]
    if digits.digit(2) == _SEED:
        seed = digits.count()
        if seed > MAX_SEED:
            raise LinkError("content", f"a seed is at most {MAX_SEED}, not {seed}")
        return kind.seeded(needs, seed)
    left = _Left(needs)
    named: list[Card] = []
    for _ in range(digits.digit(len(needs.cards) + 1)):
        named.append(left.cards[digits.digit(len(left.cards))])
        left.take(named[-1])
    return kind(None, (*named, *(HIDDEN,) * (len(needs.cards) - len(named))))
