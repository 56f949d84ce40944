// The lab's page: hands readers' programs to the sandbox (lab-door.js) and shows what comes back (lab-answers.js). The
// console, a changed rule and links are scripts of their own. No game logic and no prose, and nothing that the sandbox
// says is taken for HTML or for an address: it is a stranger's word, and shown as text.
"use strict";
(() => {
  const STOP_MS = 1000; // how long a move of ours may still take after Stop
  const PART = /^#file=([a-z]+\/[a-z_]+\.py)(?:&line=(\d{1,5}))?$/; // a module of the engine, and the line to look at
  const GAME = /^1[a-z]+-[\w-]{1,8000}$/; // nothing but a link of a game may get from the sandbox into an address

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

  function setUp(root) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const words = root.dataset;
    // Shown before the editor comes, which measures its place.
    part("bench").hidden = false;
    part("console-bench").hidden = false;
    for (const take of root.querySelectorAll('[data-part="take"]')) take.hidden = false;
    part("change-bench").hidden = false;
    const links = window.VaraqLabLink;
    const editor = opened(part("code"), root.querySelector("#lab-program").textContent);
    let running = false;
    let stopping = null; // of a run: a timer that ends the worker when it does not come back
    let printed = part("output-text"); // where output goes

    const say = (name) => (part("notice").textContent = root.querySelector(`[data-say="${name}"]`)?.textContent ?? "");
    const told = (name) => root.querySelector(`[data-say="${name}"]`).textContent;

    function heard(text) {
      printed.append(`${text}\n`);
      if (printed === part("output-text")) part("output").hidden = false;
    }

    const bench = { busy, running: () => running, printInto: (node) => (printed = node) };
    const door = window.VaraqLabDoor.setUp({ root, say, heard });
    const answers = window.VaraqLabAnswers.setUp(root, (file) => {
      if (file === part("module").value) return change.editor();
      return file === "bot.py" ? editor : null;
    });
    const change = window.VaraqLabChange.setUp({ root, door, answers, bench, told, opened });
    window.VaraqLabConsole.setUp({ root, door, answers, bench, told });

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
      answers.clear();
      printed = part("output-text");
      printed.textContent = "";
      let stopped = false;
      part("stop").onclick = () => {
        part("stop").disabled = true;
        stopped = true;
        stopping ??= setTimeout(door.stop, STOP_MS);
      };
      try {
        const form = new FormData(part("form"));
        await door.started();
        part("result").hidden = false;
        let answer = stopped ? null : await door.ask({
          do: "run",
          code: editor.text(),
          seats: Number(form.get("seats")),
          bots: form.get("bots"),
          games: Number(form.get("games")),
          seed: form.get("seed"),
        });
        while (answer) {
          answers.showAnswer(answer);
          if (!answer.ok || answer.finished || stopped) break;
          answer = await door.ask({ do: "more" });
        }
        if (stopped) part("status").append(` ${told("stopped")}`);
        if (answer?.fault?.kind === "memory") await door.renew();
      } catch (error) {
        if (error.code === "killed") {
          answers.showFault({ heading: told("killed") });
          await door.renew();
        } else if (error.code === "stopped") {
          part("status").append(` ${told("stopped")}`);
          await door.renew();
        } else {
          await door.stop();
          door.fail(error);
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
        const answer = await door.ask({ do: "game", ...request });
        part("game").hidden = false;
        part("game-title").textContent = String(answer.ok ? answer.title : answer.sentence);
        part("record").value = answer.ok ? String(answer.record) : "";
        const link = part("game-link");
        link.hidden = !answer.ok || !GAME.test(String(answer.link));
        if (!link.hidden) link.href = `${link.dataset.play}#g=${answer.link}`;
        if (answer.ok) part("number").value = String(answer.number);
      } catch (error) {
        if (error.code === "stopped") return; // by a run that began meanwhile, with an engine of its own
        await door.stop();
        door.fail(error);
      }
    }

    function save() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([part("record").value], { type: "text/plain" }));
      link.download = `${words.game}-${part("number").value}.game`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }

    // ---- links and programs to start from

    async function share() {
      const hash = await links.packed(editor.text());
      if (hash.length > links.LONGEST_LINK) return say("long");
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
        return change.openModule(Number(module[2] ?? 1));
      }
      if (location.hash.startsWith("#file=")) return say("damaged");
      if (!location.hash.startsWith("#bot=")) return;
      try {
        editor.setText(await links.unpacked(location.hash));
        say("came");
      } catch {
        say("damaged");
      }
    }

    part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      run();
    });
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
        module: () => change.openModule(),
        examples: change.tryExamples,
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
