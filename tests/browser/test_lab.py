"""The lab as a reader meets it: write, run, stop, look, share; nothing that a program does harms the page."""

from __future__ import annotations

import base64
import gzip
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.examples import ids
from games.link import decode
from games.record import read
from games.replay import replay
from games.rulebook import RuleBook
from scripts.serve import SiteServer
from tests.browser.seeing import small_targets, violations

LANGUAGES = ("en", "fa", "uk")
GAMES = {"en": "scat", "fa": "snitchems", "uk": "skin"}
"""The lab that is used in each language."""
ROOT = Path(__file__).resolve().parents[2]
FIRST = (
    "def choose(view, actions):\n    one = actions[0]\n    return one if one.range is None else one.at(one.range[0])\n"
)
WAIT = 60_000


class Bench:
    """The lab's page of a language, with what a reader does there."""

    def __init__(self, page: Page, lang: str, rulebook: RuleBook, faults: list[str]) -> None:
        self.page, self.lang, self.faults = page, lang, faults
        self.words = rulebook.words(lang)
        self.started = False

    def part(self, name: str) -> Any:
        return self.page.locator(f'[data-part="{name}"]')

    def write(self, code: str) -> None:
        self.page.locator(".cm-content").click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(code)

    def run(self, code: str | None = None, games: int = 20, wait: bool = True) -> None:
        if code is not None:
            self.write(code)
        self.page.select_option("#lab-games", str(games))
        self.page.fill("#lab-seed", "7")
        self.part("run").click()
        self.started = True
        if wait:
            self.ended()

    def ended(self) -> None:
        expect(self.part("run")).to_be_enabled(timeout=WAIT)
        expect(self.part("loading")).to_be_hidden(timeout=WAIT)

    def works(self, code: str = FIRST) -> bool:
        self.run(code)
        status = self.words.plain("ui-lab-done", done=20, count=20)
        return bool(self.part("status").inner_text() == status and not self.part("fault").is_visible())


@pytest.fixture(scope="module")
def benches(
    browser: Browser, site_server: SiteServer, rulebook: RuleBook, watch: Any
) -> Iterator[Callable[[str], Bench]]:
    """``benches("fa")``: opened once, and its Python kept."""
    opened: dict[str, Bench] = {}

    def bench(lang: str) -> Bench:
        if lang not in opened:
            context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            context.set_default_timeout(WAIT)
            page = context.new_page()
            faults: list[str] = []
            watch(page, f"http://127.0.0.1:{site_server.server_address[1]}/", faults)
            page.goto(site_server.address + f"{lang}/games/{GAMES[lang]}/lab/")
            opened[lang] = Bench(page, lang, rulebook, faults)
        return opened[lang]

    yield bench
    for one in opened.values():
        one.page.context.close()


@pytest.fixture(scope="module")
def watch() -> Callable[[Page, str, list[str]], None]:
    from tests.browser.conftest import watch_page

    return watch_page


@pytest.fixture
def bench(benches: Callable[[str], Bench]) -> Iterator[Bench]:
    one = benches("en")
    one.faults.clear()
    yield one
    assert one.faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_program_is_run_and_its_games_looked_at_with_axe_content_in_every_state(
    benches: Callable[[str], Bench], lang: str, axe: str
) -> None:
    bench = benches(lang)
    page = bench.page
    page.set_viewport_size({"width": 360, "height": 740})
    states = {"before": violations(page, axe)}
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    assert page.locator("iframe").count() == 0
    page.get_by_role("button", name=bench.words.plain("ui-lab-take")).nth(1)
    bench.run(FIRST)
    assert any("sandbox-frame" in url for url in asked)
    game = GAMES[lang]
    assert bench.part("status").inner_text() == bench.words.plain("ui-lab-done", done=20, count=20)
    rows = page.locator('[data-part="rows"] tr')
    assert rows.count() == 2
    assert rows.nth(0).locator("th").inner_text() == bench.words.plain("ui-lab-yours")
    assert re.search(r"±", rows.nth(0).locator("td").nth(0).inner_text())
    asked.clear()
    page.get_by_role("button", name=bench.words.plain("ui-lab-next-lost")).click()
    expect(bench.part("record")).to_have_value(re.compile(f"^varaq 1\ngame {game}\n"))
    assert replay(read(bench.part("record").input_value())).steps[-1].state.to_act is None
    states["result"] = violations(page, axe) + small_targets(page)
    address = page.get_by_role("link", name=bench.words.plain("ui-lab-game-link")).evaluate("one => one.href")
    assert f"/games/{game}/play/#g=1{game}-" in address
    shared = decode(address.partition("#g=")[2]).study
    whole = read(bench.part("record").input_value())
    assert replay(shared.record(shared.end())).steps[-1].state == replay(whole).steps[-1].state
    bench.run("def pick(a):\n    return a['nothing']\n\n\ndef choose(view, actions):\n    return pick(view)\n")
    assert bench.part("fault-error").inner_text() == "KeyError: 'nothing'"
    assert bench.part("fault-heading").inner_text() == bench.words.plain("ui-lab-fault-exception")
    lines = bench.part("trace").get_by_role("button")
    assert lines.all_inner_texts() == [bench.words.plain("ui-lab-line", number=number) for number in (6, 2)]
    assert {
        one.evaluate("one => getComputedStyle(one).direction") for one in bench.part("trace").locator("code").all()
    } == {"ltr"}
    lines.nth(1).click()
    assert page.evaluate("document.activeElement.className").startswith("cm-content")
    assert page.evaluate("String(getSelection())").strip() == "return a['nothing']"
    states["fault"] = violations(page, axe) + small_targets(page)
    console(bench, "1 / 0")
    expect(bench.part("console-log")).to_contain_text(bench.words.plain("ui-lab-fault-exception"))
    states["console"] = violations(page, axe) + small_targets(page)
    assert states == {"before": [], "result": [], "fault": [], "console": []}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert asked == []
    page.set_viewport_size({"width": 1280, "height": 900})
    assert bench.faults == []


