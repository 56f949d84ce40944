"""RULES §5 for Snitch'ems over random games with random options, and the bounds T2 to T7 of §4.6 in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.cards import HIDDEN, PACK, Card, card
from games.chance import Source
from games.core import CHANCE
from games.playout import play
from games.record import read, write
from games.replay import replay
from games.snitchems.actions import Play
from games.snitchems.options import SnitchemsOptions
from games.snitchems.state import order

Walk = Callable[..., Any]
FACES = ("J", "Q", "K")


def number(one: Card) -> int:
    """What a card counts, written anew: the engine's own table is under test."""
    return 0 if one.rank in FACES else 1 if one.rank == "A" else int(one.rank)


@pytest.mark.parametrize("part", range(8))
def test_2000_random_games_keep_every_card_and_obey_every_invariant(part: int, snitchems: Any, walk: Walk) -> None:
    """INV-1, INV-3, INV-5, INV-9 and T2, T6, T7, in each step of 250 games with random options in each part.

    In a match only the first 100 actions are played, two games; whole matches are another test.
    """
    for seed in range(part * 250, part * 250 + 250):
        plays = 0
        for state, action, after, events in walk(seed, 100):
            assert seed % 10 or snitchems.conserves(after)
            places = [*after.table, *after.stock]
            for some in (*after.hands, *after.piles):
                places += some
            assert len(set(places)) == len(places) == 52 and HIDDEN not in places  # INV-1, T6
            if state.to_act != CHANCE:
                plays += 1
                check_play(state, action, after)
            for event in () if seed % 10 else events:
                assert event.clauses
                assert tuple(name for name, _ in event.facts) == snitchems.events[event.kind]
            if after.phase != "turn":
                assert plays == (45 if after.seats == 3 else 48)  # INV-5
                plays = 0
                if after.captor:
                    assert sum(map(len, after.piles)) == 52 and not after.table  # T6


def check_play(state: Any, action: Play, after: Any) -> None:
    """T2, T6 and T7 for one play."""
    options = state.options
    before = Counter(one.rank for one in state.table)
    if not action.take:
        if options.compulsory:
            assert before[action.card.rank] == 0  # T2, INV-9
        return
    assert set(action.take) <= set(state.table)  # T6: with the card played at least two
    now = Counter(one.rank for one in after.table)
    assert all(now[rank] <= before[rank] for rank in before)
    won = (action.card, *action.take)
    if any(one.rank != action.card.rank for one in action.take):
        total = sum(map(number, won))
        assert total in [made * (1 + sum(number(one) == made for one in won)) for made in (8, 10)]  # T7


def test_actions_are_the_candidates_that_the_ruling_allows(snitchems: Any, walk: Walk) -> None:
    """INV-3, in the same order; and what is refused names its facts."""
    for seed in range(80):
        for state, _, _, _ in walk(seed, 60):
            actions = snitchems.actions(state)
            if state.to_act == CHANCE:
                assert actions == snitchems.candidates(state) == ()
                continue
            assert actions and len(set(actions)) == len(actions)
            allowed = []
            for one in snitchems.candidates(state):
                ruling = snitchems.ruling(state, one)
                assert ruling.clauses
                assert one.message in snitchems.action_texts
                assert tuple(name for name, _ in one.facts()) == snitchems.action_texts[one.message]
                if ruling.allowed:
                    allowed.append(one)
                else:
                    assert tuple(name for name, _ in ruling.facts) == snitchems.refusals[ruling.kind]
            assert actions == tuple(allowed)


def test_every_event_and_every_refusal_happens(snitchems: Any, walk: Walk) -> None:
    """What no game can reach would be a text that nobody reads."""
    seen: set[str] = set()
    refused: set[str] = set()
    for seed in range(60):
        for step, (state, _, _, events) in enumerate(walk(seed, 400)):
            seen.update(event.kind for event in events)
            if step < 49:
                for candidate in snitchems.candidates(state):
                    ruling = snitchems.ruling(state, candidate)
                    if not ruling.allowed:
                        refused.add(ruling.kind)
    # A pack without any capture needs a position set up by hand (T3); test_positions has it.
    assert set(snitchems.events) - seen <= {"remainder-unclaimed", "match-drawn"}
    # Answers to moves that are no candidates: out of turn, cards that are not there, chance at the wrong time.
    assert set(snitchems.refusals) - refused == {
        "not-your-turn", "game-over", "awaiting-deal", "wrong-pack", "not-chance", "not-in-hand", "not-on-table",
    }  # fmt: skip


