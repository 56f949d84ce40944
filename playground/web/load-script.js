// Fetches a script that a page does without until its reader asks for it. No prose.
"use strict";
window.VaraqScript = (() => {
  // Where `name` is given and the window has it already, nothing is fetched. What cannot be fetched is an error with
  // the code that the engine has for it.
  function load(url, name) {
    return new Promise((resolve, reject) => {
      if (name && window[name]) return resolve();
      const element = document.createElement("script");
      element.src = url;
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        reject(Object.assign(new Error(`cannot load ${url}`), { code: "fetch-failed" }));
      };
      document.head.append(element);
    });
  }

  return { load };
})();
