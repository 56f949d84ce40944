// The page's side of a game: begins and leaves games when the reader asks for it, and reports what he wants to the
// engine. Its parts are scripts of their own: the page (screen.js), the talk with the engine (conversation.js), the form
// (new-game.js), panels, numbers, pace, keys, and what is shared. No game logic and no prose: moves come from data-action,
// words from the page or from the engine's answers.
"use strict";
(() => {
  function setUp(root) {
    if (root.dataset.mounted) return;
    root.dataset.mounted = "yes";
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const form = part("form");
    const game = part("game");
    const { seed } = window.VaraqNewGame;
    const bar = window.VaraqBar.setUp(part("bar"), go);
    const screen = window.VaraqScreen.setUp(root, bar);
    const { said, targets } = screen;
    const pace = window.VaraqPace.setUp(part("pace"), paced);
    const talk = window.VaraqConversation.setUp({ root, screen, pace, settled });
    const { ask } = talk;
    const numbers = window.VaraqNumbers.setUp(root, entered);
    const first = window.VaraqNewGame.setUp(root, numbers);
    const panels = window.VaraqPanels.setUp({ root, screen, talk, sure });
    // Links, files and what the device keeps.
    const now = () => ({ running: talk.free(), current: talk.current() });
    const share = window.VaraqShare.setUp({ root, begin, apply: screen.apply, announce: screen.announce, seed, now, sure });
    let step = null; // the step of the example that is taken over
    let opened = null; // the element that opened the player, where the focus goes back to

    function settled(answer, running, current) {
      panels.drawOpen(running, current);
      if (answer.ok) share.settled(running, current, said.covered, said.place);
    }

    // What can be pressed hangs on how fast bots move; where one is thinking, that waits for its move.
    function paced() {
      if (!game.hidden) talk.idle().then(() => ask({ do: "pace" }));
    }

    // Whether to go on where a game would be lost by that.
    async function sure(lost) {
      if (!lost) return true;
      const question = part("question");
      question.returnValue = "no";
      question.showModal();
      await new Promise((resolve) => question.addEventListener("close", resolve, { once: true }));
      return question.returnValue === "yes";
    }

    // ---- a game begins, and is left

    async function begin(requests = [first.request(step)]) {
      const current = talk.anew();
      screen.redraw();
      screen.waiting();
      part("loading-text").tabIndex = -1;
      part("loading-text").focus();
      screen.announce(root.dataset.starting);
      try {
        await talk.started();
      } catch (error) {
        if (current()) screen.fail(error);
        return;
      }
      await talk.idle();
      if (!current()) return;
      panels.chooseAgain();
      talk.kept = [];
      pace.halted = false;
      pace.replaying = requests.length > 1;
      let answer;
      for (const request of requests) {
        answer = await ask(request);
        if (!answer || !current()) break;
      }
      pace.replaying = false;
      if (!answer || !current()) return;
      part("form-message").innerHTML = answer.ok ? "" : answer.fragments.message;
      if (!answer.ok) screen.draw("message", "");
      first.editor?.right();
      if (answer.ok) return screen.open(answer.focus);
      screen.show("form");
      if (!first.editor?.wrong(answer.line)) form.querySelector("[data-key=start]").focus();
    }

    async function leave() {
      if (!(await sure(said.unfinished && !game.hidden && !share.keeps()))) return;
      talk.anew();
      talk.rest();
      screen.clear();
      share.offer();
      if (root.dataset.example) {
        screen.show();
        root.hidden = part("kept").hidden;
        (opened ?? part("kept").querySelector("button")).focus();
      } else {
        screen.show("form");
        form.querySelector("[data-key=start]").focus();
      }
    }

    // The step of an example that the reader takes over has been chosen on the page.
    function offer(button) {
      talk.anew();
      opened = button;
      step = Number(button.dataset.try);
      for (const title of root.querySelectorAll("[data-step-title]")) {
        title.hidden = Number(title.dataset.stepTitle) !== step;
      }
      if (button.dataset.seat) form.elements.seat.value = button.dataset.seat;
      root.hidden = false;
      part("kept").hidden = true; // a new game takes its place only when it is begun
      screen.show("form");
      root.querySelector("[data-step-title]:not([hidden])").focus();
    }

    // ---- where he looks

    function go(to, value) {
      if (to === "step") return ask({ do: "go", to: "place", line: said.place.line, step: value });
      return ask(to === "clause" ? { do: "go", to, clause: value } : { do: "go", to });
    }

    targets.get("views").addEventListener("change", () => {
      const seat = targets.get("views").value;
      screen.redraw("views"); // a request that is dropped or refused puts the old one back
      ask({ do: "view", seat: seat === "all" ? null : Number(seat) });
    });

    // ---- a move that is put together: one thing marked, and any number of others that go with it

    function mark(button) {
      const on = button.getAttribute("aria-pressed") !== "true";
      if (button.dataset.mark === "one") {
        for (const one of game.querySelectorAll('[data-mark="one"]')) one.setAttribute("aria-pressed", "false");
      }
      button.setAttribute("aria-pressed", String(on));
      game.querySelector('[data-do="compose"]').disabled = !game.querySelector('[data-mark="one"][aria-pressed="true"]');
    }

    function composed() {
      const table = game.querySelector("[data-compose]");
      const marked = (group) =>
        [...table.querySelectorAll(`[data-mark="${group}"][aria-pressed="true"]`)].map((one) => one.dataset.value);
      const more = marked("more");
      return [table.dataset.compose, ...marked("one"), ...(more.length ? [table.dataset.composeMore, ...more] : [])].join(" ");
    }

    // ---- what the reader wants

    const wants = {
      leave,
      cancel: leave,
      retry: () => begin(talk.kept.length ? talk.kept : undefined),
      again: async () => (await sure(said.unfinished)) && ask({ do: "again", seed: seed() }),
      same: async () => (await sure(said.unfinished)) && ask({ do: "again", same: true }),
      hint: () => ask({ do: "hint" }),
      next: () => ask({ do: "continue" }),
      pause: () => {
        pace.halted = true;
        paced();
      },
      run: () => {
        pace.halted = false;
        paced();
      },
      deal: () => ask({ do: "deal" }),
      finish: () => ask({ do: "finish" }),
      undo: () => ask({ do: "undo" }),
      redo: () => ask({ do: "redo" }),
      main: () => ask({ do: "go", to: "main" }),
      uncover: (button) => ask({ do: "uncover", seat: Number(button.dataset.seat) }),
      compose: () => ask({ do: "act", action: composed() }),
      delete: (button) => ask({ do: "delete", line: Number(button.dataset.line) }),
      promote: (button) => ask({ do: "promote", line: Number(button.dataset.line) }),
      restore: () => ask({ do: "restore" }),
      ...panels.wants,
      ...share.wants,
    };

    function save(button) {
      const text = button.closest("details").querySelector("textarea").value;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
      link.download = button.dataset.save;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }

    // Enter in a number of the game is the button that the number is for.
    function entered(input) {
      if (!game.contains(input)) return false;
      (input.closest(".amount")?.querySelector("[data-amount]") ?? game.querySelector("[data-do=differ]")).click();
      return true;
    }

    root.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button || button.disabled) return;
      if (!part("bar").contains(button)) bar.stop();
      const spinner = button.closest("[data-spinner]")?.querySelector("input");
      if (spinner && button.dataset.spin) numbers.spin(spinner, Number(button.dataset.spin));
      else if (spinner) numbers.set(spinner, Number(button.dataset.set));
      else if (button.dataset.mark) mark(button);
      else if ("amount" in button.dataset) {
        const typed = button.closest(".amount").querySelector("input").value;
        ask({ do: "act", action: button.dataset.action, amount: typed });
      } else if (button.dataset.action) ask({ do: "act", action: button.dataset.action });
      else if (button.dataset.do) wants[button.dataset.do]?.(button);
      else if (button.dataset.save) save(button);
      else if (button.dataset.place) {
        const [line, to] = button.dataset.place.split(":").map(Number);
        ask({ do: "go", to: "place", line, step: to });
      }
    });

    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!(await sure(share.keeps()))) return;
      talk.kept = [];
      begin();
    });

    window.VaraqKeys.setUp({
      root,
      asleep: () => said.covered,
      go: (to) => {
        bar.stop();
        go(to);
      },
      main: wants.main,
    });

    // ---- the start: what needs no script is in the page, what needs it appears now

    if (root.dataset.example) {
      share.offer();
      screen.show();
      root.hidden = part("kept").hidden;
      const tries = () => document.querySelectorAll("[data-try]").forEach((button) => (button.hidden = false));
      tries();
      document.addEventListener("click", (event) => {
        const button = event.target.closest("[data-try]");
        if (button) offer(button);
      });
      window.VaraqSeatSteps.setUp({ root, screen, talk, drawn: tries });
    } else {
      screen.show("form");
      share.start();
    }
  }

  const start = () => document.querySelectorAll("[data-player]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
