// Why an engine does not answer: shows the sentence that the page holds for the code of an error. No prose.
"use strict";
window.VaraqFailure = (() => {
  // Of the sentences of `root` the error's own is shown, or the one of a crash where no sentence is for its code; and
  // is returned as text.
  function explain(root, error) {
    console.warn(error);
    const sentences = [...root.querySelectorAll("[data-code]")];
    const known = sentences.some((one) => one.dataset.code === error.code);
    for (const one of sentences) one.hidden = one.dataset.code !== (known ? error.code : "crashed");
    return sentences.filter((one) => !one.hidden).map((one) => one.textContent).join(" ");
  }

  return { explain };
})();
