/**
 * Arguments of events, prompts and score lines in words (localization). Every argument has a kind that its game has
 * declared; the kinds and how they are said are those of `core/saying.py`, and recorded sentences hold the two together
 * (`tests/spoken`).
 */
import type { Translate } from "../i18n";
import type { Args, Value } from "../wire/types";
import type { GameWords, Kind, Listable, Row } from "../wire/words";
import type { SeatName } from "./module";

type Said = Record<string, string | number>;
type Thing = Exclude<Listable, { readonly type: "Who" }>;
type Message = { readonly key: string; readonly args: Args };
type Declared = { readonly words: GameWords; readonly rows: ReadonlyMap<string, Row> };

const games = new Map<string, Declared>();
const nothing: Declared = {
  words: { kinds: {}, tables: {}, absent: {}, passing: [], together: [], following: [], beside: [] },
  rows: new Map(),
};

/** What a game's arguments are; told once, before anything of it is said. */
export function declareWords(game: string, words: GameWords): void {
  const rows = Object.entries(words.tables).flatMap(([table, all]) =>
    all.flatMap((row) => row.values.map((value) => [`${table} ${value}`, row] as const)),
  );
  games.set(game, { words, rows: new Map(rows) });
}

function isThing(kind: Kind): kind is Thing {
  return kind.type === "Cell" || kind.type === "Name" || kind.type === "Noun";
}

/** Says what happens at a table of `names` to whoever reads here. */
export class Speaker {
  readonly #game: string;
  readonly #declared: Declared;
  readonly #names: readonly SeatName[];
  readonly #t: Translate;

  constructor(game: string, names: readonly SeatName[], t: Translate) {
    this.#game = game;
    this.#declared = games.get(game) ?? nothing;
    this.#names = names;
    this.#t = t;
  }

  /** Whether something is told while it happens, and no more afterwards. */
  passes = ({ key }: Message): boolean => this.#declared.words.passing.includes(key);

  belongsTogether = ({ key }: Message): boolean => this.#declared.words.together.includes(key);

  /** Whether it only comes of something, and stays with it. */
  follows = ({ key }: Message): boolean => this.#declared.words.following.includes(key);

  /** Whether it ends nobody else's turn. */
  isBeside = ({ key }: Message): boolean => this.#declared.words.beside.includes(key);

  event = (event: Message): string => this.#say("event", event);
  /** Two events in one sentence. */
  turn = (events: Message): string => this.#say("turn", events);

  /** The arguments of events of one kind in a row, for the text `key`: the first one's, with the lists of all. */
  joined(key: string, events: readonly Message[]): Args {
    const args = events[0]?.args ?? {};
    const lists = Object.keys(args).filter((name) => this.#kind(`turn-${key}`, name).type === "Many");
    const all = lists.map((name) => [name, events.flatMap((event) => list(event.args[name] ?? ""))]);
    return { ...args, ...Object.fromEntries(all), times: events.length };
  }

  prompt = (prompt: Message): string => this.#say("prompt", prompt);

  line = (line: Message): string => this.#say("line", line);

  /** The small print of a score line. */
  note = (line: Message): string => this.#t(`${this.#game}-line-${line.key}-note`, this.said("line", line));

  /** Why something is no answer to a prompt. */
  refusal = (prompt: Message): string => this.#t(`${this.#game}-whynot-${prompt.key}`, this.said("prompt", prompt));

  /** Who sits at a seat: "You", a name, or the rival after the last seat. */
  sitter(seat: number): string {
    const kind = this.#kind("", "seat");
    if (kind.type !== "Who") return String(seat);
    const { who, you } = this.#person(seat, kind.rival);
    return you === "yes" ? this.#t("seat-you") : who;
  }

  /** One thing by itself, as the argument of that name is said; `facts` for what is known of it here. */
  thing(name: string, value: string | number, facts: Said = {}): string {
    const kind = this.#kind("", name);
    return isThing(kind) ? this.#thing(kind, value, { ...this.#facts(kind, value), ...facts }) : String(value);
  }

  /** A place by itself, so many rows from the start and columns to its right. */
  place(name: string, x: number, y: number): string {
    const kind = this.#kind("", name);
    return kind.type === "Spot" ? this.#place(kind.text, x, y) : "";
  }

  #say(what: string, message: Message): string {
    return this.#t(`${this.#game}-${what}-${message.key}`, this.said(what, message));
  }

