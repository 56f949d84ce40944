// Run a Python program in Pyodide under Node: run.mjs RUNTIME PROGRAM FOLDER [STDLIB]
// FOLDER is the program's working directory, at /job inside. No request leaves the machine: the lock is empty.
import { readFile } from "node:fs/promises";
import { resolve, join } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, program, folder, stdlib] = process.argv.slice(2).map((path) => resolve(path));
try {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
  const lock = JSON.parse(await readFile(join(runtime, "pyodide-lock.json"), "utf8"));
  const pyodide = await loadPyodide({
    indexURL: runtime,
    ...(stdlib ? { stdLibURL: stdlib } : {}),
    lockFileContents: { info: lock.info, packages: {} },
    // The order of a set, and with it the bytecode, must not change from run to run. Columns of instructions would only
    // be shown under a source line, and no source is in the archive; they are an eighth of it.
    env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1", PYTHONNODEBUGRANGES: "1" },
  });
  pyodide.FS.mkdirTree("/job");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/job");
  pyodide.FS.chdir("/job");
  pyodide.runPython(await readFile(program, "utf8"), { filename: program });
} catch (error) {
  // Not Node's own report: it would print the source line, which is the whole runtime.
  console.error(String(error?.message ?? error));
  process.exitCode = 1;
}
