"""All moves of a game and its branches as one nested list: every move a button that leads there."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from markupsafe import Markup

from games.study import Place
from playground.renderer import Renderer
from playground.session import Session
from playground.templating import fill


def tree_html(renderer: Renderer, session: Session) -> str:
    """The tree as the viewer may see it; the place that is looked at is marked as the current step."""
    study = session.study
    leaving: dict[Place, list[int]] = defaultdict(list)
    for index, line in enumerate(study.lines[1:], 1):
        leaving[Place(line.parent or 0, line.at + 1)].append(index)
    done: dict[int, Markup] = {}
    # A line stands before its branches, so from the last one on every branch is ready when its parent wants it.
    for index in range(len(study.lines) - 1, -1, -1):
        line = study.lines[index]
        items: list[dict[str, Any]] = [] if index else [_item(renderer, session, Place(0, 0), [])]
        for step in range(line.at + 1, line.end + 1):
            place = Place(index, step)
            items.append(_item(renderer, session, place, [done.pop(branch) for branch in leaving.get(place, ())]))
        title = renderer.text("ui-tree-branch", branch=index, step=line.at) if index else renderer.text("ui-tree-main")
        done[index] = Markup(
            fill(
                "tree-line.html",
                t=renderer.text,
                branch=index,
                title=title,
                items=items,
                # A key that no other branch gets when the numbers close up, or a second press would hit that one.
                key=f"{index}:{len(study.lines)}",
                changed=session.former is not None,
            )
        )
    return str(done[0])


def _item(renderer: Renderer, session: Session, place: Place, branches: list[Markup]) -> dict[str, Any]:
    moment = session.moment_at(place)
    if moment is None:
        label = renderer.text("ui-tree-start")
    else:
        label = renderer.event_label(session.game, moment.events[0].for_seat(session.viewer))
    return {
        "place": f"{place.line}:{place.step}",
        "number": renderer.number(place.step) if place.step else "",
        "label": label,
        "current": place == session.place,
        "branches": branches,
    }
