/** Where the client lies on its server, and whether that server is more than a place for files. */

/** The address of the client's first page: parts of it lie in a folder beside. */
export const root: URL = import.meta.env?.PROD
  ? new URL(/* @vite-ignore */ "../", import.meta.url)
  : new URL("/", globalThis.location?.href ?? "http://localhost");

/** The words that this page speaks to a house, as a hash of them; nothing where it is not built. */
export const WIRE: string | undefined = import.meta.env?.WIRE;

/** A folder of files without a house behind it: then everything is asked at home. */
export const isAlone = (): boolean =>
  document.querySelector('meta[name="tabbytop-house"]')?.getAttribute("content") === "home";

export const isFirstPage = (): boolean =>
  location.pathname.slice(root.pathname.length).replace("index.html", "") === "" && !location.search.startsWith("?/");

/** How the ids of tables begin that are kept on this device (`tabbytop.local.store`). */
const AT_HOME = "home-";

export const isAtHome = (table: string): boolean => table.startsWith(AT_HOME);

/** The page of a table, or of its replay, at home. */
export const isOfHome = (path: string): boolean => /^\/(t|replay)\//.test(path) && isAtHome(path.split("/")[2] ?? "");

/** Every folder at this address keeps a pack of its own; games are the device's, whichever folder opens them. */
const KEPT = root.pathname === "/" ? "tabbytop.kept" : `tabbytop.kept ${root.pathname}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is remembered here: then nothing is kept either.
  }
}

/** Was the house fetched, as far as this page remembers? Whether all of it is still there is seen when it is started. */
export const isKept = (): boolean => read(KEPT) !== null;

export const rememberKept = (version: string | null): void => write(KEPT, version);

const TABLES = "tabbytop.home-tables";

/** Was a table laid at home, as far as this page remembers? Then lists ask there too. */
export const hasTables = (): boolean => read(TABLES) !== null;

export const rememberTable = (): void => write(TABLES, "yes");

export const forgetTables = (): void => write(TABLES, null);

/**
 * Why nobody can be asked at home: nothing was ever kept, or is any more, what is kept speaks in other words than this
 * page, nothing can be kept, all games were cleared away beneath it, another page has it, or took it, or it does not
 * start.
 */
export type Why = "never" | "absent" | "other" | "unkept" | "cleared" | "elsewhere" | "taken" | "broken";
/** What pages are told about the house: why it is not here, or null when it is; no room for a move; all games are gone. */
export type News = Exclude<Why, "never"> | "full" | null;

const OPENING = "tabbytop:home-opening";

let opens = false;

/** Is it being started? */
export const isOpening = (): boolean => opens;

export function tellOpening(now: boolean): void {
  opens = now;
  dispatchEvent(new Event(OPENING));
}

export function hearOpening(listener: () => void): () => void {
  addEventListener(OPENING, listener);
  return () => removeEventListener(OPENING, listener);
}

const NEWS = "tabbytop:home";

let last: News = null;

export const lastNews = (): News => last;

export function tell(news: News): void {
  last = news;
  dispatchEvent(new CustomEvent<News>(NEWS, { detail: news }));
}

/** From what was told last on: the house may have been asked for before anybody listened. */
export function hearNews(listener: (news: News) => void): () => void {
  listener(last);
  const hear = (event: Event) => listener((event as CustomEvent<News>).detail);
  addEventListener(NEWS, hear);
  return () => removeEventListener(NEWS, hear);
}
