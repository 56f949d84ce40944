// The first page of all: goes on to the language chosen before, else to the first that the reader's device asks for.
// A reader of none of these three, and one who comes with a hash on purpose, stays on the list.
(() => {
  "use strict";
  const offered = document.currentScript.dataset.languages.split(" ");
  let chosen = null;
  try {
    chosen = localStorage.getItem("varaq.language");
  } catch {
    // storage is forbidden here
  }
  const wished = chosen ? [chosen] : navigator.languages || [];
  const language = wished.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => offered.includes(tag));
  if (language && !location.hash) {
    const page = location.protocol === "file:" ? "/index.html" : "/";
    location.replace(new URL(language + page, location.href));
  }
  addEventListener("click", (event) => {
    const link = event.target.closest("a[hreflang]");
    if (!link) return;
    try {
      localStorage.setItem("varaq.language", link.hreflang);
    } catch {
      // as above
    }
  });
})();
