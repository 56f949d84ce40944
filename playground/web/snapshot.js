// The memory of a Python that has started already, and how it takes the place of the memory of one that has not.
// Stands before engine-worker.mjs in the worker's file; scripts/pyodide/snapshot.mjs writes what is read here.
//
// A snapshot, inflated: "VQS1"; the length of the head, four bytes; the head, JSON filled up with spaces; pages of memory,
// those that are not empty; an archive. All numbers are little-endian, and each part begins at a multiple of four.
//   head   {build, heap, pages, state, archive}: which Pyodide, how long the memory is, which pages there are, what Pyodide
//          keeps of its own, how long the archive is
// The first BASE bytes are stored as their difference (exclusive or) to what the wasm itself lays there.
"use strict";
globalThis.VaraqSnapshot = (() => {
  const MAGIC = 0x31535156;
  const PAGE = 65_536;
  const BASE = 64 * PAGE;

  const words = (bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);

  /** What the wasm has laid into its memory, before anything ran. */
  const baseOf = (memory) => new Uint8Array(memory.buffer.slice(0, BASE));

  /** {head, pages, archive} of the inflated file; throws an error if it is none. */
  function read(bytes) {
    if (bytes.byteLength < 8) throw new Error("too short for a snapshot");
    const [magic, length] = words(bytes.subarray(0, 8));
    if (magic !== MAGIC) throw new Error("not a snapshot");
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
    const pages = bytes.subarray(8 + length, 8 + length + head.pages.length * PAGE);
    const archive = bytes.subarray(pages.byteOffset - bytes.byteOffset + pages.byteLength);
    if (archive.byteLength !== head.archive) throw new Error("not as long as it should be");
    return { head, pages, archive };
  }

  /** Makes `heap` the memory of the snapshot, and gives back what Pyodide's own restoring would. */
  function restore(heap, build, { head, pages }, base) {
    if (head.build !== build) throw new Error(`made by another Pyodide (${head.build.slice(0, 12)})`);
    if (heap.byteLength !== head.heap) throw new Error(`a memory of ${heap.byteLength} bytes where ${head.heap} are needed`);
    const target = words(heap);
    const stored = words(pages);
    const laid = words(base);
    const size = PAGE / 4;
    let next = 0;
    for (let at = 0; at < target.length; at += size) {
      if (head.pages[next] * size === at) {
        target.set(stored.subarray(next * size, (next + 1) * size), at);
        next += 1;
      } else {
        // Only what is not empty is written: memory that nobody has touched costs the device nothing.
        for (let place = at; place < at + size; place += 1) if (target[place] !== 0) target[place] = 0;
      }
      if (at < laid.length) for (let place = at; place < at + size; place += 1) target[place] ^= laid[place];
    }
    if (next !== head.pages.length) throw new Error(`${head.pages.length - next} pages lie outside the memory`);
    return head.state;
  }

  /** `createPyodideModule` of a Pyodide that goes on from the snapshot; give loadPyodide() a `_loadSnapshot` that is empty. */
  function continuing(createPyodideModule, snapshot, base) {
    return async (settings) => {
      const [module, shot] = await Promise.all([createPyodideModule(settings), snapshot]);
      const api = module.API;
      api.restoreSnapshot = () => restore(module.HEAPU8, api.config.BUILD_ID, shot, base());
      return module;
    };
  }

  return Object.freeze({ MAGIC, PAGE, BASE, baseOf, read, continuing });
})();
