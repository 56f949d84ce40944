"""Readers' programs in the sandboxed frame: no network, no storage, no way to the page, and an end when they run away.

The pack is the small one of ``tests/pyodide``, whose door runs any Python that it is given.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Worker

from tests.browser.faulty_host import Host, hosting
from tests.pyodide.synthetic import synthetic_pack

START = """async () => {
  window.output = [];
  window.spawn ??= VaraqSandbox.spawner({
    frame: "files/sandbox-frame.txt", bounds: {memory: 512 * 2 ** 20, lines: 100, characters: 10_000}, silence: 1800,
  });
  window.engine = await VaraqEngine.start({spawn: window.spawn, onOutput: ({text}) => window.output.push(text)});
}"""
RUN = """async ({code, time}) => {
  window.output.length = 0;
  const begun = performance.now();
  try {
    const answer = await window.engine.request({do: "run", code}, {time});
    return {...answer, took: performance.now() - begun};
  } catch (error) {
    return {code: error.code, type: error.error?.type, message: error.error?.message, took: performance.now() - begun};
  }
}"""
TIME = 1000


@pytest.fixture(scope="module")
def sandbox_host(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("sandbox")
    shutil.copytree(synthetic_pack(root, tmp_path_factory.mktemp("pack")), folder / "files" / "pyodide")
    for name in ("engine.js", "sandbox.js", "sandbox-frame.txt"):
        shutil.copyfile(root / "playground" / "web" / name, folder / "files" / name)
    (folder / "page.html").write_text(
        '<!doctype html><meta charset="utf-8"><title>x</title><link rel="icon" href="files/none.png">'
        '<script src="files/engine.js"></script><script src="files/sandbox.js"></script><body>',
        encoding="utf-8",
    )
    with hosting(folder) as server:
        yield server


@pytest.fixture(scope="module")
def lab(browser: Any, sandbox_host: Host) -> Iterator[Page]:
    """A page whose sandbox is started; it is kept for all tests, as a reader keeps it."""
    context: BrowserContext = browser.new_context()
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(sandbox_host.address + "page.html")
    page.evaluate("localStorage.setItem('secret', 'of the page')")
    page.evaluate(START)
    yield page
    context.close()


@pytest.fixture
def quiet(lab: Page, sandbox_host: Host) -> Iterator[None]:
    """Nothing at all may be asked of the host."""
    sandbox_host.asked.clear()
    yield
    time.sleep(0.2)
    assert sandbox_host.asked == []


def run(page: Page, code: str, limit: int | None = TIME) -> dict[str, Any]:
    outcome: dict[str, Any] = page.evaluate(RUN, {"code": code, "time": limit})
    return outcome


def works(page: Page) -> bool:
    return bool(run(page, "value = 6 * 7").get("value") == 42)


def frame_of(page: Page) -> Frame:
    return page.frames[1]


def worker_of(page: Page) -> Worker:
    return page.workers[-1]


def test_python_runs_in_a_frame_of_no_origin_that_only_may_run_scripts(lab: Page, quiet: None) -> None:
    assert works(lab)
    assert frame_of(lab).evaluate("[origin, location.href]") == ["null", "about:srcdoc"]
    assert lab.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    assert worker_of(lab).evaluate("origin") == "null"


def test_the_rest_of_the_library_is_there_without_a_request(lab: Page, quiet: None) -> None:
    assert run(lab, "import xml.dom; value = xml.dom.__name__")["value"] == "xml.dom"


REFUSED = """async (url) => {
  const opened = (one) => new Promise((yes, no) => Object.assign(one, {onopen: yes, onerror: no}));
  const tries = {
    fetch: () => fetch(url),
    xhr: () => { const x = new XMLHttpRequest(); x.open("GET", url, false); x.send(); },
    socket: () => opened(new WebSocket(url.replace("http", "ws"))),
    source: () => opened(new EventSource(url)),
    import: () => import(url),
    importScripts: () => importScripts(url),
    worker: () => new Promise((yes, no) => { const w = new Worker(url); w.onmessage = yes; w.onerror = no; }),
    indexedDB: () => new Promise((yes, no) => { const r = indexedDB.open("x"); r.onsuccess = yes; r.onerror = no; }),
    caches: () => caches.open("x"),
    local: () => localStorage.getItem("secret").length,
    cookie: () => document.cookie.length,
    parent: () => parent.document.title.length,
    top: () => top.localStorage.length,
    eval: () => eval("1"),
    function: () => Function("return 1")(),
  };
  const open = [];
  for (const [name, attempt] of Object.entries(tries)) {
    try { await attempt(); open.push(name); } catch {}
  }
  return open;
}"""


def test_neither_worker_nor_frame_reaches_network_storage_or_page(lab: Page, sandbox_host: Host, quiet: None) -> None:
    secret = sandbox_host.address + "files/none.txt"
    assert worker_of(lab).evaluate(REFUSED, secret) == []
    assert frame_of(lab).evaluate(REFUSED, secret) == []


@pytest.mark.parametrize(
    "attempt",
    [
        "import js; value = str(js.fetch('{url}'))",
        "import js; js.postMessage('x')",
        "import js; value = js.parent",
        "import js; value = js.globalThis.indexedDB",
        "from pyodide.code import run_js; run_js('1 + 1')",
        "import pyodide_js; pyodide_js.constructor.constructor('return self')()",
        "from pyodide.http import open_url; open_url('{url}')",
        "import urllib.request; urllib.request.urlopen('{url}')",
        "import socket; socket.create_connection(('127.0.0.1', {port}), timeout=1).sendall(b'GET / HTTP/1.0')",
    ],
)
def test_python_has_no_way_out(lab: Page, sandbox_host: Host, quiet: None, attempt: str) -> None:
    code = attempt.replace("{url}", sandbox_host.address).replace("{port}", str(sandbox_host.server_address[1]))
    outcome = run(lab, code)
    assert outcome["code"] == "python-error", outcome
    assert works(lab)


def test_an_endless_loop_ends_by_an_interrupt_and_python_lives_on(lab: Page, quiet: None) -> None:
    outcome = run(lab, "while True: pass")
    assert (outcome["code"], outcome["type"]) == ("python-error", "KeyboardInterrupt")
    assert outcome["took"] < 2000
    assert works(lab)


@pytest.mark.parametrize(
    "code",
    [
        "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
        "sum(range(10**12))",
    ],
)
def test_what_no_interrupt_ends_is_killed_and_the_next_start_asks_for_nothing(
    lab: Page, sandbox_host: Host, code: str
) -> None:
    outcome = run(lab, code)
    assert outcome["code"] == "killed"
    assert outcome["took"] < 2300  # the bound is 1.8 s; the rest is for a machine that has other things to do
    sandbox_host.asked.clear()
    lab.evaluate(START)
    assert works(lab)
    assert [path.rpartition("/")[2] for path in sandbox_host.asked] == ["engine.json"]


# WebAssembly itself ends at two gigabytes: only the bound of 512 MB stops a list of 600.
@pytest.mark.parametrize("code", ["value = len([0] * (150 * 2**20))", "x = []\nwhile True: x.append(bytes(2**20))"])
def test_a_list_that_grows_beyond_the_bound_is_a_memory_error_and_the_heap_stays_small(
    lab: Page, quiet: None, code: str
) -> None:
    outcome = run(lab, code)
    assert (outcome["code"], outcome["type"]) == ("python-error", "MemoryError")
    assert outcome["took"] < 2000
    assert works(lab)


def test_a_flood_of_output_is_cut_and_counted(lab: Page, quiet: None) -> None:
    outcome = run(lab, "for number in range(5000): print(number)\nvalue = 1")
    assert (outcome["value"], outcome["dropped"]) == (1, 4900)
    assert lab.evaluate("window.output.at(-1)") == "99"
    endless = run(lab, "while True: print('x' * 100)")
    assert endless["type"] == "KeyboardInterrupt"
    assert endless["took"] < 2000
    assert lab.evaluate("window.output.length") == 100
    assert works(lab)


def test_what_a_program_leaves_to_run_later_cannot_keep_the_next_one_waiting(lab: Page) -> None:
    later = "import asyncio\nasyncio.get_event_loop().call_later(0.05, lambda: [0 for _ in iter(int, 1)])\nvalue = 1"
    assert run(lab, later)["value"] == 1
    lab.wait_for_timeout(200)
    # Nor may it end the bound that interrupts it, or tell the page that it is to wait.
    said = """(() => {
      const [tell, told] = [postMessage, []];
      postMessage = (one) => told.push(one.type);
      guard.disarm(0); guard.free(); guard.disarm(guard.arm(9)); guard.free();
      postMessage = tell;
      return [told, guard.deadline < Infinity];
    })()"""
    assert worker_of(lab).evaluate(said) == [[], True]
    outcome = run(lab, "value = 2")
    assert outcome["value"] == 2
    assert outcome["took"] < 2000


def test_output_of_one_endless_line_is_cut_too(lab: Page, quiet: None) -> None:
    assert run(lab, "print('x' * 1_000_000)\nprint('y')\nvalue = 1")["dropped"] == 1
    assert lab.evaluate("window.output.join('').length") == 10_000


def test_a_file_that_cannot_be_had_ends_the_start_with_its_code(lab: Page, sandbox_host: Host) -> None:
    page = lab.context.new_page()
    page.goto(sandbox_host.address + "page.html")
    sandbox_host.faults = {"pyodide.asm-": "404"}
    try:
        with pytest.raises(Exception, match="fetch-failed"):
            page.evaluate(START)
    finally:
        sandbox_host.faults = {}
    page.evaluate(START)
    assert works(page)
    page.close()