def test_a_refused_move_names_the_rule_and_links_to_it(bench: Bench) -> None:
    bench.run("def choose(view, actions):\n    return f\"{view['viewer']} discard 2C\"\n")
    link = bench.part("fault-clause")
    target = link.get_attribute("href")
    assert target.startswith("../#scat.")
    rules = bench.page.context.new_page()
    rules.goto(bench.page.url.removesuffix("lab/") + "#" + target.removeprefix("../#"))
    assert rules.locator(f'[id="{target.removeprefix("../#")}"]').count() == 1
    rules.close()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("def choose(view, actions):\n    while True: pass\n", "ui-lab-fault-time"),
        ("from playground.lab import guard\nguard.at_leisure()\nwhile True: pass\n", "ui-lab-fault-time"),
        ("def choose(view, actions):\n    while True: print('flood')\n", "ui-lab-fault-time"),
        ("def choose(view, actions):\n    return [0] * (150 * 2**20)\n", "ui-lab-fault-memory"),
        ("def choose(view, actions):\n    return sum(range(10**12))\n", "ui-lab-fault-killed"),
        # It spoils the engine in which it runs; the next run has another one.
        ("import games\ntype(games.game('scat')).actions = lambda *_: ()\n" + FIRST, "ui-lab-fault-exception"),
    ],
)
def test_a_program_that_runs_away_is_stopped_the_page_answers_and_the_next_run_works(
    bench: Bench, code: str, told: str
) -> None:
    if not bench.started:
        assert bench.works()
    bench.write(code)
    begun = time.perf_counter()
    bench.run(wait=False)
    bench.page.evaluate("1")  # the page answers while the program runs
    expect(bench.part("fault")).to_be_visible(timeout=WAIT)
    taken = time.perf_counter() - begun
    said = bench.words.plain(told, seconds=1) if told.endswith("time") else bench.words.plain(told)
    assert bench.part("fault-heading").inner_text() == said
    assert taken < 3.5  # the bound is 1.8 s, of a machine that has other things to do and with the clicks
    bench.ended()
    assert bench.works()


def test_a_flood_of_output_is_cut_with_the_number_of_lines_left_out(bench: Bench) -> None:
    bench.run("print('a line\\n' * 700)\n" + FIRST)
    assert bench.part("output-text").inner_text().count("a line") == 500
    assert bench.part("dropped").inner_text() == bench.words.plain("ui-lab-dropped", count=201)


def test_stop_ends_a_run_between_games_and_keeps_what_was_played(bench: Bench) -> None:
    slow = "import time\ndef choose(view, actions):\n    time.sleep(0.05)\n    return actions[0]\n"
    slow += "import random\nrandom.choice = len\n"  # spoils the engine; the next run has another one
    bench.run(slow, games=1000, wait=False)
    expect(bench.part("figures")).to_be_visible(timeout=WAIT)
    bench.part("stop").click()
    bench.ended()
    assert bench.part("status").inner_text().endswith(bench.words.plain("ui-lab-stopped"))
    assert bench.part("figures").is_visible()
    assert bench.works("import random\nassert random.choice([5]) == 5\n" + FIRST)


