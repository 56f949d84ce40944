// Numbers with bounds, typed or counted up and down by buttons and keys. No prose.
"use strict";
window.VaraqNumbers = (() => {
  const LEAP = 10; // what the page keys add to a number

  // The engine reads digits of any language; here they are only counted up and down.
  const digits = (text) => Number(text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (one) => one.charCodeAt(0) & 15));

  // `entered(input)` says whether Enter in this field meant something.
  function setUp(root, entered) {
    const whole = new Intl.NumberFormat(root.dataset.lang, { maximumFractionDigits: 0, useGrouping: false });

    function set(input, wanted) {
      const value = Math.min(Math.max(wanted, Number(input.dataset.low)), Number(input.dataset.high));
      input.value = whole.format(value);
      input.setAttribute("aria-valuenow", value);
    }

    function spin(input, by) {
      const now = digits(input.value);
      set(input, (Number.isInteger(now) ? now : Number(input.dataset.low)) + by);
    }

    const spins = {
      ArrowUp: (input) => spin(input, 1),
      ArrowDown: (input) => spin(input, -1),
      PageUp: (input) => spin(input, LEAP),
      PageDown: (input) => spin(input, -LEAP),
      Home: (input) => set(input, Number(input.dataset.low)),
      End: (input) => set(input, Number(input.dataset.high)),
    };

    root.addEventListener("keydown", (event) => {
      const input = event.target.closest("[data-spinner] input");
      if (!input || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (spins[event.key]) spins[event.key](input);
      else if (event.key !== "Enter" || !entered(input)) return;
      event.preventDefault();
    });

    root.addEventListener("input", (event) => {
      const input = event.target.closest("[data-spinner] input");
      const now = input && digits(input.value);
      if (Number.isInteger(now)) input.setAttribute("aria-valuenow", now);
    });

    return { set, spin };
  }

  return { setUp };
})();
