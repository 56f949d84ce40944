"""Scat a second time, written from the rules alone and as plainly as possible.

Nothing here is shared with the engine: cards are their notation, actions are their words, everything is changed in
place and one clause after the other is done by hand. Only tests use it: what the engine does must be what this does.
"""

from __future__ import annotations

from collections.abc import Mapping

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = ["S", "H", "D", "C"]
PACK = [rank + suit for suit in SUITS for rank in RANKS]


class Reference:
    """A game of Scat for `seats` players; `rules` are the values of all fourteen options by name.

    `kitty` and `pennies` are pennies, `stock` and a pack have their top card first, `discards` its top card last.
    `phase` is what the game waits for: `deal`, `throw-down`, `turn`, `discard`, `reshuffle` or, at its end, `over`.
    """

    def __init__(self, seats: int, dealer: int, rules: Mapping[str, object]) -> None:
        assert 2 <= seats <= 9  # scat.players
        self.rules = rules
        self.everybody = list(range(1, seats + 1))
        self.pennies = {seat: int(str(rules["pennies"])) for seat in self.everybody}  # scat.lives.start
        self.is_in = {seat: True for seat in self.everybody}
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.everybody}
        self.kitty = 0
        self.dealer = dealer
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.knocker = 0
        self.turn_of = 0
        self.turns_done = 0
        self.taken = ""
        self.winner = 0
        self.phase = "deal"

    # scat.value.*

    def value(self, hand: list[str]) -> float:
        """The points of three cards."""
        best = 0.0
        for suit in SUITS:
            total = 0
            for card in hand:
                if card[-1] == suit:
                    rank = card[:-1]
                    if rank == "A":
                        total += 11
                    elif rank in ("K", "Q", "J"):
                        total += 10
                    else:
                        total += int(rank)
            best = max(best, total)
        ranks = [card[:-1] for card in hand]
        if self.rules["three-of-a-kind"] != "off" and ranks[0] == ranks[1] == ranks[2]:
            best = max(best, float(str(self.rules["three-of-a-kind"])))
        if self.rules["straight-flush"] and hand[0][-1] == hand[1][-1] == hand[2][-1]:
            runs = [RANKS[low : low + 3] for low in range(11)]
            if not self.rules["straight-flush.ace-low"]:
                runs.remove(["A", "2", "3"])
            runs.append(["Q", "K", "A"])  # worth 31 in any case
            for run in runs:
                if sorted(run) == sorted(ranks):
                    best = max(best, 30)
        return best

    # Who is next

    def players(self) -> list[int]:
        return [seat for seat in self.everybody if self.is_in[seat]]

    def left_of(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        while True:
            seat = seat + 1 if seat < len(self.everybody) else 1
            if self.is_in[seat]:
                return seat

    # What may be done

    def legal(self) -> set[str]:
        """The words of every action that is allowed now; none while cards are to be dealt or the game is over."""
        me = self.turn_of
        if self.phase == "throw-down":
            return {f"{me} throw-down", f"{me} decline"}
        if self.phase == "turn":
            may = set()
            if self.knocker == 0 and self.value(self.hands[me]) >= int(str(self.rules["min-knock"])):
                may.add(f"{me} knock")  # scat.knock.when, .once, .reason
            if self.stock:
                may.add(f"{me} draw stock")
            if self.discards:
                may.add(f"{me} draw discard")
            if self.knocker and (self.rules["last-turn-stand"] or not self.stock):
                may.add(f"{me} stand")  # scat.stock.empty-after-knock
            return may
        if self.phase == "discard":
            may = set()
            makes_31 = set()
            for card in self.hands[me]:
                if card == self.taken:
                    continue  # scat.turn.no-return
                may.add(f"{me} discard {card}")
                if self.value([other for other in self.hands[me] if other != card]) == 31:
                    makes_31.add(f"{me} discard {card}")
            return makes_31 or may  # scat.31.auto, scat.31.discard-first
        return set()

    # What happens

    def deal(self, pack: list[str]) -> None:
        """scat.deal.*: the pack is given top card first."""
        assert self.phase == "deal" and sorted(pack) == sorted(PACK)
        pack = list(pack)
        self.hands = {seat: [] for seat in self.everybody}
        self.knocker = 0
        self.taken = ""
        self.turns_done = 0
        for _ in range(3):
            seat = self.dealer
            for _ in self.players():
                seat = self.left_of(seat)
                self.hands[seat].append(pack.pop(0))
        self.discards = [pack.pop(0)]
        self.stock = pack
        self.turn_of = self.left_of(self.dealer)
        if self.rules["throw-down"]:
            self.phase = "throw-down"
        else:
            self.look_for_dealt_31()

    def look_for_dealt_31(self) -> None:
        """scat.31.dealt and scat.31.several; without a 31 the first turn begins."""
        self.phase = "turn"
        if not self.settle_31s():
            self.turn_of = self.left_of(self.dealer)

    def settle_31s(self) -> bool:
        """Everybody without 31 loses a life, if there is a 31."""
        lucky = [seat for seat in self.players() if self.value(self.hands[seat]) == 31]
        if lucky:
            self.lose({seat: 1 for seat in self.players() if seat not in lucky})
        return bool(lucky)

    def reshuffle(self, order: list[str]) -> None:
        assert self.phase == "reshuffle" and sorted(order) == sorted(self.discards[:-1])
        self.stock = list(order)
        self.discards = self.discards[-1:]
        self.phase = "turn"

    def act(self, words: str) -> None:
        """One action of a player, in the words of the notation."""
        assert words in self.legal(), words
        me = self.turn_of
        what = words.split()[1:]
        if what == ["throw-down"]:
            if not self.settle_31s():
                self.knocker = me
                self.show_down()
        elif what == ["decline"]:
            if me == self.dealer:  # asked last
                self.look_for_dealt_31()
            else:
                self.turn_of = self.left_of(me)
        elif what == ["knock"]:
            self.knocker = me
            if self.rules["first-turn-knock"] == "showdown" and self.turns_done == 0:
                self.show_down()
            else:
                self.end_turn()
        elif what == ["draw", "stock"]:
            self.hands[me].append(self.stock.pop(0))
            self.phase = "discard"
        elif what == ["draw", "discard"]:
            self.taken = self.discards.pop()
            self.hands[me].append(self.taken)
            self.phase = "discard"
        elif what == ["stand"]:
            self.end_turn()
        else:
            self.hands[me].remove(what[1])
            self.discards.append(what[1])
            self.taken = ""
            if self.value(self.hands[me]) == 31:  # scat.31.immediate, .all-lose, .after-knock
                losses = {seat: 1 for seat in self.players() if seat != me}
                if self.knocker and self.rules["31-after-knock"] == "knocker-two":
                    losses[self.knocker] = 2
                self.lose(losses)
            else:
                self.end_turn()

    def end_turn(self) -> None:
        self.turns_done += 1
        self.turn_of = self.left_of(self.turn_of)
        self.phase = "turn"
        if self.turn_of == self.knocker:  # everybody else has had his last turn
            self.show_down()
        elif not self.stock:
            if self.rules["stock-empty"] == "reshuffle":
                self.phase = "reshuffle"
            elif not self.knocker:
                self.lose({})  # scat.stock.empty

    def show_down(self) -> None:
        """scat.loss.*"""
        values = {seat: self.value(self.hands[seat]) for seat in self.players()}
        lowest = [seat for seat in values if values[seat] == min(values.values())]
        losses = {seat: 1 for seat in lowest}
        if lowest == [self.knocker]:
            losses[self.knocker] = 2
        elif self.knocker in lowest:
            losses[self.knocker] = 2 if self.rules["knocker-tied-loses"] else 0
        self.lose(losses)

    def lose(self, losses: dict[int, int]) -> None:
        """scat.lives.*: ends the deal with these lives lost by seat, and the game if one player is left."""
        before = (dict(self.pennies), dict(self.is_in), self.kitty)
        for seat, lives in losses.items():
            for life in range(lives):
                if not self.is_in[seat]:
                    break
                if self.pennies[seat] > 0:
                    self.pennies[seat] -= 1
                    self.kitty += 1
                    if self.pennies[seat] == 0 and not self.rules["free-life"]:
                        self.is_in[seat] = False
                elif life == 1 and before[0][seat] == 1 and self.rules["two-lives-one-penny"] == "stays":
                    pass  # his last penny was enough for both
                else:
                    self.is_in[seat] = False
        if not self.players():  # scat.end.never-empty
            self.pennies, self.is_in, self.kitty = before
        if len(self.players()) == 1:
            self.phase = "over"
            self.winner = self.players()[0]
            if self.rules["kitty"] == "winner":
                self.pennies[self.winner] += self.kitty
                self.kitty = 0
        else:
            self.phase = "deal"
            self.dealer = self.left_of(self.dealer)