def test_whatever_a_program_says_is_text(bench: Bench) -> None:
    html = "<img src=x onerror=document.title='broken'><b>bold</b>"
    bench.run(f"print({html!r})\ndef choose(view, actions):\n    raise ValueError({html!r})\n")
    assert html in bench.part("output-text").inner_text()
    assert html in bench.part("fault-error").inner_text()
    assert bench.page.locator(".lab img, .lab b").count() == 0
    assert bench.page.title() != "broken"


def console(bench: Bench, line: str) -> None:
    box = bench.part("console-line")
    box.fill(line)
    box.press("Enter")
    expect(bench.part("run")).to_be_enabled(timeout=WAIT)


def test_the_console_has_values_blocks_history_and_tracebacks(bench: Bench) -> None:
    console(bench, "deal(3, seed=7).to_act")
    assert bench.part("console-log").inner_text().splitlines()[-1] in {"1", "2", "3"}
    console(bench, "for n in range(2):")
    box = bench.part("console-line")
    assert box.input_value() == "for n in range(2):\n"
    box.press_sequentially("    print(n * 21)")
    box.press("Enter")
    expect(bench.part("run")).to_be_enabled()
    box.press("Enter")
    expect(box).to_have_value("")
    assert bench.part("console-log").inner_text().splitlines()[-2:] == ["0", "21"]
    box.press("ArrowUp")
    assert box.input_value().startswith("for n in range(2):")
    box.fill("")
    console(bench, "1 / 0")
    expect(bench.part("console-log")).to_contain_text("ZeroDivisionError: division by zero")


def test_tab_indents_and_escape_then_tab_leaves_the_editor(bench: Bench) -> None:
    page = bench.page
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    page.keyboard.type("x")
    assert page.locator(".cm-line").inner_text() == "    x"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.do") == "share"


def test_the_whole_lab_is_used_with_the_keyboard_alone(bench: Bench) -> None:
    page = bench.page
    bench.write(FIRST)
    page.keyboard.press("Escape")
    for _ in range(6):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.part") == "run"
    page.keyboard.press("Enter")
    bench.ended()
    assert bench.part("figures").is_visible()


def link_of(code: str) -> str:
    return "#bot=1." + base64.urlsafe_b64encode(gzip.compress(code.encode(), mtime=0)).decode().rstrip("=")


GOOD = link_of("print('from afar')\n" + FIRST)
DAMAGED = {
    "cut": GOOD[:-9],
    "flipped": GOOD[:40] + ("A" if GOOD[40] != "A" else "B") + GOOD[41:],
    "another version": GOOD.replace("bot=1.", "bot=2."),
    "nothing": "#bot=",
    "script": "#bot=1.<script>alert(1)</script>",
    "not packed": "#bot=1." + base64.urlsafe_b64encode(FIRST.encode()).decode().rstrip("="),
    "too long": "#bot=1." + "A" * 9000,
    "a bomb": link_of("#" * 1_000_000),
    "no text": "#bot=1." + base64.urlsafe_b64encode(gzip.compress(b"\xff\xfe\x00", mtime=0)).decode().rstrip("="),
}


