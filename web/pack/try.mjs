// Runs a Python file inside what a browser would have: the pack's files, as they came, or compiled as they are then kept.
//   node pack/try.mjs FILES FILE [compiled]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, file, compiled] = process.argv.slice(2);
const files = resolve(folder);
const lock = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};
const { loadPyodide } = await import(pathToFileURL(join(files, "pyodide.mjs")).href);

async function started(from) {
  const python = await loadPyodide({
    indexURL: files,
    stdLibURL: join(files, from, "python_stdlib.zip"),
    lockFileContents: lock,
    packageBaseUrl: files,
    env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1", TABBYTOP_PLAIN: "1" },
  });
  const bytes = readFileSync(join(files, from, "house.bin"));
  const length = bytes.readUInt32LE(0);
  let at = 4 + length;
  for (const [name, size] of JSON.parse(bytes.subarray(4, at).toString())) {
    python.FS.mkdirTree(dirname(`/house/${name}`));
    python.FS.writeFile(`/house/${name}`, bytes.subarray(at, at + size));
    at += size;
  }
  python.runPython("import sys; sys.path.insert(0, '/house')");
  return python;
}

let python = await started("");
if (compiled) {
  const preparing = python.pyimport("tabbytop.local.preparing");
  const { Path } = python.pyimport("pathlib");
  const library = python.runPython("next(path for path in sys.path if path.endswith('.zip'))");
  mkdirSync(join(files, "compiled"), { recursive: true });
  writeFileSync(join(files, "compiled", "house.bin"), preparing.house(Path("/house")).toJs());
  writeFileSync(join(files, "compiled", "python_stdlib.zip"), preparing.library(Path(library)).toJs());
  const began = performance.now();
  python = await started("compiled");
  console.error(`python ${Math.round(performance.now() - began)} ms`);
}
try {
  await python.runPythonAsync(readFileSync(resolve(file), "utf-8"));
} catch (error) {
  console.error(error.message); // and not the line of Pyodide's own that it came through, which is all of Pyodide
  process.exitCode = 1;
}
process.exit(); // whatever Python still waits for
