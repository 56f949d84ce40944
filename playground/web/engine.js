// The page's side of the engine: starts the worker that runs Python, watches over it, passes requests as JSON text.
// A classic script without prose and without game logic. Nothing is requested before start() is called.
//
//   const engine = await VaraqEngine.start({base, onProgress, timeouts, onOutput, manifest});
//     base        URL of the folder of engine.json, ending in "/", relative to the page;
//                 default: the folder "pyodide/" beside this script
//     onProgress  called with {stage, loaded, total}: stage is "manifest", "worker", "fetch", "wasm", "python" or
//                 "import" (once more when a stage begins), loaded and total are bytes on the wire (0 if not known)
//     timeouts    {silence, overall, request} in ms: no progress, the whole start, one answer; 0 switches one off;
//                 default 30 000, 120 000, 60 000
//     onOutput    called with {stream: "out" | "err", text} for what Python prints
//     manifest    the content of engine.json, if the page has it already: saves one request
//     entry       the Python module whose handle() answers, if not the one that engine.json names
//     spawn       makes the worker: async ({base, manifest, signal, progress}) => what has postMessage, terminate,
//                 onmessage and onerror. By default the worker's script is fetched and started from a blob, since
//                 only such a worker is bound by the policy of its page; sandbox.js has another one
//
//   await engine.request(object, {time})   the engine's answer, an object; `time` in ms is for bounded workers
//   engine.stop()                  ends the worker; open requests are rejected
//   engine.restart(options)        ends it and starts a new one: a promise like start()'s
//   engine.buildId                 changes when anything of the runtime, the engine or the texts changes
//
// Every rejection is a VaraqEngine.EngineError: {code, stage, detail, error}. `detail` is for the log, not for
// readers. Codes:
//   file-protocol  the page was opened from a file, where browsers allow no worker and no fetch
//   no-worker      no module workers here, or the worker's script could not be run
//   no-wasm        no WebAssembly here, not allowed by the host's policy, or what came is not WebAssembly
//   fetch-failed   a file is missing, damaged or out of reach
//   timeout        nothing came for too long; the worker has been ended
//   crashed        the Python runtime broke down; the worker has been ended
//   stopped        stop() or restart() was called
//   killed         a reader's program did not come back, and its worker has been ended; only of sandbox.js
//   python-error   an exception in Python: error = {type, message, traceback}; after a request the engine lives on
"use strict";
(() => {
  const TIMEOUTS = { silence: 30_000, overall: 120_000, request: 60_000 };
  const KEPT_MS = 60_000;
  const HERE = document.currentScript?.src || location.href;

  class EngineError extends Error {
    constructor(code, stage, detail = "", error = null) {
      super(`${code} (${stage})${detail ? `: ${detail}` : ""}`);
      this.name = "EngineError";
      Object.assign(this, { code, stage, detail, error });
    }
  }

  /** Calls `expired(which)` once if nothing is heard for `silence`, or after `overall` whatever is heard. */
  function watchdog({ silence, overall }, expired) {
    const after = (ms, which) => (ms > 0 ? setTimeout(expired, ms, which) : undefined);
    const whole = after(overall, "overall");
    let quiet = after(silence, "silence");
    return {
      heard() {
        clearTimeout(quiet);
        quiet = after(silence, "silence");
      },
      end() {
        clearTimeout(quiet);
        clearTimeout(whole);
      },
    };
  }

  async function manifestAt(base, signal) {
    let response;
    try {
      // Its name does not change, its content does: always ask the host.
      response = await fetch(new URL("engine.json", base), { cache: "no-cache", credentials: "same-origin", signal });
    } catch (error) {
      throw new EngineError("fetch-failed", "manifest", `engine.json: ${error.message}`);
    }
    if (!response.ok) throw new EngineError("fetch-failed", "manifest", `engine.json: HTTP ${response.status}`);
    try {
      const manifest = await response.json();
      if (manifest.format !== 1) throw new Error(`format ${manifest.format}`);
      return manifest;
    } catch (error) {
      throw new EngineError("fetch-failed", "manifest", `engine.json: ${error.message}`);
    }
  }

  async function ownWorker({ base, manifest, signal }) {
    const url = new URL(manifest.files.worker.name, base);
    const response = await fetch(url, { credentials: "same-origin", signal });
    if (!response.ok) throw new Error(`${manifest.files.worker.name}: HTTP ${response.status}`);
    const script = new Blob([await response.text()], { type: "text/javascript" });
    const address = URL.createObjectURL(script);
    try {
      return new Worker(address, { type: "module" });
    } finally {
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS); // the worker has read it long before
    }
  }

  function start(options = {}) {
    const timeouts = { ...TIMEOUTS, ...options.timeouts };
    const onProgress = options.onProgress ?? (() => {});
    const onOutput = options.onOutput ?? (() => {});
    const open = new Map(); // id -> {resolve, reject, timer}
    const abort = new AbortController();
    let stage = "manifest";
    let worker = null;
    let ended = null; // the error that ended it
    let count = 0;
    let dog = null;

    function end(error) {
      if (ended) return;
      ended = error;
      dog?.end();
      abort.abort();
      worker?.terminate();
      for (const { reject, timer } of open.values()) {
        clearTimeout(timer);
        reject(error);
      }
      open.clear();
    }

    function enter(name) {
      stage = name;
      dog?.heard();
      onProgress({ stage, loaded: 0, total: 0 });
    }

    function request(object, { time } = {}) {
      return new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++count;
        const timer =
          timeouts.request > 0
            ? setTimeout(() => end(new EngineError("timeout", "request", `${timeouts.request} ms`)), timeouts.request)
            : undefined;
        open.set(id, { resolve, reject, timer });
        worker.postMessage({ id, request: JSON.stringify(object), time });
      });
    }

    function answered(data) {
      const waiting = open.get(data.id);
      if (!waiting) return;
      if ("crashed" in data) return end(new EngineError("crashed", "request", data.crashed));
      open.delete(data.id);
      clearTimeout(waiting.timer);
      if ("error" in data) {
        const { type, message } = data.error;
        return waiting.reject(new EngineError("python-error", "request", `${type}: ${message}`, data.error));
      }
      try {
        const response = JSON.parse(data.response);
        waiting.resolve(data.dropped ? { ...response, dropped: Number(data.dropped) } : response);
      } catch (error) {
        waiting.reject(new EngineError("crashed", "request", error.message));
      }
    }

    const api = {
      request,
      stop: () => end(new EngineError("stopped", "request")),
      restart(changed = {}) {
        api.stop();
        return start({ ...options, ...changed });
      },
      buildId: "",
    };

    return new Promise((resolve, reject) => {
      const fail = (error) => {
        end(error);
        reject(ended);
      };
      if (location.protocol === "file:") return fail(new EngineError("file-protocol", "manifest"));
      if (typeof Worker !== "function") return fail(new EngineError("no-worker", "worker"));
      if (typeof WebAssembly !== "object") return fail(new EngineError("no-wasm", "wasm"));

      const base = (options.base ? new URL(options.base, document.baseURI) : new URL("pyodide/", HERE)).href;
      let plainly = null; // starts anew without a snapshot, where there is one
      dog = watchdog(timeouts, (which) => {
        if (which === "silence" && worker && plainly) plainly(`nothing came for ${timeouts[which]} ms`);
        else fail(new EngineError("timeout", stage, `${which}: ${timeouts[which]} ms`));
      });
      enter("manifest");

      function launch(manifest) {
        if (ended) return;
        api.buildId = manifest.build;
        const { snapshot, ...files } = manifest.files;
        plainly = snapshot
          ? (why) => {
              console.warn(`engine.js: ${snapshot.name} cannot be used (${why}), so Python starts without a snapshot`);
              worker.onmessage = worker.onerror = null;
              worker.terminate();
              worker = null;
              launch({ ...manifest, files });
            }
          : null;
        if (options.entry) manifest = { ...manifest, entry: options.entry };
        enter("worker");
        const progress = (name, loaded, total) => {
          if (ended) return;
          stage = name;
          dog.heard();
          onProgress({ stage, loaded, total });
        };
        (options.spawn ?? ownWorker)({ base, manifest, signal: abort.signal, progress }).then(
          (made) => (ended ? made.terminate() : attach(made, manifest)),
          (error) => fail(error instanceof EngineError ? error : new EngineError("no-worker", "worker", error.message)),
        );
      }

      function attach(made, manifest) {
        stage = "worker";
        worker = made;
        worker.onerror = (event) => {
          event.preventDefault();
          if (plainly && stage !== "worker") return plainly(event.message ?? "");
          const code = stage === "worker" ? "no-worker" : "crashed";
          fail(new EngineError(code, stage, event.message ?? ""));
        };
        worker.onmessage = ({ data }) => {
          if (ended) return;
          dog.heard();
          if (data.type === "killed") return end(new EngineError("killed", "request", String(data.why)));
          if ("id" in data) return answered(data);
          if (data.type === "output") return onOutput({ stream: data.stream, text: data.text });
          if (data.type === "progress") {
            stage = data.stage;
            return onProgress({ stage, loaded: data.loaded, total: data.total });
          }
          if (data.type === "failed" && data.code === "snapshot-failed" && plainly) return plainly(data.detail);
          if (data.type === "failed") {
            return fail(new EngineError(data.code, data.stage, data.detail, data.error));
          }
          if (data.type === "started") {
            plainly = null;
            dog.end();
            dog = { heard() {}, end() {} };
            resolve(api);
          }
        };
        worker.postMessage({ type: "start", base, manifest });
      }

      if (options.manifest) launch(options.manifest);
      else manifestAt(base, abort.signal).then(launch).catch(fail);
    });
  }

  globalThis.VaraqEngine = Object.freeze({ start, EngineError });
})();
