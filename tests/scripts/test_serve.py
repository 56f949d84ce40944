from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.errors import BuildError
from scripts.serve import SiteServer, Standby, changed, free_server, serving, watched_state

FILES = {
    "index.html": ("<title>x</title>", "text/html; charset=utf-8"),
    "fa/index.html": ("<p>سلام</p>", "text/html; charset=utf-8"),
    "a.wasm": ("wasm", "application/wasm"),
    "a.mjs": ("export {}", "text/javascript; charset=utf-8"),
    "a.js": ("0", "text/javascript; charset=utf-8"),
    "a.json": ("{}", "application/json"),
    "a.css": ("", "text/css; charset=utf-8"),
    "a.woff2": ("font", "font/woff2"),
    "a.svg": ("<svg/>", "image/svg+xml"),
    "a.zip": ("zip", "application/zip"),
    "a.unknown": ("?", "application/octet-stream"),
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "s i t e ورق"
    for name, (content, _) in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    (folder / "404.html").write_text("<p>not here</p>", encoding="utf-8")
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[SiteServer]:
    with serving(SiteServer(site, prefix="/some/sub/path/")) as running:
        yield running


def get(server: SiteServer, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=20)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, {name.title(): value for name, value in answer.getheaders()}, answer.read().decode()
    finally:
        connection.close()


@pytest.mark.parametrize("name", FILES)
def test_every_file_has_the_type_that_browsers_ask_for(name: str, server: SiteServer) -> None:
    status, headers, body = get(server, f"/some/sub/path/{name}")
    assert (status, headers["Content-Type"], body) == (200, FILES[name][1], FILES[name][0])


def test_a_folder_is_its_index(server: SiteServer) -> None:
    assert get(server, "/some/sub/path/")[2] == "<title>x</title>"
    assert get(server, "/some/sub/path/fa/")[2] == "<p>سلام</p>"


@pytest.mark.parametrize(
    ("path", "target"), [("/some/sub/path", "/some/sub/path/"), ("/some/sub/path/fa", "/some/sub/path/fa/")]
)
def test_a_folder_without_its_slash_is_sent_to_the_one_with(path: str, target: str, server: SiteServer) -> None:
    status, headers, _ = get(server, path)
    assert (status, headers["Location"]) == (301, target)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/some/sub/index.html",
        "/some/sub/path/none.html",
        "/some/sub/path/../secret",
        "/some/sub/path/%2e%2e/secret",
        "/some/sub/pathindex.html",
    ],
)
def test_what_is_not_there_is_the_sites_own_404(path: str, server: SiteServer) -> None:
    (server.site.parent / "secret").write_text("secret", encoding="utf-8")
    assert get(server, path)[::2] == (404, "<p>not here</p>")


def test_a_head_request_has_no_body(server: SiteServer) -> None:
    status, headers, body = get(server, "/some/sub/path/none.html", method="HEAD")
    assert (status, body, headers["Content-Length"]) == (404, "", str(len("<p>not here</p>")))


def test_a_reload_shows_a_page_that_was_built_within_the_same_second(server: SiteServer) -> None:
    page = server.site / "index.html"
    before = page.stat()
    first = get(server, "/some/sub/path/")[1]
    page.write_text("<title>y</title>", encoding="utf-8")
    os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns))
    status, headers, body = get(server, "/some/sub/path/", **{"If-Modified-Since": first["Last-Modified"]})
    assert (status, body) == (200, "<title>y</title>")
    assert headers["Cache-Control"] == "no-cache"


def test_a_site_that_is_just_being_replaced_is_waited_for(server: SiteServer) -> None:
    aside = server.site.with_name("aside")
    server.site.rename(aside)
    back = threading.Timer(0.3, aside.rename, [server.site])
    back.start()
    assert get(server, "/some/sub/path/")[0] == 200
    back.join()


def test_only_this_machine_is_served(server: SiteServer) -> None:
    assert server.server_address[0] == "127.0.0.1"
    assert server.address == f"http://127.0.0.1:{server.server_address[1]}/some/sub/path/"


def test_a_taken_port_gives_the_next_free_one(site: Path) -> None:
    with serving(SiteServer(site)) as first:
        taken = int(first.server_address[1])
        second = free_server(site, taken)
        second.server_close()
        assert taken < second.server_address[1] < taken + 50


