// An example inside another site's page: its address says theme, colours of the suits and first step
// (#theme=dark&cards=four&step=4). Nothing is requested or stored, and the reader's way back belongs to the page
// around. All words come from the page.
"use strict";
(() => {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const scheme = { dark: "slate", light: "default" }[wanted.get("theme")];
  if (scheme) document.documentElement.dataset.mdColorScheme = scheme;

  if (wanted.get("cards") === "four") document.documentElement.dataset.display = "four";

  addEventListener("DOMContentLoaded", () => {
    const root = document.querySelector("[data-embedded]");
    if (!root) return; // a position, which is drawn by its own script
    const steps = [...root.querySelectorAll(".step")];
    const told = root.querySelector("[data-told]");
    const buttons = [...root.querySelectorAll("[data-by]")];
    const first = Number(/^#step-(\d{1,4})$/.exec(location.hash)?.[1] ?? wanted.get("step") ?? 0);
    let current = Number.isInteger(first) && first >= 0 && first < steps.length ? first : 0;

    function draw() {
      steps.forEach((step, index) => (step.hidden = index !== current));
      for (const button of buttons) button.setAttribute("aria-disabled", String(!steps[current + Number(button.dataset.by)]));
    }

    root.addEventListener("click", (event) => {
      const by = Number(event.target.closest("[data-by]")?.dataset.by ?? 0);
      if (!by || !steps[current + by]) return;
      window.VaraqMotion.glide(
        () => steps[current].querySelector(".table"),
        () => {
          current += by;
          draw();
        },
      );
      told.replaceChildren(
        ...[...steps[current].querySelectorAll(".step-title, .event, .note")].map((one) => {
          const line = document.createElement("span");
          for (const node of one.childNodes) line.append(node.cloneNode(true));
          for (const link of line.querySelectorAll("a")) link.replaceWith(...link.childNodes);
          line.append(" ");
          return line;
        }),
      );
    });

    root.querySelector(".embed-bar").hidden = false;
    draw();
  });
})();
