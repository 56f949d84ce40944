// The form of the position editor: it writes a record from the fields, and lets cards be picked from a grid. What may
// be set and what cannot be is known to the engine alone; words are in the page.
"use strict";
window.VaraqEditor = (() => {
  const CARD = /^(10|[2-9ajqk])([shdc])$/i;
  const SUITS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
  const COLUMNS = 13; // cards of a suit

  // Digits of any language, and cards by their signs, as a record has them.
  const words = (text) =>
    text
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (one) => String(one.charCodeAt(0) & 15))
      .replace(/[♠♥♦♣]\ufe0f?/g, (one) => SUITS[one[0]])
      .split(/[\s,،;]+/)
      .filter(Boolean)
      .map((one) => (CARD.test(one) ? one.toUpperCase() : one));

  function setUp(form) {
    const grid = form.querySelector('[data-part="grid"]');
    const cards = [...grid.querySelectorAll("[data-card]")];
    const seats = form.elements.seats;
    let field = null; // the input that the grid writes into
    let lines = []; // of the record: the element that each line was made from

    const shown = (element) => Number(element.closest("[data-seat]")?.dataset.seat ?? 0) <= Number(seats.value);
    const inputs = (root) => [...root.querySelectorAll("input, textarea, select")].filter(shown);

    // ---- the record

    const written = {
      cards: (root) => inputs(root).map((one) => [one, words(one.value)]),
      number: (root) => written.cards(root),
      seat: (root) => written.cards(root),
      choice: (root) => [[inputs(root)[0], inputs(root).flatMap((one) => words(one.value))]],
      numbers: (root) => [[inputs(root)[0], inputs(root).flatMap((one) => words(one.value))]],
      seats: (root) => [[inputs(root)[0], inputs(root).filter((one) => one.checked).map((one) => one.value)]],
      lines: (root) => inputs(root).flatMap((one) => one.value.split("\n").map((line) => [one, words(line)])),
      perSeat: (root) =>
        inputs(root).map((one) => {
          const found = words(one.value);
          return [one, found.length ? [one.closest("[data-seat]").dataset.seat, ...found] : []];
        }),
    };
    written["seat-cards"] = written["seat-number"] = written.perSeat;

    function record(game) {
      const options = [...form.querySelectorAll("[data-option]")];
      const chosen = options.map((one) => {
        const value = one.dataset.kind === "switch" ? (one.checked ? "on" : "off") : words(one.value).join("");
        return `${one.dataset.option}=${value}`;
      });
      const made = [
        [null, "varaq 1"],
        [null, `game ${game}`],
        [options[0], `options ${chosen.join(" ")}`],
        [seats, `seats ${seats.value}`],
      ];
      for (const root of form.querySelectorAll("[data-word]")) {
        for (const [input, parts] of written[root.dataset.kind](root)) {
          if (parts.length) made.push([input, ["position", root.dataset.word, ...parts].join(" ")]);
        }
      }
      // Without anything set a position is that of a table before its first deal.
      if (made.length === 4) made.push([seats, `position ${form.querySelector("[data-word]").dataset.word} 1`]);
      lines = made.map(([input]) => input);
      return `${made.map(([, line]) => line).join("\n")}\n`;
    }

    // The field of the line that the engine names, with the message below it.
    function wrong(line) {
      right();
      const input = lines[line - 1];
      if (!input) return false;
      input.setAttribute("aria-invalid", "true");
      const message = form.querySelector('[data-part="form-message"]');
      message.id = "editor-message";
      input.dataset.help = input.getAttribute("aria-describedby") ?? "";
      input.setAttribute("aria-describedby", `${message.id} ${input.dataset.help}`.trim());
      (input.closest("[data-word], .field") ?? input).after(message);
      input.closest("details")?.setAttribute("open", "");
      input.focus();
      return true;
    }

    function right() {
      form.querySelector("[data-key=start]").closest("p").before(form.querySelector('[data-part="form-message"]'));
      for (const one of form.querySelectorAll("[aria-invalid]")) {
        one.removeAttribute("aria-invalid");
        if (one.dataset.help) one.setAttribute("aria-describedby", one.dataset.help);
        else one.removeAttribute("aria-describedby");
      }
    }

    // ---- cards

    function mark() {
      const here = new Set(field ? words(field.value) : []);
      const there = new Set([...form.querySelectorAll("[data-cards]")].filter((one) => one !== field && shown(one)).flatMap((one) => words(one.value)));
      for (const one of cards) {
        one.setAttribute("aria-pressed", String(here.has(one.dataset.card)));
        one.classList.toggle("card-elsewhere", there.has(one.dataset.card));
      }
    }

    function pick(button) {
      const code = button.dataset.card;
      const here = words(field.value);
      field.value = (here.includes(code) ? here.filter((one) => one !== code) : [...here, code]).join(" ");
      mark();
    }

    function reach(button) {
      for (const one of cards) one.tabIndex = one === button ? 0 : -1;
    }

    form.addEventListener("focusin", (event) => {
      if (!event.target.matches("[data-cards]") || field === event.target) return;
      field = event.target;
      (field.closest(".seat-row") ?? field).after(grid);
      grid.hidden = false;
      reach(cards.find((one) => one.tabIndex === 0) ?? cards[0]);
      mark();
    });
    form.addEventListener("input", mark);
    grid.addEventListener("click", (event) => {
      const button = event.target.closest("[data-card]");
      if (!button) return;
      reach(button);
      pick(button);
    });
    grid.addEventListener("keydown", (event) => {
      const at = cards.indexOf(event.target);
      const onward = getComputedStyle(grid).direction === "rtl" ? -1 : 1;
      const by = { ArrowRight: onward, ArrowLeft: -onward, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
      const next = cards[at + by];
      if (!by || !next) return;
      event.preventDefault();
      event.stopPropagation();
      reach(next);
      next.focus();
    });

    function limit() {
      for (const one of form.querySelectorAll("[data-seat]")) {
        one.hidden = Number(one.dataset.seat) > Number(seats.value);
        if (one instanceof HTMLOptionElement && one.hidden && one.selected) one.parentElement.value = "";
      }
      if (field && !shown(field)) grid.hidden = true;
    }
    seats.addEventListener("change", limit);
    limit();

    return { record, wrong, right };
  }

  return { setUp };
})();
