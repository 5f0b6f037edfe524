/** The second worker: bots think here, so that nobody waits for them at the board. Also compiles what was fetched. */

import { COMPILED, dropFile, keepFile, type Measure } from "./pack";
import { type Edition, type Python, packed, startPython } from "./python";

export type ToThinker =
  | { readonly kind: "start"; readonly edition: Edition; readonly port: MessagePort }
  | { readonly kind: "prepare"; readonly version: string };

/** How many files are compiled, of how many; that all are; or why they are not. */
export type FromPreparing = Measure | "prepared" | { readonly failed: string };

const say = (message: FromPreparing): void => postMessage(message);

let python: Promise<Python> | null = null;

/** Compiles all files, for every start from now on. Where there is no room for all of them, none stays. */
async function prepare(version: string): Promise<void> {
  const here = await startPython({ version, compiled: false });
  const preparing = here.pyimport("tabbytop.local.preparing");
  const { Path } = here.pyimport("pathlib");
  const [house, library] = [Path("/house"), Path(libraryOf(here))];
  const of: number = preparing.count(house, library);
  let done = 0;
  const told = () => say({ done: ++done, of });
  const made = {
    "house.bin": preparing.house(house, told),
    "python_stdlib.zip": preparing.library(library, told),
  };
  const addresses = Object.keys(made).map((name) => packed(version, COMPILED + name));
  try {
    for (const [at, bytes] of Object.values(made).entries())
      await keepFile(addresses[at] as string, bytes.toJs() as Uint8Array);
  } catch (error) {
    for (const address of addresses) await dropFile(address);
    throw error;
  }
}

const libraryOf = (here: Python): string =>
  String(here.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"));

addEventListener("message", async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "prepare") {
    try {
      await prepare(data.version);
      say("prepared");
    } catch (error) {
      say({ failed: String(error) });
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
