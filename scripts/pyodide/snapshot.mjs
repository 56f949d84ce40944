// Start Python in Pyodide under Node, let it do its warm-up, and write its memory: snapshot.mjs RUNTIME PROGRAM FOLDER STDLIB
// FOLDER has job.json; `made/heap.bin` there is a snapshot without its archive, see playground/web/snapshot.js, and
// `made/loaded.json` names the modules that are loaded in it. Two runs write the same bytes: there is one moment, one
// throw of the dice, no environment and no path.
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { resolve, join } from "node:path";
import { pathToFileURL } from "node:url";

process.env.TZ = "UTC"; // Python keeps the names and the distance of the zone when it is started
const [runtime, program, folder, stdlib] = process.argv.slice(2).map((path) => resolve(path));
const settle = (view) => {
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(7);
  return view;
};
Date.now = () => Date.UTC(2020, 0, 1);
performance.now = () => 1000;
Math.random = () => 0.5;
globalThis.crypto.getRandomValues = settle;
nodeCrypto.randomFillSync = settle;
// The language of the machine would get in by it.
Object.defineProperty(globalThis, "navigator", { value: undefined, configurable: true });

/** Fills with nothing what the allocators have free, or what was there would be stored. The memory does not grow by it. */
function clearFree(module) {
  const taken = [];
  const take = (allocate, free, size, enough) => {
    for (;;) {
      const place = allocate(size);
      if (place === 0) return;
      module.HEAPU8.fill(0, place, place + size);
      taken.push([free, place]);
      if (enough(place)) return;
    }
  };
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    const end = module._sbrk(0);
    take(module._malloc, module._free, size, () => module._sbrk(0) !== end);
  }
  // Small objects live in pools of their own; a place past the end is in a new one.
  const end = module._sbrk(0);
  for (let size = 512; size >= 16; size -= 16) take(module._PyObject_Malloc, module._PyObject_Free, size, (place) => place >= end);
  for (const [free, place] of taken.reverse()) free(place);
  // And what calls have left on the stack below where it stands.
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

try {
  await import(pathToFileURL(join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../../playground/web/snapshot.js")).href);
  const { MAGIC, PAGE, BASE, baseOf } = globalThis.VaraqSnapshot;
  let base;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...words) => {
    const made = await instantiate.apply(WebAssembly, words);
    const memory = made.instance?.exports?.memory;
    if (memory) base = baseOf(memory);
    return made;
  };
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
  const lock = JSON.parse(await readFile(join(runtime, "pyodide-lock.json"), "utf8"));
  const pyodide = await loadPyodide({
    indexURL: runtime,
    stdLibURL: stdlib,
    lockFileContents: { info: lock.info, packages: {} },
    env: { PYTHONHASHSEED: "0" },
    jsglobals: {},
    _sysExecutable: "./this.program", // as in a browser
    _makeSnapshot: true,
  });
  const module = pyodide._module;
  const begun = module.HEAPU8.length;
  pyodide.FS.writeFile("/tmp/job.json", await readFile(join(folder, "job.json"), "utf8"));
  const loaded = pyodide.runPython(await readFile(program, "utf8"), { filename: "/snapshot.py" });
  clearFree(module);
  if (module.HEAPU8.length !== begun) {
    throw new Error(`the memory has grown from ${begun} to ${module.HEAPU8.length} bytes; let less be done before the snapshot`);
  }
  const open = pyodide.FS.streams.filter((stream) => stream && stream.fd > 2).map((stream) => stream.path);
  if (open.length) throw new Error(`a file is left open, and there will be none: ${open.join(" ")}`);

  const shot = pyodide.makeMemorySnapshot();
  const [, start, length] = new Uint32Array(shot.buffer, 0, 3);
  const state = JSON.parse(new TextDecoder().decode(shot.subarray(48, 48 + length)));
  const heap = shot.subarray(start);
  for (let place = 0; place < BASE; place += 1) heap[place] ^= base[place];
  const pages = [];
  for (let page = 0; page * PAGE < heap.length; page += 1) {
    if (heap.subarray(page * PAGE, (page + 1) * PAGE).some((byte) => byte !== 0)) pages.push(page);
  }
  const head = { build: pyodide._api.config.BUILD_ID, heap: heap.length, pages, state };
  const stored = pages.map((page) => heap.subarray(page * PAGE, (page + 1) * PAGE));
  await writeFile(join(folder, "made", "head.json"), JSON.stringify({ magic: MAGIC, head }));
  await writeFile(join(folder, "made", "pages.bin"), Buffer.concat(stored));
  await writeFile(join(folder, "made", "loaded.json"), loaded);
} catch (error) {
  console.error(String(error?.message ?? error).slice(-4000));
  process.exitCode = 1;
}
