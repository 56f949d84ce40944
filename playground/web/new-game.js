// The form that a game begins with: the request that it makes, the seats that it offers, and a table's own rules, which
// come with the address. No game logic and no prose.
"use strict";
window.VaraqNewGame = (() => {
  const SEEDS = 1_000_000; // short enough to be read out and typed again

  // Drawn here and not by the engine, so that the same game can be brought back.
  const seed = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS);

  function setUp(root, numbers) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const form = part("form");
    const editor = "editor" in root.dataset ? window.VaraqEditor.setUp(form) : null;
    const seating = part("seating") ? window.VaraqSeating.setUp(form) : null; // on the page of a new game
    const { seats, seat } = form.elements;

    // `step` is that of the example, where one is taken over.
    function request(step) {
      const fields = new FormData(form);
      const options = {};
      for (const one of form.querySelectorAll("[data-option]")) {
        options[one.dataset.option] = one.dataset.kind === "switch" ? (one.checked ? "on" : "off") : one.value;
      }
      const common = {
        lang: root.dataset.lang,
        game: root.dataset.game,
        rules: root.dataset.rules,
        seed: fields.get("seed").trim() || seed(),
      };
      if (seating) return { do: "open", ...common, options, ...seating.fields() };
      const [bots, taken] = [fields.get("bots"), fields.get("seat")];
      if (editor) {
        const text = editor.record(root.dataset.game);
        return { do: "bring", ...common, bots, text, persons: taken === "all" ? null : [Number(taken)] };
      }
      return { do: "take-over", ...common, bots, example: root.dataset.example, step, seat: taken === "all" ? null : Number(taken) };
    }

    // Where the editor asks for seats they are limited to those that play.
    function limit() {
      for (const option of seat.options) option.disabled = option.hidden = Number(option.value) > Number(seats.value);
      if (seat.selectedOptions[0]?.disabled) seat.value = seats.value;
    }

    // A table's own rules come with the address: `#rules=…` (house.js).
    function agree() {
      const spec = JSON.parse(part("house").textContent);
      const { values, error } = window.VaraqHouse.read(spec, window.VaraqHouse.fromHash(location.hash) ?? "");
      for (const one of form.querySelectorAll("[data-house-error]")) one.hidden = one.dataset.houseError !== error;
      for (const name of values ? window.VaraqHouse.changed(spec, values) : []) {
        const field = form.querySelector(`[data-option="${CSS.escape(name)}"]`);
        if (field.dataset.kind === "switch") field.checked = values[name] === "on";
        else if (field.closest("[data-spinner]")) numbers.set(field, Number(values[name]));
        else field.value = values[name];
        form.querySelector("details.options").open = true;
      }
    }

    if (seats && seat) {
      seats.addEventListener("change", limit);
      limit();
    }
    if (seats && part("house")) {
      agree();
      addEventListener("hashchange", agree);
    }
    return { editor, request };
  }

  return { setUp, seed };
})();
