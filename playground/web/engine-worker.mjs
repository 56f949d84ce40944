// The worker that runs Python: starts Pyodide, opens the door to the engine, passes JSON text through it.
// It knows no game and no language. engine.js is the other side; scripts/pyodide makes the files that it loads.
//
// From the page:  {type: "start", base, manifest, bounds, guard}
//                     base    absolute URL of the folder of engine.json
//                     bounds  {memory, lines, characters}: what a reader's own program may use, in bytes and of output
//                     guard   the Python module whose install(arm, disarm, free) bounds the time of such programs:
//                             arm(ms) gives a key, without which disarm(key) does nothing
//                 {id, request, time}    request: JSON text; time: ms that Python may take for it (with bounds only)
// To the page:    {type: "alive"}                    the worker runs
//                 {type: "progress", stage, loaded, total}   stage: fetch, wasm, python, import; bytes on the wire
//                 {type: "started"}
//                 {type: "failed", code, stage, detail, error}   the start has failed; the worker is of no more use
//                 {id, response} or {id, error: {type, message, traceback}} or {id, crashed}; with bounds also
//                     `dropped`, the lines of output that were too many
//                 {type: "armed"}, {type: "free"}   a reader's program runs and has to come back soon; it does not
//                 {type: "output", stream, text}     what Python printed
//
// Where the manifest has a snapshot, Python goes on from it and the archive is not loaded. Whatever goes wrong with it is
// told as snapshot-failed, and the page starts anew without: a memory restored by half is not to be mended.
//
// Codes: no-wasm, fetch-failed, crashed, python-error, snapshot-failed. loadPyodide() itself never settles when its wasm cannot be
// had or compiled, so all files are fetched and watched here, and it is handed what it asks for.

// It is a module in its own page and a classic script in the sandbox, so nothing is imported or exported statically.
// Pyodide wants no classic worker, since it loads modules; here they are loaded by import(), which both kinds have.
self.importScripts = undefined;

const REPORT_EVERY_MS = 100;

class StartError extends Error {
  constructor(code, stage, detail, error) {
    super(detail);
    Object.assign(this, { code, stage, error });
  }
}

/** Bounds on a program that is not ours. Nothing is shared with the page, so only the time can stop it in here:
 *  Python asks the interrupt buffer while it runs, and what a buffer holds may be computed. What Python does not get
 *  out of (one long step of C) is ended from outside, by whoever hears "armed" and then nothing. */
class Guard {
  static EVERY = 32; // looks at the clock once in so many questions
  static AGAIN_MS = 250; // an interrupt that the program has caught is followed by another one
  static TELL_MS = 100;

  constructor({ memory, lines, characters }) {
    this.bounds = { lines, characters };
    this.deadline = Infinity;
    this.key = 0; // of what is bounded now; 0 while nothing is
    this.resting = false; // between requests, when nothing of a program should run
    this.told = -Infinity; // when "armed" was last said
    const grow = WebAssembly.Memory.prototype.grow;
    WebAssembly.Memory.prototype.grow = function (pages) {
      // Python is then told that there is no more, and raises MemoryError.
      if (this.buffer.byteLength + Number(pages) * 65_536 > memory) throw new RangeError("the memory of this program is full");
      return grow.call(this, pages);
    };
    this.empty();
    let asked = 0;
    const guard = this;
    this.buffer = {
      get 0() {
        if (++asked % Guard.EVERY !== 0 || performance.now() < guard.deadline) return 0;
        guard.deadline = performance.now() + Guard.AGAIN_MS;
        return 2; // SIGINT
      },
      set 0(value) {},
    };
  }
  empty() {
    this.room = { ...this.bounds };
    this.dropped = 0;
  }
  /** A program that is bounded cannot bind itself anew, nor say that it is free: it would never have to come back. */
  arm(ms) {
    if (this.key || this.resting) return 0;
    const now = performance.now();
    this.deadline = now + ms;
    this.key = 1 + Math.random();
    if (now - this.told >= Guard.TELL_MS) {
      this.told = now;
      postMessage({ type: "armed" });
    }
    return this.key;
  }
  disarm(key) {
    if (!key || key !== this.key) return;
    this.key = 0;
    this.deadline = Infinity;
  }
  free() {
    if (this.key || this.resting) return;
    this.told = -Infinity;
    postMessage({ type: "free" });
  }
  /** A request begins: whoever watches hears that this worker still listens. */
  begin() {
    this.key = 0;
    this.deadline = Infinity;
    this.resting = false;
    this.empty();
    this.free();
  }
  /** It is answered. What a program has left to run later, in a timer say, is interrupted at once, and until the next
   *  request nobody is told of it. */
  rest() {
    this.key = 0;
    this.resting = true;
    this.deadline = performance.now();
    this.told = -Infinity; // the answer is a sign of life, and whoever watches stops watching
  }
  /** The line, or as much of it as there is room for; undefined where there is none. */
  admit(text) {
    if (this.room.lines < 1 || this.room.characters < 1) {
      this.dropped += 1;
      return undefined;
    }
    const kept = text.slice(0, this.room.characters);
    this.room.lines -= 1;
    this.room.characters -= kept.length;
    return kept;
  }
}

