// The player's part of the page: which of its views is shown, what is told to screen readers, and where the HTML of an
// answer goes, with the focus kept where it was. No prose: words are in the page or in the engine's answers.
"use strict";
window.VaraqScreen = (() => {
  const MEGABYTE = 1e6;

  // `bar` is told the place that an answer leads to.
  function setUp(root, bar) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const game = part("game");
    const live = part("live");
    const targets = new Map([...game.querySelectorAll("[data-target]")].map((one) => [one.dataset.target, one]));
    const drawn = new Map();
    const amount = new Intl.NumberFormat(root.dataset.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    // What the answers have said of the game that is shown.
    const said = {
      pending: false, // whether bots have to move
      unfinished: false, // whether a game would be lost that somebody has played
      covered: false, // whether the device is being passed on, so that nothing of the game may be shown or asked for
      place: { line: 0, step: 0, last: 0 }, // where the reader looks
    };

    function show(...names) {
      for (const name of ["form", "loading", "failed", "game"]) part(name).hidden = !names.includes(name);
    }

    function announce(text) {
      live.textContent = "";
      if (text) setTimeout(() => (live.textContent = text), 60); // the same text twice is told twice
    }

    function fail(error) {
      const why = window.VaraqFailure.explain(root, error);
      show("failed");
      part("failed-title").focus();
      announce(why);
    }

    function progress({ stage, loaded, total }) {
      const fetching = stage === "fetch" && total > 0;
      const meter = part("progress");
      if (fetching) meter.value = loaded / total;
      else meter.removeAttribute("value");
      part("loading-text").textContent = fetching
        ? root.dataset.loading
            .replace("{done}", amount.format(loaded / MEGABYTE))
            .replace("{total}", amount.format(total / MEGABYTE))
        : root.dataset.starting;
    }

    // The beginning of a start, when nothing has come yet.
    function waiting() {
      progress({ stage: "", loaded: 0, total: 0 });
      show("loading");
    }

    // ---- answers

    function apply(answer) {
      const active = document.activeElement;
      const had = game.contains(active) || active === document.body;
      const key = game.contains(active) ? active.dataset.key : undefined;
      const home = active.closest?.("[data-target]")?.dataset.target;
      if (answer.fragments && "cover" in answer.fragments) cover(Boolean(answer.covered));
      for (const [name, html] of Object.entries(answer.fragments ?? {})) draw(name, html, answer.log_keep);
      if ("unfinished" in answer) said.unfinished = answer.unfinished;
      if (answer.ok && "more" in answer && answer.fragments?.choices !== undefined) said.pending = answer.more;
      if (answer.at) {
        said.place = answer.at;
        bar.update(said.place);
      }
      if (answer.ok && !part("loading").hidden) show("game");
      if (said.covered && had) return game.querySelector("[data-key=cover]").focus();
      if (answer.fragments?.hint) targets.get("hint").scrollIntoView({ block: "nearest" });
      if (answer.fragments?.message) targets.get("message").scrollIntoView({ block: "nearest" });
      if (had && (!game.contains(document.activeElement) || document.activeElement.disabled)) {
        refocus(key, home, answer.focus);
      }
    }

    function cover(yes) {
      said.covered = part("uncovered").hidden = yes;
    }

    function draw(name, html, kept) {
      const target = targets.get(name);
      if (!target) return;
      if (name === "log") {
        while (target.children.length > kept) target.lastElementChild.remove();
        target.insertAdjacentHTML("beforeend", html);
        target.scrollTop = target.scrollHeight;
        return;
      }
      if (drawn.get(name) === html) return;
      const open = new Map([...target.querySelectorAll("details")].map((one) => [one.dataset.key, one.open]));
      const chosen = target.value;
      const put = () => (target.innerHTML = html);
      if (name === "table") window.VaraqMotion.glide(() => target.querySelector(".table"), put);
      else put();
      drawn.set(name, html);
      const current = target.querySelector("[aria-current]");
      if (current) target.scrollTop += current.getBoundingClientRect().top - target.getBoundingClientRect().top - target.clientHeight / 2;
      for (const one of target.querySelectorAll("[data-end]")) one.scrollTop = one.scrollHeight;
      for (const one of target.querySelectorAll("details")) one.open = open.get(one.dataset.key) ?? one.open;
      // The rule that the reader has chosen stays chosen; whom he looks as is said by the engine.
      if (name === "fired" && [...target.options].some((one) => one.value === chosen)) target.value = chosen;
    }

    const keyed = (within, name) => name && within?.querySelector(`[data-key="${CSS.escape(name)}"]:not([disabled])`);

    const next = (hint) => keyed(game, hint) ?? keyed(game, "choices") ?? keyed(game, "deal") ?? keyed(game, "go:forward");

    // The same thing if it is still there, or what the engine says comes next.
    function refocus(key, home, hint) {
      // Where the reader looks stays in place, but the result is shown to him wherever he is.
      const stays = Boolean(key) && hint !== "result";
      (keyed(targets.get(home), key) ?? next(hint))?.focus({ preventScroll: stays });
      if (stays) lookAtMoves(matchMedia("(max-width: 40em)").matches);
    }

    // A game that the reader has not seen yet, with the focus on what comes first.
    function open(hint) {
      show("game");
      next(hint)?.focus({ preventScroll: true });
      game.scrollIntoView({ block: "start", behavior: "instant" });
      lookAtMoves(true);
      // The first cards of a page bring the font of the suits with them, and lines break in other places then.
      const from = scrollY;
      document.fonts.ready.then(() => scrollY === from && lookAtMoves(true));
    }

    // A phone does not show the game whole: if the focus is there, what can be done is in sight, and above it, if `table`,
    // as much of the table as there is room for. Of more moves than fill half the screen it is the one with the focus.
    function lookAtMoves(table) {
      const choices = targets.get("choices");
      const focused = document.activeElement;
      if (!choices.contains(focused)) return;
      const edges = (one) => one.getBoundingClientRect();
      const offered = [...choices.querySelectorAll(":scope > :is(.amounts, .moves)")];
      const [first, last] = offered.length ? [offered[0], offered.at(-1)] : [choices, choices];
      const tall = edges(last).bottom - edges(first).top > innerHeight / 2;
      const one = focused.matches("button") || !offered.length ? focused : first.firstElementChild;
      const below = edges(tall ? one : last).bottom + parseFloat(getComputedStyle(choices).scrollMarginBlockEnd) - innerHeight;
      const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
      const above = table ? edges(game).top - header : 0;
      const by = below > 0 ? below : Math.min(0, Math.max(above, below));
      if (by) scrollBy({ top: by, behavior: "instant" });
    }

    // ---- what was drawn goes

    // The next answer draws this target, or all of them, even if nothing has changed.
    function redraw(name) {
      if (name) drawn.delete(name);
      else drawn.clear();
    }

    function clear() {
      said.pending = said.unfinished = false;
      redraw();
      for (const target of targets.values()) target.replaceChildren();
      cover(false);
    }

    return { said, targets, show, open, announce, fail, progress, waiting, apply, draw, redraw, clear };
  }

  return { setUp };
})();
