// The frame's script: colours, menu, addresses. A classic script in the head, without fetch, so that a saved folder
// (file://) works too; the page is whole without it.
(() => {
  "use strict";
  const root = document.documentElement;
  const base = new URL(document.currentScript.dataset.root, document.baseURI);

  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // storage is forbidden here; nothing is remembered then
    }
  };
  const store = (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // as above
    }
  };

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const choice = stored("varaq.theme") || (dark.matches ? "slate" : "default");
    root.setAttribute("data-md-color-scheme", choice);
    return choice;
  };
  paint();

  addEventListener("DOMContentLoaded", () => {
    const theme = document.querySelector(".theme");
    const label = () => {
      const name = paint() === "slate" ? theme.dataset.light : theme.dataset.dark;
      theme.setAttribute("aria-label", name);
      theme.title = name;
    };
    if (theme) {
      theme.hidden = false;
      label();
      dark.addEventListener("change", label);
      theme.addEventListener("click", () => {
        store("varaq.theme", paint() === "slate" ? "default" : "slate");
        label();
      });
    }

    // Beside the text the list of headings is open; above it, on a narrow screen, the reader opens it.
    const wide = matchMedia("(min-width: 60em)");
    const contents = document.querySelector(".toc details");
    if (contents) {
      const unfold = () => (contents.open = wide.matches);
      unfold();
      wide.addEventListener("change", unfold);
      contents.addEventListener("click", (event) => {
        if (event.target.closest("a") && !wide.matches) contents.open = false;
      });
    }

    // The menu is a check box, so that it opens without a script; with one, Escape closes it and the page waits.
    const box = document.getElementById("menu-box");
    const menu = document.querySelector(".site-nav");
    if (box && menu) {
      const waiting = document.querySelectorAll(".content, .toc, .bottom");
      const follow = () => {
        for (const part of waiting) part.inert = box.checked;
        if (box.checked) (menu.querySelector("[aria-current]") || menu.querySelector("a")).focus();
      };
      box.checked = false;
      box.addEventListener("change", follow);
      addEventListener("keydown", (event) => {
        if (event.key === "Escape" && box.checked) {
          box.checked = false;
          follow();
          box.focus();
        }
      });
      wide.addEventListener("change", () => {
        box.checked = false;
        follow();
      });
    }

    const languages = document.querySelector(".languages");
    if (languages) {
      languages.addEventListener("click", (event) => {
        const link = event.target.closest("a[hreflang]");
        if (!link) return;
        store("varaq.language", link.hreflang);
        link.hash = location.hash; // the same clause or step there
      });
      addEventListener("keydown", (event) => {
        if (event.key === "Escape" && languages.open) {
          languages.open = false;
          languages.querySelector("summary").focus();
        }
      });
      addEventListener("click", (event) => {
        if (!languages.contains(event.target)) languages.open = false;
      });
    }

    const toast = document.querySelector(".toast");
    let quiet = 0;
    document.addEventListener("click", (event) => {
      const anchor = event.target.closest("a.anchor");
      if (!anchor || !toast || !navigator.clipboard) return;
      navigator.clipboard.writeText(anchor.href).then(
        () => {
          toast.textContent = toast.dataset.copied;
          clearTimeout(quiet);
          quiet = setTimeout(() => (toast.textContent = ""), 4000);
        },
        () => {}, // not permitted: the address is in the address bar all the same
      );
    });

    if (location.protocol === "file:") {
      // A folder on disk has no server that would serve its index.html.
      for (const link of document.querySelectorAll("a[href]")) {
        if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html";
      }
    } else if ("serviceWorker" in navigator && isSecureContext) {
      addEventListener("load", () => {
        navigator.serviceWorker
          .register(new URL("sw.js", base), { scope: base.pathname })
          .then(() => navigator.serviceWorker.ready)
          .then((worker) => worker.active.postMessage({ language: root.lang, page: location.href.split("#")[0] }))
          .catch(() => {}); // offline reading is an extra; a private window may refuse it
      });
    }
  });
})();
