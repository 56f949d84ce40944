// What scripts/pages/bundle.py makes search.js from. site.js loads it, with the entries of the language, when the reader
// opens the search; tests load it in Node, where there is no page.
import { searcher } from "./engine.mjs";
import { excerpt } from "./excerpt.mjs";
import { fold, keys, pieces, words } from "./fold.mjs";
import { grammar } from "./languages.mjs";
import { element, panel } from "./panel.mjs";

const FEW = 12; // results in the dialog
const MANY = 200; // and on the page of the search

let search;
let furnished = false;

function ready() {
  search ||= searcher(globalThis.varaqEntries);
  return { search, given: globalThis.varaqEntries };
}

/**
 * Builds the dialog around the field that site.js has opened; what is typed in it already is answered. `slash` remembers
 * whether the key / opens the dialog. Focus goes back by itself when it closes.
 */
function furnish({ dialog, parts, home, page, slash }) {
  if (furnished) return;
  furnished = true;
  const { given } = ready();
  const said = given.words;
  const inside = panel({
    ...ready(),
    parts,
    home,
    most: FEW,
    everything: (query) => `${page}?q=${encodeURIComponent(query)}`,
  });
  const close = element("button", { type: "button", className: "search-close" }, said.close);
  const box = element("input", { type: "checkbox", checked: slash.get() });
  dialog.prepend(element("div", { className: "search-head" }, element("h2", { id: "search-title" }, said.title), close));
  dialog.append(element("label", { className: "search-slash" }, box, ` ${said.slash}`));
  dialog.setAttribute("aria-labelledby", "search-title");
  dialog.removeAttribute("aria-label");
  box.addEventListener("change", () => slash.set(box.checked));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) return dialog.close(); // outside of it
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    dialog.close();
    const target = new URL(link.href);
    if (target.href.split("#")[0] !== location.href.split("#")[0] || !target.hash) return;
    const place = document.getElementById(decodeURIComponent(target.hash.slice(1)));
    if (!place) return;
    // The same page: the reader goes on at the clause, not at the button that opened the search.
    setTimeout(() => {
      if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  });
  inside.catchUp();
}

/** Puts the search into the page that has all entries as a list, with the query of its address. */
function embed({ parts, home }) {
  const inside = panel({ ...ready(), parts, home, most: MANY });
  const query = new URLSearchParams(location.search).get("q");
  if (query && !inside.field.value) inside.ask(query);
  inside.field.addEventListener("input", () => {
    const url = new URL(location.href);
    if (inside.field.value) url.searchParams.set("q", inside.field.value);
    else url.searchParams.delete("q");
    try {
      history.replaceState(null, "", url);
    } catch {
      // a saved folder: the address stays as it is
    }
  });
  inside.catchUp();
}

globalThis.varaqSearch = { furnish, embed, searcher, excerpt, fold, keys, pieces, words, grammar };
