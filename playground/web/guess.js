// Guess first: the outcome of a step stays hidden until the reader has answered. A classic script that requests nothing.
// The questions are in the page, after the steps; here they go into the steps, before lesson.js makes their choices
// buttons. The table that a question is about is the one of the step before.
"use strict";
(() => {
  function setUp(root) {
    const blocks = [...root.querySelectorAll("[data-guess]")];
    const toggle = root.querySelector('[data-part="guess-switch"] button');
    const on = () => toggle.getAttribute("aria-pressed") === "true";

    for (const block of blocks) {
      const step = root.querySelector(`#step-${block.dataset.guess}`);
      block.hidden = true;
      step.querySelector(".step-title").after(block);
    }

    function cover(block) {
      const step = block.parentElement;
      const table = step.previousElementSibling.querySelector(".table")?.cloneNode(true);
      table?.removeAttribute("id");
      for (const one of table?.querySelectorAll("[id]") ?? []) one.removeAttribute("id");
      if (table) {
        table.dataset.part = "before";
        block.prepend(table);
      }
      block.hidden = false;
      block.querySelector('[data-part="reveal"]').hidden = false;
      step.classList.add("guessing");
    }

    function show(block) {
      block.querySelector('[data-part="before"]')?.remove();
      block.querySelector('[data-part="reveal"]').hidden = true;
      block.parentElement.classList.remove("guessing");
    }

    toggle.addEventListener("click", () => {
      toggle.setAttribute("aria-pressed", String(!on()));
      for (const block of blocks) {
        const step = block.parentElement;
        if (!on()) {
          show(block);
          block.hidden = true;
        } else if (!step.hasAttribute("aria-current") && !step.dataset.answered) cover(block);
        else if (step.dataset.answered) block.hidden = false;
      }
    });
    root.addEventListener("answered", ({ target: step }) => {
      step.dataset.answered = "yes";
      show(step.querySelector(".guess"));
    });
    root.addEventListener("click", ({ target }) => {
      const button = target.closest('[data-part="reveal"]');
      if (!button) return;
      const block = button.closest(".guess");
      show(block);
      block.hidden = true;
      block.parentElement.querySelector(".step-title a").focus(); // the button has gone
    });
    root.querySelector('[data-part="guess-switch"]').hidden = false;
  }

  const start = () => document.querySelectorAll("[data-guesses]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
