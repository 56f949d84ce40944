"""The bodies of the pages on which a game is played and an example is read.

The site generator puts them below the title. Everything in them that needs script is hidden until a script shows
it, so without script the reader has the whole example as a numbered list, and is told why he cannot play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games import game as game_of
from games.bots import NAMES
from games.examples import played as played_example
from games.options import OptionSpec, specs
from games.rulebook import RuleBook
from playground.guess import guess_blocks
from playground.house import ERRORS, specification
from playground.pace import CHOSEN
from playground.renderer import Renderer
from playground.seating import EDITION, KEPT, LONGEST_NAME
from playground.sentence import AnyGame
from playground.templating import fill

FAILURES = (
    "no-worker",
    "no-wasm",
    "fetch-failed",
    "timeout",
    "crashed",
    "python-error",
    "file-protocol",
)
"""The codes of `engine.js` that a reader can meet; each has the text `ui-failed-<code>`."""

KEYS = (
    ("1 … 9", "move"),
    ("N", "deal"),
    ("U", "undo"),
    ("R", "redo"),
    ("H", "hint"),
    ("L", "log"),
    ("M", "moves"),
    ("B", "main"),
    ("Delete", "branch"),
)
"""The keys of a running game and the end of the text `ui-key-…` that explains each."""

STEP_KEYS = {
    "ltr": (("→", "forward"), ("←", "back"), ("Home", "first"), ("End", "last"), ("?", "help")),
    "rtl": (("←", "forward"), ("→", "back"), ("Home", "first"), ("End", "last"), ("?", "help")),
}
"""The keys that lead through a game, by the direction of reading."""

LONGEST_LIST = 60
"""A number with more values than that is typed, not chosen from a list."""

USUAL_PLAYERS = 3
"""How many sit at the table unless the reader chooses otherwise; fewer if the game is for fewer."""


@dataclass(frozen=True, slots=True)
class Urls:
    """Relative addresses, as the page sees them; those of folders end in a slash.

    `rules`, `play` and `examples` are pages of the game, `engine` is the folder of `engine.json`, and `scripts` the
    folder of `play.js`, `stepper.js` and `engine.js`.
    """

    rules: str
    play: str
    examples: str
    engine: str
    scripts: str


def play_body(rulebook: RuleBook, lang: str, game_key: str, urls: Urls) -> str:
    """The play page: a form with players, options and shuffle number, and the place where the game appears."""
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, urls.rules)
    default = game.Options()
    return fill(
        "play.html",
        **player_parts(renderer, game, urls),
        options=[control(renderer, spec, getattr(default, spec.attribute)) for spec in specs(game.Options)],
        seats=list(game.seats),
        sizes=list(game.sizes(default)),
        usual=min(USUAL_PLAYERS, game.seats[-1]),
        longest_name=LONGEST_NAME,
        edition=EDITION,
        kept=KEPT,
        house=specification(game),
        house_errors=ERRORS,
    )


def example_body(rulebook: RuleBook, lang: str, game_key: str, example_id: str, urls: Urls) -> str:
    """An example: its introduction, every step with its table, and the place to play on from a step."""
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, urls.rules)
    played = played_example(game_key, example_id)
    record = played.record
    steps = renderer.steps_of(played, example_id)
    message = f"{game_key}-example-{example_id}"
    return fill(
        "example.html",
        **player_parts(renderer, game, urls),
        example=example_id,
        intro=renderer.text(message, "intro"),
        title=renderer.plain(message),
        source=renderer.source(message, None, "intro"),
        settings=settings(renderer, game, record.options),
        steps=steps,
        guesses=guess_blocks(renderer, game, example_id),
        numbers=range(len(steps)),
        seats=list(range(1, record.seats + 1)),
    )


def embedded_body(rulebook: RuleBook, lang: str, game_key: str, example_id: str) -> str:
    """An example for a frame of another site: its steps with their tables, and a link to its page.

    It lies at `embed/<example>/` of the game. Links to a place in itself stay in the frame, all others leave it.
    """
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, "../../")
    played = played_example(game_key, example_id)
    last = len(played.steps) - 1
    message = f"{game_key}-example-{example_id}"
    html = fill(
        "embed.html",
        t=renderer.text,
        plain=renderer.plain,
        title=renderer.text(message),
        intro=renderer.text(message, "intro"),
        source=renderer.source(message, None, "intro"),
        settings=settings(renderer, game, played.record.options),
        steps=[renderer.step(game, one, example=example_id, last=last, leads_on=False) for one in played.steps],
        page=f"../../examples/{example_id}/",
    )
    return html.replace('<a href="#', '<a target="_self" href="#')


def embedded_position(rulebook: RuleBook, lang: str, game_key: str, urls: Urls) -> str:
    """The frame of another site in which the engine draws the position of a link, once the reader asks for it."""
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, urls.rules)
    return fill(
        "embed-position.html",
        **player_parts(renderer, game, urls),
        name=renderer.text(f"{game_key}-name"),
    )


def player_parts(renderer: Renderer, game: AnyGame, urls: Urls) -> dict[str, Any]:
    """What every template with a player needs."""
    return {
        "t": renderer.text,
        "plain": renderer.plain,
        "number": renderer.number,
        "lang": renderer.lang,
        "key": game.key,
        "urls": urls,
        "failures": FAILURES,
        "paces": CHOSEN,
        "keys": (*KEYS, *STEP_KEYS[renderer.words.dir]),
        "step_keys": STEP_KEYS[renderer.words.dir],
        "dir": renderer.words.dir,
        "bots": [
            {
                "name": name,
                "label": renderer.text(f"{game.key}-bot-{name}"),
                "help": renderer.text(f"{game.key}-bot-{name}", "help"),
            }
            for name in NAMES
        ],
    }


def control(renderer: Renderer, spec: OptionSpec, default: Any) -> dict[str, Any]:
    """An option as a form control: every control is native, and shows numbers in the language's digits."""
    values: Sequence[tuple[str, Any]]
    if spec.kind == "number" and spec.high - spec.low >= LONGEST_LIST:
        values = []
    elif spec.kind == "number":
        values = [(str(value), renderer.option_value_plain(spec, value)) for value in range(spec.low, spec.high + 1)]
    elif spec.kind == "choice":
        values = [(value, renderer.option_value_plain(spec, value)) for value in spec.values]
    else:
        values = []
    return {
        "name": spec.name,
        "id": spec.id,
        "kind": spec.kind,
        "label": renderer.text(spec.id),
        "help": renderer.text(spec.id, "help"),
        "default": default if spec.kind == "number" and not values else spec.write(default),
        "low": spec.low,
        "high": spec.high,
        "values": values,
    }


def settings(renderer: Renderer, game: AnyGame, options: Any) -> list[dict[str, Any]]:
    """The options in which an example differs from the usual rules."""
    chosen = [(spec, getattr(options, spec.attribute)) for spec in specs(game.Options)]
    return [
        {"link": renderer.clause_link(spec.id), "value": renderer.option_value_plain(spec, value)}
        for spec, value in chosen
        if value != spec.default
    ]
