/** What a game's board gives to the client: `index.tsx` of its folder in games/, found by looking, loaded when needed. */
import type { ReactNode } from "react";
import type { Translate } from "../i18n";
import type {
  AnyAction,
  Event,
  Held,
  Hover,
  Motion,
  News,
  Outcome,
  Position,
  Replay,
  Sight,
  TableInfo,
} from "../wire/types";
import type { Pencil } from "./pencil";

/** What passes by while a game is played by hand: where others hold a piece, and pieces on their way to rest. */
export type Passing = {
  readonly listen: (listener: (message: Held | Motion) => void) => () => void;
  /** Shows the others where the piece in one's own hand is; null: out of sight. */
  readonly hold: (place: Hover | null) => void;
};

/**
 * How a seat is shown: the person's own seats read "You" where one person plays one seat. `face` is the drawing of who
 * sits there; who plays without a seat (a sister) has none.
 */
export type SeatName = { readonly name: string; readonly you: boolean; readonly face?: string };

export type Explain = (key: string, clause: string, args?: Record<string, string | number>) => void;

export type PlayProps<V = unknown, A = AnyAction> = {
  readonly table: TableInfo;
  readonly position: Position<V, A>;
  /** The seat this screen plays now: with two at one screen the one that is asked. A spectator's has seat null. */
  readonly sight: Sight<V, A>;
  readonly names: readonly SeatName[];
  /** News that came in since the last position and is not yet shown: animate it. */
  readonly fresh: readonly News[];
  /** The whole story in order, `fresh` included. */
  readonly told: readonly News[];
  /** Sends a move. The shell keeps it until the server has it. */
  play(action: A): void;
  /** A move is under way, or the connection is lost: show the board, take no move. */
  readonly busy: boolean;
  /** Has this seat asked nothing that can be passed on, or asked again: `table.seats[…].quiet`. */
  readonly beQuiet: (on: boolean) => void;
  /** Says in words why something was refused here, without asking the server. Text key, clause, and what the text needs. */
  readonly explain: Explain;
  readonly passing: Passing;
  readonly pencil: Pencil<A>;
  /** The board still tells what just happened: whose turn it is, the running head says after it. */
  readonly holdBack: (on: boolean) => void;
  /** Made by the shell, laid out by the game. */
  readonly story: ReactNode;
  readonly chat: ReactNode;
  /** No table but a puzzle: what is told of it stands beside the picture, in place of who sits there and what happened.
   * On a phone it is null and stands above and below. */
  readonly beside?: ReactNode;
};

/**
 * The end of a game, shown under or over the board. The shell adds the headline, rematch, replay, record and home.
 * While the end is still being counted its root has data-ended="false": until then the headline keeps the secret.
 */
export type EndProps<V = unknown> = {
  readonly table: TableInfo;
  readonly view: V;
  readonly outcome: Outcome;
  readonly names: readonly SeatName[];
  readonly resigned: readonly number[];
  /** The whole story in order. */
  readonly told: readonly News[];
  readonly actions: ReactNode;
};

/** One moment of a replay: the board as it was. */
export type MomentProps<V = unknown> = {
  readonly view: V;
  /** The view in notation, where no board is drawn for the game. */
  readonly shown: string | null;
  readonly events: readonly Event[];
  readonly standing: Outcome | null;
  readonly names: readonly SeatName[];
  /** Which of the moment's stages is shown, where it has some. */
  readonly stage?: number;
  /** Looking back: what was chosen here and what was better, to be drawn. The view is the one before the choice. */
  readonly choice?: Chosen | undefined;
  /** Looking back: all that was done until then, what was hidden at that time too. */
  readonly done?: readonly Done[] | undefined;
  /** The number of this stop: one after the stop before, unless somebody jumps. And how fast they go by. */
  readonly at: number;
  readonly speed: number;
};

/** A decision that was made, and a better one. */
export type Chosen<A = AnyAction> = { readonly seat: number; readonly played: A; readonly better: A };

/** Something that was done, and by whom: chance has no seat (-1). */
export type Done<A = AnyAction> = { readonly seat: number; readonly action: A };

/** A stage of a moment that happens in several steps, such as the count at the end: its caption and its time. */
export type Stage = { readonly text: string; readonly milliseconds: number };

/**
 * A game's board, for its own view and actions. The rest of the client knows neither, and hands on what the server sent:
 * both are generated from the same Python, so nothing is checked again. That is why its members are methods, whose
 * parameters TypeScript compares both ways; what a folder writes is still held against its own types.
 */
export type GameModule<V = unknown, A = AnyAction> = {
  readonly key: string;
  /** Told once, before anything is drawn: what the server's box has beyond ours (`GameInfo.extra`). */
  readonly prepare?: (extra: unknown) => void;
  Play(props: PlayProps<V, A>): ReactNode;
  End(props: EndProps<V>): ReactNode;
  Moment(props: MomentProps<V>): ReactNode;
  /** Ticks on the scrubber of a replay: index of the frame and a text. */
  ticks(replay: Replay<V>): readonly { readonly frame: number; readonly label: string }[];
  /** The stages of a moment in a replay; none where it is over in one step. */
  stages?(moment: { readonly view: V; readonly events: readonly Event[] }, t: Translate): readonly Stage[];
  /**
   * What could be done there, in words, as advice; null where there are none. A board that says it draws it too. `among`:
   * what is shown beside it; where one of those reads alike, both say what tells them apart.
   */
  advice?(
    action: A,
    seat: number,
    view: V,
    names: readonly SeatName[],
    t: Translate,
    among?: readonly A[],
  ): string | null;
  /** Which part of the board to look at for it, in words; null where there is no such part. */
  nudge?(action: A, view: V, t: Translate): string | null;
  /** Events that say that somebody has chosen, and not what: looking back, when nothing is hidden, that is told. */
  readonly keeps?: readonly string[];
  /** Whether what is asked hangs on what others believe and keep, which no figure can know: the text `GAME-bluff`. */
  bluffs?(view: V): boolean;
  /** How long what just happened wants to be watched before the end is laid down, in milliseconds. */
  readonly shownFor?: (fresh: readonly News[]) => number;
  /** Whether its board shows how the game stands at all times, not only where the reader wishes it (`standing`). */
  readonly counts?: true;
  /** What others do, and what happens by itself, as it is heard: an event's key and its sound (`design/scores.ts`). */
  readonly sounds?: Readonly<Record<string, string>>;
  /** Whether the views of seats at one screen hold what the others there may not see: the screen is then passed on. */
  hides?(views: readonly V[]): boolean;
  /** Things to say at the table with one press: texts `GAME-phrase-ID`, heard by each in their own language. */
  readonly phrases?: readonly string[];
  /** Who won, in a sentence, where points do not say it; the sides are the seats and then rivals without one. */
  readonly headline?: (outcome: Outcome, sides: readonly SeatName[], t: Translate) => string;
  /** What all have come to together, in a sentence, where a game is ended as it stands; null where they are rivals. */
  together?(view: V, t: Translate): string | null;
  /** Where we are, in italics in the running head: "Turn sixteen, eight tiles still asleep". */
  where(view: V, t: Translate): string;
};

/** A board of one game as the client takes it: `export const game = gameModule<ClansView, ClansAction>({ … })`. */
export const gameModule = <V, A extends AnyAction>(module: GameModule<V, A>): GameModule => module;