def test_nothing_that_a_seat_is_shown_depends_on_cards_that_it_cannot_see(snitchems: Any, walk: Walk) -> None:
    """Exchanging the hidden cards changes neither the view, nor what the seat is told of the next play.

    The play itself must be one that both hands allow; so it is compared where the seat plays one of its own cards.
    """
    for seed in range(60):
        source = Source(seed, "exchange")
        for state, action, after, events in walk(seed, 60):
            if state.to_act == CHANCE or action.seat is None:
                continue
            seat = action.seat
            other = exchanged(state, seat, source)
            assert snitchems.view(other, seat) == snitchems.view(state, seat)
            assert snitchems.actions(other) == snitchems.actions(state)
            again, told = snitchems.apply(other, action)
            if after.deal == state.deal and after.phase == "turn":
                assert told == events
                assert snitchems.view(again, seat) == snitchems.view(after, seat)
            for watcher in range(1, state.seats + 1):
                own = set(map(str, after.hands[watcher - 1]))
                for player in snitchems.view(after, watcher)["players"]:
                    assert set(player["hand"]) <= (own if player["seat"] == watcher else {"??"})
                assert "piles" not in snitchems.view(after, watcher)


def exchanged(state: Any, seat: int, source: Source) -> Any:
    """The state with all cards that the seat cannot see dealt anew: the other hands and the pack."""
    hidden = [one for place, hand in enumerate(state.hands, 1) if place != seat for one in hand]
    mixed = list(source.shuffled([*hidden, *state.stock]))
    hands = []
    for place, hand in enumerate(state.hands, 1):
        hands.append(hand if place == seat else tuple(sorted((mixed.pop() for _ in hand), key=order)))
    values = state._asdict()
    return type(state)(**{**values, "hands": tuple(hands), "stock": tuple(mixed)})


def test_where_trailing_is_free_nobody_learns_what_a_player_could_have_captured(snitchems: Any, walk: Walk) -> None:
    for seed in range(40):
        for state, action, _, events in walk(seed, 49, SnitchemsOptions(compulsory=False), 2):
            if state.to_act == CHANCE:
                continue
            if not action.take:
                assert events[0].fact("why") == ("free" if state.table else "empty-table")
            lone = exchanged_hand(state, action)
            assert snitchems.apply(lone, action)[1][0] == events[0]


def exchanged_hand(state: Any, action: Play) -> Any:
    """The state in which the player holds nothing but the card that he plays."""
    values = state._asdict()
    hands = tuple((action.card,) if place == state.seat else hand for place, hand in enumerate(state.hands, 1))
    return type(state)(**{**values, "hands": hands})


def test_private_facts_are_hidden_from_the_others_only(walk: Walk) -> None:
    for seed in range(30):
        for _, _, state, events in walk(seed, 100):
            for event in events:
                assert bool(event.private) == (event.kind == "received")
                for seat in range(1, state.seats + 1):
                    seen = event.for_seat(seat)
                    if seat == event.seat or not event.private:
                        assert seen == event
                    else:
                        assert set(seen.fact("cards")) == {HIDDEN}


def test_the_same_seed_gives_the_same_game_and_a_record_gives_it_again(
    options_of: Callable[[int], SnitchemsOptions], snitchems: Any
) -> None:
    """INV-4, and the round trip through notation."""
    for seed in range(16):
        options = options_of(seed)
        seats = list(snitchems.sizes(options))[seed % len(snitchems.sizes(options))]
        first = play("snitchems", options, ["random"] * seats, seed)
        again = play("snitchems", options, ["random"] * seats, seed)
        assert first.record == again.record and first.state == again.state
        assert not first.capped
        text = write(first.record)
        record = read(text)
        assert write(record) == text
        assert replay(record).steps[-1].state == first.state


