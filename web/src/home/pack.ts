/** What the house is made of without a server: fetched on wish, in parts that are named by what is in them. */
import { root, WIRE } from "./place";
import { held, unpacked } from "./unpacking";

type Part = { readonly sha: string; readonly bytes: number };
type File = {
  readonly name: string;
  /** As it is asked for; or several files in one piece, each of which is kept by itself. */
  readonly type: string;
  readonly sha: string;
  readonly bytes: number;
  readonly parts: readonly Part[];
};
/** `wire`: in which words it is spoken to, as a hash of them; `bytes`: all that is to be fetched. */
export type Pack = {
  readonly version: string;
  readonly wire: string;
  readonly bytes: number;
  readonly files: readonly File[];
};

export type Measure = { readonly done: number; readonly of: number };

/** Why it could not be kept. */
export type Trouble = "full" | "unreachable" | "damaged" | "not_kept";

export type Keeping =
  | { readonly at: "unknown" }
  /** This browser keeps nothing for such a page: an address that is not secure, a private window. */
  | { readonly at: "impossible" }
  /** `came`: how much of it is here already, of one that was broken off. */
  | { readonly at: "absent"; readonly bytes: number | null; readonly came: number; readonly trouble: Trouble | null }
  | { readonly at: "fetching"; readonly done: number; readonly bytes: number }
  /** Fetched, and made ready for quick starts: how many files are, null before anybody has counted them. */
  | { readonly at: "preparing"; readonly far: Measure | null }
  /** `newer`: how it is with another one that the server has by now; `slow`: it was not made ready for quick starts. */
  | { readonly at: "kept"; readonly bytes: number; readonly newer: Newer; readonly slow: boolean };

/** It is being fetched, it waits until no game of this device is open, or it could not be fetched. */
export type Newer = "fetching" | "waiting" | "not_fetched" | null;

const CACHE = "tabbytop-pack";
const at = (path: string): string => new URL(`pack/${path}`, root).href;
/** What is in use. Every edition lies in a folder of its own, so that one takes the place of another at once. */
const LIST = at("files/list");
const fileAt = (version: string, name: string): string => at(`files/${version}/${name}`);
const BUNDLE = "bundle";
/** Of a bundle: parts of the client are asked for where they lie, and have a hash in their name; its page has none. */
const heldAt = (version: string, name: string): string =>
  name.startsWith("assets/") ? new URL(name, root).href : fileAt(version, `page/${name}`);
export const COMPILED = "compiled/";
/** Other folders at this address have theirs in the same cache, each under a path of its own. */
const OURS = /^(pack\/(files\/|\w+\.part$)|assets\/[^/]+$)/;
const isOurs = (url: string): boolean => url.startsWith(root.href) && OURS.test(url.slice(root.href.length));

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

/** Makes no place for it where there is none. */
const find = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: CACHE });

/** A file as a start will ask for it. */
export async function keepFile(address: string, bytes: Uint8Array, type = PLAIN, more: Said = {}): Promise<void> {
  const cache = await caches.open(CACHE);
  const headers = { ...more, "Content-Type": type, "Content-Length": `${bytes.length}` };
  await cache.put(address, new Response(bytes as Uint8Array<ArrayBuffer>, { headers }));
}

const PLAIN = "application/octet-stream";
type Said = Readonly<Record<string, string>>;
const POLICY = "Content-Security-Policy";

