// The snippet with which another site shows the example of this page. A classic script that requests nothing.
"use strict";
(() => {
  const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

  function setUp(root) {
    const [theme, step] = ["theme", "step"].map((name) => root.querySelector(`#embed-${name}`));
    const four = root.querySelector("#embed-four");
    const code = root.querySelector("textarea");

    function write() {
      const address = new URL(root.dataset.embed, document.baseURI);
      const fields = new URLSearchParams();
      if (theme.value) fields.set("theme", theme.value);
      if (four.checked) fields.set("cards", "four");
      if (step.value !== "0") fields.set("step", step.value);
      address.hash = fields.toString();
      code.value = `<iframe src="${escaped(address.href)}" title="${escaped(root.dataset.title)}" width="100%" height="560" loading="lazy" style="border: 1px solid"></iframe>`;
    }

    async function copy(button) {
      let done = true;
      try {
        await navigator.clipboard.writeText(code.value);
      } catch {
        code.select();
        done = document.execCommand("copy"); // where the clipboard is closed to pages without TLS
      }
      root.querySelector("[data-copied-embed]").textContent = done ? button.dataset.said : button.dataset.unsaid;
    }

    for (const field of [theme, step, four]) field.addEventListener("change", write);
    root.querySelector("[data-copy-embed]").addEventListener("click", (event) => copy(event.currentTarget));
    write();
    root.hidden = false;
  }

  const start = () => document.querySelectorAll("[data-embed]").forEach(setUp);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