def test_permuting_the_suits_permutes_the_cards_and_changes_no_number(snitchems: Any, walk: Walk) -> None:
    """INV-6."""
    turn = dict(zip("SHDC", "CSHD", strict=True))

    def turned(cards: Any) -> Any:
        return tuple(card(one.rank + turn[one.suit]) for one in cards)

    for seed in range(60):
        other: Any = None
        for state, action, after, _ in walk(seed, 60):
            other = other or snitchems.start(state.options, state.seats, state.dealer)
            if state.to_act == CHANCE:
                moved: Any = type(action)(None, turned(action.pack))
            else:
                moved = Play(action.seat, turned([action.card])[0], tuple(sorted(turned(action.take), key=order)))
            other, _ = snitchems.apply(other, moved)
            assert snitchems.amounts(other) == snitchems.amounts(after)
            assert set(other.table) == set(turned(after.table))
            assert [set(hand) for hand in other.hands] == [set(turned(hand)) for hand in after.hands]
            assert [set(pile) for pile in other.piles] == [set(turned(pile)) for pile in after.piles]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_and_a_capture_stay_within_their_bounds(seats: int, walk: Walk) -> None:
    """T5 in play: 12 cards on the table and 8 in a capture with two players, 15 and 9 with three."""
    most_cards, most_won = (15, 9) if seats == 3 else (12, 8)
    for seed in range(100):
        for _, _, state, events in walk(seed, 60, SnitchemsOptions(), seats):
            assert len(state.table) <= most_cards
            for event in events:
                assert event.kind != "took" or event.fact("count") <= most_won


def test_face_cards_are_left_as_the_first_layout_decides(walk: Walk) -> None:
    """T4: 0, 0, 1, 0, 4 left for 0 to 4 of a face rank in the first layout, whoever plays."""
    checked = Counter[int]()
    for seed in range(150):
        layout: Counter[str] = Counter()
        for _, _, _, events in walk(seed, 60, SnitchemsOptions(), 2 + seed % 3):
            for event in events:
                if event.kind == "laid-out":
                    layout = Counter(one.rank for one in event.fact("cards"))
                if event.kind == "counted":
                    break
            kinds = [event.kind for event in events]
            if "counted" in kinds:
                left = Counter(
                    one.rank for event in events if event.kind == "remainder-taken" for one in event.fact("cards")
                )
                for face in FACES:
                    assert left[face] == (0, 0, 1, 0, 4)[layout[face]]
                    checked[layout[face]] += 1
    assert checked[2] > 10


def test_a_pair_of_jacks_in_the_layout_leaves_one_jack(snitchems: Any) -> None:
    """SN-K27."""
    layout = [card(code) for code in ("JH", "JD", "3C", "9S")]
    for seed in range(50):
        source = Source(seed, "jacks")
        rest = source.shuffled([one for one in PACK if one not in layout])
        state = snitchems.start(SnitchemsOptions(), 2, 1)
        deal = snitchems.read_action(state, "deal " + " ".join(map(str, (*rest[:6], *layout, *rest[6:]))))
        state, events = snitchems.apply(state, deal)
        while state.to_act is not None:
            state, events = snitchems.apply(state, source.pick(snitchems.actions(state)))
        left = [one for event in events if event.kind == "remainder-taken" for one in event.fact("cards")]
        assert sum(one.rank == "J" for one in left) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("compulsory", [True, False])
def test_imagined_states_fit_what_the_seat_has_seen(seats: int, compulsory: bool, snitchems: Any) -> None:
    """The view is the same again, the cards seen are where they were seen to go, and whoever could not capture still
    could not have: the whole pack is played back with the imagined hands."""
    options = SnitchemsOptions(compulsory=compulsory, match="best-of", match_games=2)
    for seed in range(6):
        seen: list[Any] = []
        trailed: list[tuple[int, Any]] = []
        source = Source(seed, "imagine")
        state = snitchems.start(options, seats, 1)
        for _ in range(70):
            if state.to_act is None:
                break
            if state.to_act == CHANCE:
                action: Any = snitchems.read_action(state, f"deal #{seed}")
            else:
                action = source.pick(snitchems.actions(state))
                if state.to_act == 1:
                    view = snitchems.view(state, 1)
                    world = snitchems.imagine(view, seen, source)
                    assert snitchems.view(world, 1) == view
                    assert snitchems.conserves(world)
                    assert snitchems.actions(world) == snitchems.actions(state)
                    assert [set(pile) for pile in world.piles] == [set(pile) for pile in state.piles]
                    for seat, table in trailed:
                        lone = exchanged_table(world, seat, table)
                        assert not world.hands[seat - 1] or not any(one.take for one in snitchems.actions(lone))
                if not action.take and compulsory:
                    trailed.append((action.seat, state.table))
            before = state
            state, events = snitchems.apply(state, action)
            if state.deal != before.deal or state.game != before.game:
                trailed = []
            seen += [event.for_seat(1) for event in events]


def exchanged_table(state: Any, seat: int, table: Any) -> Any:
    """The state with that seat to play on that table."""
    values = state._asdict()
    return type(state)(**{**values, "seat": seat, "table": table, "phase": "turn"})
