/** "Keep it on this device": fetched, made ready, told about, removed. React watches it. */
import { betweenGames, leaveHome, prepare, serviceWorker } from "./house";
import {
  came,
  fetchPack,
  hasRoom,
  isPossible,
  isPrepared,
  isUnderstood,
  type Keeping,
  kept,
  type Measure,
  type Newer,
  offered,
  type Pack,
  removePack,
  type Trouble,
  takeUp,
  troubleOf,
} from "./pack";
import { isFirstPage, rememberKept, tell } from "./place";

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
  if (here && there && there.version !== here.version) await update(here, there);
  else if (here) await inUse(here, null);
  else if (there) await lacking(there, null);
  else become({ at: "unknown" });
}

async function inUse(pack: Pack, newer: Newer): Promise<void> {
  const slow = !(await isPrepared(pack));
  become({ at: "kept", bytes: pack.bytes, newer, slow });
  if (slow) void alone(() => prepareAgain(pack));
}

async function lacking(pack: Pack, trouble: Trouble | null): Promise<void> {
  become({ at: "absent", bytes: pack.bytes, came: await came(pack).catch(() => 0), trouble });
}

/** What could not be compiled for want of room, in an earlier visit or this one, when there is some. */
async function prepareAgain(pack: Pack): Promise<void> {
  if (isHopeless || !(await hasRoom(pack))) return;
  stopping = new AbortController();
  await compile(pack, () => {}, stopping.signal);
  if (now.at === "kept") become({ ...now, slow: !(await isPrepared(pack)) });
}

/** The old one stays in use until all of the new one is here and no game of this device is open. */
async function update(here: Pack, there: Pack): Promise<void> {
  const slow = !(await isPrepared(here));
  const tellOf = (newer: Newer) => become({ at: "kept", bytes: here.bytes, newer, slow });
  tellOf("fetching");
  stopping = new AbortController();
  try {
    await fetched(there, stopping.signal);
  } catch {
    return tellOf("not_fetched");
  }
  if (!isUnderstood(there) && !isIdle()) return tellOf("waiting");
  if (!(await betweenGames(() => takenUp(there)))) return tellOf("waiting");
  await inUse(there, null);
  if (isUnderstood(there)) tell(null);
  else location.reload(); // the service worker opens the page that it came with
}

/** Nobody is in the middle of something that a page opened anew would have forgotten. */
const isIdle = (): boolean => isFirstPage() && document.querySelector("dialog[open]") === null;

type Telling = { readonly came: (done: number) => void; readonly prepared: (far: Measure | null) => void };

const QUIET: Telling = { came: () => {}, prepared: () => {} };

async function fetched(pack: Pack, signal: AbortSignal, tell = QUIET): Promise<void> {
  await serviceWorker(); // serves what has come, from then on
  await fetchPack(pack, tell.came, signal);
  tell.prepared(null);
  await compile(pack, tell.prepared, signal);
  signal.throwIfAborted();
}

async function takenUp(pack: Pack): Promise<void> {
  await takeUp(pack);
  rememberKept(pack.version);
  navigator.serviceWorker.controller?.postMessage("tidy");
}

/** Fetches what is missing; broken off, it goes on from there the next time. `anew`: what is in use here is no good. */
export const keep = (anew = false): Promise<void> => alone(() => fetchedAndKept(anew));

async function fetchedAndKept(anew: boolean): Promise<void> {
  const pack = await offered();
  const here = await kept();
  if (pack && here && !anew) return isUnderstood(pack) ? update(here, pack) : location.reload();
  if (!pack && here && !anew) return inUse(here, "not_fetched");
  if (!pack) return become({ at: "absent", bytes: null, came: 0, trouble: "unreachable" });
  stopping = new AbortController();
  become({ at: "fetching", done: 0, bytes: pack.bytes });
  try {
    await navigator.storage?.persist?.().catch(() => false);
    await leaveHome();
    if (here) await removePack(); // no good
    await fetched(pack, stopping.signal, {
      came: (done) => become({ at: "fetching", done, bytes: pack.bytes }),
      prepared: (far) => become({ at: "preparing", far }),
    });
    await takenUp(pack);
    await inUse(pack, null);
    tell(null);
  } catch (error) {
    await lacking(pack, stopping.signal.aborted ? null : troubleOf(error));
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

/** It was tried on this page, and not for want of room. */
let isHopeless = false;

/** A start without it is only slower, so that whatever is wrong with it is no reason to keep nothing. */
async function compile(pack: Pack, tell: (far: Measure) => void, signal: AbortSignal): Promise<void> {
  if (await isPrepared(pack)) return;
  try {
    await prepare(pack, tell, signal);
  } catch (error) {
    if (signal.aborted) return;
    console.warn("starts will be slow:", error);
    isHopeless = await hasRoom(pack);
  }
}

/** Has the browser promised to keep it? Null where it cannot be asked. A private window never has. */
export const isPromised = async (): Promise<boolean | null> => (await navigator.storage?.persisted?.()) ?? null;

export function stop(): void {
  stopping.abort();
}

/** Tables that were played stay: they are there again with the next pack. */
export function remove(): Promise<void> {
  stop(); // whatever is on its way
  return alone(async () => {
    await leaveHome();
    await removePack();
    rememberKept(null);
    now = { at: "unknown" };
    await looked();
  });
}
