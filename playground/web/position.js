// A position inside another site's page: the engine draws what the address holds (#g=…&seat=1&step=4&theme=dark), and
// does so only at the reader's word. No prose: words are in the page or in the engine's answer. `embed.js` sets the theme.
"use strict";
(() => {
  function setUp(root) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const target = (name) => root.querySelector(`[data-target="${name}"]`);
    const { lang, game, rules } = root.dataset;
    const fields = () => new URLSearchParams(location.hash.slice(1));

    function show(name) {
      for (const one of ["ask", "loading", "failed", "drawn"]) part(one).hidden = one !== name;
    }

    function progress({ stage, loaded, total }) {
      if (stage === "fetch" && total > 0) part("progress").value = loaded / total;
      else part("progress").removeAttribute("value");
    }

    function fail(error) {
      window.VaraqFailure.explain(root, error);
      show("failed");
    }

    async function draw() {
      show("loading");
      const seat = Number(fields().get("seat"));
      await window.VaraqScript.load(root.dataset.engineScript);
      const engine = await window.VaraqEngine.start({ base: new URL(root.dataset.engine, document.baseURI).href, onProgress: progress });
      const answer = await engine.request({
        do: "picture", lang, game, rules,
        text: `#g=${fields().get("g") ?? ""}`,
        persons: seat ? [seat] : null,
        place: fields().get("step") ?? undefined,
      });
      await engine.stop();
      for (const [name, html] of Object.entries(answer.fragments)) if (target(name)) target(name).innerHTML = html;
      show(answer.ok ? "drawn" : "");
      if (answer.ok) part("drawn").focus();
      part("live").textContent = answer.announce;
    }

    // The whole game opens in the book, where there is a place for it.
    const whole = fields();
    whole.delete("theme");
    part("open").href += `#${whole}`;
    part("ask").hidden = false;
    root.querySelector("[data-do=draw]").addEventListener("click", () => draw().catch(fail));
  }

  document.querySelectorAll("[data-framed]").forEach(setUp);
})();
