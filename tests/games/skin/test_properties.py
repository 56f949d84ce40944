"""RULES §5 and §1.6 for Skin over random sessions with random options."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from games.bots import concrete
from games.cards import PACK, RANKS, SUITS, Card, card
from games.chance import Source
from games.core import CHANCE
from games.dealing import Deal
from games.options import text_arguments
from games.playout import play
from games.record import read, write
from games.replay import replay
from games.skin.options import SkinOptions

SKIN = games.game("skin")
GAMES = range(2000)
FRESH = {"opening-card", "fresh-card"}
MATCH = {"matched-centre", "opening-void", "player-fell", "banker-fell"}


def outcome(event: Any) -> str | None:
    """Which of the outcomes of a turned card an event reports, or `None` for what is no turned card (RULES T1, T2)."""
    if event.kind in FRESH or (event.kind == "banker-card" and not event.fact("new")):
        return "fresh"
    if event.kind in MATCH:
        return "match"
    if event.kind == "not-fresh":
        return "match" if event.fact("why") == "centre" else "dead"
    return "dead" if event.kind == "turned-dead" else None


@pytest.mark.parametrize("first", range(0, len(GAMES), 250))
def test_cards_and_chips_are_conserved_and_every_card_has_one_outcome(walk, first: int) -> None:
    """INV-1, INV-2, INV-9, T1, T2, T3 and T8 in 2,000 sessions under random options."""
    for seed in GAMES[first : first + 250]:
        for before, action, state, events in walk(seed, 100):
            assert SKIN.conserves(state)
            assert min(state.chips) >= 0
            live = [one for one in (*state.cards, state.bank, *state.centre) if one is not None]
            assert len({one.rank for one in live}) == len(live)
            for event in events:
                assert event.clauses
                assert tuple(name for name, _ in event.facts) == SKIN.events[event.kind]
            if before.phase == "first-bank":
                continue
            stock = len(action.pack) if isinstance(action, Deal) else len(before.stock)
            turned = [kind for kind in map(outcome, events) if kind]
            assert len(turned) == stock - len(state.stock)
            for event in events:
                if event.kind == "deal-ended":
                    assert event.fact("turned") <= 50 or event.fact("why") == "nothing-live"


def test_the_events_alone_tell_where_every_chip_is(walk) -> None:
    """An audit that knows only what was said: who put up how much, and who took both halves."""
    for seed in range(150):
        chips: list[int] = []
        banker = 0
        for before, _, state, events in walk(seed, 150):
            chips = chips or list(before.chips)
            for event in events:
                amount = event.fact("chips") if "chips" in SKIN.events[event.kind] else 0
                match event.kind:
                    case "shuffled":
                        banker = event.seat
                    case "matched":
                        chips[event.seat - 1] -= amount
                        chips[banker - 1] -= amount
                    case "banker-took":
                        chips[banker - 1] += 2 * amount
                    case "banker-paid":
                        chips[event.fact("player") - 1] += 2 * amount
                    case "side-taken":
                        chips[event.seat - 1] -= amount
                        chips[event.fact("from") - 1] -= amount
                    case "side-lost":
                        chips[event.fact("to") - 1] += 2 * amount
                    case "net":
                        net = amount if event.fact("result") == "won" else -amount
                        assert chips[event.seat - 1] == state.options.chips + net
            assert tuple(chips) == state.chips


def test_13_fresh_13_matching_and_26_dead_cards_when_all_are_turned() -> None:
    """T2, and no more than that in any deal."""
    for seed in range(60):
        state = SKIN.position(SkinOptions(), 2, [["banker", "2"]])
        counts: Counter[str] = Counter()
        action = SKIN.read_action(state, f"deal #{seed}")
        while state.phase != "deal" or not state.deal:
            state, events = SKIN.apply(state, action)
            counts.update(kind for kind in map(outcome, events) if kind)
            action = SKIN.read_action(state, "1 refuse")
        assert counts == {"fresh": 13, "match": 13, "dead": 26}
        assert state.chips == (100, 100)


def test_actions_are_the_candidates_that_the_ruling_allows_and_never_empty(walk) -> None:
    """INV-3; and every amount within a choice's bounds is allowed, none just outside."""
    for seed in range(80):
        for state, action, _, _ in walk(seed, 150):
            actions = SKIN.actions(state)
            if state.to_act == CHANCE:
                assert actions == SKIN.candidates(state) == ()
                continue
            assert actions
            assert actions == tuple(one for one in SKIN.candidates(state) if SKIN.ruling(state, one).allowed)
            assert len(set(actions)) == len(actions)
            assert SKIN.ruling(state, action).allowed
            for choice in actions:
                if choice.range is None:
                    continue
                assert SKIN.ruling(state, choice.at(choice.range[0])).allowed
                assert SKIN.ruling(state, choice.at(choice.range[-1])).allowed
                for outside in (choice.range[0] - 1, choice.range[-1] + 1):
                    wrong = type(choice)(**{**fields(choice), "chips": outside})
                    assert not SKIN.ruling(state, wrong).allowed


