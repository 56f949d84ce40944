// An example that is opened with a table's own rules (playground/web/house.js) says where they would make a difference.
// The engine has found that when the page was made: this script only picks the rows of a list that is in the page.
"use strict";
addEventListener("DOMContentLoaded", () => {
  const house = window.VaraqHouse;
  const part = (name) => document.querySelector(`[data-house="${name}"]`);
  const spec = JSON.parse(part("options").textContent);
  const rows = [...document.querySelectorAll(".differences [data-option]")];
  const box = part("differs");

  function among(spans, name, value) {
    return spans.split(",").some((span) => {
      if (!Array.isArray(spec.options[name][1])) return span === value;
      const [low, high = low] = span.split("-").map(Number);
      return low <= Number(value) && Number(value) <= high;
    });
  }

  function item(row) {
    const line = row.cloneNode(true);
    line.hidden = false;
    return line;
  }

  const number = (row) => Number(row.querySelector('a[href^="#step-"]').hash.slice("#step-".length).split("&")[0]);

  function follow() {
    const code = house.fromHash(location.hash);
    box.hidden = code === null;
    if (code === null) return;
    const { values, error } = house.read(spec, code);
    for (const one of box.querySelectorAll("[data-house-error]")) one.hidden = one.dataset.houseError !== error;
    const own = { ...house.usual(spec), ...spec.own };
    const differ = new Map(); // by option: a row for just this value comes after the one for several
    for (const row of rows) {
      const { option, values: spans } = row.dataset;
      if (values && values[option] !== own[option] && among(spans, option, values[option])) differ.set(option, row);
    }
    const lines = [...differ.values()].sort((a, b) => number(a) - number(b));
    part("same").hidden = Boolean(error) || lines.length > 0;
    part("other").hidden = lines.length === 0;
    part("list").replaceChildren(...lines.map(item));
    // Whoever goes on to another example, or back to the rules, takes the rules of the table along.
    for (const link of document.querySelectorAll(".neighbours a, a.clause-ref")) {
      if (values) link.hash = house.intoHash(link.hash, house.write(spec, values));
    }
    for (const link of document.querySelectorAll('main a[href^="#step-"]')) {
      if (values) link.hash = house.intoHash(link.hash, house.write(spec, values));
    }
  }
  addEventListener("hashchange", follow);
  addEventListener("popstate", follow);
  follow();
});