/** Counts bytes as they come in. Sizes are those on the wire, as near as the headers tell. */
class Meter {
  constructor(files) {
    this.parts = new Map(files.map((file) => [file.name, { got: 0, raw: file.bytes, wire: file.gzip }]));
    this.stage = "fetch";
    this.told = 0;
  }
  /** Without a stated encoding a file comes raw, and is as long as it is. */
  headers(file, response) {
    const part = this.parts.get(file.name);
    part.wire = response.headers.get("content-encoding") ? file.gzip : file.bytes;
  }
  add(file, bytes) {
    this.parts.get(file.name).got += bytes;
    this.report(false);
  }
  done(file) {
    const part = this.parts.get(file.name);
    part.got = part.raw;
    this.report(true);
  }
  enter(stage) {
    this.stage = stage;
    this.report(true);
  }
  report(now) {
    if (!now && performance.now() - this.told < REPORT_EVERY_MS) return;
    this.told = performance.now();
    let loaded = 0;
    let total = 0;
    for (const { got, raw, wire } of this.parts.values()) {
      loaded += raw === 0 ? 0 : Math.round((Math.min(got, raw) / raw) * wire);
      total += wire;
    }
    postMessage({ type: "progress", stage: this.stage, loaded, total });
  }
}

async function fetched(url, file, meter) {
  let response;
  try {
    response = await fetch(url, { credentials: "same-origin" });
  } catch (error) {
    throw new StartError("fetch-failed", "fetch", `${file.name}: ${error.message}`);
  }
  if (!response.ok) throw new StartError("fetch-failed", "fetch", `${file.name}: HTTP ${response.status}`);
  meter.headers(file, response);
  return response;
}

/** A stream that passes everything on and tells the meter. */
function counting(file, meter) {
  return new TransformStream({
    transform(chunk, controller) {
      meter.add(file, chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush() {
      meter.done(file);
    },
  });
}

/** A file of ours, inflated; it then begins with `mark`. A host that has inflated it already is welcome. */
async function inflated(url, file, meter, mark) {
  const response = await fetched(url, file, meter);
  try {
    const bytes = new Uint8Array(await new Response(response.body.pipeThrough(counting(file, meter))).arrayBuffer());
    if (bytes[0] === mark.charCodeAt(0) && bytes[1] === mark.charCodeAt(1)) return bytes;
    const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(whole).arrayBuffer());
  } catch (error) {
    throw new StartError("fetch-failed", "fetch", `${file.name}: ${error.message || "broken off or damaged"}`);
  }
}

/** The response that is compiled while it comes in. */
async function wasm(url, file, meter) {
  const response = await fetched(url, file, meter);
  if (response.headers.get("content-type")?.split(";")[0].trim().toLowerCase() !== "application/wasm") {
    // Browsers compile a stream of no other type, but hosts send others: name it rightly, if it is what it should be.
    const bytes = await new Response(response.body.pipeThrough(counting(file, meter))).arrayBuffer().catch((error) => {
      throw new StartError("fetch-failed", "fetch", `${file.name}: ${error.message}`);
    });
    if (!startsAsWasm(bytes)) throw new StartError("no-wasm", "wasm", `${file.name} is not WebAssembly`);
    return new Response(bytes, { headers: { "content-type": "application/wasm" } });
  }
  // A copy is counted: only the original response has the browser's cache of compiled code behind it.
  const copy = response.clone();
  (async () => {
    const reader = copy.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return meter.done(file);
      meter.add(file, value.byteLength);
    }
  })().catch(() => {}); // the original fails in the same way, and is looked at
  return response;
}

function startsAsWasm(bytes) {
  const head = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  return head.length === 4 && head[0] === 0x00 && head[1] === 0x61 && head[2] === 0x73 && head[3] === 0x6d;
}

async function imported(url, file, meter) {
  let loaded;
  try {
    loaded = await import(url);
  } catch (error) {
    throw new StartError("fetch-failed", "fetch", `${file.name}: ${error.message}`);
  }
  meter.done(file);
  return loaded;
}

/** Python waits while this runs, so the request is a synchronous one; workers may. */
function fetchRest(url) {
  return () => {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", url, false);
      request.responseType = "arraybuffer";
      request.send();
      return request.status === 200 ? request.response : undefined;
    } catch {
      return undefined;
    }
  };
}

