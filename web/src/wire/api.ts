/** The server over HTTP. Failures are a `Failure` with the server's own kind and reason. */
import type { GameInfo, GameWords, Me, NewTable, Replay, TableInfo, TableLine, WireError } from "./types";

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

async function talk<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Failure("unreachable", String(error), null, 0);
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

function send<T>(method: "POST" | "PUT", path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export type SeatWish = NewTable["seats"][number];

export const api = {
  me: async () => (await introduce()) ?? talk<Me>("/api/me"),
  rename: (name: string) => send<Me>("PUT", "/api/me", { name }),
  games: () => ask<GameInfo[]>("/api/games"),
  words: (game: string) => ask<GameWords>(`/api/games/${encodeURIComponent(game)}/words`),
  tables: (signal?: AbortSignal) => ask<TableLine[]>("/api/tables", signal ? { signal } : {}),
  table: (idOrCode: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(idOrCode)}`),
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
  score: <T>(game: string, sheet: unknown) => send<T>("POST", `/api/score/${game}`, sheet),
  recordAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
};

/** 32 hexadecimal digits from the browser's own chance: this person's share in a fair shuffle. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id for a request. `randomUUID` is missing where the page is not served securely (a laptop in the home network). */
export function requestId(): string {
  return typeof crypto.randomUUID === "function" ? crypto.randomUUID() : nonce();
}
