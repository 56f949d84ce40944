// The lab's engine, in a worker that readers' programs may fill or stop: starts it in the sandbox when it is first
// needed, asks it, and ends it. No game logic and no prose.
"use strict";
window.VaraqLabDoor = (() => {
  const BOUNDS = { memory: 512 * 2 ** 20, lines: 500, characters: 50_000 };
  const GUARD = "playground.lab.guard";
  const SILENCE_MS = 1800; // a program has 1 s, and what does not end then is killed
  const ANEW = new Set(["run", "examples"]); // what begins with an unspoiled Python
  const MEGABYTE = 1e6;

  // `heard(text)` is called for every line that a program prints, `say` with the name of what the page is to tell.
  function setUp({ root, say, heard }) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const words = root.dataset;
    const megabytes = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    let spawn = null;
    let engine = null; // the promise of a running engine
    let spoiled = false; // a program has changed Python itself

    function progress({ stage, loaded: got, total }) {
      const fetching = stage === "fetch" && total > 0;
      const meter = part("progress");
      if (fetching) meter.value = got / total;
      else meter.removeAttribute("value");
      part("loading-text").textContent = fetching
        ? words.loading
            .replace("{done}", megabytes.format(got / MEGABYTE))
            .replace("{total}", megabytes.format(total / MEGABYTE))
        : words.starting;
    }

    function started() {
      engine ??= (async () => {
        part("loading").hidden = false;
        part("failed").hidden = true;
        try {
          await window.VaraqScript.load(`${words.scripts}engine.js`, "VaraqEngine");
          await window.VaraqScript.load(`${words.scripts}sandbox.js`, "VaraqSandbox");
          spawn ??= window.VaraqSandbox.spawner({
            frame: `${words.scripts}sandbox-frame.txt`,
            bounds: BOUNDS,
            guard: GUARD,
            silence: SILENCE_MS,
          });
          return await window.VaraqEngine.start({
            base: new URL(words.engine, document.baseURI).href,
            entry: "playground.lab.door",
            spawn,
            onProgress: progress,
            onOutput: ({ text }) => heard(text),
            timeouts: { request: 0 },
          });
        } finally {
          part("loading").hidden = true;
        }
      })().catch((error) => {
        engine = null;
        throw error;
      });
      return engine;
    }

    async function ask(request, again = true) {
      if (spoiled && ANEW.has(request.do)) await stop();
      const one = await started();
      const answer = await one.request({ game: words.game, lang: words.lang, ...request });
      if (answer.spoiled) spoiled = true;
      return answer.undone && again ? ask(request, false) : answer; // a program that was stopped had spoiled it
    }

    async function stop() {
      const one = engine;
      engine = null;
      spoiled = false;
      try {
        (await one)?.stop();
      } catch {
        // It never started, so there is nothing to stop.
      }
    }

    /** A worker that a program has filled or stopped is replaced at once, so that the next run finds it ready. */
    async function renew() {
      await stop();
      say("restarting");
      started().then(() => say(""), fail);
    }

    function fail(error) {
      window.VaraqFailure.explain(root, error);
      part("failed").hidden = false;
    }

    return { started, ask, stop, renew, fail };
  }

  return { setUp };
})();
