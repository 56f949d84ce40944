"""The mathematics of RULES §1.6, exactly, by the engine; and the odds that a seat is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest

import games
from games.cards import PACK, Card, card
from games.dealing import Deal
from games.skin.odds import odds
from games.skin.options import SkinOptions
from games.skin.state import SkinState

SKIN = games.game("skin")
OWN = {1: "7H", 2: "QS", 3: "9C", 4: "2D"}


def position(players: int, *more: str, options: SkinOptions | None = None) -> SkinState:
    """So many players against the banker's king, each with a stake of 5."""
    lines = [f"banker {players + 1}", "bank KD", *more]
    lines += [f"card {seat} {OWN[seat]}" for seat in range(1, players + 1)]
    lines += [f"stake {seat} 5" for seat in range(1, players + 1)]
    state: SkinState = SKIN.position(options or SkinOptions(), players + 1, [line.split() for line in lines])
    return state


def mates(of: Card, among: tuple[Card, ...]) -> list[Card]:
    return [one for one in among if one.rank == of.rank]


def arrangements(counts: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """Every order of so many things of each kind, things of one kind being alike."""
    if not any(counts.values()):
        yield ()
    for kind, count in counts.items():
        if count:
            for rest in arrangements({**counts, kind: count - 1}):
                yield (kind, *rest)


def dealt(state: SkinState, order: tuple[str, ...]) -> tuple[SkinState, tuple[Any, ...]]:
    """The deal goes on with mates of those ranks in that order, and all other cards after them."""
    assert state.needs is not None
    left = {rank: [one for one in state.stock if one.rank == rank] for rank in order}
    top = [left[rank].pop() for rank in order]
    pack = (*top, *(one for one in state.stock if one not in top))
    after, events = SKIN.apply(state, Deal(None, pack))
    return after, events


def losers(events: tuple[Any, ...]) -> int:
    """How many players fell before the banker."""
    kinds = [event.kind for event in events]
    return kinds[: kinds.index("banker-fell")].count("player-fell")


def test_t4_a_bet_against_the_banker_is_even() -> None:
    """All C(6, 3) orders of the six mates, played by the engine."""
    results: Counter[int] = Counter()
    for order in arrangements({"7": 3, "K": 3}):
        after, _ = dealt(position(1), order)
        results[after.chips[0] - 100] += 1
    assert sum(results.values()) == comb(6, 3)
    assert {net: Fraction(count, comb(6, 3)) for net, count in results.items()} == {
        5: Fraction(1, 2), -5: Fraction(1, 2),
    }  # fmt: skip


def test_t4_and_t5_with_two_players_and_a_side_bet() -> None:
    """All 9!/(3!)³ orders: every bet is even, main and side, and 0, 1 or 2 losers are equally likely."""
    state = position(2, "side 2 1 3")
    total, main, side, before = 0, Counter(), Counter(), Counter()  # type: ignore[var-annotated]
    for order in arrangements({"7": 3, "Q": 3, "K": 3}):
        after, events = dealt(state, order)
        assert after.phase == "deal", "nobody is asked anything, and the deal is over"
        total += 1
        main.update(event.fact("player") for event in events if event.kind == "banker-paid")
        side.update(event.fact("to") for event in events if event.kind == "side-lost")
        before[losers(events)] += 1
    assert total == 1680
    for seat in (1, 2):
        assert Fraction(main[seat], total) == Fraction(1, 2)
        assert Fraction(side[seat], total) == Fraction(1, 2)
    assert [Fraction(before[count], total) for count in range(3)] == [Fraction(1, 3)] * 3


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_t5_the_banker_beats_all_with_one_chance_in_m_plus_1(players: int) -> None:
    """Which rank is matched first, second …: every order is equally likely, since each rank has three mates."""
    state = position(players)
    ranks = [card(OWN[seat]).rank for seat in range(1, players + 1)]
    before: Counter[int] = Counter()
    for order in permutations([*ranks, "K"]):
        before[losers(dealt(state, order)[1])] += 1
    total = sum(before.values())
    assert [Fraction(before[count], total) for count in range(players + 1)] == [Fraction(1, players + 1)] * (
        players + 1
    )
    assert sum(count * Fraction(times, total) for count, times in before.items()) == Fraction(players, 2)
    assert odds(SKIN.view(state, 1), ())["bank"] == {
        "players": players, "beats_all": f"1/{players + 1}",
        "expected": str(Fraction(players, 2)) + ("" if players % 2 else "/1"),
    }  # fmt: skip


def test_t6_the_bankers_first_card_voids_the_opening_once_in_17() -> None:
    """Every second card after the seven that is accepted."""
    start = SKIN.position(SkinOptions(), 2, [["banker", "2"]])
    seven = card("7H")
    voids = 0
    for second in PACK:
        if second is seven:
            continue
        pack = (seven, second, *(one for one in PACK if one not in (seven, second)))
        state, _ = SKIN.apply(start, Deal(None, pack))
        assert odds(SKIN.view(state, 1), ())["opening"] == {"mates": 3, "void": "1/17"}
        _, events = SKIN.apply(state, SKIN.read_action(state, "1 accept"))
        voids += any(event.kind == "opening-void" for event in events)
    assert Fraction(voids, 51) == Fraction(1, 17)


def test_t7_how_long_a_card_stays_in_play() -> None:
    """The banker's card and 50 unseen cards: his first mate lies at place t in C(50 − t, 2) of C(50, 3) cases."""
    state = position(1)
    kings = mates(card("KD"), state.stock)
    sevens = mates(card("7H"), state.stock)
    others = [one for one in state.stock if one not in kings and one not in sevens]
    mean = Fraction(0)
    whole = Fraction(0)
    for place in range(1, 49):
        rest = [*others, *sevens]
        pack = (*rest[: place - 1], kings[0], *rest[place - 1 :], *kings[1:])
        after, events = SKIN.apply(state, Deal(None, pack))
        ended = next(event for event in events if event.kind == "deal-ended")
        assert ended.fact("turned") == 2 + place
        assert len(after.stock) == 50 - place
        chance = Fraction(comb(50 - place, 2), comb(50, 3))
        whole += chance
        mean += place * chance
    assert whole == 1
    assert mean == Fraction(51, 4)


def test_t7_the_next_card_decides_a_single_bet_in_6_of_50_cases() -> None:
    state = position(1)
    deciding = 0
    for first in state.stock:
        # The second card is fresh or a mate; stop looking after the first one's own outcome.
        pack = (first, *(one for one in state.stock if one is not first))
        _, events = SKIN.apply(state, Deal(None, pack))
        deciding += events[0].kind in ("player-fell", "banker-fell")
    assert Fraction(deciding, 50) == Fraction(3, 25)
    bet = odds(SKIN.view(state, 1), ())["bets"][0]
    assert (bet["win"], bet["next"], bet["mates"]) == ("1/2", "3/25", {"own": 3, "other": 3})


def test_every_open_bet_of_random_sessions_is_even(walk) -> None:
    seen = Counter()  # type: ignore[var-annotated]
    for seed in range(40):
        for _, _, state, _ in walk(seed, 120):
            shown = odds(SKIN.view(state, 1), ())
            assert shown["assumption"]
            if state.to_act != "chance":
                assert shown["unseen"] == len(state.stock)
            for bet in shown["bets"]:
                seen[bet["kind"]] += 1
                assert bet["win"] == "1/2"
                assert bet["mates"] == {"own": 3, "other": 3}
                assert Fraction(bet["next"]) == Fraction(6, shown["unseen"])
    assert seen["main"] > 500 and seen["side"] > 50


def test_the_mean_wait_for_a_bet_is_that_of_all_placements() -> None:
    """The first of six cards among n: counted over all C(12, 6) placements of a short rest of the pack."""
    n = 12
    total = sum(place * comb(n - place, 5) for place in range(1, n - 4))
    assert Fraction(total, comb(n, 6)) == Fraction(n + 1, 7)
    assert odds(SKIN.view(position(1), 1), ())["bets"][0]["mean"] == "51/7"


def test_the_odds_name_side_bets_and_no_bets_between_deals() -> None:
    state = position(2, "side 2 1 3")
    bets = odds(SKIN.view(state, 3), ())["bets"]
    assert [(bet["kind"], bet["seat"], bet["against"], bet["chips"]) for bet in bets] == [
        ("main", 1, 3, 5), ("main", 2, 3, 5), ("side", 2, 1, 3),
    ]  # fmt: skip
    after, _ = dealt(state, ("7", "Q", "K"))
    assert odds(SKIN.view(after, 1), ())["bets"] == []


def test_the_bet_that_a_decision_may_lead_to_is_even_and_shown_with_the_mates(walk) -> None:
    """In every phase in which somebody decides, at every table size; the amounts do not matter."""
    seen = Counter()  # type: ignore[var-annotated]
    for seed in range(60):
        for _, _, state, _ in walk(seed, 120):
            pending = odds(SKIN.view(state, 1), ())["pending"]
            if not isinstance(state.to_act, int):
                assert pending == []
                continue
            assert pending, f"nothing is told in the phase {state.phase}"
            seen[state.phase] += 1
            for bet in pending:
                assert bet["win"] == "1/2"
                assert bet["mates"] == {"own": 3, "other": 3}
                shown = [card(code) for code in bet["cards"].values() if code]
                assert all(len(mates(one, state.stock)) == 3 for one in shown)
    assert {*seen} == {
        "offer", "stake", "cover", "side", "side-answer", "centre", "new-card", "new-bet", "new-cover",
    }  # fmt: skip


def test_who_would_bet_against_whom() -> None:
    def of(*lines: str, pack: str = "") -> list[tuple[Any, ...]]:
        state = SKIN.position(SkinOptions(), 3, [line.split() for line in ("banker 3", *lines)])
        top = tuple(card(code) for code in pack.split())
        state, _ = SKIN.apply(state, Deal(None, (*top, *(one for one in state.needs.cards if one not in top))))
        return [(bet["kind"], bet["seat"], bet["against"], *bet["cards"].values())
                for bet in odds(SKIN.view(state, 1), ())["pending"]]  # fmt: skip

    assert of(pack="7H") == [("main", 1, 3, "7H", None)]
    against = ("bank KD", "card 2 QS", "stake 2 5")
    assert of(*against, pack="8C") == [("main", 1, 3, "8C", "KD")]
    # The banker's card falls while a side bet is open: he may take the next fresh card, and both may bet against it.
    both = ("bank KD", "card 1 7H", "stake 1 5", "card 2 QS", "stake 2 5", "side 2 1 3")
    assert of(*both, pack="KC 2D") == [("main", 1, 3, "7H", "2D"), ("main", 2, 3, "QS", "2D")]
    # Seat 1 has lost and may take up one of the two cards of the centre.
    assert of("bank KD", "card 1 7H", "stake 1 5", "card 2 QS", "stake 2 5", "centre 3S 4D", pack="7C") == [
        ("main", 1, 3, "3S", "KD"), ("main", 1, 3, "4D", "KD"),
    ]  # fmt: skip


def test_an_opening_bet_is_even_once_the_bankers_card_does_not_void_it() -> None:
    """Every card that the banker may turn second, and all orders of the six mates after it."""
    start = SKIN.position(SkinOptions(), 2, [["banker", "2"]])
    seven, won, bets = card("7H"), 0, 0
    for bank in (one for one in PACK if one.rank != "7"):
        rest = [one for one in PACK if one not in (seven, bank)]
        for order in arrangements({"7": 3, bank.rank: 3}):
            left = {rank: [one for one in rest if one.rank == rank] for rank in order}
            top = [left[rank].pop() for rank in order]
            pack = (seven, bank, *top, *(one for one in rest if one not in top))
            state, _ = SKIN.apply(start, Deal(None, pack))
            for words in ("1 accept", "1 stake 1", "2 cover 1"):
                state, events = SKIN.apply(state, SKIN.read_action(state, words))
            won += losers(events) == 0
            bets += 1
    assert Fraction(won, bets) == Fraction(1, 2)
