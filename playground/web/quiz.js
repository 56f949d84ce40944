// The quiz: one question at a time, in another order each time, wrong ones again until they are right. A classic script
// that requests nothing; the choices are lesson.js's, and all words and numbers come from the page. What has been
// answered is kept under `varaq.quiz.<game>`: by question "right", "wrong" or, after a wrong answer, "mended".
"use strict";
(() => {
  const BETWEEN = 3; // questions that come before a wrong one is asked again

  function storage(key) {
    try {
      localStorage.setItem(`${key}.try`, "1");
      localStorage.removeItem(`${key}.try`);
    } catch {
      return { kept: false, read: () => ({}), write: () => {}, clear: () => {} };
    }
    return {
      kept: true,
      read() {
        try {
          const found = JSON.parse(localStorage.getItem(key));
          return found && typeof found === "object" ? found : {};
        } catch {
          return {}; // somebody else has written there
        }
      },
      write(results) {
        try {
          localStorage.setItem(key, JSON.stringify(results));
        } catch {
          // no room: the score lasts as long as the page
        }
      },
      clear: () => localStorage.removeItem(key),
    };
  }

  function shuffled(items) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  function setUp(root) {
    if (root.dataset.mounted) return;
    root.dataset.mounted = "yes";
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const questions = [...root.querySelectorAll("[data-question]")];
    const counts = [...part("counts").children].map((one) => one.textContent);
    const all = root.querySelector('[data-do="all"]');
    const kept = storage(`varaq.quiz.${root.dataset.quiz}`);
    const known = new Set(questions.map((one) => one.dataset.question));
    let results = Object.fromEntries(Object.entries(kept.read()).filter(([id]) => known.has(id)));
    let single = true;
    let current = null;
    let waiting = [];

    const result = (question) => results[question.dataset.question];
    const done = (question) => result(question) === "right" || result(question) === "mended";

    // As it was before anybody answered. Right and wrong are lesson.js's classes.
    function fresh(question) {
      delete question.dataset.answered;
      question.querySelector("details").open = false;
      question.querySelector('[data-do="next"]').hidden = true;
      part("live").replaceChildren();
      question.querySelector('[data-part="again"]').hidden = result(question) !== "wrong";
      for (const choice of question.querySelectorAll("[data-choice]")) {
        choice.classList.remove("choice-right", "choice-wrong");
        choice.querySelector("button")?.removeAttribute("aria-describedby");
        choice.querySelector('[data-part="verdict"]').hidden = true;
      }
    }

    function begin() {
      waiting = [...shuffled(questions.filter((one) => !result(one))), ...shuffled(questions.filter((one) => result(one) === "wrong"))];
      questions.forEach(fresh);
      advance();
    }

    function advance() {
      current = waiting.shift() ?? null;
      if (current) fresh(current);
      draw();
    }

    function draw() {
      root.classList.toggle("stepper-single", single);
      for (const question of questions) question.hidden = single && question !== current;
      const right = questions.filter((one) => result(one) === "right").length;
      const mended = questions.filter((one) => result(one) === "mended").length;
      part("at-once").textContent = counts[right];
      part("later").textContent = counts[mended];
      part("left").textContent = counts[questions.length - right - mended];
      part("end").hidden = current !== null || !single;
      for (const one of root.querySelectorAll("[data-result]")) one.hidden = Number(one.dataset.result) !== right;
      all.textContent = single ? all.dataset.all : all.dataset.single;
    }

    root.addEventListener("answered", ({ target: question, detail: { right } }) => {
      if (question.dataset.answered) return; // the first choice counts
      question.dataset.answered = "yes";
      const again = result(question) === "wrong";
      if (!done(question)) results[question.dataset.question] = right ? (again ? "mended" : "right") : "wrong";
      kept.write(results);
      waiting = waiting.filter((one) => one !== question);
      if (!done(question)) waiting.splice(Math.min(BETWEEN, waiting.length), 0, question);
      question.querySelector('[data-do="next"]').hidden = !single;
      draw();
    });

    function focus(title) {
      title.scrollIntoView({ block: "start" });
      title.focus({ preventScroll: true });
    }

    const doing = {
      next() {
        advance();
        focus((current ?? part("end")).querySelector("h2"));
      },
      all() {
        single = !single;
        if (single && current?.dataset.answered) advance();
        draw();
      },
      clear(button) {
        results = {};
        kept.clear();
        const ended = part("end").contains(button);
        begin();
        if (ended && current) focus(current.querySelector("h2"));
        const told = document.createElement("p");
        told.textContent = part("cleared").textContent;
        part("live").replaceChildren(told);
      },
    };
    root.addEventListener("click", (event) => {
      const button = event.target.closest("[data-do]");
      if (button) doing[button.dataset.do](button);
    });

    part("score").hidden = false;
    part("kept").hidden = !kept.kept;
    part("not-kept").hidden = kept.kept;
    const wanted = questions.find((one) => `#${one.id}` === location.hash);
    begin();
    if (wanted && wanted !== current) {
      waiting = [...(current ? [current] : []), ...waiting.filter((one) => one !== wanted)];
      current = wanted;
      draw();
    }
  }

  const start = () => document.querySelectorAll("[data-quiz]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
