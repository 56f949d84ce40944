// What comes back from the sandbox is put on the lab's page. It is a stranger's word: it is shown as text, and nothing of
// it is taken for HTML or for an address. No prose.
"use strict";
window.VaraqLabAnswers = (() => {
  const CLAUSE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

  // `writtenIn(file)` gives the editor that has the text of a file, if one has it.
  function setUp(root, writtenIn) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const words = root.dataset;
    const numbers = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 0 });
    let dropped = 0; // lines of output that were too many

    const droppedText = (count) => words.dropped.replace("{count}", numbers.format(count));

    function lineButton({ file, number, function: name, text }) {
      const item = document.createElement("li");
      const line = words.line.replace("{number}", numbers.format(Number(number)));
      const source = Object.assign(document.createElement("code"), { dir: "ltr", textContent: String(text) });
      const place = Object.assign(document.createElement("code"), { dir: "ltr", textContent: name ? `${name}()` : "" });
      const written = writtenIn(String(file));
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
      part("dropped").textContent = droppedText(dropped);
      showFault(answer.fault);
    }

    /** Nothing has come of the run that begins. */
    function clear() {
      dropped = 0;
      for (const name of ["output", "figures", "fault", "game", "dropped"]) part(name).hidden = true;
      part("status").textContent = "";
      part("done").value = 0;
    }

    return { showAnswer, showFault, faultBox, droppedText, clear };
  }

  return { setUp, CLAUSE };
})();