async function start({ base, manifest, bounds, guard: module }) {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") {
    throw new StartError("no-wasm", "wasm", "this browser has no WebAssembly");
  }
  if (bounds) guard = new Guard(bounds);
  const { loader, runtime, wasm: code, python, rest, snapshot } = manifest.files;
  const url = (file) => new URL(file.name, base).href;
  const meter = new Meter([loader, runtime, code, snapshot ?? python]);
  meter.report(true);

  // Everything at once.
  const parts = [
    imported(url(loader), loader, meter),
    imported(url(runtime), runtime, meter),
    wasm(url(code), code, meter),
    snapshot
      ? inflated(url(snapshot), snapshot, meter, "VQ").then(VaraqSnapshot.read).catch((error) => {
          throw new StartError("snapshot-failed", "fetch", error.message);
        })
      : inflated(url(python), python, meter, "PK"),
  ];
  const [loaderPart, runtimePart, codePart, pythonPart] = parts;
  const anyFailure = new Promise((_, reject) => parts.forEach((part) => part.catch(reject)));

  // What loadPyodide() fetches is answered with what is under way already.
  const plainFetch = self.fetch;
  const answers = new Map([
    [new URL("pyodide.asm.wasm", base).href, () => codePart],
    [url(python), () => pythonPart.then((part) => new Response(snapshot ? part.archive : part))],
  ]);
  self.fetch = (what, options) => answers.get(String(what))?.() ?? plainFetch(what, options);
  let laid; // what lies in the memory before anything runs
  const plainInstantiate = WebAssembly.instantiateStreaming;
  const compiled = new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      const result = plainInstantiate.call(WebAssembly, source, imports);
      if (snapshot) result.then(({ instance }) => (laid = VaraqSnapshot.baseOf(instance.exports.memory)), () => {});
      result.then(resolve, (error) => reject(new StartError("no-wasm", "wasm", error.message)));
      return result;
    };
  });
  Promise.all(parts).then(() => meter.enter("wasm"), () => {});
  compiled.then(() => Promise.all(parts)).then(() => meter.enter("python"), () => {});

  const output = (stream) => (line) => {
    const text = guard ? guard.admit(line) : line;
    if (text !== undefined) postMessage({ type: "output", stream, text });
  };
  let pyodide;
  try {
    const { loadPyodide } = await Promise.race([loaderPart, anyFailure]);
    const { default: createPyodideModule } = await Promise.race([runtimePart, anyFailure]);
    const loading = loadPyodide({
      indexURL: base,
      packageBaseUrl: base,
      stdLibURL: url(python),
      lockFileContents: manifest.lock,
      ...(snapshot
        ? { createPyodideModule: VaraqSnapshot.continuing(createPyodideModule, pythonPart, () => laid), _loadSnapshot: new Uint8Array(0) }
        : { createPyodideModule }),
      jsglobals: {}, // what Python sees as `js`: nothing of the page's origin
      stdout: output("out"),
      stderr: output("err"),
    }).catch((error) => {
      throw error instanceof StartError ? error : new StartError("crashed", "python", String(error?.message ?? error));
    });
    loading.catch(() => {}); // it may fail after the race is lost
    pyodide = await Promise.race([loading, anyFailure, compiled.then(() => loading)]);
  } finally {
    self.fetch = plainFetch;
    WebAssembly.instantiateStreaming = plainInstantiate;
  }

  meter.enter("import");
  const boot = pyodide.pyimport("varaq_boot");
  boot.lay_rest(fetchRest(url(rest)));
  if (snapshot) boot.lay_first(fetchRest(url(python)));
  const opened = boot.open_door(manifest.entry);
  if (opened[0] === "!") {
    const error = JSON.parse(opened.slice(1));
    throw new StartError("python-error", "import", `${error.type}: ${error.message}`, error);
  }
  if (guard) {
    pyodide.setInterruptBuffer(guard.buffer);
    if (module) {
      const [arm, disarm, free] = ["arm", "disarm", "free"].map((name) => guard[name].bind(guard));
      pyodide.pyimport(module).install(arm, disarm, free);
    }
  }
  return boot.answer; // the one proxy that is kept
}

let answer;
let guard;

/** The answer to a request, with the output that was too much. */
function bounded(request, time) {
  guard?.begin();
  if (guard && time) guard.arm(time);
  try {
    return answer(request);
  } finally {
    guard?.rest();
  }
}

self.onmessage = async ({ data }) => {
  if (data.type === "start") {
    try {
      answer = await start(data);
      postMessage({ type: "started" });
    } catch (error) {
      let { code = "crashed", stage = "python", error: told = null } = error ?? {};
      // Of these the other files are no cause, and a start without the snapshot will tell if it was not the snapshot.
      if (data.manifest.files.snapshot && ["crashed", "python-error"].includes(code)) code = "snapshot-failed";
      postMessage({ type: "failed", code, stage, detail: String(error?.message ?? error), error: told });
    }
    return;
  }
  try {
    const told = bounded(data.request, data.time);
    const extra = guard ? { dropped: guard.dropped } : {};
    if (told[0] === "=") postMessage({ id: data.id, response: told.slice(1), ...extra });
    else postMessage({ id: data.id, error: JSON.parse(told.slice(1)), ...extra });
  } catch (error) {
    // Python answers its own errors, so this is the runtime's end.
    postMessage({ id: data.id, crashed: String(error?.message ?? error).slice(0, 2000) });
  }
};

postMessage({ type: "alive" });
