"""The site on this machine while it is written: served on loopback, built again whenever a source changes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import urlsplit

from scripts.errors import BuildError
from scripts.processes import child_environ

WATCHED = ("games", "playground", "docs", "scripts", "mkdocs.yml", "pyproject.toml", "package-lock.json")
_OUTPUTS = frozenset({"games/rulebook.json"})  # written by the build itself among its sources
_POLL_SECONDS = 0.15
_PREVIEW_SECONDS = 30
_PORTS_TRIED = 50

# The types that matter: a browser refuses modules and streaming compilation under any other.
MIME_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers for one folder under one path; anything else is the site's own 404 page."""

    protocol_version = "HTTP/1.1"
    extensions_map = MIME_TYPES
    server: SiteServer

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, directory="", **named)

    def translate_path(self, path: str) -> str:
        """The file for ``path``; one that cannot exist if it lies outside the server's prefix."""
        self.directory = str(self.server.site)
        prefix = self.server.prefix
        plain = urlsplit(path).path
        if not plain.startswith(prefix):
            return os.path.join(self.directory, "\0outside")
        return super().translate_path("/" + plain[len(prefix) :])

    def send_head(self) -> Any:
        """As the standard handler, after waiting while a new site takes the old one's place."""
        deadline = time.monotonic() + 2
        while not self.server.site.is_dir() and time.monotonic() < deadline:
            time.sleep(0.02)
        if self.path == self.server.prefix.rstrip("/") and self.path:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", self.server.prefix)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        # A second is too coarse a clock for pages that are built again: every file is sent anew.
        del self.headers["If-Modified-Since"]
        file = self.translate_path(self.path)
        if "\0" in file:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def end_headers(self) -> None:
        """Every answer is to be asked for again, so that a reload shows what is there now."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """The site's own page for what is not there."""
        page = self.server.site / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", MIME_TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def copyfile(self, source: Any, outputfile: BinaryIO | Any) -> None:
        """Send a file; a reader who went away in between is no error."""
        with contextlib.suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing: the terminal is for what the build says."""


class SiteServer(ThreadingHTTPServer):
    """Serves the folder ``site`` on loopback under ``prefix`` (``/`` or ``/some/sub/path/``).

    ``port`` 0 takes any free one. Raises ``OSError`` if the port is taken.
    """

    daemon_threads = True
    # On macOS and BSD this option would let two servers share a port; a taken port must be seen as taken.
    allow_reuse_address = sys.platform == "linux"

    def __init__(self, site: Path, port: int = 0, prefix: str = "/") -> None:
        if not (prefix.startswith("/") and prefix.endswith("/")):
            raise ValueError(f"a prefix begins and ends with a slash: {prefix!r}")
        self.site = site
        self.prefix = prefix
        super().__init__(("127.0.0.1", port), SiteHandler)

    @property
    def address(self) -> str:
        """Where it is reached, with a slash at the end."""
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reader who breaks a connection off is nothing to be shown; anything else is."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def serving(server: SiteServer) -> Iterator[SiteServer]:
    """Serve in a thread while the block runs."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def free_server(site: Path, port: int) -> SiteServer:
    """A server on ``port``, or on the next free port after it; ``BuildError`` if there is none near."""
    for candidate in range(port, min(port + _PORTS_TRIED, 65536)):
        try:
            return SiteServer(site, candidate)
        except (OSError, OverflowError):
            continue
    raise BuildError(f"no port from {port} on is free", todo="choose another one with --port")


def watched_state(root: Path) -> dict[str, tuple[int, int]]:
    """Every source file by its path from ``root``: when it was changed (ns), and its size in bytes."""
    state: dict[str, tuple[int, int]] = {}

    def note(path: str) -> None:
        with contextlib.suppress(FileNotFoundError):  # gone between the listing and the look
            status = os.stat(path)
            state[os.path.relpath(path, root)] = status.st_mtime_ns, status.st_size

    for name in WATCHED:
        start = os.path.join(root, name)
        if os.path.isfile(start):
            note(start)
        for folder, below, files in os.walk(start):
            below[:] = [entry for entry in below if entry != "__pycache__" and not entry.startswith(".")]
            for file in files:
                if not file.startswith((".", "#")) and not file.endswith((".pyc", "~", ".swp", ".tmp")):
                    note(os.path.join(folder, file))
    return {path: seen for path, seen in state.items() if path.replace(os.sep, "/") not in _OUTPUTS}


def changed(before: dict[str, tuple[int, int]], after: dict[str, tuple[int, int]]) -> list[str]:
    """The files that were added, removed or edited between two states, sorted."""
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


