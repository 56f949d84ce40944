// Starts the engine where a reader's own program can do no harm: in a worker of a frame that is sandboxed, so of no
// origin, under a policy without network. The page fetches all files and hands them in; they are kept there for the
// next start. A classic script without prose and without game logic.
//
//   const spawn = VaraqSandbox.spawner({frame, bounds, guard, silence});
//   const engine = await VaraqEngine.start({base, spawn});
//     frame    URL of sandbox-frame.txt, relative to the page
//     bounds   {memory, lines, characters}; guard: a Python module; see engine-worker.mjs
//     silence  ms after which a program that had to come back and did not is ended with its worker: requests are
//              then rejected with the code "killed"
//     leisure  ms after which the worker is ended in the same way where nothing of a program was said to run
//
// Whatever comes out of the frame is a stranger's word: it is read as text and numbers, and never as HTML or address.
"use strict";
(() => {
  const PARTS = ["worker", "loader", "runtime", "wasm", "python", "rest"];
  const REPORT_EVERY_MS = 100;

  function trouble(code, stage, detail) {
    return new globalThis.VaraqEngine.EngineError(code, stage, detail);
  }

  /** Without the snapshot: whoever programs imports this and that, and the archive is there for it. */
  function plain({ files: { snapshot, ...files }, ...manifest }) {
    return { ...manifest, files };
  }

  /** All files of the manifest, with their bytes counted as they come; sizes are those on the wire where known. */
  async function fetched({ base, manifest, signal, progress }) {
    const files = PARTS.map((part) => ({ part, ...manifest.files[part], got: 0, wire: manifest.files[part].gzip }));
    let told = 0;
    const report = (now) => {
      if (!now && performance.now() - told < REPORT_EVERY_MS) return;
      told = performance.now();
      const loaded = files.reduce((sum, file) => sum + Math.round(Math.min(1, file.got / file.bytes) * file.wire), 0);
      progress("fetch", loaded, files.reduce((sum, file) => sum + file.wire, 0));
    };
    report(true);
    return Promise.all(
      files.map(async (file) => {
        try {
          const response = await fetch(new URL(file.name, base), { credentials: "same-origin", signal });
          if (!response.ok) throw new Error(`HTTP ${response.status}`);
          file.wire = response.headers.get("content-encoding") ? file.gzip : file.bytes;
          const chunks = [];
          const reader = response.body.getReader();
          for (;;) {
            const { done, value } = await reader.read();
            if (done) break;
            chunks.push(value);
            file.got += value.byteLength;
            report(false);
          }
          file.got = file.bytes;
          report(true);
          return [file.part, await new Blob(chunks).arrayBuffer()];
        } catch (error) {
          throw trouble("fetch-failed", "fetch", `${file.name}: ${error.message}`);
        }
      }),
    );
  }

  /** The frame, once it listens. */
  async function opened(address, signal) {
    let html;
    try {
      const response = await fetch(address, { credentials: "same-origin", signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      html = await response.text();
    } catch (error) {
      throw trouble("fetch-failed", "fetch", `${address}: ${error.message}`);
    }
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.hidden = true;
    frame.srcdoc = html;
    return new Promise((resolve) => {
      addEventListener("message", function ready({ source, data }) {
        if (source !== frame.contentWindow || data?.type !== "ready") return;
        removeEventListener("message", ready);
        resolve(frame);
      });
      document.body.append(frame);
    });
  }

  function spawner({ frame: address, bounds, guard, silence, leisure = 30_000 }) {
    let kept = null; // {frame, build}: the frame, and the build whose files it holds

    async function holding(asked) {
      if (kept?.build === asked.manifest.build) return kept.frame;
      kept?.frame.remove();
      kept = null;
      const files = await fetched(asked);
      const frame = await opened(new URL(address, document.baseURI), asked.signal);
      const buffers = files.map(([, buffer]) => buffer);
      frame.contentWindow.postMessage({ type: "files", files: Object.fromEntries(files) }, "*", buffers);
      kept = { frame, build: asked.manifest.build };
      return frame;
    }

    return async (asked) => {
      const frame = await holding(asked);
      const send = (message, rest) => frame.contentWindow?.postMessage({ type: message, ...rest }, "*");
      let timer; // runs while an answer, or another sign of life, has to come
      const watch = (ms) => {
        clearTimeout(timer);
        timer = setTimeout(() => worker.onmessage?.({ data: { type: "killed", why: "silence" } }), ms);
      };
      const worker = {
        onmessage: null,
        onerror: null,
        postMessage(message) {
          if ("id" in message) watch(silence); // a program of an earlier request may keep it from listening
          send("to-worker", { message: message.type === "start" ? { ...message, manifest: plain(message.manifest), bounds, guard } : message });
        },
        terminate() {
          clearTimeout(timer);
          removeEventListener("message", hear);
          send("end");
        },
      };
      function hear({ source, data }) {
        if (source !== frame.contentWindow) return;
        if (data?.type === "broken") return worker.onerror?.({ preventDefault() {}, message: String(data.message) });
        if (data?.type !== "from-worker" || typeof data.message !== "object" || data.message === null) return;
        const { message } = data;
        if (message.type === "armed") return watch(silence);
        if (message.type === "free") return watch(leisure);
        if (message.type === "killed") return;
        if (message.type !== "output") clearTimeout(timer); // a flood of output is no sign that it comes back
        worker.onmessage?.({ data: message });
      }
      addEventListener("message", hear);
      send("spawn");
      return worker;
    };
  }

  globalThis.VaraqSandbox = Object.freeze({ spawner });
})();
