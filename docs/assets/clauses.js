// The permanent page of a clause: the reader's language first, the text for the options chosen, copies. A classic
// script in the head, without fetch, so that a saved folder (file://) works too; the page is whole without it.
(() => {
  "use strict";
  const root = document.documentElement;
  const offered = document.currentScript.dataset.languages.split(" ");
  let saved = null;
  try {
    saved = localStorage.getItem("varaq.language");
  } catch {
    // storage is forbidden here
  }
  const wished = saved ? [saved] : navigator.languages || [];
  const reader = wished.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => offered.includes(tag)) || offered[0];
  root.dataset.reader = reader;

  /** Whether the case "scat.opt.pennies=2-4,7" holds for the value. */
  const holds = (values, value) =>
    values.split(",").some((one) => {
      const [low, high] = one.split("-").map(Number);
      return one === value || (high >= low && value >= low && value <= high);
    });

  const say = (toast, words) => {
    toast.textContent = words;
    setTimeout(() => (toast.textContent = ""), 4000);
  };

  addEventListener("DOMContentLoaded", () => {
    const toast = document.querySelector(".toast");
    const columns = document.querySelector(".columns");
    const first = columns.querySelector(`:scope > [lang="${reader}"]`);
    columns.prepend(first);
    columns.dir = first.dir; // so that the first column stands where the reader begins
    document.querySelector(".top").dir = first.dir;
    document.querySelector(".brand").href += `${reader}/`;
    document.title = first.dataset.title;
    const theme = document.querySelector(".theme");
    Object.assign(theme.dataset, { dark: first.dataset.dark, light: first.dataset.light });
    theme.lang = toast.lang = reader;
    toast.dir = first.dir;
    toast.dataset.copied = first.dataset.copied;

    const sections = [...columns.querySelectorAll(":scope > .column")];
    const here = location.href.split(/[?#]/)[0].replace(/index\.html$/, "");
    if (navigator.clipboard) {
      const copies = (selector, words, text) => {
        for (const button of document.querySelectorAll(selector)) {
          const section = button.closest(".column");
          button.hidden = false;
          button.addEventListener("click", () => {
            navigator.clipboard.writeText(text(section)).then(
              () => say(toast, section.dataset[words]),
              () => section.querySelector("textarea")?.select(), // not permitted: the reader copies by hand
            );
          });
        }
      };
      copies(".copy-address", "copied", () => here);
      copies(".copy-report", "reportCopied", (section) => section.querySelector(".report textarea").value);
    }
    // A report names the page's whole address, which only the browser knows where the site has no configured one.
    const relative = new URL(here).pathname.split("/").slice(-3).join("/");
    for (const area of document.querySelectorAll(".report textarea")) {
      area.value = area.value.replace(new RegExp(`^${relative}$`, "m"), here);
    }

    // A number is typed and shown in the digits of its column; the Latin ones are taken too.
    const native = (section, value) => value.replace(/\d/g, (digit) => section.dataset.digits[digit]);
    /** What a control is set to, or null for a number that cannot be. */
    const read = (control) => {
      if (control instanceof HTMLSelectElement) return control.value;
      const typed = control.value.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (one) => one.charCodeAt(0) & 15);
      const { low, high } = control.dataset;
      return /^\d+$/.test(typed) && typed >= Number(low) && typed <= Number(high) ? String(Number(typed)) : null;
    };

    const usual = new Map();
    const chosen = new Map();
    for (const control of sections[0].querySelectorAll(".choose [data-option]")) {
      usual.set(control.dataset.option, read(control));
      chosen.set(control.dataset.option, read(control));
    }
    if (!usual.size) return;

    const show = (from) => {
      const changed = [...chosen].some(([option, value]) => usual.get(option) !== value);
      for (const section of sections) {
        for (const control of section.querySelectorAll(".choose [data-option]")) {
          const value = chosen.get(control.dataset.option);
          control.removeAttribute("aria-invalid");
          if (read(control) === value) continue; // it may be the one that is being typed in
          control.value = control instanceof HTMLSelectElement ? value : native(section, value);
        }
        for (const button of section.querySelectorAll(".try")) {
          button.setAttribute("aria-pressed", String(chosen.get(button.dataset.option) === button.dataset.value));
        }
        const texts = [...section.querySelectorAll(".variants > li")];
        const found = texts.find((one) =>
          one.dataset.cases.split(";").every((part) => {
            const [option, values] = part.split("=");
            return holds(values, chosen.get(option));
          }),
        );
        if (!found) continue; // a clause whose text is the same for all values
        const text = section.querySelector(".clause-text");
        text.innerHTML = found.querySelector(".text").innerHTML;
        for (const slot of text.querySelectorAll("data[data-option]")) {
          slot.textContent = native(section, chosen.get(slot.dataset.option));
        }
        text.classList.toggle("changed", changed);
        const note = section.querySelector(".chosen");
        note.textContent = changed ? note.dataset.chosen : "";
        note.toggleAttribute("aria-live", false);
        if (section !== from) note.setAttribute("aria-live", "off"); // it is said once, in the language that is used
      }
    };
    for (const section of sections) {
      section.querySelector(".choose").hidden = false;
      section.querySelector(".choose").addEventListener("submit", (event) => event.preventDefault());
      section.addEventListener("input", (event) => {
        const control = event.target.closest(".choose [data-option]");
        if (!control) return;
        const value = read(control);
        if (value === null) {
          control.setAttribute("aria-invalid", "true");
          return;
        }
        chosen.set(control.dataset.option, value);
        show(section);
      });
      for (const button of section.querySelectorAll(".try")) {
        button.hidden = false;
        button.addEventListener("click", () => {
          chosen.set(button.dataset.option, button.dataset.value);
          show(section);
        });
      }
    }
  });
})();
