import { use } from "react";
import { useGameTexts } from "../i18n";
import type { GameModule } from "../table/module";
import { games } from ".";

const loads = new Map<string, Promise<GameModule>>();

/** A game's board with its texts, waited for inside Suspense. The game is one of `games`. */
export function useGame(game: string): GameModule {
  useGameTexts(game);
  let load = loads.get(game);
  if (!load) {
    load = games[game]?.() ?? Promise.reject(new Error(`no board for ${game}`));
    load.catch(() => loads.delete(game));
    loads.set(game, load);
  }
  return use(load);
}
