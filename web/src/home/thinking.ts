/** The second worker: bots think here, so that nobody waits for them at the board. Also compiles what was fetched. */

import { COMPILED, keepFile } from "./pack";
import { type Edition, type Python, packed, startPython } from "./python";

export type ToThinker =
  | { readonly kind: "start"; readonly edition: Edition; readonly port: MessagePort }
  | { readonly kind: "prepare"; readonly version: string };

let python: Promise<Python> | null = null;

/** Compiles all files, for every start from now on. */
async function prepare(version: string): Promise<void> {
  const here = await startPython({ version, compiled: false });
  const preparing = here.pyimport("tabbytop.local.preparing");
  const { Path } = here.pyimport("pathlib");
  const made = {
    "house.bin": preparing.house(Path("/house")),
    "python_stdlib.zip": preparing.library(Path(libraryOf(here))),
  };
  for (const [name, bytes] of Object.entries(made)) {
    await keepFile(packed(version, COMPILED + name), bytes.toJs() as Uint8Array);
    bytes.destroy();
  }
}

const libraryOf = (here: Python): string =>
  String(here.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"));

addEventListener("message", async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "prepare") {
    try {
      await prepare(data.version);
      postMessage("prepared");
    } catch (error) {
      postMessage(`failed: ${String(error)}`);
    }
    return;
  }
  const { port, edition } = data;
  python = startPython(edition).then((here) => {
    here.pyimport("tabbytop.local.thinker"); // before it is asked for
    return here;
  });
  port.onmessage = async ({ data: task }: MessageEvent<Uint8Array>) => {
    try {
      const here = await python;
      const answer = here?.pyimport("tabbytop.local.thinker").answered(here.toPy(task));
      port.postMessage(answer.toJs() as Uint8Array);
      answer.destroy();
    } catch (error) {
      port.postMessage(String(error));
    }
  };
});