/** What pages and workers of this client may do, as it is said of this page: by itself, or by who serves it. */
async function policy(): Promise<Said> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[http-equiv="${POLICY}"]`)?.content;
  const said = meta ?? (await fetch(root, { cache: "no-store" })).headers.get(POLICY);
  return said ? { [POLICY]: said } : {};
}

export async function dropFile(address: string): Promise<void> {
  await (await caches.open(CACHE)).delete(address);
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
  if (!isPossible()) return null;
  const list = await find(LIST);
  if (!list) return null;
  const pack = (await list.json()) as Pack;
  const found = await Promise.all(pack.files.map((file) => find(fileAt(pack.version, file.name))));
  return found.every(Boolean) ? pack : null;
}

/** Does this page speak its words? */
export const isUnderstood = ({ wire }: Pack): boolean => WIRE === undefined || WIRE === wire;

/** Did a client other than this page come with what is in use? Where only that is asked, the service worker opens it. */
export async function hasItsClient(): Promise<boolean> {
  const pack = await kept();
  if (!pack || !navigator.serviceWorker.controller) return false;
  const page = await find(heldAt(pack.version, ""));
  const mine = document.querySelector<HTMLScriptElement>("script[type=module]")?.src.split("/").at(-1);
  return page !== undefined && mine !== undefined && !(await page.text()).includes(mine);
}

const TO_COMPILE = ["house.bin", "python_stdlib.zip"];

/** Has this device compiled it? */
export async function isPrepared({ version }: Pack): Promise<boolean> {
  const found = await Promise.all(TO_COMPILE.map((name) => find(fileAt(version, COMPILED + name))));
  return found.every(Boolean);
}

/** Is there room to compile it, as far as the browser tells? Compiled files are larger, but not twice as large. */
export async function hasRoom({ files }: Pack): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const bytes = files.filter(({ name }) => TO_COMPILE.includes(name)).reduce((sum, file) => sum + file.bytes, 0);
  return quota - usage > 2 * bytes;
}

/** Fetches what is missing, and goes on where it was broken off: what came is kept. What is in use stays in use. */
export async function fetchPack(pack: Pack, tell: (done: number) => void, signal: AbortSignal): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const before = (await (await cache.match(LIST))?.json()) as Pack | undefined;
    let done = 0;
    for (const file of pack.files) {
      const isAll = await isHere(cache, pack, file, before);
      const count = (bytes: number) => {
        done += bytes;
        tell(done);
      };
      if (isAll) count(sizeOf(file.parts));
      else await fetchFile(cache, pack, file, signal, count);
    }
  } catch (error) {
    throw error instanceof TypeError ? new Lacking("unreachable", String(error)) : error;
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Lacking) return error.trouble;
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "not_kept";
}

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** How much of it is here, of all that is to be fetched. */
export async function came(pack: Pack): Promise<number> {
  if (!(await caches.has(CACHE))) return 0;
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const parts = pack.files.flatMap((file) =>
    here.has(fileAt(pack.version, file.name)) ? file.parts : file.parts.filter((part) => here.has(partAt(part))),
  );
  return sizeOf(parts);
}

/** It came before, or is what the edition in use has too. */
async function isHere(cache: Cache, pack: Pack, file: File, before: Pack | undefined): Promise<boolean> {
  if (await cache.match(fileAt(pack.version, file.name))) return true;
  if (before?.files.find(({ name }) => name === file.name)?.sha !== file.sha) return false;
  for (const name of await names(cache, before.version, file))
    if (!(await copy(cache, heldAt(before.version, name), heldAt(pack.version, name)))) return false;
  return copy(cache, fileAt(before.version, file.name), fileAt(pack.version, file.name));
}

/** What a bundle held, which is kept in its place; nothing of other files. */
async function names(cache: Cache, version: string, file: File): Promise<readonly string[]> {
  const held = file.type === BUNDLE ? await cache.match(fileAt(version, file.name)) : undefined;
  return held ? ((await held.json()) as string[]) : [];
}

async function copy(cache: Cache, from: string, to: string): Promise<boolean> {
  const same = await cache.match(from);
  if (same && from !== to) await cache.put(to, same);
  return same !== undefined;
}

/** From now on this one is in use, and nothing of others is kept. */
export async function takeUp(pack: Pack): Promise<void> {
  const cache = await caches.open(CACHE);
  await keepFile(LIST, new TextEncoder().encode(JSON.stringify(pack)), "application/json");
  const folder = fileAt(pack.version, "");
  const held = (await Promise.all(pack.files.map((file) => names(cache, pack.version, file)))).flat();
  const ours = new Set([LIST, ...held.map((name) => heldAt(pack.version, name))]);
  for (const { url } of await cache.keys())
    if (isOurs(url) && !ours.has(url) && !url.startsWith(folder)) await cache.delete(url);
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
  const bytes = await unpacked(new Uint8Array(await new Blob(parts).arrayBuffer()), file.bytes);
  if ((await sha256(bytes)) !== file.sha) throw new Lacking("damaged", `${file.name} is not what it should be`);
  if (file.type === BUNDLE) await keepBundle(pack, file, bytes);
  else await keepFile(fileAt(pack.version, file.name), bytes, file.type);
  for (const part of file.parts) await cache.delete(partAt(part));
}

/** One by one; what it held is written down last. */
async function keepBundle({ version }: Pack, { name }: File, bytes: Uint8Array): Promise<void> {
  const [files, said] = [held(bytes), await policy()];
  for (const [one, data, type] of files) await keepFile(heldAt(version, one), data, type, said);
  await keepFile(fileAt(version, name), new TextEncoder().encode(JSON.stringify(files.map(([one]) => one))));
}

const partAt = ({ sha }: Part): string => at(`${sha.slice(0, 20)}.part`);

async function fetchPart(cache: Cache, part: Part, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const here = await cache.match(partAt(part)).then((known) => known?.arrayBuffer());
  if (here && (await sha256(new Uint8Array(here))) === part.sha) return new Uint8Array(here);
  const answer = await fetch(partAt(part), { signal });
  if (!answer.ok) throw new Lacking("unreachable", `${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if ((await sha256(bytes)) !== part.sha) throw new Lacking("damaged", "a part is not what it should be");
  await keepFile(partAt(part), bytes);
  return bytes;
}

/** The pack alone: tables that were played stay. */
export async function removePack(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (isOurs(url)) await cache.delete(url);
  if ((await cache.keys()).length === 0) await caches.delete(CACHE);
}
