// A rule of the engine that a reader changes in the lab: a module's text in an editor, and the worked examples that break
// under it. No game logic and no prose.
"use strict";
window.VaraqLabChange = (() => {
  const EXAMPLES_MS = 60_000; // all examples, with an engine that is imported anew

  // `bench` says whether a program runs, and where what it prints goes; `told(name)` is a text of the page;
  // `opened(box, label)` makes an editor of a box.
  function setUp({ root, door, answers, bench, told, opened }) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const words = root.dataset;
    let workshop = null; // the editor of the module
    let texts = null; // the promise of the modules' texts

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
      if (window.VaraqLabAnswers.CLAUSE.test(String(id))) link.href = `${words.examples}${id}/${Number.isInteger(step) ? `#step-${step}` : ""}`;
      item.append(link, ` ${where} `);
      if (why) item.append(Object.assign(document.createElement("code"), { dir: "ltr", lang: "en", textContent: String(why) }));
      if (fault) item.append(answers.faultBox(fault));
      return item;
    }

    async function tryExamples() {
      if (bench.running() || !workshop) return;
      bench.busy(true);
      part("stop").hidden = true;
      part("try").disabled = true;
      bench.printInto(part("output-text"));
      const last = setTimeout(door.stop, EXAMPLES_MS);
      const show = (fault) => {
        part("change-fault").hidden = !fault;
        part("change-fault").replaceChildren(...(fault ? [answers.faultBox(fault)] : []));
      };
      try {
        const answer = await door.ask({ do: "examples", file: part("module").value, source: workshop.text() });
        part("change-status").textContent = String(answer.status ?? answer.sentence ?? "");
        part("broken").replaceChildren(...(answer.examples ?? []).map(showBroken));
        show(answer.fault);
        if (answer.fault?.kind === "memory") await door.renew();
      } catch (error) {
        if (error.code === "killed" || error.code === "stopped") {
          show({ heading: told("killed") });
          await door.renew();
        } else {
          await door.stop();
          door.fail(error);
        }
      } finally {
        clearTimeout(last);
        part("try").disabled = false;
        bench.busy(false);
      }
    }

    return { openModule, tryExamples, editor: () => workshop };
  }

  return { setUp };
})();