def test_no_free_port_is_an_error(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.serve._PORTS_TRIED", 1)
    with serving(SiteServer(site)) as first, pytest.raises(BuildError, match=r"no port from .* choose another one"):
        free_server(site, int(first.server_address[1]))


def test_edits_of_sources_are_seen_and_outputs_and_leftovers_are_not(tmp_path: Path) -> None:
    for name in ("games/scat/rules.yml", "games/rulebook.json", "docs/en/index.md", "mkdocs.yml", "tests/a.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("1", encoding="utf-8")
    before = watched_state(tmp_path)
    assert sorted(before) == ["docs/en/index.md", "games/scat/rules.yml", "mkdocs.yml"]
    for name in ("games/__pycache__/a.pyc", "games/.rules.yml.swp", "games/rules.yml~", "games/rulebook.json"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("22", encoding="utf-8")
    assert changed(before, watched_state(tmp_path)) == []
    (tmp_path / "games/scat/rules.yml").write_text("22", encoding="utf-8")
    (tmp_path / "docs/en/index.md").unlink()
    (tmp_path / "docs/new.md").write_text("1", encoding="utf-8")
    assert changed(before, watched_state(tmp_path)) == ["docs/en/index.md", "docs/new.md", "games/scat/rules.yml"]


SERVER = """
import sys
from pathlib import Path
from scripts.serve import serve
sys.exit(serve(Path(sys.argv[1]), int(sys.argv[2]), None, False))
"""

# Stands for scripts/preview.py: says that it is ready, and shows what it is told unless its name says otherwise.
PREVIEW = """
import json, sys
print("ready", flush=True)
files = json.loads(sys.stdin.read())
open("shown.txt", "w").write(" ".join(files))
sys.exit("wrong" in files[0])
"""


def test_edited_texts_and_nothing_else_go_to_the_process_that_stands_by(repository: Path) -> None:
    (repository / "scripts").mkdir()
    (repository / "scripts" / "preview.py").write_text(PREVIEW, encoding="utf-8")
    standby = Standby(repository, None)
    assert not standby.show(["games/toy/text/fa.ftl"])  # there is none yet
    for files, shown in (
        (["games/toy/text/fa.ftl", "games/toy/text/en.ftl"], True),
        (["games/toy/text/wrong.ftl"], False),
        (["games/toy/text/fa.ftl", "games/toy/engine.py"], False),
    ):
        (repository / "shown.txt").write_text("", encoding="utf-8")
        standby.start()
        assert standby.wait()
        assert standby.show(files) is shown
        asked = all(file.endswith(".ftl") for file in files)
        assert (repository / "shown.txt").read_text(encoding="utf-8") == (" ".join(files) if asked else "")
    assert not standby.show(["games/toy/text/fa.ftl"])  # it serves once


# Stands for scripts/build.py: the site is the text of docs/page.txt, and a text that says so is an error.
BUILDER = """
import sys
from pathlib import Path
text = Path("docs/page.txt").read_text()
if "wrong" in text:
    sys.exit("docs/page.txt:1: this is wrong")
Path("site").mkdir(exist_ok=True)
Path("site/index.html").write_text(text)
"""


def test_an_edit_is_served_after_a_rebuild_and_an_error_leaves_the_old_page(root: Path, repository: Path) -> None:
    (repository / "docs").mkdir()
    (repository / "scripts").mkdir()
    (repository / "scripts" / "build.py").write_text(BUILDER, encoding="utf-8")
    text = repository / "docs" / "page.txt"
    text.write_text("first", encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, repository, "8765"],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None

    def wait_for(words: str) -> str:
        assert process.stdout is not None
        for line in process.stdout:
            if words in line:
                return line
        raise AssertionError(f"ended without saying {words!r}")

    def page() -> str:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        connection.request("GET", "/")
        body = connection.getresponse().read().decode()
        connection.close()
        return body

    guard = threading.Timer(60, process.kill)
    guard.start()
    try:
        line = wait_for("the site is at http://127.0.0.1:")
        assert line.endswith("/   (Ctrl-C ends)\n")
        port = int(line.split("127.0.0.1:")[1].split("/")[0])
        assert page() == "first"
        text.write_text("second", encoding="utf-8")
        started = time.monotonic()
        wait_for("page.txt changed: building again")
        wait_for("built again: reload the page")
        assert time.monotonic() - started < 20
        assert page() == "second"
        text.write_text("wrong", encoding="utf-8")
        wait_for("docs/page.txt:1: this is wrong")
        wait_for("the site is still the one before this change")
        assert page() == "second"
        # Begun while its text is wrong and its port taken, it says both and what it shows instead.
        with subprocess.Popen(
            [sys.executable, "-c", SERVER, repository, str(port)],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as second:
            assert second.stdout is not None
            watchdog = threading.Timer(20, second.kill)
            watchdog.start()
            said = [second.stdout.readline() for _ in range(4)]
            watchdog.cancel()
            second.send_signal(signal.SIGINT)
        assert said[0] == "docs/page.txt:1: this is wrong\n"
        assert said[1:3] == ["serving the site of an earlier build\n", f"port {port} is taken\n"]
        assert said[3].startswith("the site is at http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        wait_for("ended")
        assert process.wait(20) == 0
    finally:
        guard.cancel()
        process.kill()
        process.wait()
        process.stdout.close()
