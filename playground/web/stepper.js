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
    let steps = [...root.querySelectorAll(".step")];
    const open = steps; // as the page has them, with every card
    const last = steps.length - 1;
    const first = Number(root.dataset.first ?? 0); // the number that the first step bears
    const live = part("live");
    const mode = part("mode");
    const keys = part("keys");
    const turn = part("turn"); // of an example: on a phone the page is turned where the thumb is
    const bar = window.VaraqBar.setUp(part("bar"), travel);
    let current = 0;
    let single = true;

    function fromHash() {
      const found = STEP.exec(location.hash);
      const index = found ? Number(found[1]) - first : -1;
      return index >= 0 && index <= last ? index : null;
    }

    function draw() {
      root.classList.toggle("stepper-single", single);
      steps.forEach((step, index) => {
        step.hidden = single && index !== current;
        if (index === current) step.setAttribute("aria-current", "step");
        else step.removeAttribute("aria-current");
      });
      bar.update({ step: current, last });
      if (turn) turn.hidden = !single || last === 0;
      for (const one of turn?.children ?? []) one.setAttribute("aria-disabled", String(current === (one.dataset.turn === "back" ? 0 : last)));
      root.style.setProperty("--vq-bar", `${part("bar").offsetHeight}px`);
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

    // The table that is seen; where all steps are, there is nothing to follow.
    const table = () => (single ? [...steps[current].querySelectorAll(".table")].find((one) => one.checkVisibility()) : null);

    function go(index, remember) {
      const wanted = Math.min(Math.max(index, 0), last);
      if (wanted === current) return;
      window.VaraqMotion.glide(table, () => {
        current = wanted;
        draw();
      });
      announce();
      const address = `#step-${current + first}${kept()}`;
      if (remember === "replace") history.replaceState(null, "", address);
      else if (remember) history.pushState(null, "", address);
      if (!single) steps[current].scrollIntoView({ block: "nearest" });
    }

    // ---- the rules that fired here, as the steps themselves link to them

    const citing = (step) => new Set([...step.querySelectorAll(".step-clauses a")].map((link) => link.hash.slice(1)));
    let fired = steps.map(citing);

    function listClauses() {
      const list = part("clause");
      if (!list) return;
      const links = [...root.querySelectorAll(".step-clauses a")];
      for (const link of new Map(links.map((one) => [one.hash.slice(1), one])).values()) {
        list.add(new Option(link.textContent, link.hash.slice(1)));
      }
      list.closest(".bar-pair").hidden = !list.options.length;
    }

    function next(holds, otherwise) {
      const there = steps.map((_, index) => index).filter(holds);
      return there.find((index) => index > current) ?? otherwise(there);
    }

    const targets = {
      first: () => 0,
      back: () => current - 1,
      forward: () => current + 1,
      last: () => last,
      decision: () => next((index) => "decision" in steps[index].dataset, () => last),
      clause: (clause) => next((index) => fired[index].has(clause), (there) => there[0] ?? current),
      step: (index) => index,
    };

    function travel(to, value, running) {
      go(targets[to](value), running ? "replace" : true);
    }

    root.addEventListener("click", (event) => {
      const target = event.target.closest('button, [data-go]');
      if (!target) return;
      if (target === mode) {
        single = !single;
        draw();
        if (!single) steps[current].scrollIntoView({ block: "nearest" });
      } else if (target === part("copy")) {
        copy(target);
      } else if (target.dataset.turn) {
        if (target.getAttribute("aria-disabled") === "true") return;
        bar.stop();
        travel(target.dataset.turn);
        steps[current].scrollIntoView({ block: "start", behavior: "instant" });
      } else if (target.dataset.go && !part("bar").contains(target)) {
        travel(target.dataset.go);
      }
    });

    // The link of a page that was saved as a file is good on this machine; a forbidden clipboard leaves the address.
    async function copy(button) {
      const address = `#step-${current + first}${kept()}`;
      let told = button.dataset.done;
      try {
        await navigator.clipboard.writeText(new URL(address, location.href).href);
      } catch {
        history.replaceState(null, "", address);
        told = button.dataset.failed;
      }
      live.textContent = told;
    }

    document.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const inside = root.contains(event.target);
      if (!inside && event.target !== document.body) return;
      if (event.target.closest("input, textarea, select")) return;
      if (event.key === "?" && keys) {
        const ways = keys.closest("details");
        ways.open = !ways.open;
        ways.querySelector("summary").focus();
        if (ways.open) keys.scrollIntoView({ block: "nearest" });
        event.preventDefault();
        return;
      }
      const to = event.shiftKey ? undefined : window.VaraqBar.wanted(event, root);
      if (!to || (!inside && (to === "first" || to === "last"))) return;
      event.preventDefault();
      bar.stop();
      travel(to);
    });

    function follow() {
      const index = fromHash();
      if (index !== null) go(index, false);
      else if (location.hash === "" || location.hash === `#${kept().slice(1)}`) go(0, false);
    }
    window.addEventListener("hashchange", follow);
    window.addEventListener("popstate", follow);

    // The same steps as one seat sees them, as HTML that the engine has made; null: those of the page.
    root.addEventListener("seen", ({ detail: { html, said } }) => {
      const list = root.querySelector(".steps");
      if (html === null) list.replaceChildren(...open);
      else list.innerHTML = html;
      steps = [...list.querySelectorAll(".step")];
      fired = steps.map(citing);
      draw();
      announce();
      if (said) live.prepend(Object.assign(document.createElement("p"), { textContent: said }));
    });

    current = fromHash() ?? 0;
    listClauses();
    part("bar").hidden = false;
    draw();
  }

  const start = () => document.querySelectorAll("[data-stepper]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
