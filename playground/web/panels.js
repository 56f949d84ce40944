// The panels beside a game that are drawn only while they are open, and the rules that are chosen in the one of them
// that shows what another rule would change. No game logic and no prose.
"use strict";
window.VaraqPanels = (() => {
  const PANELS = ["why", "odds", "tree", "differ"]; // the slowest last

  function setUp({ root, screen, talk, sure }) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);

    // Before the panel has been drawn the rules are the game's own.
    function differing(what) {
      const chosen = [...part("differ").querySelectorAll("[data-changed]")].map((one) => {
        const value = one.dataset.kind === "switch" ? (one.checked ? "on" : "off") : (one.value ?? one.querySelector("input").value);
        return [one.dataset.changed, value];
      });
      return chosen.length ? { do: what, options: Object.fromEntries(chosen) } : { do: what };
    }

    // The answer is put where the reader asked for it, and he is told it. Odds that the engine has to try out come after.
    async function differ() {
      const [running, current] = [talk.free(), talk.current()];
      if (!running) return;
      const asked = differing("differ");
      const answer = await (await running).request({ ...asked, quick: true });
      if (!current()) return;
      screen.apply(answer);
      const result = part("differ").querySelector("[data-key=differ-result]");
      if (answer.ok) result?.focus();
      else screen.announce(answer.announce);
      if (!answer.rest) return;
      const whole = await (await running).request(asked);
      // Whoever has chosen otherwise meanwhile asks anew.
      const same = JSON.stringify(differing("differ")) === JSON.stringify(asked);
      if (current() && same && whole.ok && part("differ").open) screen.apply(whole);
    }

    // Only when the reader wants to see it, and without keeping him from his move.
    function draw(name, running, current) {
      if (!part(name).open || part("game").hidden || screen.said.covered) return;
      running
        .request(name === "differ" ? differing("differ") : { do: name })
        .then((answer) => {
          if (current() && answer.ok) screen.apply(answer);
        })
        .catch((error) => console.warn(error)); // the next request meets the same trouble and tells it
    }

    // The next drawing of the panel chooses again from the game's own rules.
    function chooseAgain() {
      screen.targets.get("differ").replaceChildren();
    }

    for (const name of PANELS) {
      part(name).addEventListener("toggle", async () => {
        const [running, current] = [talk.free(), talk.current()];
        if (part(name).open && running) draw(name, await running, current);
      });
    }

    return {
      chooseAgain,
      drawOpen(running, current) {
        for (const name of PANELS) draw(name, running, current);
      },
      wants: {
        differ: () => differ().catch(screen.fail),
        "differ-on": async () => (await sure(screen.said.unfinished)) && talk.ask(differing("differ-on")),
        "differ-back": () => {
          chooseAgain();
          screen.redraw("differ");
          return talk.ask({ do: "differ-back" });
        },
      },
    };
  }

  return { setUp };
})();
