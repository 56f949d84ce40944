// Who sits where, in the form of a new game: a row for every seat, a person or a kind of bot in each, and names that
// this device remembers. No prose, and no rule: how many can play is in the form, the rest is said by the engine.
"use strict";
window.VaraqSeating = (() => {
  const NAMES = "varaq.names";
  const PERSON = "person";

  function remembered() {
    try {
      const found = JSON.parse(localStorage.getItem(NAMES));
      return found && typeof found === "object" ? found : {};
    } catch {
      return {};
    }
  }

  function setUp(form) {
    const part = form.querySelector('[data-part="seating"]');
    const size = form.elements.seats;
    const rows = [...part.querySelectorAll("[data-seat-row]")].map((row) => ({
      row,
      seat: row.dataset.seatRow,
      who: row.querySelector("[data-who]"),
      name: row.querySelector("[data-name]"),
    }));
    const playing = () => rows.slice(0, Number(size.value));

    function show() {
      for (const one of rows) {
        one.row.hidden = !playing().includes(one);
        one.name.parentElement.hidden = one.who.value !== PERSON;
      }
    }

    function remember() {
      const names = Object.fromEntries(rows.map((one) => [one.seat, one.name.value.trim()]).filter(([, name]) => name));
      try {
        if (Object.keys(names).length) localStorage.setItem(NAMES, JSON.stringify(names));
        else localStorage.removeItem(NAMES);
      } catch {
        // Where nothing may be kept, names last as long as the page.
      }
    }

    // `seat` and `bots` are what older addresses have: one person, and one kind of bot for all other seats.
    function preset(fields) {
      const has = (select, value) => [...select.options].some((one) => one.value === value);
      const players = fields.get("players")?.split(".");
      const known = !players || (players.shift() === part.dataset.edition && has(size, String(players.length)) && players.every((one) => has(rows[0].who, one)));
      part.querySelector('[data-part="players-error"]').hidden = known;
      if (players && known) {
        size.value = String(players.length);
        players.forEach((one, place) => (rows[place].who.value = one));
      } else if (!players) {
        if (has(size, fields.get("seats"))) size.value = fields.get("seats");
        const person = rows.find((one) => one.seat === fields.get("seat"));
        const bots = has(rows[0].who, fields.get("bots")) ? fields.get("bots") : null;
        if (person || bots) {
          const before = rows.find((one) => one.who.value === PERSON);
          for (const one of rows) one.who.value = one === (person ?? before) ? PERSON : (bots ?? "sensible");
        }
      }
      show();
    }

    const kept = remembered();
    for (const one of rows) {
      if (typeof kept[one.seat] === "string") one.name.value = kept[one.seat].slice(0, one.name.maxLength);
      one.who.addEventListener("change", show);
      one.name.addEventListener("change", remember);
    }
    size.addEventListener("change", show);
    form.addEventListener("reset", () => setTimeout(show));
    preset(new URLSearchParams(location.hash.slice(1)));

    return {
      // The fields of the request that opens a game.
      fields() {
        const people = playing().filter((one) => one.who.value === PERSON);
        return {
          version: Number(part.dataset.kept),
          seats: Number(size.value),
          persons: people.map((one) => Number(one.seat)),
          bots: Object.fromEntries(playing().filter((one) => one.who.value !== PERSON).map((one) => [one.seat, one.who.value])),
          names: Object.fromEntries(people.map((one) => [one.seat, one.name.value]).filter(([, name]) => name.trim())),
        };
      },
    };
  }

  return { setUp };
})();
