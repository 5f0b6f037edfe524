/** How many sit down and how fast they play: asked alike wherever a table is to come about. */
import { useState } from "react";
import { clockChoices } from "../core/clocks";
import { useGameInfo } from "../core/infos";
import { Choices } from "../design";
import { useText } from "../i18n";
import type { GameInfo, Seconds } from "../wire/types";

export type Seating = {
  readonly info: GameInfo | null;
  readonly counts: readonly number[];
  readonly seats: number;
  readonly clock: Seconds;
  readonly setSeats: (seats: number) => void;
  readonly setClock: (clock: Seconds) => void;
};

export function useSeating(game: string, usual: Seconds): Seating {
  const info = useGameInfo(game);
  const counts = (info?.seats ?? []).filter((count) => count > 1);
  const [chosen, setSeats] = useState(2);
  const [clock, setClock] = useState<Seconds>(usual);
  const seats = counts.includes(chosen) ? chosen : (counts[0] ?? 2);
  return { info, counts, seats, clock, setSeats, setClock };
}

export function SeatingChoices({ of }: { readonly of: Seating }) {
  const { t } = useText();
  return (
    <>
      {of.counts.length > 1 ? (
        <Choices
          legend={t("start-seats")}
          value={of.seats}
          onChange={of.setSeats}
          choices={of.counts.map((value) => ({ value, label: String(value) }))}
        />
      ) : null}
      <Choices<Seconds> legend={t("clock")} value={of.clock} onChange={of.setClock} choices={clockChoices(t)} />
    </>
  );
}
