/** The server over HTTP. Failures are a `Failure` with the server's own kind and reason. */
import { isAlone, root } from "../home/place";
import type { AnalysisInfo, HintInfo, NewHint } from "./analysis";
import type { About, Calls, NewCalls, NewPush, NewTarget, Tried } from "./calls";
import type { EventInfo, EventLine, EventRequest, NewEvent } from "./events";
import type { Board, Match, Wanted } from "./house";
import type { FinishedGames, Memory, SeatRatings } from "./memory";
import type { Making, Showing } from "./passkeys";
import * as transport from "./transport";
import type {
  Became,
  Carrier,
  DeviceInfo,
  FromHome,
  GameInfo,
  Going,
  House,
  Me,
  NetbotInfo,
  NewNetbot,
  NewTable,
  Offer,
  PasskeyList,
  PhraseAnswer,
  Replay,
  Returns,
  TableInfo,
  TableLine,
  WireError,
} from "./types";
import type { GameWords } from "./words";

export class Failure extends Error {
  readonly kind: WireError["kind"] | "unreachable";
  readonly clause: string | null;
  readonly status: number;

  constructor(kind: Failure["kind"], reason: string, clause: string | null, status: number) {
    super(reason);
    this.name = "Failure";
    this.kind = kind;
    this.clause = clause;
    this.status = status;
  }
}

async function failure(response: Response): Promise<Failure> {
  try {
    const error = (await response.json()) as WireError;
    return new Failure(error.kind, error.reason, error.clause ?? null, response.status);
  } catch {
    return new Failure("internal", `${response.status} ${response.statusText}`, null, response.status);
  }
}

/** Told that this browser is nobody any more: whatever it asks for, it is refused. */
export const signedOut = { tell: (): void => {} };

let introduction: Promise<Me | null> | null = null;

/**
 * A browser that comes for the first time is given its cookie by the first answer. Everything else waits for that one
 * answer: several first questions at once would make several people of one browser.
 */
export function introduce(): Promise<Me | null> {
  introduction ??= talk<Me>("/api/me").catch(() => {
    introduction = null;
    return null;
  });
  return introduction;
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  await introduce();
  return talk<T>(path, init);
}

/** The event that tells that the house has begun, or ceased, to answer. */
export const REACH = "tabbytop:reach";
let reached = true;

/** Did the house answer when it was last asked something? */
export const isReached = (): boolean => reached;

function note(answered: boolean): void {
  if (answered === reached) return;
  reached = answered;
  dispatchEvent(new Event(REACH));
}

