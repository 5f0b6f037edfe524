import { use } from "react";
import { gameInfo } from "../app/games";
import { useGameTexts } from "../i18n";
import type { GameModule } from "../table/module";
import { games } from ".";

const loads = new Map<string, Promise<GameModule>>();

async function fetched(game: string): Promise<GameModule> {
  const [module, info] = await Promise.all([games[game]?.(), gameInfo(game)]);
  if (!module) throw new Error(`no board for ${game}`);
  if (info) module.prepare?.(info.extra);
  return module;
}

/** Loads a game's board once. */
export function loadGame(game: string): Promise<GameModule> {
  let load = loads.get(game);
  if (!load) {
    load = fetched(game);
    load.catch(() => loads.delete(game));
    loads.set(game, load);
  }
  return load;
}

/** A game's board with its texts, waited for inside Suspense. The game is one of `games`. */
export function useGame(game: string): GameModule {
  useGameTexts(game);
  return use(loadGame(game));
}
