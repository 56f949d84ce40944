// How fast bots move: what the reader has chosen, kept on this device, and whether he has stopped them. No prose.
"use strict";
window.VaraqPace = (() => {
  const PACE = "varaq.pace"; // where a device keeps how fast bots move
  const AT_ONCE = "at-once";

  // `changed` is called when the reader has chosen another pace.
  function setUp(select, changed) {
    const pace = {
      halted: false, // whether the reader has stopped them
      replaying: false, // whether a game is brought back, so that nobody waits
      // The word that a request has for it.
      word() {
        if (pace.replaying) return AT_ONCE;
        return pace.halted && select.value === "slow" ? "paused" : select.value;
      },
      atOnce: () => pace.word() === AT_ONCE,
    };

    function keep() {
      pace.halted = false;
      try {
        localStorage.setItem(PACE, select.value);
      } catch {
        // Then it lasts as long as the page.
      }
      changed();
    }

    function remember() {
      try {
        const before = localStorage.getItem(PACE);
        if ([...select.options].some((one) => one.value === before)) select.value = before;
      } catch {
        // Nothing is kept here.
      }
    }

    remember();
    select.addEventListener("change", keep);
    return pace;
  }

  return { setUp };
})();
