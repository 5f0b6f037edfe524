/** The game's events, prompts and clauses in words. */
import { plain, type TextTools, type Translate } from "../i18n";
import type { EndedAsItStood, Event, GaveUp, Known, News, Prompt } from "../wire/types";
import type { SeatName } from "./module";
import { botName } from "./names";
import { listed, Speaker } from "./saying";

/** One thing that happened, as far as it can be told. */
export type Told = Pick<News, "seat" | "events"> &
  Partial<Pick<News, "late" | "known" | "resigned" | "stand_in" | "ended" | "hint">>;

export type Words = {
  /** Whether something is told in words at all; some is only shown. */
  readonly tells: (event: Event) => boolean;
  /** Whether it is told while it happens, and left out of the story afterwards. */
  readonly passes: (event: Event) => boolean;
  /** Whether it makes one paragraph of the story with others of its kind, whoever's they are. */
  readonly belongsTogether: (event: Event) => boolean;
  /** Whether it only comes of something, whoever's it is, and stays in the paragraph of that. */
  readonly follows: (event: Event) => boolean;
  /** Called into somebody else's turn, and no end of it. */
  readonly isBeside: (event: Event) => boolean;
  /** Joins the last two things that one did. */
  readonly and: string;
  /** The sentences that news makes. */
  readonly news: (news: Told) => readonly string[];
  /** That somebody else moved for who sits there; null where they did themselves. */
  readonly mark: (news: Told) => string | null;
  readonly prompt: (prompt: Prompt) => string;
  /** Why something is no answer to a prompt; null where nothing is written. */
  readonly refusal: (prompt: Prompt) => string | null;
  /** Why something does not work, by a short key or a text's own id; null where nothing is written. */
  readonly whyNot: (key: string, args?: Record<string, string | number>) => string | null;
  /** A clause's number ("3.3") and its text, from "CLANS 3.3" or "3.3". */
  readonly clause: (clause: string) => { readonly name: string; readonly text: string | null };
};

