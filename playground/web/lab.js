// The lab's page: hands readers' programs to the sandbox and shows what comes back. No game logic and no prose, and
// nothing that the sandbox says is taken for HTML or for an address: it is a stranger's word, and shown as text.
"use strict";
(() => {
  const BOUNDS = { memory: 512 * 2 ** 20, lines: 500, characters: 50_000 };
  const GUARD = "playground.lab.guard";
  const SILENCE_MS = 1800; // a program has 1 s, and what does not end then is killed
  const STOP_MS = 1000; // how long a move of ours may still take after Stop
  const EXAMPLES_MS = 60_000; // all examples, with an engine that is imported anew
  const MEGABYTE = 1e6;
  const LINK = /^#bot=1\.([A-Za-z0-9_-]+)$/; // 1: gzip, as base64url; gzip has a checksum
  const LONGEST_LINK = 8000;
  const LONGEST_CODE = 50_000;
  const PART = /^#file=([a-z]+\/[a-z_]+\.py)(?:&line=(\d{1,5}))?$/; // a module of the engine, and the line to look at
  const GAME = /^1[a-z]+-[\w-]{1,8000}$/; // a link of a game, as `games.link` writes it
  const CLAUSE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

  function loaded(url, name) {
    return new Promise((resolve, reject) => {
      if (window[name]) return resolve();
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

  // ---- links

  async function packed(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `#bot=1.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  }

  /** The program of a link; throws for whatever is not one. A small link may unpack to much, so it is counted. */
  async function unpacked(hash) {
    const found = hash.length <= LONGEST_LINK && LINK.exec(hash);
    if (!found) throw new Error("not a link of the lab");
    const letters = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    const chunks = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > 4 * LONGEST_CODE) throw new Error("too long");
      chunks.push(value);
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
    if (text.length > LONGEST_CODE) throw new Error("too long");
    return text;
  }

  function setUp(root) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const words = root.dataset;
    const numbers = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 0 });
    const megabytes = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    const code = part("code");
    let editor = null;
    let workshop = null; // the editor of a module
    let texts = null; // the promise of the modules' texts
    let spawn = null;
    let engine = null; // the promise of a running engine
    let running = false;
    let stopping = null; // of a run: a timer that ends the worker when it does not come back
    let printed = part("output-text"); // where output goes
    let dropped = 0; // lines of output that were too many
    let history = [];
    let place = 0; // in the history of the console

    /** An editor in the place of a box; without CodeMirror the box itself. */
    function opened(box, label) {
      if (window.VaraqEditor) return window.VaraqEditor.open(box, { label, describedBy: "lab-keys" });
      return {
        text: () => box.value,
        setText: (text) => (box.value = text),
        mark(number) {
          const lines = box.value.split("\n");
          const begin = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
          box.focus();
          box.setSelectionRange(begin, begin + (lines[number - 1] ?? "").length);
        },
      };
    }

    const say = (name) => (part("notice").textContent = root.querySelector(`[data-say="${name}"]`)?.textContent ?? "");
    const told = (name) => root.querySelector(`[data-say="${name}"]`).textContent;

    // ---- the engine

    function progress({ stage, loaded: got, total }) {
      const fetching = stage === "fetch" && total > 0;
      const bar = part("progress");
      if (fetching) bar.value = got / total;
      else bar.removeAttribute("value");
      part("loading-text").textContent = fetching
        ? words.loading
            .replace("{done}", megabytes.format(got / MEGABYTE))
            .replace("{total}", megabytes.format(total / MEGABYTE))
        : words.starting;
    }

    function heard({ text }) {
      printed.append(`${text}\n`);
      if (printed === part("output-text")) part("output").hidden = false;
    }

    function started() {
      engine ??= (async () => {
        part("loading").hidden = false;
        part("failed").hidden = true;
        try {
          await loaded(`${words.scripts}engine.js`, "VaraqEngine");
          await loaded(`${words.scripts}sandbox.js`, "VaraqSandbox");
          spawn ??= window.VaraqSandbox.spawner({
            frame: `${words.scripts}sandbox-frame.txt`,
            bounds: BOUNDS,
            guard: GUARD,
            silence: SILENCE_MS,
          });
          return await window.VaraqEngine.start({
            base: new URL(words.engine, document.baseURI).href,
            entry: "playground.lab.door",
            spawn,
            onProgress: progress,
            onOutput: heard,
            timeouts: { request: 0 },
          });
        } finally {
          part("loading").hidden = true;
        }
      })().catch((error) => {
        engine = null;
        throw error;
      });
      return engine;
    }

    async function ask(request) {
      const one = await started();
      return one.request({ game: words.game, lang: words.lang, ...request });
    }

    async function stopEngine() {
      const one = engine;
      engine = null;
      try {
        (await one)?.stop();
      } catch {
        // It never started, so there is nothing to stop.
      }
    }

    /** A worker that a program has filled or stopped is replaced at once, so that the next run finds it ready. */
    async function renew() {
      await stopEngine();
      say("restarting");
      started().then(() => say(""), fail);
    }

    function fail(error) {
      console.warn(error);
      const codes = [...root.querySelectorAll("[data-code]")];
      const known = codes.some((one) => one.dataset.code === error.code);
      for (const one of codes) one.hidden = one.dataset.code !== (known ? error.code : "crashed");
      part("failed").hidden = false;
    }

    // ---- what comes back

    function lineButton({ file, number, function: name, text }) {
      const item = document.createElement("li");
      const line = words.line.replace("{number}", numbers.format(Number(number)));
      const source = Object.assign(document.createElement("code"), { dir: "ltr", textContent: String(text) });
      const place = Object.assign(document.createElement("code"), { dir: "ltr", textContent: name ? `${name}()` : "" });
      const written = { "bot.py": editor, [part("module").value]: workshop }[file];
      if (written) {
        const button = Object.assign(document.createElement("button"), { type: "button", className: "tool", textContent: line });
        button.addEventListener("click", () => written.mark(Number(number)));
        item.append(button, " ", place, " ", source);
      } else item.append(line, " ", place, " ", source);
      return item;
    }

    function showFault(fault) {
      part("fault").hidden = !fault;
      if (!fault) return;
      const set = (name, text, holder = part(name)) => {
        part(name).textContent = String(text ?? "");
        holder.hidden = !text;
      };
      set("fault-heading", fault.heading);
      set("fault-reason", fault.reason);
      set("fault-error", fault.error);
      const clause = fault.clauses?.[0];
      const rule = clause && CLAUSE.test(String(clause.id)) ? clause : null;
      set("fault-clause", rule?.title, part("fault-rule"));
      if (rule) part("fault-clause").href = `${words.rules}#${rule.id}`;
      const lines = fault.lines ?? [];
      part("trace").hidden = lines.length === 0;
      part("trace").querySelector("ol").replaceChildren(...lines.map(lineButton));
    }

    /** The same as a box of its own, where several may be shown. */
    function faultBox(fault) {
      const box = Object.assign(document.createElement("div"), { className: "lab-fault" });
      const list = document.createElement("ol");
      list.append(...(fault.lines ?? []).map(lineButton));
      box.append(
        Object.assign(document.createElement("p"), { dir: "auto", textContent: String(fault.heading) }),
        Object.assign(document.createElement("p"), { dir: "ltr", textContent: String(fault.error ?? "") }),
        list,
      );
      return box;
    }

    function showRow({ name, share, error, cells }) {
      const row = document.createElement("tr");
      const head = Object.assign(document.createElement("th"), { scope: "row", textContent: String(name) });
      const won = Object.assign(document.createElement("td"), { textContent: String(cells[0]) });
      const bar = Object.assign(document.createElement("div"), { className: "lab-bar" });
      bar.setAttribute("aria-hidden", "true"); // the figures beside it say the same
      bar.style.setProperty("--share", Math.min(1, Math.max(0, Number(share))));
      bar.style.setProperty("--error", Math.min(1, Math.max(0, Number(error))));
      bar.append(document.createElement("i"));
      won.append(bar);
      row.append(head, won, Object.assign(document.createElement("td"), { textContent: String(cells[1]) }));
      return row;
    }

    function showAnswer(answer) {
      if (!answer.ok) return showFault({ heading: answer.sentence });
      if ("done" in answer) {
        part("done").value = Number(answer.done) / Number(answer.count);
        part("status").textContent = String(answer.status);
      }
      if (answer.rows?.length) {
        part("figures").hidden = false;
        part("amounts").textContent = String(answer.amounts);
        part("note").textContent = String(answer.note);
        part("rows").replaceChildren(...answer.rows.map(showRow));
        root.style.setProperty("--fair", Number(answer.fair));
      }
      if (answer.dropped) dropped += Number(answer.dropped);
      part("dropped").hidden = dropped === 0;
      part("dropped").textContent = words.dropped.replace("{count}", numbers.format(dropped));
      showFault(answer.fault);
    }

    // ---- a run

    function busy(yes) {
      running = yes;
      part("run").disabled = yes;
      part("stop").hidden = !yes;
      part("stop").disabled = false;
      part("result").setAttribute("aria-busy", String(yes));
    }

    async function run() {
      if (running) return;
      busy(true);
      say("");
      dropped = 0;
      printed = part("output-text");
      printed.textContent = "";
      for (const name of ["output", "figures", "fault", "game", "dropped"]) part(name).hidden = true;
      part("status").textContent = "";
      part("done").value = 0;
      let stopped = false;
      part("stop").onclick = () => {
        part("stop").disabled = true;
        stopped = true;
        stopping ??= setTimeout(stopEngine, STOP_MS);
      };
      try {
        const form = new FormData(part("form"));
        await started();
        part("result").hidden = false;
        let answer = stopped ? null : await ask({
          do: "run",
          code: editor.text(),
          seats: Number(form.get("seats")),
          bots: form.get("bots"),
          games: Number(form.get("games")),
          seed: form.get("seed"),
        });
        while (answer) {
          showAnswer(answer);
          if (!answer.ok || answer.finished || stopped) break;
          answer = await ask({ do: "more" });
        }
        if (stopped) part("status").append(` ${told("stopped")}`);
        if (answer?.fault?.kind === "memory") await renew();
      } catch (error) {
        if (error.code === "killed") {
          showFault({ heading: told("killed") });
          await renew();
        } else if (error.code === "stopped") {
          part("status").append(` ${told("stopped")}`);
          await renew();
        } else {
          if (error.code !== "python-error") await stopEngine();
          fail(error);
        }
      } finally {
        clearTimeout(stopping);
        stopping = null;
        busy(false);
      }
    }

    async function look(request) {
      if (running) return;
      try {
        const answer = await ask({ do: "game", ...request });
        part("game").hidden = false;
        part("game-title").textContent = String(answer.ok ? answer.title : answer.sentence);
        part("record").value = answer.ok ? String(answer.record) : "";
        const link = part("game-link");
        link.hidden = !answer.ok || !GAME.test(String(answer.link));
        if (!link.hidden) link.href = `${link.dataset.play}#g=${answer.link}`;
        if (answer.ok) part("number").value = String(answer.number);
      } catch (error) {
        fail(error);
      }
    }

    function save() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([part("record").value], { type: "text/plain" }));
      link.download = `${words.game}-${part("number").value}.game`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }

    // ---- the console

    function logged(...nodes) {
      const log = part("console-log");
      log.append(...nodes);
      log.scrollTop = log.scrollHeight;
    }

    async function enter(force) {
      const box = part("console-line");
      const source = box.value;
      if (running || !source.trim()) return;
      busy(true);
      part("stop").hidden = true;
      const output = document.createElement("pre");
      printed = output;
      try {
        const answer = await ask({ do: "console", source, open: force });
        if (answer.incomplete) {
          box.setRangeText("\n", box.selectionEnd, box.selectionEnd, "end");
          return;
        }
        history = [...history.filter((line) => line !== source), source];
        place = history.length;
        box.value = "";
        logged(Object.assign(document.createElement("pre"), { className: "lab-typed", textContent: source.replace(/^/gm, ">>> ") }));
        if (output.textContent) logged(output);
        const fault = answer.ok ? answer.fault : { heading: answer.sentence };
        if (fault) {
          logged(faultBox(fault));
          if (fault.kind === "memory") await renew();
        }
        if (answer.dropped) logged(Object.assign(document.createElement("p"), { dir: "auto", textContent: words.dropped.replace("{count}", numbers.format(Number(answer.dropped))) }));
      } catch (error) {
        if (error.code === "killed") {
          logged(Object.assign(document.createElement("p"), { dir: "auto", textContent: told("killed") }));
          await renew();
        } else {
          if (error.code !== "python-error") await stopEngine();
          fail(error);
        }
      } finally {
        busy(false);
      }
    }

    function consoleKey(event) {
      const box = part("console-line");
      const one = !box.value.includes("\n");
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        enter(false);
      } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && (one || place < history.length)) {
        const next = place + (event.key === "ArrowUp" ? -1 : 1);
        if (next < 0 || next > history.length) return;
        event.preventDefault();
        place = next;
        box.value = history[place] ?? "";
        box.setSelectionRange(box.value.length, box.value.length);
      }
    }

    // ---- a changed rule

    async function openModule(line = 1) {
      const name = part("module").value;
      part("module-failed").hidden = true;
      try {
        texts ??= fetch(part("module").dataset.address).then((response) => {
          if (!response.ok) throw new Error(`HTTP ${response.status}`);
          return response.json();
        });
        const text = (await texts)[name];
        part("change").hidden = false;
        workshop ??= opened(part("source"), part("source").getAttribute("aria-label"));
        workshop.setText(text);
        workshop.mark(line);
        part("change-status").textContent = "";
        part("change-fault").hidden = true;
        part("broken").replaceChildren();
      } catch (error) {
        console.warn(error);
        texts = null;
        part("module-failed").hidden = false;
      }
    }

    function showBroken({ id, title, step, told: where, why, fault }) {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), { textContent: String(title) });
      if (CLAUSE.test(String(id))) link.href = `${words.examples}${id}/${Number.isInteger(step) ? `#step-${step}` : ""}`;
      item.append(link, ` ${where} `);
      if (why) item.append(Object.assign(document.createElement("code"), { dir: "ltr", lang: "en", textContent: String(why) }));
      if (fault) item.append(faultBox(fault));
      return item;
    }

    async function tryExamples() {
      if (running || !workshop) return;
      busy(true);
      part("stop").hidden = true;
      part("try").disabled = true;
      printed = part("output-text");
      const last = setTimeout(stopEngine, EXAMPLES_MS);
      const show = (fault) => {
        part("change-fault").hidden = !fault;
        part("change-fault").replaceChildren(...(fault ? [faultBox(fault)] : []));
      };
      try {
        const answer = await ask({ do: "examples", file: part("module").value, source: workshop.text() });
        part("change-status").textContent = String(answer.status ?? answer.sentence ?? "");
        part("broken").replaceChildren(...(answer.examples ?? []).map(showBroken));
        show(answer.fault);
        if (answer.fault?.kind === "memory") await renew();
      } catch (error) {
        if (error.code === "killed" || error.code === "stopped") {
          show({ heading: told("killed") });
          await renew();
        } else {
          if (error.code !== "python-error") await stopEngine();
          fail(error);
        }
      } finally {
        clearTimeout(last);
        part("try").disabled = false;
        busy(false);
      }
    }

    // ---- links and programs to start from

    async function share() {
      const hash = await packed(editor.text());
      if (hash.length > LONGEST_LINK) return say("long");
      const address = new URL(hash, location.href).href;
      try {
        await navigator.clipboard.writeText(address);
        say("copied");
      } catch {
        say("copy-failed");
        part("link-place").hidden = false;
        part("link").value = address;
        part("link").select();
      }
    }

    async function arrive() {
      const module = PART.exec(location.hash);
      const there = module && [...part("module").options].some((option) => option.value === module[1]);
      if (there) {
        part("module").value = module[1];
        return openModule(Number(module[2] ?? 1));
      }
      if (location.hash.startsWith("#file=")) return say("damaged");
      if (!location.hash.startsWith("#bot=")) return;
      try {
        editor.setText(await unpacked(location.hash));
        say("came");
      } catch {
        say("damaged");
      }
    }

    part("bench").hidden = false;
    part("console-bench").hidden = false;
    for (const take of root.querySelectorAll('[data-part="take"]')) take.hidden = false;
    part("change-bench").hidden = false;
    editor = opened(code, root.querySelector("#lab-program").textContent);
    part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      run();
    });
    part("console-form").addEventListener("submit", (event) => {
      event.preventDefault();
      enter(true);
    });
    part("console-line").addEventListener("keydown", consoleKey);
    root.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-do], [data-take]");
      if (!button) return;
      if (button.dataset.take) {
        editor.setText(root.querySelector(`#lab-program-${CSS.escape(button.dataset.take)}`).textContent);
        say("taken");
      }
      const typed = part("number").value.trim();
      const actions = {
        share,
        save,
        module: () => openModule(),
        examples: tryExamples,
        open: () => look({ number: typed }),
        won: () => look({ after: typed, won: true }),
        lost: () => look({ after: typed, won: false }),
      };
      actions[button.dataset.do]?.();
    });
    addEventListener("hashchange", arrive);
    arrive();
  }

  for (const root of document.querySelectorAll("[data-lab]")) setUp(root);
})();
