// The lab's console: a line of Python is typed, and what comes of it is added to the log. No prose.
"use strict";
window.VaraqLabConsole = (() => {
  // `bench` says whether a program runs, and where what it prints goes; `told(name)` is a text of the page.
  function setUp({ root, door, answers, bench, told }) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    let history = [];
    let place = 0; // in it

    function logged(...nodes) {
      const log = part("console-log");
      log.append(...nodes);
      log.scrollTop = log.scrollHeight;
    }

    async function enter(force) {
      const box = part("console-line");
      const source = box.value;
      if (bench.running() || !source.trim()) return;
      bench.busy(true);
      part("stop").hidden = true;
      const output = document.createElement("pre");
      bench.printInto(output);
      try {
        const answer = await door.ask({ do: "console", source, open: force });
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
          logged(answers.faultBox(fault));
          if (fault.kind === "memory") await door.renew();
        }
        if (answer.dropped) logged(Object.assign(document.createElement("p"), { dir: "auto", textContent: answers.droppedText(Number(answer.dropped)) }));
      } catch (error) {
        if (error.code === "killed") {
          logged(Object.assign(document.createElement("p"), { dir: "auto", textContent: told("killed") }));
          await door.renew();
        } else {
          await door.stop();
          door.fail(error);
        }
      } finally {
        bench.busy(false);
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

    part("console-form").addEventListener("submit", (event) => {
      event.preventDefault();
      enter(true);
    });
    part("console-line").addEventListener("keydown", consoleKey);
  }

  return { setUp };
})();
