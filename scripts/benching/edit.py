"""From a saved text to the served page that shows it, as ``scripts/build.py --serve`` does it."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from scripts.errors import BuildError
from scripts.serve import SiteServer, Standby, changed, poll, serving, watched_state

PLANNED: Final = 1.5
"""Seconds."""

FILE: Final = "games/scat/text/{}.ftl"
PAGE: Final = "{}/games/scat/"
MESSAGE: Final = "scat-knock-once = "
SIGN: Final = "⟨edited⟩ "


def measure(root: Path, pairs: int) -> dict[str, Any]:
    """Seconds for a rule of Scat in each language, ``pairs`` times; the texts are put back as they were."""
    if not (root / "site" / "index.html").is_file():
        raise BuildError("there is no site to edit", where="site", todo="run: python3 scripts/build.py")
    found: dict[str, Any] = {"planned": PLANNED}
    with serving(SiteServer(root / "site")) as server:
        for language in ("en", "fa", "uk"):
            file = root / FILE.format(language)
            before = file.read_text(encoding="utf-8")
            if MESSAGE not in before:
                raise BuildError(f"there is no text '{MESSAGE}'", where=file)
            address = server.address + PAGE.format(language)
            took = []
            try:
                for _ in range(pairs):
                    took.append(_timed(root, file, before.replace(MESSAGE, MESSAGE + SIGN, 1), address, True))
                    _timed(root, file, before, address, False)
            finally:
                file.write_text(before, encoding="utf-8")
            found[language] = {"seconds": [round(one, 2) for one in took], "median": round(statistics.median(took), 2)}
    return found


def _timed(root: Path, file: Path, text: str, address: str, shown: bool) -> float:
    """Seconds from writing that text until the page at ``address`` has the sign, or has it no more."""
    standby = Standby(root, None)
    standby.start()
    if not standby.wait():
        raise BuildError("the process that shows edits did not get ready", todo="run: python3 -m scripts.preview")
    seen = watched_state(root)
    begun = time.perf_counter()
    file.write_text(text, encoding="utf-8")
    now = poll(root, seen)
    if not standby.show(changed(seen, now)):
        raise BuildError("the edited text could not be shown", where=file)
    with urlopen(address) as answer:
        if (SIGN.strip() in answer.read().decode()) != shown:
            raise BuildError("the served page is not the edited one", where=address)
    return time.perf_counter() - begun
