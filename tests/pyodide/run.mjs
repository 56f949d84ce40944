// Run Python in the pack as it is shipped, under Node: run.mjs PACK SCRIPT.py [WORD…]
// PACK is the folder of engine.json. The script finds the words in sys.argv; what it prints comes out.
// With --snapshot before PACK Python goes on from the snapshot, as in a browser.
// With --wheel NAME before PACK the package NAME is first installed by loadPackage() from the wheels in PACK.
import { mkdtemp, readFile, writeFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const words = process.argv.slice(2);
const restored = words[0] === "--snapshot" && Boolean(words.shift());
const wheel = words[0] === "--wheel" ? words.splice(0, 2)[1] : null;
const [pack, script, ...rest] = words;
const manifest = JSON.parse(await readFile(join(pack, "engine.json"), "utf8"));
const shipped = (part) => readFile(join(pack, manifest.files[part].name));

// Node takes a module's kind from its name, so the shipped files get their first names again in a folder aside.
const folder = await mkdtemp(join(tmpdir(), "varaq-shipped-"));
try {
  for (const [name, part] of [["pyodide.mjs", "loader"], ["pyodide.asm.mjs", "runtime"], ["pyodide.asm.wasm", "wasm"]]) {
    await writeFile(join(folder, name), await shipped(part));
  }
  const python = gunzipSync(await shipped("python"));
  await import("../../playground/web/snapshot.js");
  const snapshot = restored ? globalThis.VaraqSnapshot.read(new Uint8Array(gunzipSync(await shipped("snapshot")))) : null;
  await writeFile(join(folder, "python.zip"), snapshot ? snapshot.archive : python);
  let laid;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    if (made.instance?.exports?.memory) laid = globalThis.VaraqSnapshot.baseOf(made.instance.exports.memory);
    return made;
  };
  globalThis.require = createRequire(import.meta.url); // else the loader looks for a package it does not need here
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const { default: createPyodideModule } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
  const pyodide = await loadPyodide({
    ...(snapshot && {
      createPyodideModule: globalThis.VaraqSnapshot.continuing(createPyodideModule, snapshot, () => laid),
      _loadSnapshot: new Uint8Array(0),
      jsglobals: {},
    }),
    indexURL: folder,
    stdLibURL: join(folder, "python.zip"),
    lockFileContents: manifest.lock,
    packageBaseUrl: resolve(pack),
    packageCacheDir: resolve(pack),
    stdout: (text) => process.stdout.write(text + "\n"),
    stderr: (text) => process.stderr.write(text + "\n"),
  });
  const boot = pyodide.pyimport("varaq_boot");
  const others = gunzipSync(await shipped("rest"));
  boot.lay_rest(() => others.buffer.slice(others.byteOffset, others.byteOffset + others.byteLength));
  if (snapshot) boot.lay_first(() => python.buffer.slice(python.byteOffset, python.byteOffset + python.byteLength));
  if (wheel) {
    // It does not throw when it fails: what it gives back tells.
    const errors = [];
    pyodide.runPython("import site, sys; sys.path[:0] = site.getsitepackages()"); // the archive holds the same packages
    const loaded = await pyodide.loadPackage(wheel, { errorCallback: (text) => errors.push(text), messageCallback() {} });
    if (!loaded.some((one) => one.name === wheel)) throw new Error(`not loaded: ${errors.join(" ")}`);
  }
  pyodide.runPython("import sys; sys.argv[:] = words", {
    globals: pyodide.toPy({ words: pyodide.toPy([script, ...rest]) }),
  });
  pyodide.runPython(await readFile(script, "utf8"), { filename: script });
} catch (error) {
  process.stderr.write(String(error?.message ?? error).slice(-4000) + "\n");
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
