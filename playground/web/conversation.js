// The player's talk with the engine: starts it when it is first needed, asks one thing at a time, lets bots move at the
// reader's pace, and drops answers that come too late. No game logic and no prose.
"use strict";
window.VaraqConversation = (() => {
  const KEPT = new Set(["open", "take-over", "bring", "again", "act", "deal", "finish", "undo", "redo", "go", "view", "uncover", "differ-on", "differ-back", "delete", "promote", "restore"]);
  const MOST_TOLD = 4; // answers that are announced at once to somebody who only watches
  const PAUSE = 1500; // milliseconds between two moves of bots that move slowly

  // `settled(answer, running, current)` is called when a request is done with and its last answer is on the page.
  function setUp({ root, screen, pace, settled }) {
    const game = root.querySelector('[data-part="game"]');
    const { said } = screen;
    let engine = null; // the promise of a running engine
    let attempt = 0; // grows when a start is cancelled or a game is left, so that late answers are dropped
    let timer = 0; // of the next move, where bots move slowly
    let busy = false;
    let idle = Promise.resolve(); // settles when the last request is done with

    // Whether what is begun now is still wanted when it comes.
    function current() {
      const mine = attempt;
      return () => mine === attempt;
    }

    function started() {
      engine ??= window.VaraqScript.load(root.dataset.engineScript, "VaraqEngine")
        .then(() => window.VaraqEngine.start({ base: new URL(root.dataset.engine, document.baseURI).href, onProgress: screen.progress }))
        .catch((error) => {
          engine = null;
          throw error;
        });
      return engine;
    }

    async function stop() {
      const running = engine;
      engine = null;
      try {
        (await running)?.stop();
      } catch {
        // It never started, so there is nothing to stop.
      }
    }

    // One request at a time; what the reader presses meanwhile is dropped, not queued.
    function ask(request) {
      if (busy) return Promise.resolve();
      clearTimeout(timer);
      busy = true;
      game.setAttribute("aria-busy", "true");
      idle = converse(request, current()).finally(() => {
        busy = false;
        game.removeAttribute("aria-busy");
      });
      return idle;
    }

    async function converse(request, wanted) {
      const told = [];
      try {
        const running = await started();
        let answer = await running.request({ ...request, pace: pace.word() });
        if (answer.detail) console.error(answer.detail);
        if (answer.ok && KEPT.has(request.do)) talk.kept.push(request);
        while (wanted()) {
          screen.apply(answer);
          if (said.covered) told.length = 0; // it was for whoever had the device
          if (answer.watched) told.splice(0, told.length - MOST_TOLD + 1);
          told.push(answer.announce);
          if (!answer.more || (!pace.atOnce() && request.do !== "finish")) break;
          answer = await running.request({ do: request.do === "finish" ? "finish" : "continue", pace: pace.word() });
        }
        if (!wanted()) return undefined;
        if (said.pending && pace.word() === "slow") timer = setTimeout(() => ask({ do: "continue" }), PAUSE);
        screen.announce(told.filter(Boolean).join(" "));
        settled(answer, running, wanted);
        return answer;
      } catch (error) {
        if (!wanted()) return undefined;
        if (error.code !== "python-error") await stop();
        screen.fail(error);
        return undefined;
      }
    }

    const talk = {
      kept: [], // what the reader has asked for since the game began, to bring it back if the engine breaks
      ask,
      current,
      started,
      running: () => engine,
      // The engine where it is free to answer, else null.
      free: () => (busy ? null : engine),
      idle: () => idle,
      // What is still to come is no longer wanted; what comes from here on is.
      anew() {
        attempt += 1;
        return current();
      },
      // Bots that move slowly make no further move.
      rest: () => clearTimeout(timer),
    };
    return talk;
  }

  return { setUp };
})();