def fields(choice: Any) -> dict[str, Any]:
    return {name: getattr(choice, name) for name in ("seat", "to") if hasattr(choice, name)}


def test_refusals_carry_just_the_facts_that_the_engine_declares(walk) -> None:
    for seed in range(80):
        for state, action, _, _ in walk(seed, 100):
            for candidate in (*SKIN.candidates(state), action):
                ruling = SKIN.ruling(state, candidate)
                assert ruling.clauses
                if not ruling.allowed:
                    assert tuple(name for name, _ in ruling.facts) == SKIN.refusals[ruling.kind]
                assert candidate.message in SKIN.action_texts
                assert tuple(name for name, _ in candidate.facts()) == SKIN.action_texts[candidate.message]


def test_an_amount_outside_its_bounds_is_refused_before_it_is_made(skin) -> None:
    start = skin.position(SkinOptions(), 3, [["banker", "3"], ["bank", "KD"], ["card", "1", "7H"], ["last", "1"]])
    state, _ = skin.apply(start, skin.read_action(start, "deal partial QS"))
    state, _ = skin.apply(state, skin.read_action(state, "2 accept"))
    (stake,) = skin.actions(state)
    assert stake.range == range(1, 101)
    with pytest.raises(games.errors.NotationError):
        stake.at(101)
    with pytest.raises(TypeError):
        skin.play(state, stake)


def test_every_event_happens(walk) -> None:
    """What no session can reach would be a text that nobody reads; every refusal is in test_positions or here."""
    seen: set[str] = set()
    refused: set[str] = set()
    for seed in range(200):
        for state, _, _, events in walk(seed, 150):
            seen.update(event.kind for event in events)
            if seed < 60:
                refused.update(SKIN.ruling(state, one).kind for one in SKIN.candidates(state))
    assert seen == set(SKIN.events)
    assert set(SKIN.refusals) - refused <= {
        "not-your-turn", "game-over", "awaiting-deal", "wrong-pack", "not-chance", "banker-not-offered", "has-card",
        "cannot-pay", "stake-low", "stake-high", "stake-funds", "cover-low", "cover-high", "cover-funds",
        "side-new-card", "new-card-now", "side-low", "take-high", "take-low", "centre-none",
    }  # fmt: skip


def test_a_view_shows_no_card_that_has_not_been_turned(walk) -> None:
    for seed in range(60):
        for step, (_, _, state, _) in enumerate(walk(seed, 120)):
            text = repr(SKIN.view(state, 1 + step % state.seats))
            assert not [hidden for hidden in state.stock if f"'{hidden}'" in text]


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_the_same_seed_gives_the_same_session(seed: int, seats: int) -> None:
    """INV-4."""
    first = play("skin", SkinOptions(deals=2), ["random"] * seats, seed)
    again = play("skin", SkinOptions(deals=2), ["random"] * seats, seed)
    assert first.record == again.record
    assert first.state == again.state


@given(seed=st.integers(0, 10**6))
def test_a_session_written_down_is_read_and_played_again_to_the_same_end(options_of, seed: int) -> None:
    options = SkinOptions.of(options_of(seed).values() | {"deals": 1 + seed % 3})
    seats = Source(seed).pick(options.sizes)
    playout = play("skin", options, ["random"] * seats, seed)
    text = write(playout.record)
    record = read(text)
    assert write(record) == text
    assert replay(record).steps[-1].state == playout.state


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_session_has_the_agreed_number_of_deals_and_everybody_is_banker_once(seats: int) -> None:
    """INV-5."""
    for seed in range(12):
        playout = play("skin", SkinOptions(), ["random"] * seats, seed)
        assert not playout.capped
        bankers = [
            event.seat for step in replay(playout.record).steps for event in step.events if event.kind == "shuffled"
        ]
        assert sorted(bankers) == list(range(1, seats + 1))
        assert bankers == [(bankers[0] - 1 + place) % seats + 1 for place in range(seats)]
        nets = [amount - 100 for amount in SKIN.standing(playout.state).amounts]
        assert sum(nets) == 0
        assert playout.winners == tuple(seat for seat, net in enumerate(nets, 1) if net == max(nets) and net > 0)


