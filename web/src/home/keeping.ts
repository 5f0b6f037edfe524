/** "Keep it on this device": fetched, made ready, told about, removed. React watches it. */
import { betweenGames, leaveHome, prepare, serviceWorker } from "./house";
import {
  fetchPack,
  isPossible,
  isPrepared,
  type Keeping,
  kept,
  Lacking,
  type Newer,
  offered,
  type Pack,
  removePack,
  takeUp,
} from "./pack";
import { rememberKept, tell } from "./place";

let now: Keeping = { at: "unknown" };
let last: Promise<void> = Promise.resolve();
let stopping = new AbortController();
const listeners = new Set<() => void>();

export const keeping = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Keeping => now,
};

function become(next: Keeping): void {
  now = next;
  for (const listener of listeners) listener();
}

/** One after another. */
function alone(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** What is kept here, and what there is to fetch. A newer edition is fetched without being asked for. */
export const look = (): Promise<void> => alone(looked);

async function looked(): Promise<void> {
  if (!isPossible()) return become({ at: "impossible" });
  let here: Pack | null;
  try {
    here = await kept();
  } catch {
    return become({ at: "impossible" }); // as some browsers answer in a private window
  }
  const there = await offered();
  rememberKept(here?.version ?? null);
  if (!here && !there) become({ at: "unknown" });
  else if (!here) become({ at: "absent", bytes: there?.bytes ?? null, trouble: null });
  else if (!there || there.version === here.version) become({ at: "kept", bytes: here.bytes, newer: null });
  else await update(here, there);
}

/** The old one stays in use until all of the new one is here and no game of this device is open. */
async function update(here: Pack, there: Pack): Promise<void> {
  const tell = (newer: Newer) => become({ at: "kept", bytes: here.bytes, newer });
  tell("fetching");
  try {
    await fetched(there, new AbortController().signal);
  } catch {
    return tell("not_fetched");
  }
  if (!(await betweenGames(() => takeUp(there)))) return tell("waiting");
  rememberKept(there.version);
  become({ at: "kept", bytes: there.bytes, newer: null });
}

async function fetched(pack: Pack, signal: AbortSignal, tell: (done: number) => void = () => {}): Promise<void> {
  await fetchPack(pack, tell, signal);
  if (now.at === "fetching") become({ at: "preparing" });
  await keepParts();
  await compile(pack);
}

/** Fetches what is missing; broken off, it goes on from there the next time. `anew`: nothing that lies here is trusted. */
export const keep = (anew = false): Promise<void> => alone(() => fetchedAndKept(anew));

async function fetchedAndKept(anew: boolean): Promise<void> {
  const pack = await offered();
  const here = await kept();
  if (pack && here && !anew) return update(here, pack);
  if (!pack) return become({ at: "absent", bytes: null, trouble: "unreachable" });
  stopping = new AbortController();
  become({ at: "fetching", done: 0, bytes: pack.bytes });
  try {
    await navigator.storage?.persist?.().catch(() => false);
    await leaveHome();
    if (anew) await removePack();
    await fetched(pack, stopping.signal, (done) => become({ at: "fetching", done, bytes: pack.bytes }));
    await takeUp(pack);
    rememberKept(pack.version);
    become({ at: "kept", bytes: pack.bytes, newer: null });
    tell(null);
  } catch (error) {
    const trouble = error instanceof Lacking ? error.trouble : "not_kept";
    become({ at: "absent", bytes: pack.bytes, trouble: stopping.signal.aborted ? null : trouble });
  }
}

/** Somebody wishes to play: fetched, unless it is here. */
export const wish = (): Promise<void> =>
  alone(async () => {
    await looked();
    if (now.at !== "kept" && now.at !== "impossible") await fetchedAndKept(false);
  });

/** Kept when it is here, however often it was broken off until then. */
export const whenKept = (): Promise<void> =>
  new Promise((resolve) => {
    const end = keeping.subscribe(() => {
      if (now.at !== "kept") return;
      end();
      resolve();
    });
  });

/** All parts of the client, so that every page opens without a network. */
async function keepParts(): Promise<void> {
  const worker = await serviceWorker();
  await new Promise<void>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data === "kept" ? resolve() : reject(new Lacking("unreachable", String(data))));
    worker.postMessage("keep all", [port2]);
  });
}

/** A start without it is only slower, so that whatever is wrong with it is no reason to keep nothing. */
async function compile(pack: Pack): Promise<void> {
  if (await isPrepared(pack)) return;
  try {
    await prepare(pack);
  } catch (error) {
    console.warn("starts will be slow:", error);
  }
}

export function stop(): void {
  stopping.abort();
}

/** Tables that were played stay: they are there again with the next pack. */
export async function remove(): Promise<void> {
  await leaveHome();
  await removePack();
  rememberKept(null);
  now = { at: "unknown" };
  await look();
}
