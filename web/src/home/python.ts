/** Python in a worker: started from what the pack holds, with our files laid out. */
import { COMPILED } from "./pack";
import { root } from "./place";
import { held } from "./unpacking";

export type Python = {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
  runPython(code: string): unknown;
  toPy(value: unknown): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: a module of Python, whose functions are called as they are
  pyimport(name: string): any;
};

const FILES = new URL("pack/files/", root).href;
const HOUSE = "/house";

/** Which edition, and whether this device has compiled it already. */
export type Edition = { readonly version: string; readonly compiled: boolean };

export const packed = (version: string, name: string): string => `${FILES}${version}/${name}`;

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is missing`);
  return new Uint8Array(await answer.arrayBuffer());
}

export async function startPython({ version, compiled }: Edition): Promise<Python> {
  const from = compiled ? COMPILED : "";
  const { loadPyodide } = await import(/* @vite-ignore */ packed(version, "pyodide.mjs"));
  const unsound = notInstantiated();
  const loading: Promise<Python> = loadPyodide({
    indexURL: packed(version, ""),
    stdLibURL: packed(version, `${from}python_stdlib.zip`),
    // No package is ever asked for by name.
    lockFileContents: {
      info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
      packages: {},
    },
    packageBaseUrl: packed(version, ""),
    env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1", TABBYTOP_PLAIN: "1" },
  });
  const [python, files] = await Promise.all([
    Promise.race([loading, unsound]),
    bytes(packed(version, `${from}house.bin`)),
  ]);
  layOut(python, files);
  python.runPython(`import sys; sys.path.insert(0, "${HOUSE}")`);
  return python;
}

/** Fails when WebAssembly does: where what lies here is spoilt, Pyodide only warns, and waits for it for ever. */
function notInstantiated(): Promise<never> {
  const plain = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      const made = plain(source, imports);
      made.catch(reject);
      return made;
    };
  });
}

/** One piece as `tabbytop.local.preparing.house` writes it. */
function layOut(python: Python, files: Uint8Array): void {
  const folders = new Set<string>();
  for (const [name, data] of held(files)) {
    const folder = `${HOUSE}/${name.slice(0, name.lastIndexOf("/") + 1)}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${HOUSE}/${name}`, data);
  }
}
