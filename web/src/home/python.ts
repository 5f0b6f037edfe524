/** Python in a worker: started from what the pack holds, with our files laid out. */
import { COMPILED } from "./pack";
import { root } from "./place";

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
  const [python, files] = await Promise.all([
    loadPyodide({
      indexURL: packed(version, ""),
      stdLibURL: packed(version, `${from}python_stdlib.zip`),
      // No package is ever asked for by name.
      lockFileContents: {
        info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
        packages: {},
      },
      packageBaseUrl: packed(version, ""),
      env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1", TABBYTOP_PLAIN: "1" },
    }) as Promise<Python>,
    bytes(packed(version, `${from}house.bin`)),
  ]);
  layOut(python, files);
  python.runPython(`import sys; sys.path.insert(0, "${HOUSE}")`);
  return python;
}

/** One piece as `tabbytop.local.preparing.house` writes it. */
function layOut(python: Python, files: Uint8Array): void {
  const length = new DataView(files.buffer, files.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(files.subarray(4, 4 + length))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of list) {
    const folder = `${HOUSE}/${name.slice(0, name.lastIndexOf("/") + 1)}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${HOUSE}/${name}`, files.subarray(at, at + size));
    at += size;
  }
}
