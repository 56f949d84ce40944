// Definitions at the links to the glossary. The build writes TERMS above this, the definitions of one language. A classic
// script without fetch, so that a saved folder (file://) works too; without it the links lead to the glossary all the same.
(() => {
  "use strict";
  const LINK = "a.term[href*='#term.']";
  const SHOW_AFTER = 250; // milliseconds under the pointer
  const HIDE_AFTER = 250; // time to move the pointer onto the definition
  const idOf = (link) => link.hash.slice("#term.".length);

  // For screen readers the definition describes the link, seen or not.
  const store = document.createElement("div");
  store.hidden = true;
  const describe = (link) => {
    const id = idOf(link);
    if (!TERMS[id] || link.hasAttribute("aria-describedby")) return;
    if (!document.getElementById(`definition.${id}`)) {
      const text = document.createElement("span");
      text.id = `definition.${id}`;
      text.innerHTML = TERMS[id];
      store.append(text);
    }
    link.setAttribute("aria-describedby", `definition.${id}`);
  };

  const tip = document.createElement("div");
  tip.className = "term-tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  let shown = null;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
    shown = null;
  };
  const show = (link) => {
    clearTimeout(timer);
    if (!TERMS[idOf(link)]) return;
    if (shown === link && !tip.hidden) return;
    describe(link);
    shown = link;
    tip.innerHTML = TERMS[idOf(link)];
    tip.hidden = false;
    place();
  };
  // Below the word, or above it where there is no room: never over it.
  const place = () => {
    const rects = shown.getClientRects();
    if (!rects.length) return hide();
    const first = rects[0];
    const last = rects[rects.length - 1];
    const wide = document.documentElement.clientWidth;
    const edge = 8;
    const middle = (last.left + last.right) / 2 - tip.offsetWidth / 2;
    tip.style.left = `${Math.max(edge, Math.min(middle, wide - tip.offsetWidth - edge))}px`;
    const below = last.bottom + tip.offsetHeight + edge <= document.documentElement.clientHeight;
    const top = first.top - tip.offsetHeight - 4;
    tip.style.top = `${below || top < edge ? last.bottom + 4 : top}px`;
  };
  const later = (what, after) => {
    clearTimeout(timer);
    timer = setTimeout(what, after);
  };
  const termOf = (event) => event.target instanceof Element && event.target.closest(LINK);

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = termOf(event);
    if (link) later(() => show(link), SHOW_AFTER);
    else if (tip.contains(event.target)) clearTimeout(timer);
    else if (shown && shown !== document.activeElement) later(hide, HIDE_AFTER);
    else if (!shown) clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    const link = termOf(event);
    if (link) show(link);
    else hide();
  });
  document.addEventListener("focusout", (event) => {
    if (termOf(event)) hide();
  });
  // By touch the first tap shows the definition, the second one follows the link.
  let touched = false;
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch" && shown !== termOf(event);
    if (shown && !termOf(event) && !tip.contains(event.target)) hide();
  });
  document.addEventListener("click", (event) => {
    const link = termOf(event);
    if (!link || !touched || event.detail === 0) return;
    touched = false;
    event.preventDefault();
    show(link);
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown) hide();
  });
  addEventListener("scroll", () => shown && place(), { passive: true });
  addEventListener("resize", () => shown && place());

  document.body.append(store);
  (document.querySelector("main") ?? document.body).append(tip); // a landmark holds what is shown
  for (const link of document.querySelectorAll(LINK)) describe(link);
})();
