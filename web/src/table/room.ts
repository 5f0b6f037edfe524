/** Everything this browser knows of one table, and all it can ask for. React watches it; it knows no game. */
import { memory, Store } from "../ground/store";
import { introduce, nonce, requestId } from "../wire/api";
import { line, needsNetwork } from "../wire/transport";
import type {
  AnyAction,
  ChatLine,
  FromServer,
  Held,
  Hover,
  Level,
  Motion,
  Muted,
  News,
  Options,
  Patience,
  Position,
  Request,
  Seconds,
  TableInfo,
  Talkers,
  Watchers,
  WireError,
} from "../wire/types";
import { Connection, type LinkState } from "./connection";

export type Refusal = { readonly error: WireError; readonly request: Request };

/** A move of ours, and the position it was made in. */
type Moved = { readonly seat: number; readonly seq: number };

export type RoomState = {
  readonly table: TableInfo | null;
  readonly position: Position | null;
  /** When the position came, in milliseconds of this browser's clock. */
  readonly heard: number;
  /** The whole story in order. */
  readonly story: readonly News[];
  /** What came with this position and was not shown before. */
  readonly fresh: readonly News[];
  readonly chat: readonly ChatLine[];
  /** Whose part in it is left out. */
  readonly muted: Muted;
  /** Number of the last chat line that was seen. */
  readonly read: number;
  readonly link: LinkState;
  readonly pending: readonly Request[];
  /** The move of ours that no position has told of yet. */
  readonly moved: Moved | null;
  readonly refusal: Refusal | null;
};

export const emptyRoom: RoomState = {
  table: null,
  position: null,
  heard: 0,
  story: [],
  fresh: [],
  chat: [],
  muted: { all: false, who: [] },
  read: -1,
  link: { state: "opening" },
  pending: [],
  moved: null,
  refusal: null,
};

/** The room after a message. Pure, so that it can be read and tested. */
export function hear(room: RoomState, message: FromServer): RoomState {
  switch (message.type) {
    case "table":
      return { ...room, table: message.table };
    case "position":
      return takePosition(room, message);
    case "chat": {
      const known = message.whole ? [] : room.chat;
      const last = known.at(-1)?.n ?? -1;
      const chat = [...known, ...message.lines.filter((line) => line.n > last)];
      // Coming in, one has read what was said before.
      const read = message.whole && room.read < 0 ? (chat.at(-1)?.n ?? 0) : room.read;
      return { ...room, chat, read };
    }
    case "muted":
      return { ...room, muted: message.muted };
    case "done":
    case "refused":
    // A hand that moves and pieces that fall are watched, not kept.
    case "held":
    case "motion":
      return room;
  }
}

function takePosition(room: RoomState, position: Position): RoomState {
  const before = room.position;
  if (before && !position.whole && position.seq < before.seq) return room;
  const next = before?.seq ?? 0;
  const newer = position.news.filter((news) => news.seq >= next);
  // The whole story again: after a lost line only its end is new; after an undo it is shorter, and nothing is.
  const grown = position.whole && before ? extendsStory(room.story, position.news) : !position.whole;
  return {
    ...room,
    position,
    story: position.whole ? position.news : [...room.story, ...newer],
    fresh: before && grown ? newer : [],
    moved: room.moved && isIn(room.moved, before, position) ? null : room.moved,
  };
}

/** Is our move made, as far as this position knows? */
function isIn(moved: Moved, before: Position | null, position: Position): boolean {
  return tellsOf(moved, position) || liesFaceDown(moved, before, position);
}

/** Where all choose at once, what another one chose may be told first: our own choice is still waited for. */
function tellsOf({ seat, seq }: Moved, position: Position): boolean {
  return (
    (position.whole && position.seq > seq) ||
    position.news.some((news) => news.seat === seat && news.seq >= seq && !news.hint)
  );
}

/** Nothing has happened, and we are no longer waited for: our answer is in, and will be told with the others'. */
function liesFaceDown({ seat, seq }: Moved, before: Position | null, position: Position): boolean {
  return position.seq === seq && before?.must.includes(seat) === true && !position.must.includes(seat);
}

function extendsStory(old: readonly News[], now: readonly News[]): boolean {
  const last = old.at(-1);
  return last === undefined || now[old.length - 1]?.seq === last.seq;
}

/** Chat lines that came in unseen, of those that are heard; one's own do not count. */
export function unread(room: RoomState, chat: readonly ChatLine[] = room.chat): number {
  const mine = new Set(room.table?.seats.flatMap((seat, at) => (seat.mine ? [at] : [])));
  return chat.filter((line) => line.n > room.read && (line.seat === null || !mine.has(line.seat))).length;
}

/** A move is under way, or cannot be sent now. */
export function isBusy(room: RoomState): boolean {
  if (room.link.state === "lost" || room.link.state === "opening") return true;
  return room.moved !== null || room.pending.some((request) => request.type === "move" || request.type === "undo");
}

