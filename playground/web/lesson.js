// The questions of a first lesson: its choices become buttons that say whether they are right. A classic script that
// requests nothing; everything that it says is in the page already. Steps are stepper.js's.
// Where a question is asked once (data-lesson="once"), the first choice shows the answer, and the event `answered`
// tells others whether it was right.
"use strict";
(() => {
  function setUp(root) {
    if (root.dataset.asking) return;
    root.dataset.asking = "yes";
    const live = root.querySelector('[data-part="live"]');
    const once = root.dataset.lesson === "once";

    // Elements and not text, so that cards keep the names that a screen reader says.
    function announce(...told) {
      const spoken = told.map((one) => {
        const line = document.createElement("p");
        for (const node of one.childNodes) line.append(node.cloneNode(true));
        for (const link of line.querySelectorAll("a")) link.replaceWith(...link.childNodes);
        return line;
      });
      live.replaceChildren(...spoken);
    }

    function choose(step, choice) {
      const right = choice.dataset.choice === "right";
      const verdict = choice.querySelector('[data-part="verdict"]');
      choice.classList.add(right ? "choice-right" : "choice-wrong");
      choice.querySelector("button").setAttribute("aria-describedby", verdict.id);
      verdict.hidden = false;
      const answer = step.querySelector("details.lesson-answer");
      if (once && !right) announce(verdict, root.querySelector('[data-part="answer-is"]'), answer.querySelector("p"));
      else announce(verdict);
      if (once) step.dispatchEvent(new CustomEvent("answered", { bubbles: true, detail: { right } }));
      if (!right && !once) return;
      answer.open = true;
      const next = step.querySelector('[data-part="next"]');
      if (next) next.hidden = false;
    }

    let verdicts = 0;
    for (const step of root.querySelectorAll(".step")) {
      for (const choice of step.querySelectorAll("[data-choice]")) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "move";
        const label = choice.querySelector(".lesson-label");
        label.replaceWith(button);
        button.append(label);
        choice.querySelector('[data-part="verdict"]').id = `verdict-${(verdicts += 1)}`;
        button.addEventListener("click", () => choose(step, choice));
      }
      // The button goes away with its step, so the focus goes on to the title of the next one. stepper.js has made
      // that visible when this comes: it listens further out but was there first, so wait for the end of the event.
      step.querySelector('[data-part="next"]')?.addEventListener("click", () =>
        setTimeout(() => {
          const title = step.nextElementSibling.querySelector(".step-title");
          title.scrollIntoView({ block: "start" });
          title.focus({ preventScroll: true });
        }),
      );
    }
  }

  const start = () => document.querySelectorAll("[data-lesson]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
