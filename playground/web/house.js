// House rules in one word, `1~pennies=4~free-life=off~8kd2`, as games/house.py reads and writes it; and where an
// address holds it: `#rules=…`, after an anchor as `#scat.knock.once&rules=…`. A classic script without fetch.
"use strict";
(() => {
  const VERSION = "1";
  const BETWEEN = "~";
  const LONGEST = 1000;
  const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";

  // The upper 20 bits of FNV-1a.
  function check(game, body) {
    let sum = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(game + BETWEEN + body)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
    return [27, 22, 17, 12].map((shift) => SIGNS[(sum >>> shift) & 31]).join("");
  }

  // `spec.options[name]` is the usual value followed by all values, or by one pair of bounds; values are as notation
  // writes them.
  function admits([, ...values], value) {
    if (!Array.isArray(values[0])) return values.includes(value);
    const [low, high] = values[0];
    return /^\d{1,9}$/.test(value) && Number(value) >= low && Number(value) <= high;
  }

  const plain = (values, value) => (Array.isArray(values[1]) ? String(Number(value)) : value);

  function usual(spec) {
    return Object.fromEntries(Object.entries(spec.options).map(([name, values]) => [name, values[0]]));
  }

  const trouble = (error) => ({ error });

  // The values of all options, or what is wrong: damaged, version, unknown.
  function read(spec, code) {
    const values = usual(spec);
    if (!code) return { values };
    if (code.length > LONGEST) return trouble("damaged");
    const parts = code.split(BETWEEN);
    if (parts[0] !== VERSION) return trouble(/^\d+$/.test(parts[0]) ? "version" : "damaged");
    const signs = parts.length > 1 ? parts.pop() : "";
    if (signs !== check(spec.game, parts.join(BETWEEN))) return trouble("damaged");
    const named = new Set();
    for (const word of parts.slice(1)) {
      const at = word.indexOf("=");
      const name = word.slice(0, Math.max(at, 0));
      const value = word.slice(at + 1);
      if (!Object.hasOwn(spec.options, name) || named.has(name) || !admits(spec.options[name], value)) return trouble("unknown");
      named.add(name);
      values[name] = plain(spec.options[name], value);
    }
    return named.size ? { values } : trouble("unknown");
  }

  function changed(spec, values) {
    return Object.keys(spec.options).filter((name) => values[name] !== spec.options[name][0]);
  }

  function write(spec, values) {
    const words = changed(spec, values).map((name) => `${name}=${values[name]}`);
    if (!words.length) return "";
    const body = [VERSION, ...words].join(BETWEEN);
    return body + BETWEEN + check(spec.game, body);
  }

  const RULES = "rules=";

  function parts(hash) {
    return hash.replace(/^#/, "").split("&").filter(Boolean);
  }

  // The code in an address, or null. Some programs write its signs as %7E and %3D.
  function fromHash(hash) {
    const found = parts(hash).find((part) => part.startsWith(RULES));
    if (found === undefined) return null;
    try {
      return decodeURIComponent(found.slice(RULES.length));
    } catch {
      return found;
    }
  }

  // The same address with this code in place of another.
  function intoHash(hash, code) {
    const rest = parts(hash).filter((part) => !part.startsWith(RULES));
    if (code) rest.push(RULES + code);
    return rest.length ? `#${rest.join("&")}` : "";
  }

  window.VaraqHouse = { admits, changed, fromHash, intoHash, read, usual, write };
})();
