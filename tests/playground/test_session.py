"""A session is a value: moves can be taken back and made again, and everything follows from the seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import games
from games.cards import PACK
from games.core import CHANCE
from games.errors import BadStudy, IllegalAction
from games.record import read
from games.replay import replay
from playground.seen_study import NotToBeSeen
from playground.session import (
    NoDealDue,
    NothingToRepeat,
    NothingToTakeBack,
    Session,
    open_session,
)
from playground.takeover import record_of

SCAT = games.game("scat")


def fresh(seed: int = 7, seats: int = 3, bots: str = "sensible", **options: Any) -> Session:
    """A session in which the reader, in seat 1, is to move."""
    others = dict.fromkeys(range(2, seats + 1), bots)
    return settle(open_session(SCAT, SCAT.Options(**options), seats, (1,), others, seed))


def settle(session: Session) -> Session:
    """The session when the reader's word is needed."""
    while session.waiting == "bots":
        session = session.advance()
    return session


def step(session: Session, choice: int = -1) -> Session:
    """After the reader's next move or deal, the last choice unless told otherwise."""
    return settle(session.deal() if session.waiting == "deal" else session.act(session.actions()[choice]))


def finished(session: Session) -> Session:
    """The session played to its end."""
    for _ in range(2000):
        if session.waiting == "over":
            return session
        session = step(session)
    raise AssertionError("the game does not end")


def test_the_first_cards_are_dealt_without_a_word() -> None:
    session = fresh()
    assert session.waiting == "move"
    assert session.state.deal == 1
    assert session.state.to_act == 1


def test_a_new_deal_waits_for_the_reader() -> None:
    session = fresh()
    while session.waiting == "move":
        session = step(session, 0)
    assert session.waiting == "deal"
    assert session.state.to_act == CHANCE
    assert session.state.shown
    assert session.deal().state.deal == 2


def test_a_deal_in_the_middle_of_one_is_refused() -> None:
    with pytest.raises(NoDealDue):
        fresh().deal()


def test_the_same_seed_gives_the_same_game() -> None:
    assert record_of(finished(fresh(3))) == record_of(finished(fresh(3)))


def test_another_seed_gives_another_pack() -> None:
    assert fresh(1).moments[0].action != fresh(2).moments[0].action


def test_every_deal_has_its_own_pack() -> None:
    session = finished(fresh(5))
    packs = [moment.action.pack for moment in session.moments if moment.action.seat is None]  # type: ignore[attr-defined]
    assert len(packs) > 1
    assert len(set(packs)) == len(packs)
    assert all(sorted(pack) == sorted(PACK) for pack in packs)


def test_taking_back_goes_to_the_last_decision() -> None:
    before = fresh()
    after = step(before)
    back = after.undo()
    assert back.state == before.state
    assert back.actions() == before.actions()


def test_a_new_deal_can_be_taken_back() -> None:
    session = fresh()
    while session.waiting == "move":
        session = step(session, 0)
    assert settle(session.deal()).undo().state == session.state


def test_what_was_taken_back_can_be_made_again() -> None:
    first = fresh()
    second = step(first)
    third = step(second)
    back = third.undo().undo()
    assert back.state == first.state
    assert back.redo().state == second.state
    assert back.redo().redo().moments == third.moments


def test_another_move_forgets_what_was_taken_back() -> None:
    back = step(fresh()).undo()
    with pytest.raises(NothingToRepeat):
        step(back, 0).redo()


def test_bots_do_the_same_after_the_same_move() -> None:
    after = step(fresh(bots="random"))
    assert step(after.undo()).moments == after.moments


def test_nothing_to_take_back_before_the_first_decision() -> None:
    session = fresh()
    assert not session.can_undo
    with pytest.raises(NothingToTakeBack):
        session.undo()


def test_nothing_to_repeat_without_taking_back() -> None:
    with pytest.raises(NothingToRepeat):
        fresh().redo()


def test_a_refused_action_leaves_the_session_as_it_was() -> None:
    session = fresh()
    copy = replace(session)
    refused = session.refused()
    assert refused
    for action in refused:
        with pytest.raises(IllegalAction):
            session.act(action)
    assert session == copy


@pytest.mark.parametrize("seed", range(4))
def test_the_record_replays_to_the_same_end(seed: int) -> None:
    session = finished(fresh(seed, seats=2 + seed, pennies=1, kitty="unclaimed"))
    again = replay(read(record_of(session)))
    assert again.steps[-1].state == session.state
    assert again.record.options == session.options


def test_bots_play_on_when_the_reader_is_out() -> None:
    session = finished(fresh(2, pennies=1))
    playing = SCAT.standing(session.state).playing
    assert session.waiting == "over"
    assert sum(playing) == 1
    assert session.watching is not playing[0]


def test_the_reader_may_play_every_seat_with_open_cards() -> None:
    session = settle(open_session(SCAT, SCAT.Options(), 2, (1, 2), {}, 1, open_hands=True))
    assert session.viewer is None
    assert all("??" not in player["hand"] for player in session.view["players"])
    seen = set()
    for _ in range(8):
        seen.add(session.state.to_act)
        session = step(session)
    assert {1, 2} <= seen


# ---- going back and branching


