// The keys of a game. Letters and digits act only while the focus is inside the game, and by place on the keyboard, so
// that they are the same keys under a Persian or Ukrainian layout. No prose.
"use strict";
window.VaraqKeys = (() => {
  const KEYS = { KeyN: "deal", KeyU: "undo", KeyR: "redo", KeyH: "hint", KeyL: "log", KeyM: "moves", KeyB: "main" };

  // `asleep` says whether no key acts now; `go(to)` leads through the game and `main` back to its main line.
  function setUp({ root, asleep, go, main }) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const game = part("game");

    function unfold(name) {
      part(name).open = !part(name).open;
      part(name).querySelector("summary").focus();
    }

    game.addEventListener("keydown", (event) => {
      if (asleep() || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
      if (digit) {
        game.querySelector(`.move[data-number="${digit[1]}"]`)?.click();
      } else if (event.key === "Delete") {
        event.target.closest(".tree-branch")?.querySelector("[data-do=delete]").click();
      } else if (KEYS[event.code] === "log") {
        unfold("log");
      } else if (event.key === "?") {
        unfold("keys");
      } else if (!event.shiftKey && window.VaraqBar.wanted(event, game)) {
        go(window.VaraqBar.wanted(event, game));
      } else if (KEYS[event.code] === "main") {
        main();
      } else if (KEYS[event.code] === "moves") {
        game.querySelector('[data-key="choices"]')?.focus();
      } else if (KEYS[event.code]) {
        game.querySelector(`[data-do="${KEYS[event.code]}"]:not([disabled])`)?.click();
      } else {
        return;
      }
      event.preventDefault();
    });
  }

  return { setUp };
})();
