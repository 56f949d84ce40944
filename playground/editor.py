"""The page on which a position is set up: one form for all games, made from what each game says of its positions.

The form composes a record, and the engine that opens it says what cannot be; no rule is known here or in the script.
"""

from __future__ import annotations

from games import game as game_of
from games.cards import PACK
from games.options import specs
from games.rulebook import RuleBook
from playground.markup import card_html
from playground.page import Urls, control, player_parts
from playground.renderer import Renderer
from playground.templating import fill

SUITS = ("S", "H", "D", "C")


def editor_body(rulebook: RuleBook, lang: str, game_key: str, urls: Urls) -> str:
    """The editor of a game, and below it the place where the position is played."""
    game = game_of(game_key)
    renderer = Renderer(rulebook, lang, urls.rules)
    default = game.Options()
    sizes = game.sizes(default)
    return fill(
        "editor.html",
        **player_parts(renderer, game, urls),
        options=[control(renderer, spec, getattr(default, spec.attribute)) for spec in specs(game.Options)],
        seats=list(game.seats),
        usual=min(max(2, sizes[0]), sizes[-1]),
        fields=game.fields,
        rows=[[(str(one), card_html(one, renderer.words)) for one in PACK if one.suit == suit] for suit in SUITS],
    )
