/** The socket of one table: requests are kept until they are answered, and the line is found again when it is lost (reconnect, with backoff). */
import type { Socket, SocketEvents } from "../wire/transport";
import type { FromServer, Request, WireError } from "../wire/types";

export type LinkState =
  | { readonly state: "opening" }
  | { readonly state: "open" }
  /** Lost and being looked for. Times in milliseconds. */
  | { readonly state: "lost"; readonly since: number; readonly retry: number }
  /** Found again, shown for a moment. */
  | { readonly state: "back" }
  /** Given up: there is no such table, or this page may not ask. */
  | { readonly state: "gone"; readonly error: WireError };

export type ConnectionParts = {
  readonly open: (events: SocketEvents) => Socket;
  readonly receive: (message: FromServer) => void;
  readonly changed: (link: LinkState) => void;
  /** Where unanswered requests outlive a reload. */
  readonly outbox: { read(): string | null; write(text: string | null): void };
  readonly now: () => number;
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  /** 0 to 1: spreads the retries of many browsers. */
  readonly jitter: () => number;
};

type Kept = { readonly request: Request; readonly at: number };

const FIRST_RETRY = 400;
const LONGEST_RETRY = 12_000;
const SHOW_BACK = 2_000;
/** An answer takes milliseconds; after this long the line is dead, whatever the browser believes. */
const ANSWER_WITHIN = 8_000;
/** A request older than this has lost its meaning. */
const KEEP_FOR = 15 * 60_000;
/** The server closes with these when asking again is pointless. */
const POINTLESS = new Set([1008, 4400, 4401, 4403, 4404, 4410]);
/** And says why before. */
const FINAL: ReadonlySet<string> = new Set([
  "unknown_table",
  "foreign_origin",
  "not_shown",
  "shut",
  "blocked",
  "signed_out",
]);

export function retryDelay(tries: number, jitter: number): number {
  const ceiling = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** tries);
  return Math.round(ceiling / 2 + (ceiling / 2) * jitter);
}