/** The options as they will be when what was asked for is done. */
export function shownOptions(room: RoomState): Options {
  const asked = room.pending.findLast((request) => request.type === "options");
  return asked?.type === "options" ? asked.options : (room.table?.options ?? {});
}

/** Nothing that a player could act on: the position has moved on, somebody was quicker, or it was the end already, and
 * that the page tells by itself. */
export const isQuiet = ({ kind }: WireError, request: Request): boolean =>
  kind === "stale" || (kind === "not_now" && request.type === "move");

export class Room {
  readonly id: string;
  readonly store = new Store<RoomState>(emptyRoom);
  /** My last wish to undo was withdrawn by myself. */
  withdrawn = false;
  /** What passes by and is no part of the table's state: hands that move, pieces on their way. */
  readonly passing = new Set<(message: Held | Motion) => void>();
  #connection: Connection;
  #undo: (() => void)[] = [];
  #standing = true;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    const outbox = `tabbytop.unanswered.${id}`;
    this.#connection = new Connection({
      open: (events) => line(id, events),
      receive: (message) => this.#receive(message),
      changed: (link) => {
        if ((document.hidden || !this.#standing) && (link.state === "open" || link.state === "back")) this.#look();
        this.#set({ link });
      },
      outbox: {
        read: () => memory.read(outbox, "session"),
        write: (text) => memory.write(outbox, text, "session"),
      },
      now: () => Date.now(),
      wait: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      jitter: Math.random,
    });
  }

  enter(): void {
    const retry = () => {
      if (document.visibilityState === "visible") this.#connection.retryNow();
    };
    const lose = () => this.#connection.lose();
    const on = (target: EventTarget, name: string, listener: () => void) => {
      target.addEventListener(name, listener);
      this.#undo.push(() => target.removeEventListener(name, listener));
    };
    on(window, "online", retry);
    on(window, "focus", retry);
    on(window, "pageshow", retry);
    on(document, "visibilitychange", retry);
    on(document, "visibilitychange", () => this.#look());
    if (needsNetwork(this.id)) on(window, "offline", lose);
    this.#set({ pending: this.#connection.pending });
    // Left again before the introduction is over: then there is nothing to open.
    let here = true;
    this.#undo.push(() => {
      here = false;
    });
    void introduce().then(() => {
      if (here) this.#connection.start();
    });
  }

  leave(): void {
    for (const undo of this.#undo.splice(0)) undo();
    clearTimeout(this.#patience);
    this.#connection.end();
  }

  /** Whoever has the page behind others, or the telephone in a pocket, may be called. */
  #look(): void {
    const { hidden } = document;
    this.#connection.tell({ type: "look", id: `look-${requestId()}`, on: !hidden, standing: this.#standing });
  }

  /** Whether how the game stands is shown here: else nobody counts it. */
  showStanding(on: boolean): void {
    if (on === this.#standing) return;
    this.#standing = on;
    this.#look();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  sit(seat: number): void {
    this.#send({ type: "sit", id: requestId(), seat, nonce: nonce() });
  }

  stand(seat: number): void {
    this.#send({ type: "stand", id: requestId(), seat });
  }

  /** By a level, or by the name of one that this house was given. */
  seatBot(seat: number, level: string): void {
    this.#send({ type: "bot", id: requestId(), seat, level });
  }

  /** A bot from the network is asked to a seat. */
  askNetbot(seat: number, bot: string): void {
    this.#send({ type: "ask", id: requestId(), seat, bot });
  }

  options(options: Options): void {
    this.#send({ type: "options", id: requestId(), options });
  }

  clock(seconds: Seconds): void {
    this.#send({ type: "clock", id: requestId(), seconds });
  }

  /** Whether one wants the game to be rated. */
  wantRating(on: boolean): void {
    this.#send({ type: "rating", id: requestId(), on });
  }

  series(best_of: 0 | 3 | 5): void {
    this.#send({ type: "series", id: requestId(), best_of });
  }

  /** After how long somebody who is gone may be voted about. */
  patience(seconds: Patience): void {
    this.#send({ type: "patience", id: requestId(), seconds });
  }

  /** Whether who plays may ask for hints though others play. */
  hints(on: boolean): void {
    this.#send({ type: "hints", id: requestId(), on });
  }

  /** Sends somebody away for good. */
  remove(seat: number): void {
    this.#send({ type: "remove", id: requestId(), seat });
  }

  letBack(n: number): void {
    this.#send({ type: "let_back", id: requestId(), n });
  }

  handOver(seat: number): void {
    this.#send({ type: "hand_over", id: requestId(), seat });
  }

  takeOver(): void {
    this.#send({ type: "take_over", id: requestId() });
  }

  talk(talk: Talkers): void {
    this.#send({ type: "talk", id: requestId(), talk });
  }

  watchers(watchers: Watchers): void {
    this.#send({ type: "watchers", id: requestId(), watchers });
  }

  /** On the house's board, under a title of one's own or none, for those rated from `low` to `high`. */
  pin(title: string, low: number | null = null, high: number | null = null): void {
    this.#send({ type: "pin", id: requestId(), title, low, high });
  }

  /** Off the house's board. */
  unpin(): void {
    this.#send({ type: "unpin", id: requestId() });
  }

  /** Puts the table away. */
  close(): void {
    this.#send({ type: "close", id: requestId() });
  }

  reopen(): void {
    this.#send({ type: "reopen", id: requestId() });
  }

  start(): void {
    this.#send({ type: "start", id: requestId() });
  }

  move(seat: number, action: AnyAction): void {
    const room = this.store.get();
    if (!room.position || room.moved !== null) return;
    const seq = room.position.seq;
    this.#set({ moved: { seat, seq } });
    this.#send({ type: "move", id: requestId(), seat, seq, action });
  }

  /** Be asked nothing that can be passed on; or be asked again. */
  quiet(seat: number, on: boolean): void {
    this.#send({ type: "quiet", id: requestId(), seat, on });
  }

  /** Shows the others where the piece in hand is. */
  hold(seat: number, place: Hover | null): void {
    this.#connection.tell({ type: "hold", id: `hold-${requestId()}`, seat, place });
  }

  undo(seat: number): void {
    const { position } = this.store.get();
    this.withdrawn = false;
    if (position) this.#send({ type: "undo", id: requestId(), seat, seq: position.seq });
  }

  /** Takes back the wish to take back. */
  withdraw(seat: number): void {
    this.withdrawn = true;
    this.answer(seat, false);
  }

  answer(seat: number, agree: boolean): void {
    this.#send({ type: "answer", id: requestId(), seat, agree });
  }

  resign(seat: number): void {
    this.#send({ type: "resign", id: requestId(), seat });
  }

  /** Another game, of a series of so many; null: as it was agreed before. */
  rematch(best_of: 3 | 5 | null = null): void {
    this.#send({ type: "rematch", id: requestId(), best_of });
  }

  /** On who is gone: a bot of a level plays on; null: the game ends as it stands. */
  vote(seat: number, level: Level | null, agree: boolean): void {
    this.#send({ type: "vote", id: requestId(), seat, level, agree });
  }

  /** Takes a seat of mine again from which a bot plays. */
  comeBack(seat: number): void {
    this.#send({ type: "back", id: requestId(), seat });
  }

  say(text: string): void {
    this.#send({ type: "chat", id: requestId(), text });
  }

  /** To who keeps the house: a line of talk, or what somebody on a seat is called. */
  report(what: { readonly line: number } | { readonly seat: number }, why: string): void {
    this.#send({ type: "report", id: requestId(), line: null, seat: null, ...what, why });
  }

  /** Who speaks with this voice, or anybody (null), is not heard by me; or is again. */
  mute(who: string | null, on: boolean): void {
    this.#send({ type: "mute", id: requestId(), who, on });
  }

  readChat(): void {
    const { chat, read } = this.store.get();
    const last = chat.at(-1)?.n ?? read;
    if (last > read) this.#set({ read: last });
  }

  forgetRefusal(): void {
    this.#set({ refusal: null });
  }

  #send(request: Request): void {
    this.#set({ refusal: null });
    this.#connection.send(request);
    this.#set({ pending: this.#connection.pending });
  }

  #receive(message: FromServer): void {
    if (message.type === "held" || message.type === "motion") {
      for (const listener of this.passing) listener(message);
      return;
    }
    const before = this.store.get();
    let room = hear(before, message);
    if (room.position !== before.position) room = { ...room, heard: Date.now() };
    if (message.type === "done" || message.type === "refused") {
      const request = before.pending.find((one) => one.id === message.id);
      room = { ...room, pending: this.#connection.pending };
      if (message.type === "refused" && request) {
        if (request.type === "move") room = { ...room, moved: null };
        if (isQuiet(message.error, request)) this.#catchUp(request);
        else room = { ...room, refusal: { error: message.error, request } };
      } else if (request?.type === "move" && room.moved !== null) this.#catchUp(request);
    }
    this.store.set(room);
  }

  /** The answer came and the position has not: if it stays away, ask for everything anew. */
  #catchUp(request: Request): void {
    if (!("seq" in request)) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      const { position, moved } = this.store.get();
      const waits = moved?.seq === request.seq;
      if (!waits && (position?.seq ?? 0) > request.seq) return;
      if (waits) this.#set({ moved: null });
      this.#connection.resync();
    }, 1_200);
  }

  #set(change: Partial<RoomState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }
}