class Rebuilder:
    """Builds in a fresh process, so that edited Python is used too, and ends that process when we end."""

    def __init__(self, root: Path, site_url: str | None) -> None:
        self.root = root
        self.site_url = site_url
        self._running: subprocess.Popen[bytes] | None = None

    def build(self, clean: bool = False, pages_first: bool = False) -> bool:
        """Build once and wait for it; whether it went well. What it says is seen as it says it."""
        command = [sys.executable, str(self.root / "scripts" / "build.py")]
        command += ["--site-url", self.site_url] if self.site_url else []
        command += ["--clean"] if clean else []
        command += ["--pages-first"] if pages_first else []
        environ = child_environ(self.root, os.environ)
        self._running = subprocess.Popen(
            command, cwd=self.root, env=environ, stdin=subprocess.DEVNULL, start_new_session=True
        )
        try:
            return self._running.wait() == 0
        finally:
            self.stop()

    def stop(self) -> None:
        """End a build that is still running, its own processes included."""
        running, self._running = self._running, None
        if running is not None and running.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGTERM)
            running.wait()


class Standby:
    """A process of ``scripts.preview`` that has everything ready to show one edit of texts; none before ``start``."""

    def __init__(self, root: Path, site_url: str | None) -> None:
        self.root = root
        self.site_url = site_url
        self._waiting: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Have a new one get ready; it does so while nothing else is to be done."""
        self.stop()
        command = [sys.executable, "-m", "scripts.preview", *([self.site_url] if self.site_url else [])]
        environ = child_environ(self.root, os.environ)
        self._waiting = subprocess.Popen(
            command,
            cwd=self.root,
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
        )

    def wait(self) -> bool:
        """Wait until it is ready; whether it is."""
        waiting = self._waiting
        return waiting is not None and waiting.stdout is not None and waiting.stdout.readline() == "ready\n"

    def show(self, files: list[str]) -> bool:
        """Show these edited texts (paths from ``root``) in the site; whether it did. The process has then served."""
        waiting = self._waiting
        if waiting is None or waiting.poll() is not None or not all(map(is_text, files)):
            self.stop()
            return False
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            waiting.communicate(json.dumps(files), timeout=_PREVIEW_SECONDS)
        shown = waiting.returncode == 0
        self.stop()
        return shown

    def stop(self) -> None:
        """End it, if it is there."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            if waiting.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(waiting.pid, signal.SIGTERM)
            waiting.wait()
            for stream in (waiting.stdin, waiting.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()


def is_text(path: str) -> bool:
    """Whether that source file holds texts of one language, and nothing but prose."""
    return path.endswith(".ftl")


def poll(root: Path, seen: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Wait until the sources differ from ``seen`` and nobody is writing any more; how they are then."""
    while True:
        time.sleep(_POLL_SECONDS)
        now = watched_state(root)
        if not changed(seen, now):
            continue
        while (later := watched_state(root)) != now:  # an editor or git is still writing
            now = later
            time.sleep(_POLL_SECONDS / 3)
        return now


def watch(root: Path, rebuilder: Rebuilder, standby: Standby, seen: dict[str, tuple[int, int]]) -> None:
    """Build again whenever the sources differ from ``seen``, for ever; ends by ``KeyboardInterrupt``."""
    standby.start()
    while True:
        now = poll(root, seen)
        files = changed(seen, now)
        seen = now
        more = f" and {len(files) - 1} more" if len(files) > 1 else ""
        if not files:
            continue
        shown = standby.show(files)
        if shown:
            print(f"\n{files[0]}{more}: the pages are new, reload; the rest follows", flush=True)
        print(f"\n{files[0]}{more} changed: building again", flush=True)
        if rebuilder.build(pages_first=True):
            print("built again: reload the page", flush=True)
            standby.start()
        elif shown:
            print("the pages show this change, but the build says that it is wrong", flush=True)
        else:
            print("the site is still the one before this change", flush=True)


def serve(root: Path, port: int, site_url: str | None, clean: bool) -> int:
    """Build, serve ``site/``, build again on every change, until Ctrl-C. 0, or 1 if nothing can be served."""

    def end(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)  # a shell that starts us in the background lets us ignore it
    rebuilder = Rebuilder(root, site_url)
    standby = Standby(root, site_url)
    try:
        seen = watched_state(root)
        site = root / "site"
        if not rebuilder.build(clean):
            if not site.is_dir():
                return 1
            print("serving the site of an earlier build", flush=True)
        with serving(free_server(site, port)) as server:
            if server.server_address[1] != port:
                print(f"port {port} is taken", flush=True)
            print(f"the site is at {server.address}   (Ctrl-C ends)", flush=True)
            watch(root, rebuilder, standby, seen)
    except KeyboardInterrupt:
        print("\nended", flush=True)
    finally:
        standby.stop()
    return 0