def test_a_link_brings_its_program_and_runs_nothing(
    page: Page, site_address: str, rulebook: RuleBook, page_faults: list[str]
) -> None:
    words = rulebook.words("uk")
    page.goto(site_address + "uk/games/skin/lab/" + GOOD)
    expect(page.locator('[data-part="notice"]')).to_have_text(words.plain("ui-lab-link-came"))
    assert "from afar" in page.locator(".cm-content").inner_text()
    assert page.locator("iframe").count() == 0
    for name, hash in DAMAGED.items():
        page.goto("about:blank")
        page.goto(site_address + "uk/games/skin/lab/" + hash)
        expect(page.locator('[data-part="notice"]')).to_have_text(words.plain("ui-lab-link-damaged"), timeout=5000)
        assert "random.choice" in page.locator(".cm-content").inner_text(), name
    # The page's own link leads to the same program.
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name=words.plain("ui-lab-copy")).click()
    page.wait_for_function("window.copied")
    own = page.evaluate("window.copied")
    page.goto("about:blank")
    page.goto(own)
    expect(page.locator('[data-part="notice"]')).to_have_text(words.plain("ui-lab-link-came"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_script_the_page_says_what_it_is_and_shows_the_programs(
    browser: Browser, site_address: str, rulebook: RuleBook, lang: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_address + f"{lang}/games/snitchems/lab/")
    expect(page.get_by_text(rulebook.words(lang).plain("ui-lab-no-script"), exact=True)).to_be_visible()
    assert page.get_by_role("button").count() == 0
    page.locator("summary", has_text=rulebook.words(lang).plain("ui-lab-start-view")).click()
    assert "def choose(view, actions):\n" in page.locator("#lab-program-view").inner_text()
    context.close()


def test_before_the_reader_asks_only_the_editor_is_loaded(page: Page, site_address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(Path(request.url).name))
    page.goto(site_address + "en/games/scat/lab/")
    page.wait_for_timeout(500)
    assert {"lab.js", "lab-editor.js"} <= set(asked)
    assert not [name for name in asked if "engine" in name or "pyodide" in name or "sandbox" in name]


def test_the_code_page_leads_to_a_rule_that_can_be_changed_and_the_broken_examples_are_listed(
    bench: Bench, axe: str
) -> None:
    page = bench.page
    page.goto(page.url.partition("#")[0].removesuffix("lab/") + "code/")
    link = page.locator('a[href^="../lab/#file=scat/value.py"]').first
    line = int(link.get_attribute("href").rpartition("=")[2])
    link.click()
    workshop = page.locator(".cm-content").nth(1)
    expect(workshop).to_be_visible()
    source = (ROOT / "games/scat/value.py").read_text(encoding="utf-8")
    assert page.evaluate("String(getSelection())").strip() == source.splitlines()[line - 1].strip()
    workshop.press("Control+A")
    never = source.replace("def holds_31(", "def holds_31(hand):\n    return False\n\n\ndef before(")
    page.keyboard.insert_text(never)
    bench.part("try").click()
    expect(bench.part("change-status")).not_to_be_empty(timeout=WAIT)
    broken = bench.part("broken").locator("li a")
    addresses = [one.get_attribute("href") for one in broken.all()]
    assert any(re.fullmatch(r"\.\./examples/dealt-31/#step-\d+", one) for one in addresses), addresses
    assert violations(page, axe) == []
    workshop.press("Control+A")
    page.keyboard.insert_text("while True: pass\n")
    bench.part("try").click()
    expect(bench.part("change-fault")).to_contain_text(bench.words.plain("ui-lab-fault-time", seconds=1), timeout=WAIT)
    workshop.press("Control+A")
    page.keyboard.insert_text(source)
    bench.part("try").click()
    expect(bench.part("change-status")).to_have_text(
        bench.words.plain("ui-lab-examples-told", count=20, broken=0), timeout=WAIT
    )


BROKEN = {
    "fa": ("captures.py", "captures", "if len(rest[1]) > 4: raise ValueError('too many')", "{}"),
    "uk": ("dealing.py", "offer", "if rest[0].centre: raise ValueError('not now')", "to_centre(*rest[:2], 'no-taker')"),
}


@pytest.mark.parametrize("lang", BROKEN)
def test_the_examples_that_a_changed_rule_breaks_are_told_in_the_language_with_lines_to_go_to(
    benches: Callable[[str], Bench], lang: str, axe: str
) -> None:
    bench, (name, function, fails, gives) = benches(lang), BROKEN[lang]
    page = bench.page
    page.set_viewport_size({"width": 360, "height": 740})
    file = f"{GAMES[lang]}/{name}"
    bench.part("module").select_option(file)
    page.locator('[data-do="module"]').click()
    workshop = page.locator(".cm-content").nth(1)
    expect(workshop).to_be_visible()
    source = (ROOT / "games" / file).read_text(encoding="utf-8")
    changed = source.replace(
        f"def {function}(", f"def {function}(*rest, **more):\n    {fails}\n    return {gives}\n\n\ndef _before("
    )
    workshop.press("Control+A")
    page.keyboard.insert_text(changed)
    bench.part("try").click()
    expect(bench.part("change-status")).not_to_be_empty(timeout=WAIT)
    broken = bench.part("broken").locator("> li")
    told = bench.words.plain("ui-lab-examples-told", count=len(ids(GAMES[lang])), broken=broken.count())
    assert bench.part("change-status").inner_text() == told
    steps = [one for one in broken.all() if (one.locator("a").get_attribute("href") or "").rpartition("#step-")[1]]
    faults = bench.part("broken").locator(".lab-fault")
    assert steps and faults.count()
    number = int(steps[0].locator("a").get_attribute("href").rpartition("-")[2])
    assert bench.words.plain("ui-lab-breaks", step=number) in steps[0].inner_text()
    assert bench.words.plain("ui-lab-fault-exception") in faults.first.inner_text()
    assert {one.evaluate("one => getComputedStyle(one).direction") for one in broken.locator("code").all()} == {"ltr"}
    line = changed.splitlines().index(f"    {fails}") + 1
    faults.first.get_by_role("button", name=bench.words.plain("ui-lab-line", number=line)).last.click()
    assert page.evaluate("String(getSelection())").strip() == fails
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, axe) == []
    assert bench.faults == []
