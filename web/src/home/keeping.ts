/** "Keep it on this device": fetched, made ready, told about, removed. React watches it. */
import { leaveHome, prepare, serviceWorker } from "./house";
import { fetchPack, isPossible, isPrepared, type Keeping, kept, Lacking, offered, type Pack, removePack } from "./pack";
import { rememberKept } from "./place";

let now: Keeping = { at: "unknown" };
let stopping: AbortController | null = null;
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

/** What is kept here, and what there is to fetch. */
export async function look(): Promise<void> {
  if (now.at === "fetching" || now.at === "preparing") return;
  if (!isPossible()) return become({ at: "impossible" });
  const [here, there] = await Promise.all([kept(), offered()]);
  rememberKept(here?.version ?? null);
  if (here) become({ at: "kept", bytes: here.bytes, newer: there !== null && there.version !== here.version });
  else if (there) become({ at: "absent", bytes: there.bytes, trouble: null });
  else become({ at: "unknown" });
}

/** Fetches what is missing; broken off, it goes on from there the next time. An older pack is brought up to date. */
export async function keep(): Promise<void> {
  const pack = await offered();
  if (!pack) return become({ at: "absent", bytes: null, trouble: "unreachable" });
  stopping = new AbortController();
  become({ at: "fetching", done: 0, bytes: pack.bytes });
  try {
    await navigator.storage?.persist?.().catch(() => false);
    await leaveHome();
    await fetchPack(pack, (done) => become({ at: "fetching", done, bytes: pack.bytes }), stopping.signal);
    become({ at: "preparing" });
    await keepParts();
    await compile();
    rememberKept(pack.version);
    become({ at: "kept", bytes: pack.bytes, newer: false });
  } catch (error) {
    const stopped = stopping.signal.aborted;
    become({ at: "absent", bytes: pack.bytes, trouble: stopped ? null : troubleOf(error, pack) });
  }
}

const troubleOf = (error: unknown, _: Pack) => (error instanceof Lacking ? error.trouble : "not_kept");

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
async function compile(): Promise<void> {
  if (await isPrepared()) return;
  try {
    await prepare();
  } catch (error) {
    console.warn("starts will be slow:", error);
  }
}

export function stop(): void {
  stopping?.abort();
}

/** Tables that were played stay: they are there again with the next pack. */
export async function remove(): Promise<void> {
  await leaveHome();
  await removePack();
  rememberKept(null);
  now = { at: "unknown" };
  await look();
}
