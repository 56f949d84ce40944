"""Games that leave the page and come back: links, records, what a device keeps, and texts that are no games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games import keys
from games import link as links
from games.errors import LinkError
from games.examples import ids, load
from games.lengths import options_for, sensible_game
from games.record import read, write
from games.replay import replay
from games.rulebook import RuleBook
from games.study import Study
from games.words import Notation
from playground.share_panel import LINK_KINDS
from playground.worker.desk import Desk
from tests.playground.asking import Ask, opening
from tests.playground.hostile import BY_HAND, SCRIPT, hostile
from tests.playground.reading import cards_in, elements, text

PLAY = "http://127.0.0.1:8000/some/path/en/games/scat/play/"


def bringing(what: str, **changes: Any) -> dict[str, Any]:
    """A request that opens a game that was sent."""
    usual = {
        "do": "bring",
        "game": "scat",
        "lang": "en",
        "rules": "../",
        "persons": None,
        "bots": "sensible",
        "seed": "7",
    }
    return usual | {"text": what} | changes


def session_of(desk: Desk) -> Any:
    """What the desk holds."""
    assert desk.session is not None
    return desk.session


def link_in(html: str) -> str:
    """The link that a panel offers."""
    return next(one["value"] or "" for tag, one in elements(html) if tag == "input")


def record_in(html: str) -> str:
    """The record that a panel offers."""
    return text(html.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0])


def finish(ask: Ask) -> None:
    """The reader knocks, or makes his first move, until the game is over."""
    answer = ask(do="show")
    for _ in range(200):
        if answer["over"]:
            return
        if answer["more"]:
            answer = ask(do="continue")
        elif answer["focus"] == "deal":
            answer = ask(do="deal")
        else:
            answer = ask(do="act", action=_first(answer))
    raise AssertionError("the game does not end")


def _first(answer: dict[str, Any]) -> str:
    return (
        next(one["data-action"] for tag, one in elements(answer["fragments"]["choices"]) if one.get("data-action"))
        or ""
    )


def test_the_link_of_a_game_opens_where_it_stands_for_the_same_seat(opened: Ask, desk: Desk) -> None:
    opened(do="act", action="1 draw stock")
    before = session_of(desk)
    link = link_in(opened(do="share", open=True, address=PLAY)["fragments"]["share"])
    address, _, fragment = link.partition("#")
    assert address == PLAY
    assert fragment.endswith("&seat=1&bots=sensible")
    assert opened(**bringing(link, persons=[1]))["ok"]
    after = session_of(desk)
    assert after.state == before.state
    assert [one.by for one in after.moments if one.action.seat == 1] == ["reader"]


def test_a_running_game_gives_nothing_before_the_reader_was_told(ask: Ask, rulebook: RuleBook, lang: str) -> None:
    panels = []
    for seed in ("7", "8"):
        ask(**opening(lang=lang, seed=seed))
        panels.append(ask(do="share", open=False, address=PLAY)["fragments"]["share"])
    assert panels[0] == panels[1]
    assert "1scat" not in panels[0]
    assert "deal" not in panels[0]
    assert rulebook.words(lang).plain("ui-share-hidden") in text(panels[0])
    told = ask(do="share", open=True, address=PLAY)["fragments"]["share"]
    assert rulebook.words(lang).plain("ui-share-hidden") in text(told)
    assert "1scat-" in link_in(told)


def test_a_finished_game_has_nothing_to_warn_of(ask: Ask, desk: Desk) -> None:
    ask(**opening(seats=2, options={"pennies": "1"}))
    finish(ask)
    html = ask(do="share", open=False, address=PLAY)["fragments"]["share"]
    assert "share-warning" not in html
    assert replay(read(record_in(html))).steps[-1].state == session_of(desk).state
    assert ask(**bringing(link_in(html)))["over"]


def test_a_link_leads_to_the_step_that_is_looked_at(opened: Ask, desk: Desk, lang: str) -> None:
    opened(do="act", action="1 draw stock")
    back = opened(do="go", to="back")["fragments"]
    link = link_in(opened(do="share", open=True, address=PLAY)["fragments"]["share"])
    there = opened(**bringing(link, persons=[1], lang=lang))
    assert there["fragments"]["table"] == back["table"]
    assert session_of(desk).last > session_of(desk).place.step > 0


@pytest.mark.parametrize(("place", "there"), [("1", (0, 1)), ("0.2", (0, 2)), ("1.4", (1, 4)), ("1.1", (0, 1))])
def test_an_address_can_name_a_step_of_the_game_or_of_a_branch(
    opened: Ask, desk: Desk, place: str, there: tuple[int, int]
) -> None:
    opened(do="act", action="1 draw stock")
    opened(do="undo")
    opened(do="act", action="1 draw discard")
    assert session_of(desk).study.lines[1].at == 3
    link = link_in(opened(do="share", open=True, address=PLAY)["fragments"]["share"])
    answer = opened(**bringing(link, place=place))
    assert answer["ok"], answer
    assert session_of(desk).place == there
    assert (answer["at"]["line"], answer["at"]["step"]) == there


@pytest.mark.parametrize("place", ["", "-1", "99999", "9.1", "1.2.3", "x", "1e3", "9" * 400, 4, ["1"]])
def test_a_step_that_is_not_there_opens_nothing(opened: Ask, desk: Desk, place: Any) -> None:
    link = link_in(opened(do="share", open=True, address=PLAY)["fragments"]["share"])
    before = session_of(desk)
    answer = opened(**bringing(link, place=place))
    assert answer["error"] == ("no-step" if isinstance(place, str) else "not-understood")
    assert session_of(desk) is before


def test_a_game_played_on_from_an_example_is_kept_with_what_the_example_had_dealt(ask: Ask, desk: Desk) -> None:
    """The packs of the example do not count among those that are still to be shuffled."""
    common = {"game": "scat", "lang": "en", "rules": "../", "bots": "sensible"}
    ask(do="take-over", example="short-game", step=4, seat=1, seed="5", **common)
    ask(do="act", action=_first(ask(do="show")))
    kept = ask(do="keep")["kept"]
    assert kept["record"] == 4
    before = session_of(desk)
    finish(ask)
    played = [str(one.action) for one in session_of(desk).moments]
    assert sum(one.startswith("deal") for one in played) > 1
    assert ask(**bringing(kept["text"], **{name: kept[name] for name in ("persons", "bots", "seed", "record")}))["ok"]
    assert [one.by for one in session_of(desk).moments] == [one.by for one in before.moments]
    finish(ask)
    assert [str(one.action) for one in session_of(desk).moments] == played


def test_a_picture_of_a_link_shows_the_table_and_nothing_to_press(opened: Ask, desk: Desk, lang: str) -> None:
    opened(do="act", action="1 draw stock")
    shown = opened(do="go", to="back")["fragments"]
    link = link_in(opened(do="share", open=True, address=PLAY)["fragments"]["share"])
    before = session_of(desk)
    fields = {"do": "picture", "game": "scat", "lang": lang, "rules": "../", "text": link, "persons": [1]}
    answer = opened(**fields)
    assert answer["ok"], answer
    assert session_of(desk) is before
    assert cards_in(answer["fragments"]["table"]) == cards_in(shown["table"])
    assert not any(tag == "button" for tag, _ in elements(answer["fragments"]["table"]))
    hands = [{*before.state.hand(seat)} for seat in (1, 2, 3)]
    assert hands[0] <= cards_in("".join(answer["fragments"].values()))
    assert not (hands[1] | hands[2]) & cards_in(json.dumps(answer, ensure_ascii=False))
    everybody = opened(**fields | {"persons": None})
    assert hands[1] | hands[2] <= cards_in(everybody["fragments"]["table"])
    assert opened(**fields, place="1")["fragments"]["table"] != answer["fragments"]["table"]
    assert opened(**fields | {"text": "#g=1scat-AAAA"})["error"] == "link-damaged"


def test_the_lines_for_a_frame_hold_the_position_and_its_title(opened: Ask, rulebook: RuleBook, lang: str) -> None:
    html = opened(do="share", open=True, address=PLAY)["fragments"]["share"]
    frame = text(html.partition("data-frame-code")[2].partition(">")[2].partition("</textarea>")[0])
    ((tag, attributes),) = elements(frame)
    assert tag == "iframe"
    place, _, fragment = (attributes["src"] or "").partition("#")
    assert place == PLAY.replace("/play/", "/embed/position/")
    assert fragment == link_in(html).partition("#")[2]
    words = rulebook.words(lang)
    assert attributes["title"] == f"{words.plain('ui-embed-a-position')} · {words.plain('scat-name')}"


def test_a_link_has_the_branches_and_going_on_there_is_going_on_here(opened: Ask, desk: Desk, lang: str) -> None:
    opened(do="act", action="1 draw stock")
    opened(do="undo")
    opened(do="act", action="1 draw discard")
    before = session_of(desk)
    assert len(before.lines) == 2
    link = link_in(opened(do="share", open=True, address=PLAY)["fragments"]["share"])
    there = opened(**bringing(link, persons=[1], lang=lang, seed=str(before.seed)))
    assert there["ok"], there
    after = session_of(desk)
    assert (after.study.lines, after.place) == (before.study.lines, before.place)
    assert [[one.state for one in line] for line in after.lines] == [
        [one.state for one in line] for line in before.lines
    ]


@pytest.mark.parametrize("length", [links.LONG, links.LONGEST])
def test_a_long_link_says_so_and_offers_the_record(
    ask: Ask, rulebook: RuleBook, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    monkeypatch.setattr(links, {links.LONG: "LONG", links.LONGEST: "LONGEST"}[length], 20)
    ask(**opening())
    html = ask(do="share", open=True, address=PLAY)["fragments"]["share"]
    words = rulebook.words("en")
    if length == links.LONGEST or links.LONGEST == 20:
        assert words.plain("ui-share-too-long") in text(html)
        assert not any(tag == "input" for tag, _ in elements(html))
    else:
        assert "share-long" in html
        assert len(link_in(html)) > 20
    assert read(record_in(html)).seats == 3


@pytest.mark.parametrize("key", keys())
def test_every_example_opens_as_a_record_and_as_a_link(ask: Ask, desk: Desk, key: str) -> None:
    """Cards that an example leaves open are shuffled, so that it can be played on."""
    for id in ids(key):
        record = load(key, id)
        for what in (write(record), links.encode(Study.of(record).go(0, len(record.moves)))):
            answer = ask(**bringing(what, game=key))
            assert answer["ok"], (id, answer)
            assert len(session_of(desk).moments) >= len(record.moves), id
            assert ask(do="share", open=True, address=PLAY)["ok"], id


def test_a_kept_game_goes_on_as_it_would_have(opened: Ask, desk: Desk) -> None:
    opened(do="act", action="1 draw stock")
    kept = json.loads(json.dumps(opened(do="keep")["kept"]))
    for move in ("last", "first"):
        session = session_of(desk)
        actions = session.actions()
        opened(do="act", action=str(actions[-1 if move == "last" else 0]))
    before = session_of(desk)
    assert opened(**bringing(**{"what": kept.pop("text"), **kept}))["ok"]
    for move in ("last", "first"):
        actions = session_of(desk).actions()
        opened(do="act", action=str(actions[-1 if move == "last" else 0]))
    # Packs and bots come from the same shuffle number, so the same things happen.
    assert session_of(desk).state == before.state
    assert opened(do="undo")["ok"]


def test_only_a_running_game_in_which_something_was_decided_is_kept(ask: Ask) -> None:
    ask(**opening(seats=2, options={"pennies": "1"}))
    assert ask(do="keep")["kept"] is None
    ask(do="act", action="1 draw stock")
    assert ask(do="keep")["kept"]["persons"] == [1]
    finish(ask)
    assert ask(do="keep")["kept"] is None


def test_a_new_game_after_one_that_was_sent_has_the_same_table(ask: Ask, desk: Desk) -> None:
    record = sensible_game("scat", options_for("scat", 4), 4, 1)
    assert ask(**bringing(write(record), persons=[2]))["over"]
    answer = ask(do="again", seed="5")
    assert answer["ok"]
    assert not answer["over"]
    session = session_of(desk)
    assert (session.record.seats, session.persons, session.options) == (4, (2,), record.options)


def test_a_game_of_another_page_is_led_there(ask: Ask, rulebook: RuleBook, lang: str) -> None:
    record = sensible_game("skin", options_for("skin", 3), 3, 1)
    link = links.encode(Study.of(record))
    answer = ask(**bringing(link, lang=lang))
    assert not answer["ok"]
    html = answer["fragments"]["message"]
    assert [one["href"] for tag, one in elements(html) if tag == "a"] == [f"../../skin/play/#g={link}"]
    assert rulebook.words(lang).plain("skin-name") in text(html)
    assert ask(**bringing(write(record)))["error"] == "other-game"


def test_the_line_of_a_bad_record_is_shown(ask: Ask, rulebook: RuleBook, lang: str) -> None:
    answer = ask(**bringing("varaq 1\ngame scat\nseats 3\ndealer 1\n\ndeal #1\n3 discard 9C <b>\n", lang=lang))
    html = answer["fragments"]["message"]
    assert answer["line"] == 7
    assert rulebook.words(lang).plain("ui-record-bad-line", arguments={"line": 7}) in text(html)
    assert "3 discard 9C &lt;b&gt;" in html
    words = rulebook.words(lang)
    wrong = words.plain("error-form", form=Notation("2 discard 5C"))
    assert wrong in text(html)
    assert wrong in answer["announce"]
    assert '<bdi class="notation" dir="ltr" lang="en">2 discard 5C</bdi>' in html


def test_three_hundred_hostile_links_and_as_many_records_get_a_message_and_leave_the_game(
    ask: Ask, desk: Desk, rulebook: RuleBook
) -> None:
    texts = list(hostile(300))
    assert len(texts) == 600
    assert len(set(BY_HAND)) == len(BY_HAND)
    ask(**opening())
    before = session_of(desk)
    errors: dict[str, int] = {}
    opened = 0
    for place, (key, what) in enumerate(texts):
        lang = ("en", "fa", "uk")[place % 3]
        answer = ask(**bringing(what, game=key, lang=lang))
        assert "detail" not in answer, (place, what[:200], answer["detail"])
        if answer["ok"]:
            # Harmless damage: a link whose text is the same, or a record without a line that is needed.
            assert what not in BY_HAND, what[:200]
            desk.session = before
            opened += 1
            continue
        errors[answer["error"]] = errors.get(answer["error"], 0) + 1
        html = answer["fragments"]["message"]
        assert not {tag for tag, _ in elements(html)} - {"div", "p", "strong", "samp", "a", "bdi", "span"}, html
        assert SCRIPT not in html
        assert len(html) < 5_000
        assert answer["announce"]
        assert session_of(desk) is before
    assert opened <= 10, opened
    assert {
        "long-record",
        "link-damaged",
        "link-version",
        "link-game",
        "link-characters",
        "link-long",
        "link-empty",
        "bad-record",
    } <= set(errors)


@pytest.mark.parametrize("kind", LINK_KINDS)
def test_every_kind_of_bad_link_has_its_sentence(
    ask: Ask, rulebook: RuleBook, monkeypatch: pytest.MonkeyPatch, lang: str, kind: str
) -> None:
    place = 12 if kind in ("characters", "step") else None

    def fail(_: str) -> None:
        raise LinkError(kind, "in English", place)

    monkeypatch.setattr(links, "decode", fail)
    answer = ask(**bringing("1scat-A", lang=lang))
    words = rulebook.words(lang)
    assert answer["error"] == f"link-{kind}"
    arguments = {"place": place} if place else {"most": links.LONGEST} if kind == "long" else {}
    said = words.plain(f"ui-link-{kind}", arguments=arguments).replace("\u00a0", " ")
    assert said in text(answer["fragments"]["message"])
    assert words.plain("ui-link-bad") in answer["announce"]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"persons": [4]}, "bad-seat"),
        ({"persons": "1"}, "not-understood"),
        ({"version": 3}, "kept-version"),
        ({"version": "2"}, "not-understood"),
        ({"names": ["Ann"]}, "not-understood"),
        ({"names": {"1": "x" * 25}}, "bad-name"),
        ({"names": {"1": "a\u202eb"}}, "bad-name"),
        ({"players": "1.person.sensible"}, "bad-players"),
        ({"players": "2.person.sensible.random"}, "bad-players"),
        ({"players": "1.person.sensible.<b>"}, "bad-players"),
        ({"players": 7}, "not-understood"),
        ({"persons": ["1"]}, "not-understood"),
        ({"persons": [True]}, "not-understood"),
        ({"persons": [1], "bots": {"2": "sensible"}}, "bad-bots"),
        ({"persons": [1], "bots": {"2": "sensible", "3": "<b>"}}, "bad-bots"),
        ({"bots": 7}, "not-understood"),
        ({"text": None}, "not-understood"),
        ({"rules": "https://example.org/"}, "not-understood"),
    ],
)
def test_other_fields_are_checked(ask: Ask, changes: dict[str, Any], error: str) -> None:
    record = "varaq 1\ngame scat\nseats 3\ndealer 1\ndeal #1\n"
    assert ask(**{**bringing(record), "persons": [1], **changes})["error"] == error
