/** The games that are drawn here, found by looking: a folder is one. For all others there is the board for any game. */
import { type ComponentType, lazy } from "react";
import { plainFace } from "../board/face";
import type { GameFace } from "../core/face";
import type { Games } from "../core/games";
import type { Guide } from "../core/guide";
import { gameInfo } from "../core/infos";
import type { GameModule } from "../core/module";
import type { PuzzleBook } from "../core/puzzles";
import { api } from "../wire/api";

/** By key: what one file of each folder exports under a name. */
const byGame = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [path.split("/")[1] ?? "", file]));

/** By key: a file that is loaded once, when somebody asks for it. */
function ofTheCoach<T>(files: Readonly<Record<string, () => Promise<T>>>): ReadonlyMap<string, () => Promise<T>> {
  const once = (load: () => Promise<T>): (() => Promise<T>) => {
    let loaded: Promise<T> | null = null;
    return () => {
      loaded ??= load();
      return loaded;
    };
  };
  return new Map(
    Object.entries(files).map(([path, load]) => [/([a-z]+)-\w+\.json$/.exec(path)?.[1] ?? "", once(load)]),
  );
}

const faces = byGame(import.meta.glob<GameFace>("./*/face.ts", { import: "face", eager: true }));
const boards = byGame(import.meta.glob<GameModule>("./*/index.tsx", { import: "game" }));
const pads = byGame(import.meta.glob<ComponentType>("./*/Pad.tsx", { import: "Pad" }));
/** What the coach has made of each game, in files such as `clans-puzzles.json`. */
const books = ofTheCoach(
  import.meta.glob<PuzzleBook>("../../../src/tabbytop/coach/data/*-puzzles.json", { import: "default" }),
);
const guides = ofTheCoach(
  import.meta.glob<Guide>("../../../src/tabbytop/coach/data/*-guide.json", { import: "default" }),
);
const lessons = byGame(import.meta.glob<ComponentType>("./*/Learn.tsx", { import: "Learn" }));

/** What failed stays so until the page is opened anew: who waits for it would ask again and again, without a pause. */
const loads = new Map<string, Promise<GameModule>>();

async function fetched(game: string): Promise<GameModule> {
  const load = boards.get(game) ?? (() => import("../board").then(({ boardOf }) => boardOf(game)));
  const [module, info, words, { declareWords }] = await Promise.all([
    load(),
    gameInfo(game),
    api.words(game),
    import("../core/saying"), // the first page says nothing of any game
  ]);
  declareWords(game, words);
  if (info) module.prepare?.(info.extra);
  return module;
}

function board(game: string): Promise<GameModule> {
  let load = loads.get(game);
  if (!load) {
    load = fetched(game);
    loads.set(game, load);
  }
  return load;
}

/** A page beside the board, drawn with its pieces: what the board prepares and how it looks comes first. */
function pages(files: ReadonlyMap<string, () => Promise<ComponentType>>): ReadonlyMap<string, ComponentType> {
  return new Map(
    [...files].map(([game, file]) => [
      game,
      lazy(async () => {
        await board(game);
        return { default: await file() };
      }),
    ]),
  );
}

const padPages = pages(pads);
const lessonPages = pages(lessons);

export const games: Games = {
  keys: [...faces.keys()].sort(),
  face: (game) => faces.get(game) ?? plainFace,
  board,
  pad: (game) => padPages.get(game) ?? null,
  lesson: (game) => lessonPages.get(game) ?? null,
  puzzles: (game) => books.get(game) ?? null,
  guide: (game) => guides.get(game) ?? null,
};
