/**
 * Postcards (server-side rendering): a position as one picture for a chat, drawn with the boards' own pieces. A file of its
 * own (vite.config.ts), which the server runs without a browser (src/tabbytop/server/postcards.py).
 */
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GameFace } from "../core/face";
import { symbolOf } from "../design/sprite";
import tokens from "../design/tokens.css?raw";
import { inksOf, standingAlone } from "./print";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** A game's file `Postcard.tsx`. */
export type PostcardFile = {
  /** The position, in a box of 1200 × 630. */
  readonly Postcard: ComponentType<{ readonly view: never }>;
  /** Stylesheets with inks that only this game's drawings have. */
  readonly sheets?: readonly string[];
  /** What the server's box has beyond ours. */
  readonly prepare?: (extra: unknown) => void;
};

const byGame = <T,>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [path.split("/")[2] ?? "", file]));

const cards = byGame(import.meta.glob<PostcardFile>("../games/*/Postcard.tsx", { eager: true }));
const faces = byGame(import.meta.glob<GameFace>("../games/*/face.ts", { import: "face", eager: true }));

/** The games that have a postcard. */
export const games: readonly string[] = [...cards.keys()].sort();

/** A position as SVG; without one the game's still picture. Empty where nothing is drawn for the game. */
export function postcard(game: string, view: unknown, extra: unknown = null): string {
  const [card, face] = [cards.get(game), faces.get(game)];
  if (view !== null && card) {
    card.prepare?.(extra);
    return printed(<card.Postcard view={view as never} />, card.sheets);
  }
  return face ? printed(<face.Scene />, card?.sheets) : "";
}

function printed(picture: React.ReactNode, sheets: readonly string[] = []): string {
  const frame = (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {picture}
    </svg>
  );
  return standingAlone(renderToStaticMarkup(frame), symbolOf, inksOf(tokens, ...sheets));
}

/** As the server asks for it: JSON in, SVG out. */
Object.assign(globalThis, {
  postcard: (game: string, view: string, extra: string): string => postcard(game, JSON.parse(view), JSON.parse(extra)),
});
