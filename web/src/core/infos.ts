/** Which games there are and what the server can do with them. */

import { useEffect } from "react";
import { Store, useStore } from "../ground/store";
import { hearNews, isAtHome, isKept } from "../home/place";
import type { TextTools } from "../i18n";
import { api, REACH } from "../wire/api";
import { type GameInfo, LEVELS, type Level, type TableInfo } from "../wire/types";

/** Levels offered to people: a random bot is for measuring. */
export const offeredLevels = (levels: readonly Level[]): readonly Level[] =>
  levels.filter((level) => level !== "random");

/** A bot may think with less than at a server: on this device, and where it plays alone there. */
export type Where = "home" | "home-alone" | null;

export const whereOf = ({ id, seats }: Pick<TableInfo, "id" | "seats">): Where =>
  isAtHome(id) ? (seats.length === 1 ? "home-alone" : "home") : null;

/** What a bot of a level is like: in the game's own words, where it has some, and some for that place. */
export function levelNote({ t, has }: TextTools, game: string, level: Level, where: Where): string {
  const own = `${game}-level-${level}`;
  return t([`${own}-${where}`, own].find(has) ?? `level-${level}-note`);
}

export const levelChoices = (text: TextTools, game: string, levels: readonly Level[], where: Where) =>
  levels.map((one) => ({ value: one, label: text.t(`level-${one}`), note: levelNote(text, game, one, where) }));

/** A level, or the name of a bot that this house was given: whatever the server takes for a seat's bot. */
export type BotChoice = Level | (string & {});

export const isLevel = (one: string | null): one is Level => LEVELS.some((level) => level === one);

type BotOffer = { readonly value: BotChoice; readonly label: string; readonly note: string };

/** The levels, and beside them the bots that this house was given. */
export function botChoices(
  text: TextTools,
  game: string,
  info: GameInfo | null,
  where: Where = null,
): readonly BotOffer[] {
  const brought = info?.brought ?? [];
  return [
    ...levelChoices(text, game, offeredLevels(info?.levels ?? LEVELS), where),
    ...brought.map((one) => ({ value: one, label: broughtName(one), note: text.t("bot-brought-note") })),
  ];
}

/** What a bot is called that is found as `my_cats:Hasty`. */
export const broughtName = (mind: string): string => mind.slice(mind.lastIndexOf(":") + 1);

const infos = new Store<readonly GameInfo[] | null>(null);
let asking: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asking ??= asked();
  return asking;
}

function asked(): Promise<void> {
  const mine: Promise<void> = api.games().then(
    (known) => {
      if (asking !== mine) return; // somebody else answers by now
      infos.set(known);
      addEventListener(REACH, askAnew);
    },
    (error: unknown) => {
      if (asking === mine) asking = null;
      throw error;
    },
  );
  return mine;
}

/** The server has ceased to answer, or answers again: the house on this device does not play all that it plays. */
function askAnew(): void {
  if (!isKept()) return;
  asking = null;
  void loadGames().catch(() => {});
}

/** What the server says of a game; null where it has none of that name. */
export async function gameInfo(game: string): Promise<GameInfo | null> {
  await loadGames();
  return infos.get()?.find((info) => info.key === game) ?? null;
}

function useInfos(): readonly GameInfo[] {
  const known = useStore(infos);
  useEffect(() => {
    if (known) return;
    const load = (): void => void loadGames().catch(() => {});
    load();
    return hearNews((news) => {
      if (news === null) load(); // somebody can be asked now
    });
  }, [known]);
  return known ?? none;
}

const none: readonly GameInfo[] = [];

/** The keys of all games that the server offers; none before it has answered. */
export const useOffered = (): readonly string[] => useInfos().map(({ key }) => key);

export function useGameInfo(game: string): GameInfo | null {
  return useInfos().find((info) => info.key === game) ?? null;
}

type Coach = { readonly hinted: boolean; readonly analysed: GameInfo["analysed"] | undefined };

/** What the coach does at a table, or for who watches a game from elsewhere (null). She lives at the server. */
export function useCoach(game: string, table: string | null): Coach {
  const info = useGameInfo(game);
  if (table !== null && isAtHome(table)) return { hinted: false, analysed: null };
  return { hinted: info?.hinted ?? false, analysed: info?.analysed };
}