  #kind(message: string, name: string): Kind {
    const { kinds } = this.#declared.words;
    return kinds[`${message}.${name}`] ?? kinds[name] ?? { type: "Plain" };
  }

  /** The arguments of a message as texts can use them. */
  said(what: string, { key, args }: Message): Said {
    const of = `${what}-${key}`;
    const said: Said = plainArgs(this.#declared.words.absent);
    for (const [name, value] of Object.entries(args)) {
      const kind = this.#kind(of, name);
      switch (kind.type) {
        case "Plain":
          said[name] = plain(value);
          break;
        case "Unsaid":
          break;
        case "Who":
          Object.assign(said, this.#person(Number(value), kind.rival));
          break;
        case "Score": {
          const { who, you } = this.#person(kind.seat);
          Object.assign(said, { [name]: plain(value), [`who${kind.seat}`]: who, [`you${kind.seat}`]: you });
          break;
        }
        case "Spot":
          said.place = this.#place(kind.text, Number(args[kind.across]), Number(value));
          break;
        case "Many": {
          const things = list(value);
          Object.assign(said, { [name]: this.#together(kind.of, things), [`${name}count`]: things.length });
          if (kind.of.type === "Who")
            said[`${name}you`] = things.some((seat) => this.#person(Number(seat)).you === "yes") ? "yes" : "no";
          break;
        }
        default: {
          const takes = kind.type === "Noun" ? kind.takes : [];
          const taken = takes.map((fact) => [fact, this.#facts(this.#kind(of, fact), args[fact] ?? "").key ?? ""]);
          const facts: Said = { ...this.#facts(kind, value), ...Object.fromEntries(taken) };
          for (const [fact, known] of Object.entries(facts)) said[`${name}${fact}`] = known;
          said[name] = this.#thing(kind, value, facts, args.seat);
        }
      }
    }
    return said;
  }

  #person(seat: number, rival = ""): { readonly who: string; readonly you: "yes" | "no" } {
    const sitter = this.#names[seat];
    if (sitter) return { who: sitter.name, you: sitter.you ? "yes" : "no" };
    return { who: rival ? this.#t(rival) : "?", you: "no" };
  }

  #place(text: string, x: number, y: number): string {
    const side = x < 0 ? "left" : x > 0 ? "right" : y !== 0 ? "middle" : "start";
    return this.#t(text, { row: y, side, columns: Math.abs(x) });
  }

  #together(kind: Listable, values: readonly (string | number)[]): string {
    const alike = new Map<string, (string | number)[]>();
    for (const value of values) {
      const one = this.#listed(kind, value);
      alike.set(one, [...(alike.get(one) ?? []), value]);
    }
    const parts = [...alike].map(([one, several]) => this.#counted(kind, one, several));
    return listed(parts, this.#t);
  }

  /** "two columns" where its text counts, else "2 × column". */
  #counted(kind: Listable, one: string, several: readonly (string | number)[]): string {
    const told = this.#listed(kind, several[0] ?? "", several.length);
    return several.length === 1 || told !== one ? told : `${several.length} × ${one}`;
  }

  #listed(kind: Listable, value: string | number, count = 1): string {
    if (kind.type !== "Who") return this.#thing(kind, value, this.#facts(kind, value), undefined, count);
    const { who, you } = this.#person(Number(value), kind.rival);
    if (you === "yes") return this.#t("seat-you-within");
    return kind.rival && !this.#names[Number(value)] ? this.#t(`${kind.rival}-within`) : who;
  }

  #row(table: string, value: Value): Row | undefined {
    return this.#declared.rows.get(`${table} ${value}`);
  }

  /** What is known of a thing. */
  #facts(kind: Kind, value: Value): Said {
    if (kind.type === "Name") return { key: plain(value) };
    return kind.type === "Noun" ? plainArgs(this.#row(kind.table, value)?.facts ?? {}) : {};
  }

  #thing(kind: Thing, value: Value, known: Said, mover?: Value, count = 1): string {
    const facts = { ...known, count };
    if (kind.type === "Cell") {
      const column = String.fromCharCode("a".charCodeAt(0) + (Number(value) % kind.columns));
      return `${column}${Math.floor(Number(value) / kind.columns) + 1}`;
    }
    if (kind.type === "Name") return this.#written(`${kind.text}${value}`, kind.otherwise, facts);
    const row = this.#row(kind.table, value);
    if (!row) return String(value);
    const own = row.seat === mover ? "yes" : "no";
    return this.#written(row.text, row.otherwise, { ...facts, own, ...this.#person(row.seat) });
  }

  #written(text: string, otherwise: string, facts: Said): string {
    const told = this.#t(text, facts);
    return told === text && otherwise ? this.#t(otherwise, facts) : told;
  }
}

/** "Tlapka, Mourek and Zrzka". */
export function listed(parts: readonly string[], t: Translate): string {
  return inAList(parts, t("story-and"));
}

export const inAList = (parts: readonly string[], and: string): string =>
  [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(` ${and} `);

/** A list, which no text asks for, is told with commas. */
const plain = (value: Value): string | number => (typeof value === "object" ? value.join(", ") : value);

const plainArgs = (args: Args): Said =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));

const list = (value: Value): readonly (string | number)[] =>
  typeof value === "object" ? value : String(value).split(" ").filter(Boolean);