/** Does the house answer, whoever asks? */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch(new URL(isAlone() ? "mark.svg" : "healthz", root), { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

const talk = <T>(path: string, init: RequestInit = {}): Promise<T> => answered<T>(transport.send(path, init, note));

/** Of the house on this device, whoever else answers. */
const askHere = <T>(path: string, method = "GET", body?: unknown): Promise<T> =>
  answered<T>(transport.askHome(path, body === undefined ? { method } : { method, body: JSON.stringify(body) }));

async function answered<T>(asked: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await asked;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Failure("unreachable", String(error), null, 0);
  }
  if (!response.ok) {
    const failed = await failure(response);
    if (failed.kind === "signed_out") signedOut.tell();
    throw failed;
  }
  return (response.status === 204 ? null : await response.json()) as T;
}

function send<T>(method: "POST" | "PUT", path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export type SeatWish = NewTable["seats"][number];

export const api = {
  me: async () => (await introduce()) ?? talk<Me>("/api/me"),
  house: () => ask<House>("/api/house"),
  rename: (name: string) => send<Me>("PUT", "/api/me", { name }),
  /** Of the seats of a rated table. */
  ratings: (id: string) => ask<SeatRatings>(`/api/tables/${encodeURIComponent(id)}/ratings`),
  memory: () => ask<Memory>("/api/me/memory"),
  /** Finished games that fit, from behind `before` on. */
  finished: (wanted: Readonly<Record<string, string>>, before: string | null = null) => {
    const asked = Object.entries({ ...wanted, before: before ?? "" }).filter(([, value]) => value !== "");
    return ask<FinishedGames>(`/api/me/finished?${new URLSearchParams(asked)}`);
  },
  devices: () => ask<DeviceInfo[]>("/api/me/devices"),
  renameDevice: (id: string, name: string) => send<DeviceInfo[]>("PUT", `/api/me/devices/${id}`, { name }),
  signOut: (id: string) => ask<DeviceInfo[]>(`/api/me/devices/${id}`, { method: "DELETE" }),
  /** Bots from the network that can be asked now; one's own. */
  bots: () => ask<NetbotInfo[]>("/api/bots"),
  myBots: () => ask<NetbotInfo[]>("/api/me/bots"),
  newBot: (name: string) => send<NewNetbot>("POST", "/api/me/bots", { name }),
  revokeBot: (id: string) => ask<NetbotInfo[]>(`/api/me/bots/${id}`, { method: "DELETE" }),
  /** How one is called to tables that wait. */
  calls: () => ask<Calls>("/api/me/calls"),
  choose: (chosen: NewCalls) => send<Calls>("PUT", "/api/me/calls", chosen),
  addPush: (made: NewPush) => send<Calls>("POST", "/api/me/calls/push", made),
  addWay: (kind: "mail" | "hook", wanted: NewTarget) => send<Calls>("POST", `/api/me/calls/${kind}`, wanted),
  callOf: (way: string, about: readonly About[]) => send<Calls>("PUT", `/api/me/calls/${way}`, { about }),
  endWay: (way: string) => ask<Calls>(`/api/me/calls/${way}`, { method: "DELETE" }),
  tryWay: (way: string) => send<Tried>("POST", `/api/me/calls/${way}/try`, {}),
  /** A link for another browser of one's own. */
  carry: () => send<Carrier>("POST", "/api/me/link", {}),
  lookAtLink: (token: string) => send<Offer>("POST", "/api/link", { token }),
  takeLink: (token: string, bring: boolean) => send<Became>("POST", "/api/link/use", { token, bring }),
  returns: () => ask<Returns>("/api/me/returns"),
  newPhrase: () => send<{ readonly phrase: string }>("POST", "/api/me/phrase", {}),
  byPhrase: (phrase: string) => send<PhraseAnswer>("POST", "/api/phrase", { phrase }),
  askForPasskey: () => send<Making>("POST", "/api/me/passkeys/options", {}),
  keepPasskey: (made: unknown) => send<PasskeyList>("POST", "/api/me/passkeys", made),
  removePasskey: (id: string) => ask<PasskeyList>(`/api/me/passkeys/${id}`, { method: "DELETE" }),
  askWhichPasskey: () => send<Showing>("POST", "/api/passkey/options", {}),
  byPasskey: (shown: unknown) => send<Carrier>("POST", "/api/passkey", shown),
  everythingAddress: "/api/me/everything",
  forget: () => send<Me>("POST", "/api/me/forget", {}),
  games: () => ask<GameInfo[]>("/api/games"),
  gamesHere: () => askHere<GameInfo[]>("/api/games"),
  words: (game: string) => ask<GameWords>(`/api/games/${encodeURIComponent(game)}/words`),
  tables: () => ask<TableLine[]>("/api/tables"),
  /** Those on this device, beside what is known. */
  tablesHere: (known: readonly TableLine[]) => transport.tablesAtHome(known),
  table: (idOrCode: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(idOrCode)}`),
  /** The house's board, a page of it. */
  board: (which: { readonly kind?: string; readonly game?: string; readonly before?: string }, signal: AbortSignal) =>
    ask<Board>(`/api/board?${new URLSearchParams(which)}`, { signal }),
  /** On whichever seat is free, at a table on the board. */
  sitDown: (id: string, nonce: string) => send<TableInfo>("POST", `/api/board/${encodeURIComponent(id)}`, { nonce }),
  wait: (wanted: Wanted) => send<Match>("POST", "/api/match", wanted),
  waitOn: () => ask<Match>("/api/match", { method: "PUT" }),
  /** `going`: the page is closed, and nobody will hear the answer. */
  waitNoMore: (going = false) => ask<Match>("/api/match", { method: "DELETE", keepalive: going }),
  withBots: () => ask<Match>("/api/match/bots", { method: "POST" }),
  events: () => ask<EventLine[]>("/api/events"),
  /** An event by its id or code; null where it is still at the version that is known. */
  event: (idOrCode: string, since = 0) =>
    ask<EventInfo | null>(`/api/events/${encodeURIComponent(idOrCode)}?since=${since}`),
  createEvent: (wish: NewEvent) => send<EventInfo>("POST", "/api/events", wish),
  askEvent: (id: string, asked: EventRequest) =>
    send<EventInfo>("POST", `/api/events/${encodeURIComponent(id)}`, asked),
  /** A game of this device, taken to the server: bots stay, who sits here does, and other seats are open. */
  goTogether: async ({ id, seats }: TableInfo): Promise<TableInfo> => {
    const { seed, log } = await ask<Going>(`/api/tables/${encodeURIComponent(id)}/going`);
    const mine = seats.findIndex((seat) => seat.mine);
    const wish = seats.map((seat, at) => (seat.level ? { bot: seat.level } : at === mine ? "me" : "open"));
    return send<TableInfo>("POST", "/api/tables/from-home", { seed, log, seats: wish } satisfies FromHome);
  },
  /** On this device, under the same name as elsewhere. */
  createHere: async (table: NewTable): Promise<TableInfo> => {
    const name = (await introduce())?.name;
    await askHere<Me>("/api/me");
    if (name) await askHere<Me>("/api/me", "PUT", { name });
    return askHere<TableInfo>("/api/tables", "POST", table);
  },
  create: (wish: NewTable) => send<TableInfo>("POST", "/api/tables", wish),
  /** A finished game, as a spectator sees it or through the eyes of a seat. */
  replay: <V = unknown>(record: string | Blob, seat: number | null = null) => {
    const eyes = seat === null ? "" : `?seat=${seat}`;
    return typeof record === "string"
      ? ask<Replay<V>>(`/api/tables/${encodeURIComponent(record)}/replay${eyes}`)
      : ask<Replay<V>>(`/api/replay${eyes}`, { method: "POST", body: record });
  },
  /** A recorded game gone on with after so many steps, on one of its seats: a table of practice. */
  fromHere: (record: string | Blob, step: number, seat: number) => {
    const of = typeof record === "string" ? `/api/tables/${encodeURIComponent(record)}` : "/api/replay";
    const asked = `${of}/from-here?${new URLSearchParams({ step: `${step}`, seat: `${seat}`, nonce: nonce() })}`;
    return ask<TableInfo>(asked, { method: "POST", ...(typeof record === "string" ? {} : { body: record }) });
  },
  /** What is known of a finished game's analysis; with `begin` it is worked on, if nobody does. */
  analysis: (id: string, begin = false) =>
    ask<AnalysisInfo>(`/api/tables/${encodeURIComponent(id)}/analysis`, { method: begin ? "POST" : "GET" }),
  /** The choices of a seat of mine, the best first. */
  hint: (id: string, seat: number, wanted: NewHint) =>
    send<HintInfo>("POST", `/api/tables/${encodeURIComponent(id)}/hint?seat=${seat}`, wanted),
  score: <T>(game: string, sheet: unknown) => send<T>("POST", `/api/score/${game}`, sheet),
  /** The record with what the coach found as notes in it. */
  annotatedAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/record/notes`,
  recordAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  /** What no server has, as a file. */
  takeFile: async (address: string): Promise<void> => {
    const answer = await transport.send(address, {}, () => {});
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "tabbytop";
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
};

/** 32 hexadecimal digits from the browser's own chance: this person's share in a fair shuffle. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id for a request. `randomUUID` is missing where the page is not served securely (a laptop in the home network). */
export function requestId(): string {
  return typeof crypto.randomUUID === "function" ? crypto.randomUUID() : nonce();
}
