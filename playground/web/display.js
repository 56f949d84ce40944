// How cards look on this device: the switches write their words into html[data-display] and keep them; site.js puts
// them there on every page before it is drawn. A classic script that requests nothing.
"use strict";
(() => {
  const NAME = "varaq.display";
  const root = document.documentElement;

  function setUp(box) {
    const switches = [...box.querySelectorAll("[data-switch]")];

    function show() {
      const chosen = (root.dataset.display ?? "").split(" ");
      for (const one of switches) one.checked = chosen.includes(one.dataset.switch);
    }

    box.addEventListener("change", () => {
      root.dataset.display = switches.filter((one) => one.checked).map((one) => one.dataset.switch).join(" ");
      let kept = true;
      try {
        localStorage.setItem(NAME, root.dataset.display);
      } catch {
        kept = false; // storage is forbidden here
      }
      box.querySelector('[data-part="display-kept"]').hidden = !kept;
      box.querySelector('[data-part="display-not-kept"]').hidden = kept;
    });
    // The same book in another tab.
    addEventListener("storage", (event) => {
      if (event.key !== NAME) return;
      root.dataset.display = event.newValue ?? "";
      show();
    });
    show();
    box.hidden = false;
  }

  const start = () => document.querySelectorAll("[data-display-settings]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
