// The field and its results, in the dialog and on the page of the search. Results are a list of real links: screen
// readers read them as such, and they can be opened in a new tab. All words are the build's (entries.js).
import { marked, nodes } from "./excerpt.mjs";

const QUIET = 400; // milliseconds without typing before the count is announced
const PAUSE = 60; // and before the search runs

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/**
 * A panel over `search` (engine.mjs) and `given` (entries.js), built around the field that is there already: `parts` are
 * it, its form and what the panel is to be in. `home` is the address of the language's root; `most` is how many results
 * it shows, and `everything(query)` the address where there are more, if any.
 */
export function panel({ search, given, parts: { whole, form, field }, home, most, everything }) {
  const said = given.words;
  const plurals = new Intl.PluralRules(given.language);
  const digits = new Intl.NumberFormat(given.language, { useGrouping: false });
  const counted = (count) => (said.count[plurals.select(count)] || said.count.other).replace("{}", digits.format(count));

  field.before(element("label", { htmlFor: field.id }, said.label));
  field.after(element("p", { id: "search-hint", className: "search-hint" }, said.hint));
  field.setAttribute("aria-describedby", "search-hint");
  field.removeAttribute("aria-label");
  field.enterKeyHint = "go";
  const status = element("p", { className: "search-status" });
  status.setAttribute("role", "status");
  const found = element("div", { className: "search-found" });
  form.setAttribute("role", "search");
  whole.append(status, found);

  function address(entry) {
    const url = new URL(entry.address, home);
    if (url.protocol === "file:" && url.pathname.endsWith("/")) url.pathname += "index.html";
    return url.href;
  }

  function item(entry, terms) {
    const where = [said.kinds[entry.kind], said.games[entry.game]];
    if (entry.title === where[1]) where.pop(); // the page of the game itself
    const link = element("a", { href: address(entry) });
    link.dataset.entry = entry.id;
    link.append(
      element("span", { className: "search-name" }, ...marked(entry.title, terms, search.stem, given.cards)),
      " ",
      element("span", { className: "search-what" }, where.join(" · ")),
    );
    const line = element("p", { className: "search-text" }, ...marked(entry.text, terms, search.stem, given.cards));
    return element("li", {}, link, line);
  }

  const list = (hits) => element("ol", { className: "search-results" }, ...hits.map(({ entry, terms }) => item(entry, terms)));

  function show() {
    const query = field.value.trim();
    const { all, some } = search.search(query);
    const parts = [];
    if (all.length) parts.push(list(all.slice(0, most)));
    const room = most - Math.min(all.length, most);
    if (some.length && room) {
      if (all.length) parts.push(element("p", { className: "search-note" }, said.rest));
      parts.push(list(some.slice(0, room)));
    }
    let words = "";
    if (query && !parts.length) {
      words = said.none;
      const near = search.near(query);
      if (near.length) {
        parts.push(list(near.map((entry) => ({ entry, terms: [] }))));
        words += ` ${said.near}`;
      }
    } else if (query) {
      words = all.length ? counted(all.length) : said.some;
    }
    if (everything && all.length + some.length > most) {
      parts.push(element("p", { className: "search-all" }, element("a", { href: everything(query) }, said.all)));
    }
    found.replaceChildren(...parts);
    // Seen at once, spoken when the typing rests: a reader who types is not interrupted at every letter.
    status.dataset.count = words;
    clearTimeout(speaking);
    speaking = setTimeout(() => status.replaceChildren(...nodes(words, given.cards)), QUIET);
  }

  let running = 0;
  let speaking = 0;
  function later() {
    clearTimeout(running);
    running = setTimeout(() => {
      running = 0;
      show();
    }, PAUSE);
  }

  const links = () => [...found.querySelectorAll("a")];
  field.addEventListener("input", later);
  function openFirst() {
    if (running) {
      clearTimeout(running);
      running = 0;
      show();
    }
    const first = found.querySelector(".search-results a");
    if (first) first.click();
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    openFirst();
  });
  whole.addEventListener("keydown", (event) => {
    const at = links().indexOf(document.activeElement);
    if (event.altKey || event.ctrlKey || event.metaKey || (at < 0 && document.activeElement !== field)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = at + step;
      if (next < 0) field.focus();
      else if (links()[next]) links()[next].focus();
    }
  });

  return {
    field,
    ask(query) {
      field.value = query;
      show();
    },
    /** Answers what was typed, and does what was asked, before there was a panel. */
    catchUp() {
      if (field.value.trim()) show();
      if ("asked" in form.dataset) openFirst();
      delete form.dataset.asked;
    },
  };
}

export { element };
