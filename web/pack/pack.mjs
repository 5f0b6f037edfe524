// What lets the house run without a server: Pyodide, Python's standard library and our own files. `packing.py` packs it.
//   node pack/pack.mjs PACKAGE WHEELS DIR
// PACKAGE: src/tabbytop; WHEELS: the packages it needs there; DIR: where the files are written.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { wire } from "./wire.mjs";

const [source, wheels, out] = process.argv.slice(2).map((one) => resolve(one));
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
mkdirSync(out, { recursive: true });

const python = await loadPyodide();
for (const [at, root] of Object.entries({
  "/pyodide": pyodide,
  "/tabbytop": source,
  "/wheels": wheels,
  "/made": out,
})) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
python.runPython(readFileSync(join(here, "stripping.py"), "utf-8"));
python.runPython("pack()");
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  copyFileSync(join(pyodide, name), join(out, name));
writeFileSync(join(out, "wire"), wire);
