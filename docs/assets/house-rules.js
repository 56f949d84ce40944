// A page of rules that follows a table's own options: their values come from the address (playground/web/house.js) or
// from the controls; every wording is in the page already and this script shows the one that fits. No rule and no
// prose in here.
"use strict";
addEventListener("DOMContentLoaded", () => {
  const house = window.VaraqHouse;
  const part = (name) => document.querySelector(`[data-house="${name}"]`);
  const spec = window.VaraqRules ?? JSON.parse(part("options").textContent);
  const page = document.querySelector("main");
  if (spec.parts) document.getElementById("house").insertAdjacentHTML("beforeend", spec.parts);
  const each = (selector, act) => page.querySelectorAll(selector).forEach(act);
  const LONGEST_LIST = 60; // a number with more values is typed

  const isNumber = (name) => Array.isArray(spec.options[name][1]);
  const native = (text) => String(text).replace(/\d/g, (digit) => spec.digits[digit]);
  const latin = (text) => text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (one) => one.charCodeAt(0) & 15);

  let values = house.usual(spec);
  document.documentElement.classList.add("house-rules");

  // ---- wordings

  // "pennies=2-4,6;free-life=on": what must hold together.
  function holds(when) {
    return when.split(";").every((condition) => {
      const [name, wanted] = condition.split("=");
      return wanted.split(",").some((span) => {
        if (!isNumber(name)) return span === values[name];
        const [low, high = low] = span.split("-").map(Number);
        return low <= Number(values[name]) && Number(values[name]) <= high;
      });
    });
  }

  const marks = part("marks").content;
  // Those that differ in grammar alone come first; on a page with much text they are in a script of their own.
  function others(says) {
    const written = (spec.wordings?.[says.closest(".clause").id] ?? []).map(([when, html]) => {
      const holder = document.createElement("span");
      holder.innerHTML = html;
      return { when, text: holder };
    });
    const there = [...says.parentElement.parentElement.querySelectorAll("[data-when]")];
    return [...written, ...there.map((one) => ({ when: one.dataset.when, text: one.querySelector(":scope > span") }))];
  }
  const texts = [...page.querySelectorAll(".says")].map((says) => ({
    says,
    usual: [...says.childNodes],
    others: others(says),
    place: says.closest(".clause"),
  }));
  const usualText = texts.map(({ says }) => says.textContent);

  function word() {
    texts.forEach(({ says, usual, others, place }, at) => {
      const other = others.find((one) => holds(one.when));
      says.replaceChildren(...(other ? other.text.cloneNode(true).childNodes : usual));
      for (const number of says.querySelectorAll("[data-n]")) number.textContent = native(values[number.dataset.n]);
      const differs = says.textContent !== usualText[at];
      place.classList.toggle("house-changed", differs);
      const mark = place.querySelector(".house-mark");
      if (differs && !mark) says.after(" ", marks.querySelector(".house-mark").cloneNode(true));
      if (!differs && mark) {
        mark.previousSibling.remove();
        mark.remove();
      }
    });
  }

  // ---- the options, their controls, and what the sources say of them

  const row = (name) => page.querySelector(`[data-option="${CSS.escape(name)}"]`);

  // What a value is called: the words of the options table.
  function words(name, value) {
    const found = row(name).querySelector(`[data-value="${CSS.escape(value)}"]`);
    return found ? [...found.cloneNode(true).childNodes] : [native(value)];
  }

  function control(place) {
    const name = place.dataset.choose;
    const [, ...all] = spec.options[name];
    const [low, high] = isNumber(name) ? all[0] : [0, 0];
    const listed = isNumber(name) ? Array.from({ length: high - low + 1 }, (_, at) => String(low + at)) : all;
    const label = document.createElement("label");
    label.append(marks.querySelector(".house-choice").textContent);
    let field;
    if (listed.length > LONGEST_LIST) {
      field = document.createElement("input");
      field.inputMode = "numeric";
      field.autocomplete = "off";
      field.maxLength = 4;
      field.size = 4;
      field.setAttribute("aria-describedby", `house-values-${name}`);
    } else {
      field = document.createElement("select");
      for (const value of listed) field.add(new Option(words(name, value).map((one) => one.textContent ?? one).join(""), value));
    }
    field.id = `house-${name}`;
    field.dataset.field = name;
    label.htmlFor = field.id;
    const of = document.createElement("span");
    of.className = "unseen";
    of.textContent = ` (${row(name).querySelector("[data-label]").textContent})`;
    label.append(of);
    place.append(label, " ", field);
    field.addEventListener("change", () => {
      const value = String(field instanceof HTMLSelectElement ? field.value : latin(field.value));
      if (house.admits(spec.options[name], value)) choose({ ...values, [name]: isNumber(name) ? String(Number(value)) : value });
      else field.setAttribute("aria-invalid", "true");
    });
  }
  each("[data-choose]", control);

  function options() {
    each("[data-field]", (field) => {
      const value = values[field.dataset.field];
      field.value = field instanceof HTMLSelectElement ? value : native(value);
      field.removeAttribute("aria-invalid");
    });
    for (const name of Object.keys(spec.options)) {
      row(name).classList.toggle("house-changed", values[name] !== spec.options[name][0]);
      row(name).querySelector("[data-current]")?.replaceChildren(...words(name, values[name]));
    }
    each(".house-said", (said) => said.remove());
    each("[data-reading]", (reading) => {
      const name = reading.dataset.reading;
      if (values[name] === spec.options[name][0]) return;
      const said = () => {
        const mark = marks.querySelector(".house-choice").cloneNode(true);
        mark.classList.add("house-said");
        return mark;
      };
      for (const one of reading.querySelectorAll("[data-value]")) {
        if (one.dataset.value === values[name]) one.cells[0].append(" ", said());
      }
      const last = document.createElement("span");
      last.className = "house-said";
      last.append(" — ", said(), " ", ...words(name, values[name]));
      reading.lastElementChild.append(last);
    });
  }

  // ---- what differs, in a few lines above the clauses; the links that take it along

  const here = new URL(".", location.href).href;
  const carrying = [...page.querySelectorAll("a[href]")].filter(
    (link) =>
      link.hasAttribute("data-carry") ||
      (!link.pathname.endsWith(".pdf") && ["examples/", "play/", "sheet/"].some((place) => link.href.startsWith(here + place))),
  );

  function notice() {
    const different = house.changed(spec, values);
    part("usual").hidden = different.length > 0;
    part("changed").hidden = different.length === 0;
    part("count").textContent = native(different.length);
    part("list").replaceChildren(
      ...different.map((name) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = row(name).dataset.link ?? `#${row(name).id}`;
        link.append(row(name).querySelector("[data-label]").textContent);
        item.append(link, ": ", ...words(name, values[name]));
        return item;
      }),
    );
    if (spec.sizes.by) {
      const [low, high] = spec.sizes.of[spec.sizes.by.map((name) => values[name]).join(" ")];
      const text = low === high ? spec.sizes.one : spec.sizes.several;
      part("sizes").textContent = text.replace("{low}", native(low)).replace("{high}", native(high));
    }
    const code = house.write(spec, values);
    for (const link of carrying) link.hash = house.intoHash(link.hash, code);
  }

  function show() {
    word();
    options();
    notice();
  }

  // ---- the address

  function fail(error) {
    each("[data-house-error]", (one) => (one.hidden = one.dataset.houseError !== error));
  }

  function remember(how, hash) {
    const code = house.write(spec, values);
    history[how]({ house: code }, "", house.intoHash(hash, code) || location.pathname + location.search);
  }

  function choose(chosen) {
    values = chosen;
    fail("");
    show();
    remember("pushState", location.hash);
    const news = part("news");
    news.textContent = `${news.dataset.text} ${native(house.changed(spec, values).length)}`;
  }

  // An address with a code is followed. One without is an anchor that was clicked, which keeps what was chosen, or, in
  // the browser's history, a page where nothing was.
  function follow() {
    const code = house.fromHash(location.hash) ?? history.state?.house ?? house.write(spec, values);
    const found = house.read(spec, code);
    values = found.values ?? house.usual(spec);
    fail(found.error ?? "");
    show();
    if (!found.error) remember("replaceState", location.hash);
  }

  part("reset").addEventListener("click", () => {
    choose(house.usual(spec));
    (part("usual").querySelector("a") ?? part("usual")).focus();
  });
  const print = part("print");
  if (print) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
  part("copy").addEventListener("click", () => {
    const toast = document.querySelector(".toast");
    const address = location.href.split("#")[0] + house.intoHash("", house.write(spec, values));
    navigator.clipboard?.writeText(address).then(
      () => {
        toast.textContent = toast.dataset.copied;
        setTimeout(() => (toast.textContent = ""), 4000);
      },
      () => {}, // not permitted: the address is in the address bar all the same
    );
  });
  // The browser finds the place only when its id is all that the address says after the sign; `follow` puts the rest back.
  function arrive() {
    const anchor = location.hash.slice(1).split("&").find((one) => document.getElementById(one));
    const coded = house.fromHash(location.hash) !== null;
    follow();
    if (anchor && coded) location.replace(`#${anchor}`);
  }

  addEventListener("hashchange", arrive);
  addEventListener("popstate", follow);
  arrive();
});
