// The page's side of games that come and go: links, files, and what this device keeps. No prose: words are in the page
// or in the engine's answers.
"use strict";
window.VaraqShare = (() => {
  const MOST = 900_000; // bytes of a file that are read; that a text is too long is said by the engine

  // `page` has the root of a player and what its script lends: begin, apply, announce, seed, now, sure.
  function setUp(page) {
    const { root } = page;
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    // A game that is played on from an example is kept beside the game of the play page.
    const name = ["varaq", "game", root.dataset.game, root.dataset.example].filter(Boolean).join(".");
    const play = Boolean(part("bring")); // the page that opens what was sent
    let moves = null; // how many the game of the address has
    let told = false; // whether the reader has been told of hidden cards at this step

    // ---- what this device keeps; where that is forbidden, nothing is kept and nothing is said

    function stored() {
      try {
        const found = JSON.parse(localStorage.getItem(name));
        return typeof found?.text === "string" ? found : null;
      } catch {
        return null;
      }
    }

    function keep(found) {
      try {
        if (found) localStorage.setItem(name, JSON.stringify(found));
        else localStorage.removeItem(name);
      } catch {
        return;
      }
      // What is kept goes further than the link by which the page was opened, so a reload offers that.
      if (found && fromAddress()) history.replaceState(null, "", location.pathname + location.search);
    }

    const keeps = () => Boolean(stored());

    function offer() {
      if (part("kept")) part("kept").hidden = !stored();
    }

    // ---- a game comes in

    // `fields` are those of a `bring` request that say what is brought and who plays. What is kept may be lost by it.
    async function bring(fields) {
      if (keeps() && stored().text !== fields.text && !(await page.sure(true))) return;
      const { lang, game, rules } = root.dataset;
      page.begin([{ do: "bring", lang, game, rules, seed: page.seed(), ...fields }]);
    }

    function fromAddress() {
      const fields = new URLSearchParams(location.hash.slice(1));
      return fields.has("g") ? fields : null;
    }

    function opened() {
      const fields = fromAddress();
      if (!fields) return;
      const seat = [...part("bring-seat").options].some((one) => one.value === fields.get("seat")) ? fields.get("seat") : "all";
      part("bring-seat").value = seat;
      part("bring-text").value = fields.get("g");
      const text = `#g=${fields.get("g")}`;
      const place = fields.get("step") ?? undefined;
      moves = null;
      if (fields.has("players")) return bring({ text, place, players: fields.get("players") });
      bring({ text, place, persons: seat === "all" ? null : [Number(seat)], bots: fields.get("bots") ?? part("bring-bots").value });
    }

    // The address follows the reader as long as it holds the whole game that he looks at.
    function follow(place) {
      const fields = fromAddress();
      if (!fields) return;
      moves ??= place.moves;
      if (moves !== place.moves) return;
      fields.set("step", place.line ? `${place.line}.${place.step}` : String(place.step));
      if (location.hash !== `#${fields}`) history.replaceState(null, "", `#${fields}`);
    }

    function bringTyped() {
      const seat = part("bring-seat").value;
      const persons = seat === "all" ? null : [Number(seat)];
      bring({ text: part("bring-text").value, persons, bots: part("bring-bots").value });
    }

    function bringKept() {
      const { text = "", version, persons, bots, names, seed, record, packs } = stored() ?? {};
      bring({ text, version, persons, bots, names, record, packs, ...(seed === undefined ? {} : { seed }) });
    }

    async function bringFile(file) {
      if (!file) return;
      part("bring").open = true;
      part("bring-text").value = await file.slice(0, MOST).text();
      bringTyped();
    }

    // ---- a game goes out

    async function share(running, current, open) {
      const address = new URL(root.dataset.play, document.baseURI);
      const answer = await running.request({ do: "share", open, address: address.href });
      if (!current()) return;
      page.apply(answer);
      if (open) {
        const field = root.querySelector("[data-key=share-link]") ?? root.querySelector("[data-key=share-record] summary");
        field?.focus();
        field?.select?.();
      }
    }

    async function copy(button, field = root.querySelector("[data-key=share-link]")) {
      let done = true;
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        field.select();
        done = document.execCommand("copy"); // where the clipboard is closed to pages without TLS
        if (done) button.focus();
      }
      const words = done ? button.dataset.said : button.dataset.unsaid;
      if (button.dataset.do === "copy-link") root.querySelector("[data-copied]").textContent = words;
      page.announce(words);
    }

    // Errors of the engine are met and told by the next request of the reader.
    const quietly = (promise) => promise.catch((error) => console.warn(error));

    part("share").addEventListener("toggle", async () => {
      const { running, current } = page.now();
      if (part("share").open && running) quietly(share(await running, current, told));
    });

    // The colours are one more field of the frame's address.
    root.addEventListener("change", (event) => {
      if (!event.target.matches("[data-frame-theme]")) return;
      const code = root.querySelector("[data-frame-code]");
      const theme = event.target.value && `&amp;theme=${event.target.value}`;
      code.value = code.value.replace(/(&amp;theme=\w+)?" title=/, `${theme}" title=`);
    });

    if (play) {
      part("bring-file").addEventListener("change", (event) => bringFile(event.target.files[0]));
      const dragged = (event) => !part("form").hidden && event.dataTransfer?.types.includes("Files");
      root.addEventListener("dragover", (event) => {
        if (dragged(event)) event.preventDefault();
      });
      root.addEventListener("drop", (event) => {
        if (!dragged(event)) return;
        event.preventDefault();
        bringFile(event.dataTransfer.files[0]);
      });
      window.addEventListener("hashchange", opened);
    }

    // The link comes at once where it tells nothing that is hidden; else the reader is first told that it does.
    async function copyStep() {
      const { running, current } = page.now();
      if (!running) return;
      await share(await running, current, told);
      if (!current()) return;
      part("share").open = true;
      const button = root.querySelector("[data-do=copy-link]");
      if (button) return copy(button);
      page.announce(root.querySelector("[data-target=share] p").textContent);
      root.querySelector("[data-key=share-open], [data-key=share-record] summary")?.focus();
    }

    return {
      wants: {
        "copy-step": () => quietly(copyStep()),
        share: async () => {
          const { running, current } = page.now();
          told = true;
          if (running) quietly(share(await running, current, true));
        },
        "copy-link": (button) => copy(button),
        "copy-frame": (button) => copy(button, root.querySelector("[data-frame-code]")),
        bring: bringTyped,
        kept: bringKept,
        unkeep: () => {
          keep(null);
          offer();
          if (!play) root.hidden = true;
          (play ? part("form").querySelector("[data-key=start]") : document.querySelector("[data-stepper] [data-go=forward]")).focus();
        },
      },
      // After every answer that changed the game: the warning comes again, and the device keeps the game.
      settled(running, current, covered, place) {
        told = false;
        if (part("kept")) part("kept").hidden = true;
        if (play) follow(place);
        if (part("share").open && !covered) quietly(share(running, current, false));
        quietly(
          running.request({ do: "keep" }).then((answer) => {
            if (current() && answer.ok) keep(answer.kept);
          }),
        );
      },
      // The form is shown.
      offer,
      keeps,
      start() {
        if (!play) return;
        part("bring").hidden = false;
        offer();
        opened();
      },
    };
  }

  return { setUp };
})();
