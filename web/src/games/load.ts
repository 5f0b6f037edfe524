import { use } from "react";
import { gameInfo } from "../app/games";
import { useGameTexts } from "../i18n";
import type { GameModule } from "../table/module";
import { games } from ".";

const loads = new Map<string, Promise<GameModule>>();

async function load(game: string): Promise<GameModule> {
  const [module, info] = await Promise.all([games[game]?.(), gameInfo(game)]);
  if (!module) throw new Error(`no board for ${game}`);
  if (info) module.prepare?.(info.extra);
  return module;
}

/** A game's board with its texts, waited for inside Suspense. The game is one of `games`. */
export function useGame(game: string): GameModule {
  useGameTexts(game);
  let board = loads.get(game);
  if (!board) {
    board = load(game);
    board.catch(() => loads.delete(game));
    loads.set(game, board);
  }
  return use(board);
}
