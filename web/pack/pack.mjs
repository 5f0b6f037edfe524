// The pack that lets the house run without a server: Pyodide, Python's standard library and our own files,
// each file compressed and cut into parts that are named by what is in them, and a list of all (list).
//   node pack/pack.mjs PACKAGE WHEELS DIR
// PACKAGE: src/tabbytop; WHEELS: the packages it needs there; DIR: where the pack is written.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const PART = 512 * 1024;
const TYPES = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  zip: "application/zip",
  bin: "application/octet-stream",
};
const [source, wheels, out] = process.argv.slice(2).map((one) => resolve(one));
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const made = mkdtempSync(join(tmpdir(), "tabbytop-pack-"));

const python = await loadPyodide();
for (const [at, root] of Object.entries({
  "/pyodide": pyodide,
  "/tabbytop": source,
  "/wheels": wheels,
  "/made": made,
})) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
python.runPython(readFileSync(join(here, "stripping.py"), "utf-8"));
python.runPython("pack()");

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/** A file in parts, each of which is good whoever it came from. */
function file(folder, name) {
  const bytes = readFileSync(join(folder, name));
  const small = gzipSync(bytes, { level: 9 });
  const parts = [];
  for (let at = 0; at < small.length; at += PART) {
    const part = small.subarray(at, at + PART);
    const sha = hash(part);
    writeFileSync(join(out, `${sha.slice(0, 20)}.part`), part);
    parts.push({ sha, bytes: part.length });
  }
  return { name, type: TYPES[name.split(".").at(-1)], sha: hash(bytes), bytes: bytes.length, parts };
}

const files = [
  file(pyodide, "pyodide.mjs"),
  file(pyodide, "pyodide.asm.mjs"),
  file(pyodide, "pyodide.asm.wasm"),
  file(made, "python_stdlib.zip"),
  file(made, "house.bin"),
];
rmSync(made, { recursive: true });
const version = hash(files.map((one) => one.sha).join()).slice(0, 12);
const bytes = files.flatMap((one) => one.parts).reduce((sum, part) => sum + part.bytes, 0);
const wire = hash(readFileSync(join(here, "../src/wire/types.ts"))).slice(0, 12); // as vite.config.ts has it
writeFileSync(join(out, "list"), JSON.stringify({ version, wire, bytes, files }));
console.log(
  `${version}: ${(bytes / 1e6).toFixed(2)} MB to send; ${files.map((one) => `${one.name} ${one.bytes}`).join(", ")}`,
);
