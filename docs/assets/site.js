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

  // How cards look on this device: four, large, contrast, still (display.js); before anything is drawn.
  const display = stored("varaq.display");
  if (display) root.dataset.display = display;

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

    // The search is a link to the list of everything; with a script it opens over the page. Its files are asked for
    // then, by elements, since a saved folder cannot fetch; where they do not come, the link is followed. The field is
    // there at once and stays the same one, so that nothing typed before they have come is lost.
    const search = document.querySelector(".search-open");
    if (search) {
      const page = new URL("./", search.href).href;
      const files = new URL(search.dataset.search, document.baseURI).href;
      const add = (name, properties) =>
        new Promise((resolve, reject) => {
          const made = Object.assign(document.createElement(name), properties, { onload: resolve, onerror: reject });
          document.head.append(made);
        });
      let coming = null;
      const load = () => {
        coming ||= Promise.all([
          add("link", { rel: "stylesheet", href: files + "search.css" }),
          add("script", { src: page + "entries.js" }),
          add("script", { src: files + "search.js" }),
        ]);
        return coming;
      };
      const element = (name, properties) => Object.assign(document.createElement(name), properties);
      const alone = () => {
        const whole = element("div", { className: "search-panel" });
        const form = element("form", { className: "search-form" });
        const field = element("input", { type: "search", id: "search-query", autocomplete: "off", spellcheck: false, dir: "auto" });
        field.setAttribute("aria-label", search.textContent.trim());
        field.setAttribute("autocapitalize", "none");
        form.addEventListener("submit", (event) => {
          event.preventDefault();
          if (!form.hasAttribute("role")) form.dataset.asked = ""; // Enter before there is an answer: the first one is opened then
        });
        form.append(field);
        whole.append(form);
        return { whole, form, field };
      };
      const place = document.querySelector("[data-search-page]");
      const parts = alone();
      const settings = {
        parts,
        home: new URL("../", page).href,
        page: location.protocol === "file:" ? page + "index.html" : page,
        slash: {
          get: () => stored("varaq.slash") !== "off",
          set: (on) => store("varaq.slash", on ? "on" : "off"),
        },
      };
      const show = () => {
        if (!settings.dialog) {
          settings.dialog = element("dialog", { className: "search" });
          settings.dialog.setAttribute("aria-label", search.textContent.trim());
          settings.dialog.addEventListener("keydown", (event) => {
            if (event.key !== "Escape") return; // a field of this type would keep it for itself
            event.preventDefault();
            settings.dialog.close();
          });
          settings.dialog.append(parts.whole);
          document.body.append(settings.dialog);
        }
        settings.dialog.showModal();
        parts.field.focus();
        parts.field.select();
        settings.dialog.setAttribute("aria-busy", "true");
        load()
          .then(() => window.varaqSearch.furnish(settings))
          .catch(() => {
            coming = null;
            if (!settings.dialog.open) return; // the reader has gone on
            const query = parts.field.value.trim();
            location.href = settings.page + (query && `?q=${encodeURIComponent(query)}`);
          })
          .finally(() => settings.dialog.removeAttribute("aria-busy"));
      };
      const begin = place ? () => parts.field.focus() : show;
      if (place) {
        place.append(parts.whole);
        load()
          .then(() => window.varaqSearch.embed(settings))
          .catch(() => parts.whole.remove()); // the list below is whole without it
      }
      search.setAttribute("role", "button");
      search.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
      if (!place) search.setAttribute("aria-haspopup", "dialog");
      search.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab has the list
        event.preventDefault();
        begin();
      });
      search.addEventListener("keydown", (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        begin();
      });
      addEventListener("keydown", (event) => {
        if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
        const command = event.ctrlKey || event.metaKey;
        const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
        if (command ? event.code !== "KeyK" || event.shiftKey : event.key !== "/" || typing || !settings.slash.get()) return;
        event.preventDefault();
        begin();
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
          .then((worker) => worker.active.postMessage({ language: root.dataset.reader || root.lang, page: location.href.split("#")[0] }))
          .catch(() => {}); // offline reading is an extra; a private window may refuse it
      });
    }
  });
})();