def decided(seed: int, options: SkinOptions, turn: dict[Card, Card]) -> list[Any]:
    """A session in which every card is exchanged for its image; choices are made by number, so they correspond."""
    source = Source(seed, "permuted")
    state = SKIN.start(options, 4, 2)
    tables: list[Any] = []
    while state.to_act is not None:
        if state.to_act == CHANCE:
            pack = source.shuffled(PACK)
            action: Any = Deal(None, tuple(turn[one] for one in pack))
        else:
            action = concrete(source.pick(SKIN.actions(state)), source)
        state, events = SKIN.apply(state, action)
        places = (*state.cards, state.bank, *state.centre, *state.dead)
        tables.append((state.chips, state.stakes, state.sides, state.seat, state.phase, places, len(events)))
    return tables


@pytest.mark.parametrize("seed", range(12))
def test_permuting_suits_or_ranks_changes_only_the_cards_on_the_table(options_of, seed: int) -> None:
    """INV-6 and INV-8: whoever finds the first banker by ace aside, names of cards do not matter."""
    drawn = options_of(seed).values() | {"first-banker": "random", "max-players": 6, "min-players": 2, "deals": 3}
    options = SkinOptions.of(drawn)
    same = {one: one for one in PACK}
    plain = decided(seed, options, same)
    suits = dict(zip(SUITS, Source(seed, "suits").shuffled(SUITS), strict=True))
    ranks = dict(zip(RANKS, Source(seed, "ranks").shuffled(RANKS), strict=True))
    for turn in (
        {one: card(one.rank + suits[one.suit]) for one in PACK},
        {one: card(ranks[one.rank] + one.suit) for one in PACK},
    ):
        other = decided(seed, options, turn)
        assert len(other) == len(plain)
        for mine, theirs in zip(plain, other, strict=True):
            assert mine[:5] == theirs[:5] and mine[6] == theirs[6]
            assert tuple(turn[one] if one else None for one in mine[5]) == theirs[5]


@pytest.mark.parametrize("seed", range(40))
def test_the_shortcut_changes_no_result(options_of, seed: int) -> None:
    """skin.opt.end-when-all-lost: the same decks and decisions give the same chips after every deal."""
    values = options_of(seed).values() | {"deals": 6}
    full = SkinOptions.of(values | {"end-when-all-lost": False})
    short = SkinOptions.of(values | {"end-when-all-lost": True})
    seats = Source(seed).pick(full.sizes)
    first = play("skin", full, ["random"] * seats, seed)
    again = play("skin", short, ["random"] * seats, seed)
    assert first.record.moves == again.record.moves
    assert first.state.chips == again.state.chips


def test_imagined_states_fit_what_the_seat_has_seen(walk) -> None:
    source = Source(1, "imagine")
    for seed in range(60):
        for _, _, state, _ in walk(seed, 60):
            seat = 1 + source.below(state.seats)
            view = SKIN.view(state, seat)
            world = SKIN.imagine(view, (), source)
            assert SKIN.view(world, seat) == view
            assert SKIN.conserves(world)
            assert SKIN.actions(world) == SKIN.actions(state)
            assert sorted(world.stock) == sorted(state.stock)


def test_the_engine_is_fast_enough(walk) -> None:
    """30,000 actions a second with events (DESIGN §7), with room for a busy machine."""
    steps = [(state, action) for seed in range(20) for state, action, _, _ in walk(seed, 200)]
    begun = time.process_time()
    for state, action in steps:
        SKIN.apply(state, action)
    assert len(steps) / (time.process_time() - begun) > 15_000


def test_texts_receive_every_option_as_an_argument() -> None:
    arguments = text_arguments(SkinOptions().values(), SkinOptions)
    assert arguments["max-stake"] == "none" and arguments["min-stake"] == 1
