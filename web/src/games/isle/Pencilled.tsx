/** What Micka has drawn, and its numbers on tiles and cards. Where nobody asked there is nothing. */
import { createContext, useContext } from "react";
import { PencilNumber } from "../../design";
import { cardsOf, takenBy } from "./advice";
import type { IsleAction, IsleView } from "./wire";

type Pencilled = { readonly choices: readonly IsleAction[]; readonly view: Pick<IsleView, "agenda"> };

export const PencilledContext = createContext<Pencilled>({ choices: [], view: { agenda: [] } });

/** The best choice that takes this tile. */
export function TileNumber({ tile }: { readonly tile: number }) {
  const { choices } = useContext(PencilledContext);
  const number = choices.findIndex((choice) => takenBy(choice) === tile) + 1;
  return number > 0 ? <PencilNumber number={number} /> : null;
}

/** Cards are chosen several at once: those of the best choice have its number. */
export function CardNumber({ card }: { readonly card: number }) {
  const [first] = useContext(PencilledContext).choices;
  return first && cardsOf(first)?.includes(card) ? <PencilNumber number={1} /> : null;
}
