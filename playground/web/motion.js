// A card that changes its place glides there. The table is measured before and after a change, and each card is first
// drawn where it came from (FLIP). A card is known by its `data-card`; a back has none, so what is moved is "a back of
// that place", as the table itself shows it. Places (`data-spot`) say how many cards they hold (`data-count`): what
// one has lost and another has won is what has moved. Nothing waits for it: the page is whole before it begins.
"use strict";
window.VaraqMotion = (() => {
  const TIME = 220; // milliseconds
  const MOST = 80; // where more cards than that change their place, nothing can be followed
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const off = () => calm.matches || (document.documentElement.dataset.display ?? "").split(" ").includes("still");
  const running = new Set();
  const ghosts = new Set();

  // What lies where, measured from the table's corner, since the table itself may move on the page.
  function read(table) {
    const corner = table.getBoundingClientRect();
    const box = (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left - corner.left + width / 2, y: top - corner.top + height / 2, width, height };
    };
    const cards = [...table.querySelectorAll(".face")].map((node) => {
      return { node, key: node.dataset.card, place: node.closest("[data-spot]")?.dataset.spot, box: box(node) };
    });
    const places = new Map();
    for (const node of table.querySelectorAll("[data-spot]")) {
      places.set(node.dataset.spot, { count: Number(node.dataset.count), box: box(node.querySelector(".back, .face") ?? node) });
    }
    return { corner, places, cards: cards.filter((card) => card.box.width) };
  }

  // Which card comes from which box, and which card that is gone went to which box.
  function moves(before, after) {
    const names = [...new Set([...before.places.keys(), ...after.places.keys()])];
    const given = new Map(names.map((name) => [name, (before.places.get(name)?.count ?? 0) - (after.places.get(name)?.count ?? 0)]));
    const give = (name, by) => given.has(name) && given.set(name, given.get(name) + by);
    const where = (name) => (before.places.get(name) ?? after.places.get(name)).box;
    const backs = (side, name) => side.cards.filter((card) => !card.key && card.place === name);
    const turned = new Map(names.map((name) => [name, backs(before, name).length - backs(after, name).length]));
    const faces = (name) => before.cards.filter((one) => one.key && one.place === name).length;
    const unseen = new Map(names.map((name) => [name, (before.places.get(name)?.count ?? 0) - faces(name)]));
    const grown = given.get("stock") < 0;
    const arriving = [];
    const leaving = [];
    const stayed = new Set();
    const fresh = [];

    for (const card of after.cards.filter((one) => one.key)) {
      const same = before.cards.filter((one) => one.key === card.key);
      const old = same.find((one) => one.place === card.place) ?? same[0];
      if (!old) {
        fresh.push(card);
      } else {
        arriving.push({ card, from: old.box });
        if (old.place !== card.place && !stayed.has(old)) {
          give(old.place, -1);
          give(card.place, 1);
        }
        stayed.add(old);
      }
    }
    // From a place that has lost a card that is not accounted for yet; a hand before a pile, since what a hand gives
    // up is what a player did. A card that was not seen before (`fresh`) cannot come from where all cards were: where
    // several moves come at once, it would seem to be thrown by a player who never held it.
    const source = (name, isFresh) => {
      const losers = names.filter((one) => one !== name && given.get(one) > 0 && (!isFresh || unseen.get(one) > 0));
      return losers.find((one) => turned.get(one) > 0) ?? losers[0];
    };
    let dealt = false;
    for (const card of fresh) {
      if (turned.get(card.place) > 0 && !(given.get(card.place) < 0)) {
        turned.set(card.place, turned.get(card.place) - 1); // it was there, and has been turned up
        continue;
      }
      let from = source(card.place, true);
      if (from !== undefined) {
        give(from, -1);
        unseen.set(from, unseen.get(from) - 1);
        if (turned.get(from) > 0) turned.set(from, turned.get(from) - 1);
      } else if (grown) {
        dealt = true; // the pack has been gathered and dealt anew
        from = "stock";
      } else {
        continue; // it lay under another card, or has come by ways that are not seen
      }
      give(card.place, 1);
      arriving.push({ card, from: where(from), appears: true });
    }
    for (const name of names) {
      const more = -turned.get(name);
      for (const card of more > 0 ? backs(after, name).slice(-more) : []) {
        const from = source(name) ?? (dealt ? "stock" : undefined);
        if (from === undefined) continue; // it lay there face up
        give(from, -1);
        give(name, 1);
        arriving.push({ card, from: where(from), appears: true });
      }
    }
    const gone = before.cards.filter((one) => one.key && !stayed.has(one));
    for (const name of names) gone.push(...(turned.get(name) > 0 ? backs(before, name).slice(-turned.get(name)) : []));
    for (const card of dealt ? [] : gone) {
      const to = names.find((one) => one !== card.place && given.get(one) < 0);
      if (to === undefined || !(given.get(card.place) > 0)) continue;
      give(card.place, -1);
      give(to, 1);
      leaving.push({ card, to: (after.places.get(to) ?? before.places.get(to)).box });
    }
    return { arriving, leaving };
  }

  function run(node, frames, end) {
    const animation = node.animate(frames, { duration: TIME, easing: "ease-out" });
    running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      running.delete(animation);
      end?.();
    };
  }

  function settle() {
    for (const animation of [...running]) animation.cancel();
    for (const ghost of ghosts) ghost.remove();
    ghosts.clear();
  }

  const shift = (from, to) => `translate(${from.x - to.x}px, ${from.y - to.y}px)`;

  function play({ arriving, leaving }, corner) {
    for (const { card, from, appears } of arriving) {
      const scale = appears ? 1 : from.width / card.box.width;
      if (Math.hypot(from.x - card.box.x, from.y - card.box.y) < 2 && Math.abs(scale - 1) < 0.02) continue;
      const begin = { transform: `${shift(from, card.box)} scale(${scale})`, zIndex: 1 };
      run(card.node, [appears ? { ...begin, opacity: 0.4 } : begin, { transform: "none", zIndex: 1 }]);
    }
    for (const { card, to } of leaving) {
      const ghost = card.node.cloneNode(true);
      const { box } = card;
      ghost.inert = true;
      ghost.setAttribute("aria-hidden", "true");
      ghost.classList.add("gliding");
      Object.assign(ghost.style, { left: `${corner.left + box.x - box.width / 2}px`, top: `${corner.top + box.y - box.height / 2}px` });
      ghost.style.setProperty("--card", `${box.width}px`);
      document.body.append(ghost);
      ghosts.add(ghost);
      run(ghost, [{}, { transform: shift(to, box), opacity: 0.4 }], () => {
        ghosts.delete(ghost);
        ghost.remove();
      });
    }
  }

  /** Make a change and let the cards glide. `find()` gives the table that is seen, before and after. */
  function glide(find, change) {
    const old = off() ? null : find();
    const before = old && read(old);
    change();
    settle();
    const now = before && find();
    if (!now) return;
    const after = read(now);
    const found = moves(before, after);
    if (found.arriving.length + found.leaving.length <= MOST) play(found, after.corner);
  }

  return { glide };
})();
