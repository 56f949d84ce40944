"""How long a reader waits: from the click to the first step, against a bare Pyodide with the stock npm files.

    python -m scripts.pyodide.bench [--site site] [--pairs 5] [--encoding br|gzip|none] [--link MBIT/MS]

Both run in a module worker in the same Chromium, one after the other in turn, each in a fresh profile, first
cold and then once more in the same profile. The figures are medians of the ratios within a pair; times are
milliseconds. ``--link 12/60`` lets both come through a line of 12 Mbit/s with 60 ms to and fro. One JSON
document on stdout.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from scripts.chromium import ensure_chromium
from scripts.errors import BuildError
from scripts.pyodide.pack import MANIFEST
from scripts.pyodide.zipping import gzipped

ROOT = Path(__file__).resolve().parents[2]
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".zip": "application/zip",
}
# A browser that calls nobody; what it does at its start must not be in the figures.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)

STOCK_PAGE = """<!doctype html><title>stock</title><link rel="icon" href="data:,"><script>
window.go = () => new Promise((resolve) => {
  const begun = performance.now();
  const worker = new Worker("stock-worker.mjs", {type: "module"});
  worker.onmessage = () => resolve(performance.now() - begun);
});
</script>"""
STOCK_WORKER = """import { loadPyodide } from "./stock/pyodide.mjs";
await loadPyodide({ indexURL: new URL("stock/", import.meta.url).href });
postMessage("done");
"""
OUR_PAGE = """<!doctype html><title>ours</title><link rel="icon" href="data:,">
<script src="engine.js"></script><script>
window.go = async (request) => {
  const begun = performance.now();
  window.engine = await VaraqEngine.start();
  const answer = await window.engine.request(request);
  const took = performance.now() - begun;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return took;
};
</script>"""
FIRST_STEP = {
    "do": "open",
    "game": "scat",
    "lang": "fa",
    "rules": "../",
    "options": {},
    "seats": 3,
    "seat": 1,
    "bots": "sensible",
    "seed": "7",
}


class Line:
    """A line that all answers share: ``rate`` in bytes a second, ``delay`` in seconds to and fro."""

    def __init__(self, rate: float | None, delay: float) -> None:
        self._rate, self._delay = rate, delay
        self._free_at = 0.0
        self._lock = threading.Lock()

    def ask(self) -> None:
        """A request goes there and its answer begins to come back."""
        time.sleep(self._delay)

    def carry(self, size: int) -> None:
        """Return when ``size`` more bytes have come through."""
        if self._rate is None:
            return
        with self._lock:
            self._free_at = max(self._free_at, time.monotonic()) + size / self._rate
            until = self._free_at
        time.sleep(max(0.0, until - time.monotonic()))


class Files(ThreadingHTTPServer):
    """Serves ``files`` (path -> content), compressed beforehand."""

    daemon_threads = True

    def __init__(self, files: dict[str, bytes], encoding: str, cache: Path, line: Line) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.line = line
        self.bodies = {path: self._body(path, content, encoding, cache) for path, content in files.items()}

    @staticmethod
    def _body(path: str, content: bytes, encoding: str, cache: Path) -> tuple[bytes, str | None]:
        # Hosts compress text and wasm, and leave archives as they are.
        if encoding == "none" or Path(path).suffix in (".zip", ".bin"):
            return content, None
        if encoding == "gzip":
            return gzipped(content), "gzip"
        kept = cache / f"{hashlib.sha256(content).hexdigest()[:20]}.br"
        if not kept.is_file():
            import brotli  # type: ignore[import-untyped]

            cache.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(brotli.compress(content, quality=11))
        return kept.read_bytes(), "br"

    def sent(self, prefix: str, but: tuple[str, ...] = ()) -> int:
        """How many bytes the files under ``prefix`` are on the line."""
        return sum(len(body) for path, (body, _) in self.bodies.items() if path.startswith(prefix) and path not in but)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that is closed breaks its connections off."""


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    server: Files
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *words: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Answer from the prepared bodies."""
        self.server.line.ask()
        path = self.path.lstrip("/")
        body, encoding = self.server.bodies.get(path, (b"", None))
        self.send_response(200 if path in self.server.bodies else 404)
        self.send_header("Content-Type", TYPES.get(Path(path).suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if encoding is not None:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        for begin in range(0, len(body), 16384):
            piece = body[begin : begin + 16384]
            self.server.line.carry(len(piece))
            self.wfile.write(piece)


def visit(playwright: Any, chromium: Path, address: str, page_name: str) -> tuple[float, float]:
    """The times of a first and of a second visit in one fresh profile."""
    with tempfile.TemporaryDirectory(prefix="varaq-profile-", ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=str(chromium), headless=True, args=list(ARGUMENTS)
        )
        try:
            times = []
            for _ in range(2):
                page = context.new_page()
                page.goto(address + page_name)
                page.wait_for_timeout(1500)
                times.append(float(page.evaluate("(request) => window.go(request)", FIRST_STEP)))
                page.wait_for_timeout(4000)  # the browser puts compiled code aside when it is idle
                page.close()
        finally:
            context.close()
    return times[0], times[1]


def files_of(site: Path, stock: Path) -> dict[str, bytes]:
    """What the server has: both pages, the stock files, and our pack."""
    pack = site / "assets" / "pyodide"
    if not (pack / MANIFEST).is_file():
        raise BuildError("there is no pack to measure", pack, "run: python3 scripts/build.py")
    files = {f"stock/{name}": (stock / name).read_bytes() for name in STOCK_FILES}
    files |= {f"pyodide/{path.name}": path.read_bytes() for path in pack.iterdir() if path.suffix != ".whl"}
    files["engine.js"] = (ROOT / "playground" / "web" / "engine.js").read_bytes()
    pages = {"stock.html": STOCK_PAGE, "stock-worker.mjs": STOCK_WORKER, "ours.html": OUR_PAGE}
    return files | {name: text.encode() for name, text in pages.items()}


def measure(site: Path, pairs: int, encoding: str, line: Line) -> dict[str, Any]:
    """The figures, as they are printed."""
    from playwright.sync_api import sync_playwright

    files = files_of(site, ROOT / "node_modules" / "pyodide")
    chromium = ensure_chromium(ROOT)
    server = Files(files, encoding, ROOT / ".cache" / "bench", line)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    times: dict[str, list[tuple[float, float]]] = {"stock": [], "ours": []}
    try:
        with sync_playwright() as playwright:
            for number in range(pairs):
                for name in ("stock", "ours") if number % 2 == 0 else ("ours", "stock"):
                    times[name].append(visit(playwright, chromium, address, f"{name}.html"))
                sys.stderr.write(f"pair {number + 1} of {pairs}\n")
    finally:
        server.shutdown()
        server.server_close()

    def figures(which: int) -> dict[str, Any]:
        stock, ours = ([round(pair[which]) for pair in times[name]] for name in ("stock", "ours"))
        ratios = [one / bare for one, bare in zip(ours, stock, strict=True)]
        return {"stock": stock, "ours": ours, "ratio": round(statistics.median(ratios), 3)}

    later = tuple(path for path in files if path.startswith("pyodide/") and _is_later(path, files))
    stock_bytes, our_bytes = server.sent("stock/"), server.sent("pyodide/", later)
    return {
        "encoding": encoding,
        "cold": figures(0),
        "second visit": figures(1),
        "bytes": {"stock": stock_bytes, "ours": our_bytes, "ratio": round(our_bytes / stock_bytes, 3)},
    }


def _is_later(path: str, files: Mapping[str, bytes]) -> bool:
    """Whether a file of the pack is not needed before the first step: with a snapshot no archive is."""
    name = path.rpartition("/")[2]
    snapshot = any(other.startswith("pyodide/snapshot-") for other in files)
    archives = ("python-",) if snapshot else ("python-rest-",)
    return name.startswith((*archives, "pyodide-lock-")) or name.endswith(".txt")


def line_of(link: str | None) -> Line:
    """The line that ``12/60`` means: 12 Mbit/s, 60 ms to and fro; ``None`` is one that costs nothing.

    Raises ``ValueError`` for anything else.
    """
    if link is None:
        return Line(None, 0.0)
    mbit, _, ms = link.partition("/")
    return Line(float(mbit) * 125_000, float(ms) / 1000)


def main(words: list[str]) -> int:
    """0, or 1 after an error that is told on stderr."""
    parser = argparse.ArgumentParser(prog="python -m scripts.pyodide.bench", description=__doc__)
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--encoding", choices=("br", "gzip", "none"), default="br")
    parser.add_argument("--link", metavar="MBIT/MS", help="such as 12/60")
    asked = parser.parse_args(words)
    try:
        line = line_of(asked.link)
    except ValueError:
        parser.error(f"--link {asked.link}: two numbers with a slash were expected, such as 12/60")
    try:
        figures = measure(asked.site, asked.pairs, asked.encoding, line)
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    json.dump(figures | {"link": asked.link}, sys.stdout, indent=1)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
