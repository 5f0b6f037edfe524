/** The story of a game in turns: all that one seat did, one thing after another, told in one breath. */

import type { Event, News } from "../wire/types";
import { inAList } from "./saying";
import type { Told, Words } from "./words";

type Piece = Told & Pick<News, "seq">;

export type Turn = {
  /** The entries of the record in which it began and ended. */
  readonly first: number;
  readonly last: number;
  /** Whose it is; null where it is nobody's or everybody's. */
  readonly seat: number | null;
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
  /** Who moved for the seat, as far as it is known: "" they themselves. */
  mark: string | null;
};

/** A move is of whoever sits there, of the clock, or of a bot that stands in: what is not told carries its mark on. */
const markIn = ({ late, stand_in: standIn }: Piece): string => standIn ?? (late ? LATE : "");
const LATE = "late";
const asPiece = (mark: string | null): Pick<Piece, "late" | "stand_in"> => ({
  late: mark === LATE,
  stand_in: mark && mark !== LATE ? mark : null,
});

/** What is a paragraph by itself, and no part of anybody's turn. */
const isBySelf = ({ known, resigned, ended }: Piece): boolean => Boolean(known || resigned || ended);

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
  if (piece.seat === owner && now.mark !== null && now.mark !== markIn(piece)) return true; // somebody else made it
  if (owner === null) return now.last !== piece.seq;
  return now.opening === event.key && (owner !== "all" || now.events.at(-1)?.key !== event.key);
}

/**
 * The turns of a story, oldest first. A step back is one of its own, and so is giving up. What is never told, or only
 * while it happens, begins none and ends none. A hint ends none either, and leads in a turn that follows. What others do beside a turn is told after it, and is where a turn of
 * theirs begins that follows at once. What only comes of something stays with it, whoever's it is. What a person did and
 * what was done for them are two turns.
 */
export function turnsOf(
  news: readonly Piece[],
  words: Pick<Words, "tells" | "passes" | "belongsTogether" | "follows" | "isBeside" | "and" | "news">,
): readonly Turn[] {
  const turns: Open[] = [];
  const owed = new Map<number, string>();
  let now: Open | undefined;
  const opened = (turn: Open): Open => {
    turns.push(turn);
    return turn;
  };
  for (const piece of news) {
    const { seq } = piece;
    const begun = { first: seq, last: seq, begun: piece, mark: null };
    if (piece.hint) {
      opened({ ...begun, owner: piece.seat, opening: "", events: [] });
      continue;
    }
    if (piece.seat >= 0) owed.set(piece.seat, markIn(piece));
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
      if (typeof owner === "number" && owed.has(owner)) {
        turn.mark ??= owed.get(owner) ?? null;
        owed.delete(owner);
      }
    }
  }
  return turns.map(({ first, last, owner, begun, events, mark }) => ({
    first,
    last,
    seat: typeof owner === "number" && owner >= 0 ? owner : null,
    text: inOneBreath(
      words.news({ ...begun, ...asPiece(mark), seat: typeof owner === "number" ? owner : -1, events }),
      words.and,
    ),
  }));
}

/** A sentence that begins with who did it: a name, and what it was. */
const DONE = /^(<b>[^<]*<\/b>) (.*)\.$/s;
/** Where another person's deed, or another deed of the same one, begins in a text. */
const ANOTHER = /(?<=\.) (?=<b>)/;
/** Names of cards and small print, whose commas part no deeds. */
const WITHIN = /“[^”]*”|„[^“]*“|«[^»]*»|\([^)]*\)/g;
/** What a person says in one sentence. */
const BREATH = 5;

type Breath = {
  readonly who: string;
  readonly deeds: string[];
  /** Its last deed has commas of its own, or ended in a sentence about something else. */
  closed: boolean;
};

/**
 * Sentences about one and the same person become one, in which the name stands once, unless it would be too long. What
 * one text tells in several sentences about somebody stays in one.
 */
export function inOneBreath(sentences: readonly string[], and: string): string {
  const told: (string | Breath)[] = [];
  for (const breath of sentences.flatMap(breathsOf)) {
    const before = told.at(-1);
    if (typeof before === "object" && typeof breath === "object" && goesOn(before, breath)) {
      before.deeds.push(...breath.deeds);
      before.closed = breath.closed;
    } else told.push(breath);
  }
  return told.map((one) => (typeof one === "string" ? one : breathed(one, and))).join(" ");
}

const goesOn = (before: Breath, { who, deeds }: Breath): boolean =>
  before.who === who && !before.closed && counted([...before.deeds, ...deeds]).length <= BREATH;

/** What one text says of each person, and of none. */
function breathsOf(text: string): (string | Breath)[] {
  const found: (string | Breath)[] = [];
  for (const sentence of text.split(ANOTHER)) {
    const [, who = "", deed = ""] = DONE.exec(sentence) ?? [];
    // another sentence begins with a capital: "2. podlahu" is none
    const closed = /[,:;]/.test(deed.replaceAll(WITHIN, "")) || /[.?!] \P{L}*\p{Lu}/u.test(deed);
    const before = found.at(-1);
    if (!who) found.push(sentence);
    else if (typeof before === "object" && before.who === who && !before.closed) {
      before.deeds.push(deed);
      before.closed = closed;
    } else found.push({ who, deeds: [deed], closed });
  }
  return found;
}

const breathed = ({ who, deeds }: Breath, and: string): string => `${who} ${inAList(once(counted(deeds), and), and)}.`;

/** The last ones with one verb among them, said once: "takes a cat and a treasure". */
function once(deeds: readonly string[], and: string): readonly string[] {
  const [verb = ""] = deeds.at(-1)?.split(" ") ?? [];
  const first = deeds.findLastIndex((deed) => !deed.startsWith(`${verb} `)) + 1;
  const what = deeds.slice(first).map((deed) => deed.slice(verb.length + 1));
  if (what.length < 2 || what.some((one) => LEANS.test(one))) return deeds;
  return [...deeds.slice(0, first), `${verb} ${inAList(what, and)}`];
}

/** Czech words that lean on the one before them: where that was the name and is gone, the verb goes first. */
const LEANS = /^(se|si)(?!\p{L})/u;
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
