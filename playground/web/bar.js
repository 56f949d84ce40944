// The controls that lead through a game, in an example and in the player: buttons, a list of steps, running on by itself
// at the reader's word, and the keys. What a place is and how to get there is the business of whoever sets them up. No
// prose in here.
"use strict";
(() => {
  if (window.VaraqBar) return;

  // What an arrow means follows the direction of reading.
  function wanted(event, element) {
    const rtl = getComputedStyle(element).direction === "rtl";
    const arrows = { ArrowRight: rtl ? "back" : "forward", ArrowLeft: rtl ? "forward" : "back" };
    return arrows[event.key] ?? { Home: "first", End: "last" }[event.key];
  }

  // `go(to, value, running)` leads to first, back, forward, last, decision, clause, main or a step; it may be a promise.
  function setUp(bar, go) {
    const part = (name) => bar.querySelector(`[data-part="${name}"]`);
    const run = part("run");
    const jump = part("jump");
    const whole = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false });
    let now = { step: 0, last: 0, line: 0 };
    let timer = 0;

    function stop() {
      clearTimeout(timer);
      timer = 0;
      if (run) run.textContent = run.dataset.run;
    }

    function tick() {
      timer = setTimeout(async () => {
        const mine = timer;
        await go("forward", undefined, true);
        if (timer !== mine) return;
        if (now.step >= now.last) stop();
        else tick();
      }, Number(part("speed").value));
    }

    async function start() {
      run.textContent = run.dataset.pause;
      if (now.step >= now.last) await go("first", undefined, true);
      tick();
    }

    // aria-disabled keeps the focus on a button that has just reached the end; disabled would throw it away.
    function mark(name, off) {
      bar.querySelector(`[data-go="${name}"]`)?.setAttribute("aria-disabled", String(off));
    }

    function update(place) {
      now = { line: 0, ...place };
      if (jump.options.length !== now.last + 1) {
        while (jump.options.length > now.last + 1) jump.options[jump.options.length - 1].remove();
        while (jump.options.length <= now.last) {
          const step = jump.options.length;
          jump.add(new Option(step ? whole.format(step) : jump.dataset.start, String(step)));
        }
      }
      jump.value = String(now.step);
      for (const name of ["first", "back"]) mark(name, now.step === 0);
      for (const name of ["forward", "last", "decision"]) mark(name, now.step >= now.last);
      mark("main", !now.line);
      run?.setAttribute("aria-disabled", String(now.last === 0));
    }

    bar.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button || button.getAttribute("aria-disabled") === "true") return;
      if (button === run) {
        if (timer) stop();
        else start();
      } else if (button.dataset.go) {
        stop();
        go(button.dataset.go, button.dataset.go === "clause" ? part("clause").value : undefined, false);
      }
    });
    jump.addEventListener("change", () => {
      stop();
      go("step", Number(jump.value), false);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) stop();
    });
    return { update, stop };
  }

  window.VaraqBar = { setUp, wanted };
})();
