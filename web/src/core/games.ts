/** The games of the house, as the pages are given them: no page knows where they come from. */
import { type ComponentType, createContext, use, useContext } from "react";
import { useGameTexts } from "../i18n";
import type { GameFace } from "./face";
import type { Guide } from "./guide";
import { type Habits, usualHabits } from "./habits";
import type { GameModule } from "./module";
import type { PuzzleBook } from "./puzzles";

export type Games = {
  /** The keys of all that have a folder here, in the order in which they are shown. */
  readonly keys: readonly string[];
  readonly face: (game: string) => GameFace;
  /** The board, loaded once: its own, or the one for any game. */
  readonly board: (game: string) => Promise<GameModule>;
  /** The score pad, which counts a real table; null where there is nothing to count. */
  readonly pad: (game: string) => ComponentType | null;
  readonly lesson: (game: string) => ComponentType | null;
  /** Its puzzles, loaded once when they are asked for; null where there are none. */
  readonly puzzles: (game: string) => (() => Promise<PuzzleBook>) | null;
  /** Its field guide, likewise. */
  readonly guide: (game: string) => (() => Promise<Guide>) | null;
};

/** Filled once, where everything is put together. */
export const GamesContext = createContext<Games | null>(null);

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (!games) throw new Error("no games were handed down to this page");
  return games;
}

/** A game's board with its texts, waited for inside Suspense. */
export function useBoard(game: string): GameModule {
  useGameTexts(game);
  return use(useGames().board(game));
}

export const useHabits = (game: string): Habits => ({ ...usualHabits, ...useGames().face(game).habits });
