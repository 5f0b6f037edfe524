/** What the house is made of without a server: fetched on wish, in parts that are named by what is in them. */
import { root } from "./place";

type Part = { readonly sha: string; readonly bytes: number };
type File = {
  readonly name: string;
  readonly type: string;
  readonly sha: string;
  readonly bytes: number;
  readonly parts: readonly Part[];
};
/** `wire`: in which words it is spoken to, as a hash of them. */
export type Pack = {
  readonly version: string;
  readonly wire: string;
  readonly bytes: number;
  readonly files: readonly File[];
};

/** Why it could not be kept. */
export type Trouble = "full" | "unreachable" | "damaged" | "not_kept";

export type Keeping =
  | { readonly at: "unknown" }
  /** This browser keeps nothing for such a page: an address that is not secure, a private window. */
  | { readonly at: "impossible" }
  | { readonly at: "absent"; readonly bytes: number | null; readonly trouble: Trouble | null }
  | { readonly at: "fetching"; readonly done: number; readonly bytes: number }
  /** Fetched, and made ready for quick starts. */
  | { readonly at: "preparing" }
  /** `newer`: how it is with another one that the server has by now. */
  | { readonly at: "kept"; readonly bytes: number; readonly newer: Newer };

/** It is being fetched, it waits until no game of this device is open, or it could not be fetched. */
export type Newer = "fetching" | "waiting" | "not_fetched" | null;

const CACHE = "tabbytop-pack";
const at = (path: string): string => new URL(`pack/${path}`, root).href;
/** What is in use. Every edition lies in a folder of its own, so that one takes the place of another at once. */
const LIST = at("files/list");
const fileAt = (version: string, name: string): string => at(`files/${version}/${name}`);
export const COMPILED = "compiled/";

export class Lacking extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, reason: string) {
    super(reason);
    this.trouble = trouble;
  }
}

export const isPossible = (): boolean =>
  globalThis.isSecureContext &&
  "caches" in globalThis &&
  "serviceWorker" in navigator &&
  "locks" in navigator &&
  globalThis.indexedDB !== undefined;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file as a start will ask for it. */
export async function keepFile(address: string, bytes: Uint8Array, type = "application/octet-stream"): Promise<void> {
  const cache = await caches.open(CACHE);
  // Pages of this client allow scripts of their own address and WebAssembly, nothing else: workers started from here too.
  const headers = { "Content-Type": type, "Content-Length": `${bytes.length}` };
  await cache.put(address, new Response(bytes as Uint8Array<ArrayBuffer>, { headers }));
}

/** What the server has to offer now; null where it cannot be asked. */
export async function offered(): Promise<Pack | null> {
  try {
    const answer = await fetch(at("list"), { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as Pack) : null;
  } catch {
    return null;
  }
}

/** What is in use and lies here whole; null where nothing does, or something of it is gone. */
export async function kept(): Promise<Pack | null> {
  if (!isPossible() || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const list = await cache.match(LIST);
  if (!list) return null;
  const pack = (await list.json()) as Pack;
  const found = await Promise.all(pack.files.map((file) => cache.match(fileAt(pack.version, file.name))));
  return found.every(Boolean) ? pack : null;
}

/** Has this device compiled it? */
export async function isPrepared({ version }: Pack): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const names = ["house.bin", "python_stdlib.zip"];
  const found = await Promise.all(names.map((name) => cache.match(fileAt(version, COMPILED + name))));
  return found.every(Boolean);
}

/** Fetches what is missing, and goes on where it was broken off: what came is kept. What is in use stays in use. */
export async function fetchPack(pack: Pack, tell: (done: number) => void, signal: AbortSignal): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const before = (await (await cache.match(LIST))?.json()) as Pack | undefined;
    let done = 0;
    for (const file of pack.files) {
      const came = await isHere(cache, pack, file, before);
      const count = (bytes: number) => {
        done += bytes;
        tell(done);
      };
      if (came) count(file.parts.reduce((sum, part) => sum + part.bytes, 0));
      else await fetchFile(cache, pack, file, signal, count);
    }
  } catch (error) {
    if (error instanceof Lacking) throw error;
    if (error instanceof DOMException && error.name === "QuotaExceededError") throw new Lacking("full", String(error));
    if (error instanceof TypeError) throw new Lacking("unreachable", String(error));
    throw new Lacking("not_kept", String(error));
  }
}

/** It came before, or is what the edition in use has too. */
async function isHere(cache: Cache, pack: Pack, file: File, before: Pack | undefined): Promise<boolean> {
  if (await cache.match(fileAt(pack.version, file.name))) return true;
  if (before?.files.find(({ name }) => name === file.name)?.sha !== file.sha) return false;
  const same = await cache.match(fileAt(before.version, file.name));
  if (same) await cache.put(fileAt(pack.version, file.name), same);
  return same !== undefined;
}

/** From now on this one is in use, and nothing of others is kept. */
export async function takeUp(pack: Pack): Promise<void> {
  const cache = await caches.open(CACHE);
  await keepFile(LIST, new TextEncoder().encode(JSON.stringify(pack)), "application/json");
  const folder = fileAt(pack.version, "");
  for (const { url } of await cache.keys()) if (url !== LIST && !url.startsWith(folder)) await cache.delete(url);
}

async function fetchFile(
  cache: Cache,
  pack: Pack,
  file: File,
  signal: AbortSignal,
  tell: (bytes: number) => void,
): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const part of file.parts) {
    parts.push(await fetchPart(cache, part, signal));
    tell(part.bytes);
  }
  const whole = new Blob(parts).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(whole).arrayBuffer());
  if ((await sha256(bytes)) !== file.sha) throw new Lacking("damaged", `${file.name} is not what it should be`);
  await keepFile(fileAt(pack.version, file.name), bytes, file.type);
  for (const part of file.parts) await cache.delete(partAt(part));
}

const partAt = ({ sha }: Part): string => at(`${sha.slice(0, 20)}.part`);

async function fetchPart(cache: Cache, part: Part, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const here = await cache.match(partAt(part));
  if (here) return new Uint8Array(await here.arrayBuffer());
  const answer = await fetch(partAt(part), { signal });
  if (!answer.ok) throw new Lacking("unreachable", `${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if ((await sha256(bytes)) !== part.sha) throw new Lacking("damaged", "a part is not what it should be");
  await keepFile(partAt(part), bytes);
  return bytes;
}

/** The pack alone: tables that were played stay. */
export async function removePack(): Promise<void> {
  await caches.delete(CACHE);
}