def test_going_back_loses_nothing_and_another_move_begins_a_branch() -> None:
    first = fresh()
    main = step(step(first))
    back = main.undo()
    other = step(back, 0)
    assert other.place.line == 1
    assert other.go(*main.place).moments == main.moments
    assert other.moments[: other.study.lines[1].at] == back.moments
    assert other.to_main().state == back.state
    # The same move again leads along the line that is there.
    again = step(other.to_main(), 0)
    assert again.lines == other.lines
    assert again.place == other.place


def test_a_branch_of_a_branch_of_a_game_that_is_over() -> None:
    whole = finished(fresh(4, pennies=1))
    early = whole.step(0)
    assert early.waiting == "bots"
    assert not early.at_end
    decision = early.step(early.next_decision())
    assert decision.waiting == "move"
    taken = str(whole.path(whole.study.end())[decision.place.step].action)

    def another(session: Session, unlike: str) -> Session:
        return settle(session.act(next(one for one in session.actions() if str(one) != unlike)))

    branch = another(decision, taken)
    inner = branch.undo()
    assert inner.state == decision.state
    deeper = step(branch) if branch.waiting == "move" else branch
    back = deeper.step(branch.place.step) if deeper.place != branch.place else branch
    assert back.place.line == 1
    if deeper.place != branch.place:
        nested = another(back, str(deeper.moments[back.place.step].action))
        assert nested.place.line == 2
        assert nested.study.lines[2].parent == 1
        assert nested.to_main().place.line == 0
    assert whole.moments == deeper.go(0, whole.last).moments


def test_bots_answer_in_a_branch_and_the_pack_stays_the_same() -> None:
    main = step(fresh(bots="random"))
    other = step(main.undo(), 0)
    assert {one.action.seat for one in other.moments[other.study.lines[1].at :]} > {1}
    assert other.moments[0] is main.moments[0]


def test_the_next_event_of_a_clause_is_found_and_begins_again_at_the_start() -> None:
    session = finished(fresh(4, pennies=1)).step(0)
    found = []
    for _ in range(40):
        step = session.next_event("scat.turn.discard")
        assert step is not None
        session = session.step(step)
        found.append(step)
        if len(found) > 1 and step <= found[-2]:
            break
    whole = session.path(session.study.end())
    told = [n for n, one in enumerate(whole, 1) if any("scat.turn.discard" in event.clauses for event in one.events)]
    assert found == [*told, told[0]]
    assert session.next_event("skin.bank.bets") is None


def test_other_views_open_when_nothing_is_at_stake() -> None:
    running = fresh()
    assert running.views == (1,)
    with pytest.raises(NotToBeSeen):
        running.look_as(2)
    with pytest.raises(NotToBeSeen):
        running.look_as(None)
    over = finished(fresh(4, pennies=1))
    assert over.views == (None, 1, 2, 3)
    assert over.look_as(2).step(3).view["viewer"] == 2
    everybody = settle(open_session(SCAT, SCAT.Options(), 2, (1, 2), {}, 1, open_hands=True))
    assert everybody.look_as(2).view["viewer"] == 2


def branched() -> tuple[Session, list[str]]:
    """A game with two branches, one of them leaving the other, and the first moves of the three lines."""
    session = fresh()
    one = settle(session.act(session.actions()[1]))
    two = settle(one.act(one.actions()[0]))
    back = two.go(0, session.place.step)
    branch = settle(back.act(back.actions()[2]))
    far = settle(branch.act(branch.actions()[0]))
    again = far.go(*branch.place)
    third = again.act(again.actions()[1])
    assert [line.parent for line in third.study.lines] == [None, 0, 1]
    return third, [line.moves[0] for line in third.study.lines]


def same(session: Session) -> None:
    """Hold that every line has happened as its moves say."""
    for index in range(len(session.lines)):
        played = replay(session.study.record(session.study.end(index)), check=False)
        assert tuple(one.state for one in session.path(session.study.end(index))) == tuple(
            step.state for step in played.steps[1:]
        )


def test_a_branch_is_deleted_with_all_that_leaves_it_and_comes_back() -> None:
    session, _ = branched()
    without = session.delete(1)
    assert len(without.lines) == 1
    assert without.place.line == 0
    same(without)
    assert without.restore() == session
    inner = session.delete(2)
    assert inner.study.lines == session.study.lines[:2]
    assert inner.delete(1).restore().restore() == session


def test_a_branch_becomes_the_main_line_and_the_old_one_a_branch() -> None:
    session, firsts = branched()
    for line in (1, 2):
        promoted = session.promote(line)
        same(promoted)
        assert promoted.study.moves(promoted.study.end(0)) == session.study.moves(session.study.end(line))
        assert promoted.place.line == 0
        assert {moves.moves[-1] for moves in promoted.study.lines} == {moves.moves[-1] for moves in session.study.lines}
        assert promoted.restore() == session
    assert firsts[0] in session.promote(1).study.lines[0].moves


def test_a_move_ends_the_chance_to_bring_a_branch_back_and_going_about_does_not() -> None:
    session, _ = branched()
    looked = session.delete(2).go(0, 1)
    assert looked.restore() == session
    there = session.study.lines[1].at
    moved = session.delete(2).go(0, there)
    gone_to = moved.act(moved.actions()[1])  # the main line's own move
    assert gone_to.restore() == session
    new = moved.act(moved.actions()[0])
    with pytest.raises(NothingToRepeat):
        new.restore()


@pytest.mark.parametrize("line", [-1, 0, 3])
def test_the_main_line_is_no_branch(line: int) -> None:
    session, _ = branched()
    for do in (session.delete, session.promote):
        with pytest.raises(BadStudy):
            do(line)
