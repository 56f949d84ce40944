// An example as one seat sees it: its steps are drawn by the engine and put into the step viewer of the page. No prose.
"use strict";
window.VaraqSeatSteps = (() => {
  // `drawn` is called when other steps stand in the viewer.
  function setUp({ root, screen, talk, drawn }) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
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
      const { lang, game, rules, example } = root.dataset;
      const waiting = !talk.running();
      const current = talk.current();
      if (waiting) {
        root.hidden = false;
        screen.waiting();
      }
      try {
        const running = await talk.started();
        const answer = await running.request({ do: "steps", lang, game, rules, example, seat: Number(chosen) });
        if (waiting && !part("loading").hidden) {
          screen.show();
          root.hidden = part("kept").hidden;
        }
        if (!current()) return put(null); // cancelled
        if (view.value === chosen) put(answer.fragments.steps, answer.announce);
      } catch (error) {
        put(null);
        root.hidden = false;
        screen.fail(error);
      }
      return undefined;
    });
  }

  return { setUp };
})();
