/** The cards that count at the end, by deck, read from the files that the rules read. */
import cardData from "../../../../src/tabbytop/games/isle/data/cards.json";
import familyData from "../../../../src/tabbytop/games/isle/data/family.json";
import soloData from "../../../../src/tabbytop/games/isle/data/solo.json";
import type { IsleMode } from "./wire";
import { cardName, cardText, type Text } from "./words";

type Row = { readonly number: number; readonly public?: boolean; readonly pick_colour?: boolean };

const modules = import.meta.glob<{ readonly lessons: readonly Row[] }>(
  "../../../../src/tabbytop/games/isle/data/modules/*.json",
  { eager: true, import: "default" },
);

const LESSONS: readonly Row[] = [
  ...(cardData.lessons as readonly Row[]),
  ...Object.values(modules).flatMap(({ lessons }) => lessons),
].sort((one, other) => one.number - other.number);

const numbers = (rows: readonly Row[]): readonly number[] => rows.map(({ number }) => number);

export const PRIVATE_LESSONS = numbers(LESSONS.filter((row) => !row.public));
export const PUBLIC_LESSONS = numbers(LESSONS.filter((row) => row.public));
export const FAMILY_CARDS = numbers(familyData.lessons);
export const HER_LESSONS = [...numbers(soloData.lessons), ...numbers(soloData.advanced_lessons)];

const PICKING = new Set(numbers(LESSONS.filter((row) => row.pick_colour)));

/** Whether a colour is chosen for a public lesson [ISLE 4.3]. */
export const picksColour = (card: number): boolean => PICKING.has(card);

/** The cards a player may hold face down in a mode [ISLE 5.4, 7.3]. */
export const ownCards = (mode: IsleMode): readonly number[] => (mode === "family" ? FAMILY_CARDS : PRIVATE_LESSONS);

// ---- looking for one ------------------------------------------------------------------------------------------------

/** Without marks and capitals, so that "mis" finds "Miš". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The cards whose name, text or number holds every word of the wish. */
export function found(deck: readonly number[], wish: string, t: Text): readonly number[] {
  const words = folded(wish).split(/\s+/).filter(Boolean);
  return deck.filter((card) => {
    const said = folded(`${card} ${cardName(card, t)} ${cardText(card, t)}`);
    return words.every((word) => said.includes(word));
  });
}
