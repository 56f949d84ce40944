"""The policy of pages with scripts of the player: their worker, made from a blob, is bound by it and can reach no
other host.

It stands in the page, so that it holds on every file host and in a saved folder. `frame-ancestors` cannot stand there,
and nobody is kept from framing a page. Pages of the lab have none: see `docs/dev/decisions.md`, 62.
"""

from __future__ import annotations

from typing import Final

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; "
    "form-action 'none'"
)
"""Without `unsafe-inline` and `unsafe-eval` for scripts: no page has a script of its own text."""