export class Connection {
  #parts: ConnectionParts;
  #socket: Socket | null = null;
  #line: object | null = null;
  #open = false;
  #tries = 0;
  #kept = new Map<string, Kept>();
  #link: LinkState = { state: "opening" };
  #cancelRetry: () => void = () => {};
  #cancelBack: () => void = () => {};
  #cancelWatch: () => void = () => {};
  #ended = true;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    for (const kept of this.#restore()) this.#kept.set(kept.request.id, kept);
  }

  get link(): LinkState {
    return this.#link;
  }

  /** Requests without an answer yet, oldest first. */
  get pending(): readonly Request[] {
    return [...this.#kept.values()].map((kept) => kept.request);
  }

  start(): void {
    this.#ended = false;
    this.#connect();
  }

  /** Leaves the table. What is unanswered stays in the outbox for the next visit. */
  end(): void {
    this.#ended = true;
    this.#cancelRetry();
    this.#cancelBack();
    this.#cancelWatch();
    this.#drop();
  }

  send(request: Request): void {
    this.#kept.set(request.id, { request, at: this.#parts.now() });
    this.#shelve();
    if (this.#open) this.#deliver(request);
  }

  /** Said once, if anybody listens: of no use later, so it is neither kept nor answered. */
  tell(request: Request): void {
    if (this.#open) this.#socket?.send(JSON.stringify(request));
  }

  /** Something happened that may have brought the line back: try at once. */
  retryNow(): void {
    if (this.#ended || this.#open || this.#link.state === "gone") return;
    if (this.#socket && this.#link.state === "opening") return;
    this.#tries = 0;
    this.#connect();
  }

  /** The browser says the network is gone. */
  lose(): void {
    if (this.#open) this.#lost();
  }

  /** Asks for everything anew: after a stale answer, or when an answer never came. */
  resync(): void {
    if (this.#ended || !this.#open) return;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    this.#cancelRetry();
    this.#drop();
    // Events of a socket that was dropped meanwhile are nobody's.
    const line = {};
    this.#line = line;
    const ifCurrent = (then: () => void) => {
      if (this.#line === line) then();
    };
    this.#socket = this.#parts.open({
      opened: () => ifCurrent(() => this.#opened()),
      heard: (data) => ifCurrent(() => this.#take(data)),
      closed: (code) => ifCurrent(() => this.#closed(code)),
    });
  }

  #opened(): void {
    this.#open = true;
    if (this.#kept.size === 0) this.#tries = 0;
    const wasLost = this.#link.state === "lost";
    this.#say(wasLost ? { state: "back" } : { state: "open" });
    if (wasLost) this.#cancelBack = this.#parts.wait(SHOW_BACK, () => this.#backAsBefore());
    for (const { request } of this.#kept.values()) this.#deliver(request);
  }

  #closed(code: number): void {
    this.#socket = null;
    if (POINTLESS.has(code)) this.#gone({ kind: "unknown_table", reason: `closed with ${code}`, clause: null });
    else this.#lost();
  }

  /** One message, or several that were sent together. */
  #take(data: unknown): void {
    let heard: FromServer | readonly FromServer[];
    try {
      heard = JSON.parse(String(data)) as FromServer | readonly FromServer[];
    } catch {
      return;
    }
    for (const message of [heard].flat()) if (this.#open) this.#hear(message);
  }

  #hear(message: FromServer): void {
    if (message.type === "refused" && message.error.kind === "not_kept" && this.#kept.has(message.id ?? "")) {
      // Perhaps it was written all the same: it is asked for again under its id, as after a lost line.
      this.#lost();
      return;
    }
    if ((message.type === "done" || message.type === "refused") && message.id !== null) {
      this.#tries = 0;
      this.#kept.delete(message.id);
      this.#shelve();
      this.#watch();
    }
    if (message.type === "refused" && message.id === null && FINAL.has(message.error.kind)) {
      this.#gone(message.error);
      return;
    }
    this.#parts.receive(message);
  }

  #deliver(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
    this.#watch();
  }

  /** While something is unanswered, silence means a dead line. */
  #watch(): void {
    this.#cancelWatch();
    this.#cancelWatch = () => {};
    if (this.#kept.size > 0 && this.#open) {
      this.#cancelWatch = this.#parts.wait(ANSWER_WITHIN, () => this.#lost());
    }
  }

  #lost(): void {
    this.#drop();
    if (this.#ended || this.#link.state === "gone") return;
    const now = this.#parts.now();
    const delay = retryDelay(this.#tries, this.#parts.jitter());
    this.#tries += 1;
    const since = this.#link.state === "lost" ? this.#link.since : now;
    this.#say({ state: "lost", since, retry: now + delay });
    this.#cancelRetry();
    this.#cancelRetry = this.#parts.wait(delay, () => this.#connect());
  }

  #gone(error: WireError): void {
    this.#cancelRetry();
    this.#drop();
    this.#kept.clear();
    this.#shelve();
    this.#say({ state: "gone", error });
  }

  #drop(): void {
    this.#open = false;
    this.#cancelWatch();
    this.#line = null;
    this.#socket?.close();
    this.#socket = null;
  }

  #backAsBefore(): void {
    if (this.#link.state === "back") this.#say({ state: "open" });
  }

  #say(link: LinkState): void {
    this.#cancelBack();
    this.#cancelBack = () => {};
    this.#link = link;
    this.#parts.changed(link);
  }

  #shelve(): void {
    this.#parts.outbox.write(this.#kept.size > 0 ? JSON.stringify([...this.#kept.values()]) : null);
  }

  #restore(): readonly Kept[] {
    try {
      const kept = JSON.parse(this.#parts.outbox.read() ?? "[]") as Kept[];
      return kept.filter((one) => typeof one.request?.id === "string" && this.#parts.now() - one.at < KEEP_FOR);
    } catch {
      return [];
    }
  }
}