export function clauseNumber(clause: string): readonly [number, number] | null {
  const found = /(\d+)\.(\d+)/.exec(clause);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export function makeWords(game: string, names: readonly SeatName[], { t, has }: TextTools): Words {
  const speaker = new Speaker(game, names, t);
  const tells = ({ key }: Event): boolean => has(`${game}-event-${key}`);
  /**
   * Two events that a person would tell in one sentence have a text of their own, `clans-turn-woke-swapped`, and so have
   * those of one kind in a row: `$times` is how many they are, and their lists are one.
   */
  const sentences = (events: readonly Event[]): readonly string[] => {
    const told: string[] = [];
    for (let left = events; left[0]; ) {
      const [one, next] = left;
      const key = next ? `${one.key}-${next.key}` : "";
      if (next && has(`${game}-turn-${key}`)) {
        const others = left.findIndex((event) => event.key !== one.key);
        const times = others < 0 ? left.length : others;
        const args = times > 1 ? speaker.joined(key, left.slice(0, times)) : { ...one.args, ...next.args };
        told.push(speaker.turn({ key, args }));
        left = left.slice(Math.max(2, times));
      } else {
        told.push(speaker.event(one));
        left = left.slice(1);
      }
    }
    return told.map((text) => text.trim()).filter(Boolean);
  };
  const back = ({ seats, events }: Known): string => {
    const lines = sentences(events.filter(tells));
    return `${knownTo(seats, names, t)}${lines.length > 0 ? `: ${lines.join(" ")}` : "."}`;
  };
  return {
    tells,
    passes: speaker.passes,
    belongsTogether: speaker.belongsTogether,
    follows: speaker.follows,
    isBeside: speaker.isBeside,
    and: t("story-and"),
    news: (news) => {
      const who = names[news.seat];
      const named = asNamed(who);
      const late = who ? [markOf(news, named, t)].filter((text) => text !== null) : [];
      const stepped = news.known ? [`${t("story-back", named)} ${back(news.known)}`] : [];
      const resigned = news.resigned ? [gaveUp(game, news.seat, news.resigned, names, t)] : [];
      const ended = news.ended ? [endedAsItStood(news.ended, names, t)] : [];
      const hinted = news.hint ? [t("story-hint", named)] : [];
      return [...late, ...stepped, ...resigned, ...ended, ...hinted, ...sentences(news.events.filter(tells))];
    },
    mark: (news) => markOf(news, asNamed(names[news.seat]), t),
    prompt: speaker.prompt,
    refusal: (prompt) => (has(`${game}-whynot-${prompt.key}`) ? speaker.refusal(prompt) : null),
    whyNot: (key, args) => {
      const id = [key, `${game}-whynot-${key}`].find(has);
      return id ? t(id, args) : null;
    },
    clause: (clause) => {
      const number = clauseNumber(clause);
      const id = number ? `${game}-clause-${number[0]}-${number[1]}` : "";
      return { name: number ? `${number[0]}.${number[1]}` : clause, text: has(id) ? t(id) : null };
    },
  };
}

const asNamed = (who: SeatName | undefined) => ({ name: who?.name ?? "", you: who?.you ? "yes" : "no" });

/** That somebody else moved for who sits there: the clock, or a bot while they were gone. */
function markOf(
  { late, stand_in: standIn }: Pick<Told, "late" | "stand_in">,
  named: { readonly name: string; readonly you: string },
  t: Translate,
): string | null {
  if (standIn) return t("story-stand-in", { ...named, bot: botName(standIn, t) });
  return late ? t("story-late", named) : null;
}

/** Who ended the game before its end, and why. */
function endedAsItStood({ gone, agreed }: EndedAsItStood, names: readonly SeatName[], t: Translate): string {
  const called = (seats: readonly number[]) =>
    listed(
      seats.map((seat) => (names[seat]?.you ? t("seat-you-within") : (names[seat]?.name ?? "?"))),
      t,
    );
  return t("story-ended", { names: called(agreed), gone: called(gone), count: gone.length });
}

/** Who resigned, and who wins by it. Where others play on, somebody else has the seat, and its name, since. */
function gaveUp(
  game: string,
  seat: number,
  { name, winners, rivals }: GaveUp,
  names: readonly SeatName[],
  t: Translate,
): string {
  if (winners === null) return t("story-resigned", { won: "later", name: name || t("seat-somebody") });
  const first = winners.length === 1 ? (winners[0] ?? -1) : -1;
  const [who, winner, rival] = [names[seat], names[first], rivals[first - names.length]];
  return t("story-resigned", {
    won: winner?.you ? "you" : winner ? "other" : rival ? "rival" : "nobody",
    name: who?.name ?? name,
    you: who?.you ? "yes" : "no",
    winner: winner?.name ?? (rival ? t(`${game}-${rival}`) : ""),
  });
}

/** Who has seen what came and was taken back; a sentence without its end. */
export function knownTo(seats: readonly number[], names: readonly SeatName[], t: Translate): string {
  const [first] = seats;
  if (seats.length === 1 && first !== undefined && names[first]?.you) return t("known-to-you");
  if (seats.length === names.length && names.length > 1) return t("known-to-all");
  const told = seats.map((seat) => (names[seat]?.you ? t("seat-you-within") : (names[seat]?.name ?? "?")));
  const you = seats.some((seat) => names[seat]?.you) ? "yes" : "no";
  return t("known-to", { names: listed(told, t), count: seats.length, you });
}

/** Everything a screen reader hears when a position comes: what happened, then what is asked. */
export function spokenNews(words: Words, fresh: readonly News[], prompt: Prompt | null): string {
  const lines = fresh.flatMap((news) => words.news(news));
  if (prompt) lines.push(words.prompt(prompt));
  return plain(lines.join(" "));
}
