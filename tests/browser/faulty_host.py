"""A file host under a sub-path whose faults and policy each test sets, and which remembers what it was asked for."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".txt": "text/plain",
}


class Host(ThreadingHTTPServer):
    """Serves ``folder`` under ``/a/sub/path/``. ``faults`` maps the beginning of a file's name to what is wrong
    with it: ``"404"``, ``"page"`` (an HTML page with status 200), ``"hang"`` (nothing ever comes), ``"cut"`` (half
    of it), ``"damaged"``, or a content type."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.folder = folder
        self.faults: dict[str, str] = {}
        self.policy: str | None = None
        self.asked: list[str] = []
        self.over = threading.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/a/sub/path/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that ends a worker breaks its connections off."""


class Answer(BaseHTTPRequestHandler):
    server: Host
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *words: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        path = unquote(self.path.partition("?")[0])
        self.server.asked.append(path)
        name = path.rpartition("/")[2]
        file = self.server.folder / path.removeprefix("/a/sub/path/")
        fault = next((how for start, how in self.server.faults.items() if name.startswith(start)), None)
        if fault == "hang":
            self.server.over.wait()
            return
        if fault == "404" or not path.startswith("/a/sub/path/") or not file.is_file():
            self.send(404, b"nothing here", "text/plain")
            return
        content = file.read_bytes()
        kind = TYPES.get(file.suffix, "application/octet-stream")
        if fault == "page":
            content, kind = b"<!doctype html><title>Welcome</title>", "text/html"
        elif fault == "damaged":
            content = content[:5000] + b"\0" * 1000 + content[6000:]
        elif fault is not None and "/" in fault:
            kind = fault
        self.send(200, content, kind, len(content) // 2 if fault == "cut" else len(content))

    def send(self, status: int, content: bytes, kind: str, sent: int | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        if self.server.policy is not None:
            self.send_header("Content-Security-Policy", self.server.policy)
        self.end_headers()
        self.wfile.write(content[:sent])
        if sent is not None and sent < len(content):
            self.close_connection = True


@contextlib.contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A running host of that folder."""
    server = Host(folder)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    yield server
    server.over.set()
    server.shutdown()
    server.server_close()
    thread.join()
