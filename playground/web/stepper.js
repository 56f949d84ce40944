// The step viewer of worked examples. A classic script that requests nothing: every step is in the page already, so
// it also works in a page saved as a file. No prose in here; all words come from the page.
"use strict";
(() => {
  const STEP = /^#step-(\d+)(?=&|$)/;

  // What else an address says, such as a table's own rules, stays when the step changes.
  const kept = () => location.hash.slice(1).split("&").filter((part) => part.includes("=")).map((part) => `&${part}`).join("");

  function setUp(root) {
    if (root.dataset.mounted) return;
    root.dataset.mounted = "yes";
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const steps = [...root.querySelectorAll(".step")];
    const last = steps.length - 1;
    const first = Number(root.dataset.first ?? 0); // the number that the first step bears
    const jump = part("jump");
    const live = part("live");
    const mode = part("mode");
    const forwardKey = getComputedStyle(root).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backKey = forwardKey === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    let current = 0;
    let single = true;

    function fromHash() {
      const found = STEP.exec(location.hash);
      const index = found ? Number(found[1]) - first : -1;
      return index >= 0 && index <= last ? index : null;
    }

    // aria-disabled keeps the focus on a button that has just reached the end; disabled would throw it away.
    function mark(go, off) {
      root.querySelector(`[data-go="${go}"]`).setAttribute("aria-disabled", String(off));
    }

    function draw() {
      root.classList.toggle("stepper-single", single);
      steps.forEach((step, index) => {
        step.hidden = single && index !== current;
        if (index === current) step.setAttribute("aria-current", "step");
        else step.removeAttribute("aria-current");
      });
      jump.value = String(current);
      mark("first", current === 0);
      mark("back", current === 0);
      mark("forward", current === last);
      mark("last", current === last);
      mode.textContent = single ? mode.dataset.all : mode.dataset.single;
    }

    // Title, sentences and comment are copied as elements, so that cards keep the names that a screen reader says.
    function announce() {
      const told = [...steps[current].querySelectorAll(".step-title, .event, .note")].filter((one) => one.checkVisibility());
      const spoken = document.createElement("div");
      for (const one of told) {
        const line = document.createElement("p");
        for (const node of one.childNodes) line.append(node.cloneNode(true));
        for (const link of line.querySelectorAll("a")) link.replaceWith(...link.childNodes);
        spoken.append(line);
      }
      live.replaceChildren(spoken);
    }

    function go(index, remember) {
      const wanted = Math.min(Math.max(index, 0), last);
      if (wanted === current) return;
      current = wanted;
      draw();
      announce();
      if (remember) history.pushState(null, "", `#step-${current + first}${kept()}`);
      if (!single) steps[current].scrollIntoView({ block: "nearest" });
    }

    const targets = { first: () => 0, back: () => current - 1, forward: () => current + 1, last: () => last };
    root.addEventListener("click", (event) => {
      const button = event.target.closest("[data-go]");
      if (button) return go(targets[button.dataset.go](), true);
      if (event.target.closest('[data-part="mode"]')) {
        single = !single;
        draw();
        if (!single) steps[current].scrollIntoView({ block: "nearest" });
      }
    });
    jump.addEventListener("change", () => go(Number(jump.value), true));

    document.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const inside = root.contains(event.target);
      if (!inside && event.target !== document.body) return;
      if (event.target.closest("input, textarea, select")) return;
      const to = { [forwardKey]: "forward", [backKey]: "back" }[event.key] ?? (inside && { Home: "first", End: "last" }[event.key]);
      if (!to) return;
      event.preventDefault();
      go(targets[to](), true);
    });

    function follow() {
      const index = fromHash();
      if (index !== null) go(index, false);
      else if (location.hash === "" || location.hash === `#${kept().slice(1)}`) go(0, false);
    }
    window.addEventListener("hashchange", follow);
    window.addEventListener("popstate", follow);

    current = fromHash() ?? 0;
    part("bar").hidden = false;
    draw();
  }

  const start = () => document.querySelectorAll("[data-stepper]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
