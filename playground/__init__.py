"""How a game is shown and played: one renderer for the built pages and for the reader's browser.

`renderer` turns states and steps into HTML, `session` is a game between a reader and bots, `browser.handle` is the
only door through which the page speaks to the worker, and `page` makes the bodies of the play and example pages.
The browser side is in `web/`.
"""
