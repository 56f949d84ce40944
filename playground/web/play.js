// The page's side of a game: starts the engine when the reader asks for it, puts the HTML that the engine makes into
// the page, keeps the focus, and reports what the reader wants. No game logic and no prose: moves come from
// data-action, words from the page or from the engine's answers.
"use strict";
(() => {
  const KEYS = { KeyN: "deal", KeyU: "undo", KeyR: "redo", KeyH: "hint", KeyL: "log", KeyM: "moves", KeyB: "main" };
  const KEPT = new Set(["open", "take-over", "bring", "again", "act", "deal", "finish", "undo", "redo", "go", "view", "uncover", "differ-on", "differ-back", "delete", "promote", "restore"]);
  const PANELS = ["why", "odds", "tree", "differ"]; // drawn only while they are open, the slowest last
  const SEEDS = 1_000_000; // short enough to be read out and typed again
  const MEGABYTE = 1e6;
  const LEAP = 10; // what the page keys add to a number
  const MOST_TOLD = 4; // answers that are announced at once when bots play on for long
  const PACE = "varaq.pace"; // where a device keeps how fast bots move
  const AT_ONCE = "at-once";
  const PAUSE = 1500; // milliseconds between two moves of bots that move slowly

  function script(url) {
    return new Promise((resolve, reject) => {
      if (window.VaraqEngine) return resolve();
      const element = document.createElement("script");
      element.src = url;
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        reject(Object.assign(new Error(`cannot load ${url}`), { code: "fetch-failed" }));
      };
      document.head.append(element);
    });
  }

  function setUp(root) {
    if (root.dataset.mounted) return;
    root.dataset.mounted = "yes";
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const form = part("form");
    const game = part("game");
    const live = part("live");
    const targets = new Map([...game.querySelectorAll("[data-target]")].map((one) => [one.dataset.target, one]));
    const drawn = new Map();
    const editor = "editor" in root.dataset ? window.VaraqEditor.setUp(form) : null;
    const seating = part("seating") ? window.VaraqSeating.setUp(form) : null; // on the page of a new game
    const bar = window.VaraqBar.setUp(part("bar"), go);
    const amount = new Intl.NumberFormat(root.dataset.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    let engine = null; // the promise of a running engine
    let attempt = 0; // grows when a start is cancelled or a game is left, so that late answers are dropped
    let pending = false; // whether bots have to move
    let timer = 0; // of the next one, where they move slowly
    let halted = false; // whether the reader has stopped them
    let replaying = false; // whether a game is brought back, so that nobody waits
    let unfinished = false; // whether a game would be lost that somebody has played
    let busy = false;
    let covered = false; // whether the device is being passed on, so that nothing of the game may be shown or asked for
    let idle = Promise.resolve(); // settles when the last request is done with
    let kept = []; // what the reader has asked for since the game began, to bring it back if the engine breaks
    let place = { line: 0, step: 0, last: 0 }; // where the reader looks
    let step = null; // the step of the example that is taken over
    let opened = null; // the element that opened the player, where the focus goes back to

    // ---- what is on the page

    function show(...names) {
      for (const name of ["form", "loading", "failed", "game"]) part(name).hidden = !names.includes(name);
    }

    function announce(text) {
      live.textContent = "";
      if (text) setTimeout(() => (live.textContent = text), 60); // the same text twice is told twice
    }

    function fail(error) {
      console.warn(error);
      const codes = [...root.querySelectorAll("[data-code]")];
      const known = codes.some((one) => one.dataset.code === error.code);
      for (const one of codes) one.hidden = one.dataset.code !== (known ? error.code : "crashed");
      show("failed");
      part("failed-title").focus();
      announce(codes.filter((one) => !one.hidden).map((one) => one.textContent).join(" "));
    }

    function progress({ stage, loaded, total }) {
      const fetching = stage === "fetch" && total > 0;
      const bar = part("progress");
      if (fetching) bar.value = loaded / total;
      else bar.removeAttribute("value");
      part("loading-text").textContent = fetching
        ? root.dataset.loading
            .replace("{done}", amount.format(loaded / MEGABYTE))
            .replace("{total}", amount.format(total / MEGABYTE))
        : root.dataset.starting;
    }

    // ---- the engine

    function started() {
      engine ??= script(root.dataset.engineScript)
        .then(() => window.VaraqEngine.start({ base: new URL(root.dataset.engine, document.baseURI).href, onProgress: progress }))
        .catch((error) => {
          engine = null;
          throw error;
        });
      return engine;
    }

    // One request at a time; what the reader presses meanwhile is dropped, not queued.
    function ask(request) {
      if (busy) return Promise.resolve();
      clearTimeout(timer);
      busy = true;
      game.setAttribute("aria-busy", "true");
      idle = converse(request, attempt).finally(() => {
        busy = false;
        game.removeAttribute("aria-busy");
      });
      return idle;
    }

    async function converse(request, mine) {
      const said = [];
      try {
        const running = await started();
        let answer = await running.request({ ...request, pace: pace() });
        if (answer.detail) console.error(answer.detail);
        if (answer.ok && KEPT.has(request.do)) kept.push(request);
        while (mine === attempt) {
          apply(answer);
          if (covered) said.length = 0; // it was for whoever had the device
          said.push(answer.announce);
          if (!answer.more || (pace() !== AT_ONCE && request.do !== "finish")) break;
          answer = await running.request({ do: request.do === "finish" ? "finish" : "continue", pace: pace() });
        }
        if (mine !== attempt) return undefined;
        if (pending && pace() === "slow") timer = setTimeout(() => ask({ do: "continue" }), PAUSE);
        announce(said.filter(Boolean).slice(-MOST_TOLD).join(" "));
        for (const name of PANELS) panel(name, running, mine);
        if (answer.ok) share.settled(running, () => mine === attempt, covered, place);
        return answer;
      } catch (error) {
        if (mine !== attempt) return undefined;
        if (error.code !== "python-error") await stop();
        fail(error);
        return undefined;
      }
    }

    // The rules that are chosen in their panel; before it has been drawn they are the game's own.
    function differing(what) {
      const chosen = [...part("differ").querySelectorAll("[data-changed]")].map((one) => {
        const value = one.dataset.kind === "switch" ? (one.checked ? "on" : "off") : (one.value ?? one.querySelector("input").value);
        return [one.dataset.changed, value];
      });
      return chosen.length ? { do: what, options: Object.fromEntries(chosen) } : { do: what };
    }

    // The answer is put where the reader asked for it, and he is told it.
    async function differ() {
      const { running, current } = now();
      if (!running) return;
      const answer = await (await running).request(differing("differ"));
      if (!current()) return;
      apply(answer);
      const result = part("differ").querySelector("[data-key=differ-result]");
      if (answer.ok) result?.focus();
      else announce(answer.announce);
    }

    // ---- how fast bots move, and games that would be lost

    function pace() {
      if (replaying) return AT_ONCE;
      const chosen = part("pace").value;
      return halted && chosen === "slow" ? "paused" : chosen;
    }

    function keepPace() {
      halted = false;
      try {
        localStorage.setItem(PACE, part("pace").value);
      } catch {
        // Then it lasts as long as the page.
      }
      if (!game.hidden) idle.then(() => ask({ do: "pace" }));
    }

    function rememberPace() {
      try {
        const before = localStorage.getItem(PACE);
        if ([...part("pace").options].some((one) => one.value === before)) part("pace").value = before;
      } catch {
        // Nothing is kept here.
      }
    }

    // Whether to go on where a game would be lost by that.
    async function sure(lost) {
      if (!lost) return true;
      const question = part("question");
      question.returnValue = "no";
      question.showModal();
      await new Promise((resolve) => question.addEventListener("close", resolve, { once: true }));
      return question.returnValue === "yes";
    }

    // Only when the reader wants to see it, and without keeping him from his move.
    function panel(name, running, mine) {
      if (!part(name).open || game.hidden || covered) return;
      running
        .request(name === "differ" ? differing("differ") : { do: name })
        .then((answer) => {
          if (mine === attempt && answer.ok) apply(answer);
        })
        .catch((error) => console.warn(error)); // the next request meets the same trouble and tells it
    }

    async function stop() {
      const running = engine;
      engine = null;
      try {
        (await running)?.stop();
      } catch {
        // It never started, so there is nothing to stop.
      }
    }

    // ---- answers

    function apply(answer) {
      const active = document.activeElement;
      const had = game.contains(active) || active === document.body;
      const key = game.contains(active) ? active.dataset.key : undefined;
      const home = active.closest?.("[data-target]")?.dataset.target;
      if (answer.fragments && "cover" in answer.fragments) covered = part("uncovered").hidden = Boolean(answer.covered);
      for (const [name, html] of Object.entries(answer.fragments ?? {})) draw(name, html, answer.log_keep);
      if ("unfinished" in answer) unfinished = answer.unfinished;
      if (answer.ok && "more" in answer && answer.fragments?.choices !== undefined) pending = answer.more;
      if (answer.at) {
        place = answer.at;
        bar.update(place);
      }
      if (answer.ok && !part("loading").hidden) show("game");
      if (covered && had) return game.querySelector("[data-key=cover]").focus();
      if (answer.fragments?.hint) targets.get("hint").scrollIntoView({ block: "nearest" });
      if (answer.fragments?.message) targets.get("message").scrollIntoView({ block: "nearest" });
      if (had && (!game.contains(document.activeElement) || document.activeElement.disabled)) {
        refocus(key, home, answer.focus);
      }
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

    // The same thing if it is still there, or what the engine says comes next.
    function refocus(key, home, hint) {
      const find = (within, name) => name && within?.querySelector(`[data-key="${CSS.escape(name)}"]:not([disabled])`);
      const next = find(targets.get(home), key) ?? find(game, hint) ?? find(game, "choices") ?? find(game, "deal") ?? find(game, "go:forward");
      // Where the reader looks stays in place, but the result is shown to him wherever he is.
      next?.focus({ preventScroll: Boolean(key) && hint !== "result" });
    }

    // ---- what the reader wants

    // Drawn here and not by the engine, so that the same game can be brought back.
    const seed = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS);

    function settings() {
      const fields = new FormData(form);
      const options = {};
      for (const one of form.querySelectorAll("[data-option]")) {
        options[one.dataset.option] = one.dataset.kind === "switch" ? (one.checked ? "on" : "off") : one.value;
      }
      const common = {
        lang: root.dataset.lang,
        game: root.dataset.game,
        rules: root.dataset.rules,
        seed: fields.get("seed").trim() || seed(),
      };
      if (seating) return { do: "open", ...common, options, ...seating.fields() };
      const [bots, seat] = [fields.get("bots"), fields.get("seat")];
      if (editor) {
        const text = editor.record(root.dataset.game);
        return { do: "bring", ...common, bots, text, persons: seat === "all" ? null : [Number(seat)] };
      }
      return { do: "take-over", ...common, bots, example: root.dataset.example, step, seat: seat === "all" ? null : Number(seat) };
    }

    async function begin(requests = [settings()]) {
      attempt += 1;
      const mine = attempt;
      drawn.clear();
      progress({ stage: "", loaded: 0, total: 0 });
      show("loading");
      part("loading-text").tabIndex = -1;
      part("loading-text").focus();
      announce(root.dataset.starting);
      try {
        await started();
      } catch (error) {
        if (mine === attempt) fail(error);
        return;
      }
      await idle;
      if (mine !== attempt) return;
      targets.get("differ").replaceChildren();
      kept = [];
      halted = false;
      replaying = requests.length > 1;
      let answer;
      for (const request of requests) {
        answer = await ask(request);
        if (!answer || mine !== attempt) break;
      }
      replaying = false;
      if (!answer || mine !== attempt) return;
      part("form-message").innerHTML = answer.ok ? "" : answer.fragments.message;
      if (!answer.ok) draw("message", "");
      show(answer.ok ? "game" : "form");
      editor?.right();
      if (!answer.ok && editor?.wrong(answer.line)) return;
      const first = game.querySelector(`[data-key="${answer.focus ?? "choices"}"]`);
      (answer.ok && first ? first : form.querySelector("[data-key=start]")).focus();
    }

    async function leave() {
      if (!(await sure(unfinished && !game.hidden && !share.keeps()))) return;
      attempt += 1;
      clearTimeout(timer);
      pending = unfinished = false;
      drawn.clear();
      for (const target of targets.values()) target.replaceChildren();
      covered = part("uncovered").hidden = false;
      share.offer();
      if (root.dataset.example) {
        show();
        root.hidden = part("kept").hidden;
        (opened ?? part("kept").querySelector("button")).focus();
      } else {
        show("form");
        form.querySelector("[data-key=start]").focus();
      }
    }

    // ---- where he looks

    function go(to, value) {
      if (to === "step") return ask({ do: "go", to: "place", line: place.line, step: value });
      return ask(to === "clause" ? { do: "go", to, clause: value } : { do: "go", to });
    }

    targets.get("views").addEventListener("change", () => {
      const seat = targets.get("views").value;
      drawn.delete("views"); // a request that is dropped or refused puts the old one back
      ask({ do: "view", seat: seat === "all" ? null : Number(seat) });
    });

    // ---- numbers with bounds

    // The engine reads digits of any language; here they are only counted up and down.
    const digits = (text) => Number(text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (one) => one.charCodeAt(0) & 15));
    const whole = new Intl.NumberFormat(root.dataset.lang, { maximumFractionDigits: 0, useGrouping: false });

    function setNumber(input, wanted) {
      const value = Math.min(Math.max(wanted, Number(input.dataset.low)), Number(input.dataset.high));
      input.value = whole.format(value);
      input.setAttribute("aria-valuenow", value);
    }

    function spin(input, by) {
      const now = digits(input.value);
      setNumber(input, (Number.isInteger(now) ? now : Number(input.dataset.low)) + by);
    }

    const spins = {
      ArrowUp: (input) => spin(input, 1),
      ArrowDown: (input) => spin(input, -1),
      PageUp: (input) => spin(input, LEAP),
      PageDown: (input) => spin(input, -LEAP),
      Home: (input) => setNumber(input, Number(input.dataset.low)),
      End: (input) => setNumber(input, Number(input.dataset.high)),
    };

    root.addEventListener("keydown", (event) => {
      const input = event.target.closest("[data-spinner] input");
      if (!input || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "Enter" && game.contains(input)) {
        (input.closest(".amount")?.querySelector("[data-amount]") ?? game.querySelector("[data-do=differ]")).click();
      }
      else if (spins[event.key]) spins[event.key](input);
      else return;
      event.preventDefault();
    });

    root.addEventListener("input", (event) => {
      const input = event.target.closest("[data-spinner] input");
      const now = input && digits(input.value);
      if (Number.isInteger(now)) input.setAttribute("aria-valuenow", now);
    });

    // ---- a move that is put together: one thing marked, and any number of others that go with it

    function mark(button) {
      const on = button.getAttribute("aria-pressed") !== "true";
      if (button.dataset.mark === "one") {
        for (const one of game.querySelectorAll('[data-mark="one"]')) one.setAttribute("aria-pressed", "false");
      }
      button.setAttribute("aria-pressed", String(on));
      game.querySelector('[data-do="compose"]').disabled = !game.querySelector('[data-mark="one"][aria-pressed="true"]');
    }

    function composed() {
      const table = game.querySelector("[data-compose]");
      const marked = (group) =>
        [...table.querySelectorAll(`[data-mark="${group}"][aria-pressed="true"]`)].map((one) => one.dataset.value);
      const more = marked("more");
      return [table.dataset.compose, ...marked("one"), ...(more.length ? [table.dataset.composeMore, ...more] : [])].join(" ");
    }

    const wants = {
      leave,
      cancel: leave,
      retry: () => begin(kept.length ? kept : undefined),
      again: async () => (await sure(unfinished)) && ask({ do: "again", seed: seed() }),
      same: async () => (await sure(unfinished)) && ask({ do: "again", same: true }),
      hint: () => ask({ do: "hint" }),
      next: () => ask({ do: "continue" }),
      pause: () => {
        halted = true;
        ask({ do: "pace" });
      },
      run: () => {
        halted = false;
        ask({ do: "pace" });
      },
      deal: () => ask({ do: "deal" }),
      finish: () => ask({ do: "finish" }),
      undo: () => ask({ do: "undo" }),
      redo: () => ask({ do: "redo" }),
      main: () => ask({ do: "go", to: "main" }),
      uncover: (button) => ask({ do: "uncover", seat: Number(button.dataset.seat) }),
      compose: () => ask({ do: "act", action: composed() }),
      delete: (button) => ask({ do: "delete", line: Number(button.dataset.line) }),
      promote: (button) => ask({ do: "promote", line: Number(button.dataset.line) }),
      restore: () => ask({ do: "restore" }),
      differ: () => differ().catch(fail),
      "differ-on": () => ask(differing("differ-on")),
      "differ-back": () => {
        // It chooses again from that game's own rules.
        targets.get("differ").replaceChildren();
        drawn.delete("differ");
        return ask({ do: "differ-back" });
      },
    };

    // Links, files and what the device keeps: `share.js`.
    const now = () => {
      const mine = attempt;
      return { running: busy ? null : engine, current: () => mine === attempt };
    };
    const share = window.VaraqShare.setUp({ root, begin, apply, announce, seed, now, sure });
    Object.assign(wants, share.wants);

    for (const name of PANELS) {
      part(name).addEventListener("toggle", async () => {
        const mine = attempt;
        if (part(name).open && engine && !busy) panel(name, await engine, mine);
      });
    }

    function save(button) {
      const text = button.closest("details").querySelector("textarea").value;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
      link.download = button.dataset.save;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }

    root.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button || button.disabled) return;
      if (!part("bar").contains(button)) bar.stop();
      const spinner = button.closest("[data-spinner]")?.querySelector("input");
      if (spinner && button.dataset.spin) spin(spinner, Number(button.dataset.spin));
      else if (spinner) setNumber(spinner, Number(button.dataset.set));
      else if (button.dataset.mark) mark(button);
      else if ("amount" in button.dataset) {
        const typed = button.closest(".amount").querySelector("input").value;
        ask({ do: "act", action: button.dataset.action, amount: typed });
      } else if (button.dataset.action) ask({ do: "act", action: button.dataset.action });
      else if (button.dataset.do) wants[button.dataset.do]?.(button);
      else if (button.dataset.save) save(button);
      else if (button.dataset.place) {
        const [line, to] = button.dataset.place.split(":").map(Number);
        ask({ do: "go", to: "place", line, step: to });
      }
    });

    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!(await sure(share.keeps()))) return;
      kept = [];
      begin();
    });

    rememberPace();
    part("pace").addEventListener("change", keepPace);

    // Letters and digits act only while the focus is inside the game, and by place on the keyboard, so that they are
    // the same keys under a Persian or Ukrainian layout.
    game.addEventListener("keydown", (event) => {
      if (covered || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
      if (digit) {
        game.querySelector(`.move[data-number="${digit[1]}"]`)?.click();
      } else if (event.key === "Delete") {
        event.target.closest(".tree-branch")?.querySelector("[data-do=delete]").click();
      } else if (KEYS[event.code] === "log") {
        part("log").open = !part("log").open;
        part("log").querySelector("summary").focus();
      } else if (event.key === "?") {
        part("keys").open = !part("keys").open;
        part("keys").querySelector("summary").focus();
      } else if (!event.shiftKey && window.VaraqBar.wanted(event, game)) {
        bar.stop();
        go(window.VaraqBar.wanted(event, game));
      } else if (KEYS[event.code] === "main") {
        wants.main();
      } else if (KEYS[event.code] === "moves") {
        game.querySelector('[data-key="choices"]')?.focus();
      } else if (KEYS[event.code]) {
        game.querySelector(`[data-do="${KEYS[event.code]}"]:not([disabled])`)?.click();
      } else {
        return;
      }
      event.preventDefault();
    });

    // ---- an example as one seat sees it: its steps are drawn by the engine and put into the step viewer

    function seen(drawn) {
      const stepper = document.querySelector("[data-stepper]");
      const view = stepper?.querySelector('[data-part="view"]');
      if (!view) return;
      const put = (html, said) => {
        view.value = html === null ? "all" : view.value;
        stepper.dispatchEvent(new CustomEvent("seen", { detail: { html, said } }));
        drawn();
      };
      stepper.querySelector('[data-part="views"]').hidden = false;
      view.addEventListener("change", async () => {
        const chosen = view.value;
        if (chosen === "all") return put(null);
        const { lang, game: key, rules, example } = root.dataset;
        const waiting = !engine;
        const mine = attempt;
        if (waiting) {
          progress({ stage: "", loaded: 0, total: 0 });
          root.hidden = false;
          show("loading");
        }
        try {
          const running = await started();
          const answer = await running.request({ do: "steps", lang, game: key, rules, example, seat: Number(chosen) });
          if (waiting && !part("loading").hidden) {
            show();
            root.hidden = part("kept").hidden;
          }
          if (mine !== attempt) return put(null); // cancelled
          if (view.value === chosen) put(answer.fragments.steps, answer.announce);
        } catch (error) {
          put(null);
          root.hidden = false;
          fail(error);
        }
        return undefined;
      });
    }

    // ---- the start: what needs no script is in the page, what needs it appears now

    // Where the editor asks for seats they are limited to those that play.
    const [seats, seat] = [form.elements.seats, form.elements.seat];
    function limit() {
      for (const option of seat.options) option.disabled = option.hidden = Number(option.value) > Number(seats.value);
      if (seat.selectedOptions[0]?.disabled) seat.value = seats.value;
    }
    // A table's own rules come with the address: `#rules=…` (house.js).
    function agree() {
      const spec = JSON.parse(part("house").textContent);
      const { values, error } = window.VaraqHouse.read(spec, window.VaraqHouse.fromHash(location.hash) ?? "");
      for (const one of form.querySelectorAll("[data-house-error]")) one.hidden = one.dataset.houseError !== error;
      for (const name of values ? window.VaraqHouse.changed(spec, values) : []) {
        const field = form.querySelector(`[data-option="${CSS.escape(name)}"]`);
        if (field.dataset.kind === "switch") field.checked = values[name] === "on";
        else if (field.closest("[data-spinner]")) setNumber(field, Number(values[name]));
        else field.value = values[name];
        form.querySelector("details.options").open = true;
      }
    }
    if (seats) {
      if (seat) {
        seats.addEventListener("change", limit);
        limit();
      }
      if (part("house")) {
        agree();
        addEventListener("hashchange", agree);
      }
      show("form");
      share.start();
    } else {
      share.offer();
      show();
      root.hidden = part("kept").hidden;
      const tries = () => document.querySelectorAll("[data-try]").forEach((button) => (button.hidden = false));
      tries();
      document.addEventListener("click", (event) => {
        const button = event.target.closest("[data-try]");
        if (button) {
          attempt += 1;
          opened = button;
          step = Number(button.dataset.try);
          for (const title of root.querySelectorAll("[data-step-title]")) {
            title.hidden = Number(title.dataset.stepTitle) !== step;
          }
          if (button.dataset.seat) seat.value = button.dataset.seat;
          root.hidden = false;
          part("kept").hidden = true; // a new game takes its place only when it is begun
          show("form");
          root.querySelector("[data-step-title]:not([hidden])").focus();
        }
      });
      seen(tries);
    }
  }

  const start = () => document.querySelectorAll("[data-player]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
