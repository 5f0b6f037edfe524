/** The story of a game in turns: all that one seat did, one thing after another, told in one breath. */
import type { Event, News } from "../wire/types";
import type { Told, Words } from "./words";

type Piece = Told & Pick<News, "seq">;

export type Turn = {
  /** The entries of the record in which it began and ended. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
};

/** Whose turn something belongs to: a seat's; everybody's, as a battle; nobody's, as a new day or the dogs at the end. */
type Owner = number | "all" | null;

const CHANCE = -1;
const PHYSICS = -2;

type Open = {
  readonly owner: Owner;
  readonly first: number;
  last: number;
  readonly opening: string;
  readonly events: Event[];
  /** The piece with which it began. */
  readonly begun: Piece;
};

/** What is a paragraph by itself, and no part of anybody's turn. */
const isBySelf = ({ known, resigned }: Piece): boolean => Boolean(known || resigned);

/** What a piece did stays with whoever let it go, and what chance makes of a battle with the battle. */
function ownerOf(piece: Piece, event: Event, before: Open | undefined, together: boolean): Owner {
  if (together || (piece.seat === CHANCE && before?.owner === "all")) return "all";
  const { seat } = event.args;
  if (typeof seat === "number" && seat >= 0) return seat;
  return piece.seat === PHYSICS && before ? before.owner : null;
}

/**
 * A turn ends where another begins, and where the same seat begins once more as it began: alone, one is always next.
 * What is nobody's goes on only as long as it happened at once: a new day is no paragraph.
 */
function beginsAnew(piece: Piece, event: Event, owner: Owner, now: Open | undefined): boolean {
  if (!now || isBySelf(now.begun) || now.owner !== owner) return true;
  if (owner === null) return now.last !== piece.seq;
  return now.opening === event.key && (owner !== "all" || now.events.at(-1)?.key !== event.key);
}

/**
 * The turns of a story, oldest first. A step back is one of its own, and so is giving up. What is never told, or only
 * while it happens, begins none and ends none. What others do beside a turn is told after it, and is where a turn of
 * theirs begins that follows at once. What only comes of something stays with it, whoever's it is.
 */
export function turnsOf(
  news: readonly Piece[],
  words: Pick<Words, "tells" | "passes" | "belongsTogether" | "follows" | "isBeside" | "and" | "news">,
): readonly Turn[] {
  const turns: Open[] = [];
  let now: Open | undefined;
  const opened = (turn: Open): Open => {
    turns.push(turn);
    return turn;
  };
  for (const piece of news) {
    const { seq } = piece;
    const begun = { first: seq, last: seq, begun: piece };
    if (isBySelf(piece)) now = opened({ ...begun, owner: piece.seat, opening: "", events: [] });
    for (const event of piece.events) {
      if (!words.tells(event) || words.passes(event)) continue;
      const owner = ownerOf(piece, event, now, words.belongsTogether(event));
      const goesOn = now !== undefined && !isBySelf(now.begun);
      const beside = goesOn && now?.owner !== owner && words.isBeside(event);
      let turn = now;
      if (!turn || beside || (!(goesOn && words.follows(event)) && beginsAnew(piece, event, owner, turn))) {
        const aside = turns.at(-1);
        turn =
          aside !== now && aside?.owner === owner ? aside : opened({ ...begun, owner, opening: event.key, events: [] });
        if (!beside) now = turn;
      }
      turn.events.push(event);
      turn.last = seq;
    }
  }
  return turns.map(({ first, last, owner, begun, events }) => ({
    first,
    last,
    text: inOneBreath(words.news({ ...begun, seat: typeof owner === "number" ? owner : -1, events }), words.and),
  }));
}

/** A sentence that begins with who did it: a name, perhaps a colon, and what it was. */
const DONE = /^(<b>[^<]*<\/b>)(:?) (.*)\.$/s;

type Breath = {
  readonly who: string;
  readonly colon: string;
  readonly deeds: string[];
  /** Some of it has no verb of its own. */
  listed: boolean;
  /** It ended in a sentence about something else. */
  closed: boolean;
};

/** Sentences about one and the same person become one, in which the name stands once. */
export function inOneBreath(sentences: readonly string[], and: string): string {
  const told: (string | Breath)[] = [];
  for (const sentence of sentences) {
    const [, who = "", colon = "", deed = ""] = DONE.exec(sentence) ?? [];
    const before = told.at(-1);
    const closed = /[.?!] \P{L}*\p{Lu}/u.test(deed); // another sentence; "2. podlahu" is none
    if (!who) told.push(sentence);
    else if (typeof before === "object" && before.who === who && !before.closed) {
      before.deeds.push(deed);
      before.listed ||= colon !== "";
      before.closed = closed;
    } else told.push({ who, colon, deeds: [deed], listed: colon !== "", closed });
  }
  return told.map((one) => (typeof one === "string" ? one : breathed(one, and))).join(" ");
}

/** Commas, unless a deed has some of its own. */
function breathed({ who, colon, deeds: raw, listed }: Breath, and: string): string {
  const deeds = counted(raw);
  const [first, last] = [deeds.slice(0, -1), deeds.at(-1) ?? ""];
  const deed =
    listed || first.some((one) => /[,:;]/.test(one))
      ? deeds.join("; ")
      : [first.join(", "), last].filter(Boolean).join(` ${and} `);
  return `${who}${colon} ${deed}.`;
}

/** Czech words that lean on the one before them: where that was the name and is gone, the verb goes first. */
const upright = (deed: string): string => deed.replace(/^(se|si) (\S+)/, "$2 $1");

/** The same once more is counted: "draws a flower (2×)". Only the first deed has the name before it to lean on. */
function counted(deeds: readonly string[]): string[] {
  const found: { deed: string; often: number }[] = [];
  for (const deed of deeds) {
    const before = found.at(-1);
    if (before && upright(before.deed) === upright(deed)) before.often++;
    else found.push({ deed: before ? upright(deed) : deed, often: 1 });
  }
  return found.map(({ deed, often }) => (often === 1 ? deed : `${deed} (${often}×)`));
}
