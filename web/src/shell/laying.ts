/** A first table after a lesson: laid with the options that are usual, gone to, or told why not. */
import { useState } from "react";
import { navigate } from "../ground/router";
import { come } from "../home/wish";
import { api, type SeatWish } from "../wire/api";
import type { Options, TableInfo } from "../wire/types";
import { haveName } from "./me";

type Wish = {
  readonly game: string;
  /** Other than usual. */
  readonly options: Options;
  readonly seats: readonly SeatWish[];
  readonly start?: boolean;
};

async function laid({ game, options, ...wish }: Wish): Promise<TableInfo> {
  await come();
  await haveName(false);
  const info = (await api.games()).find(({ key }) => key === game);
  const usual = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
  return api.create({ game, options: { ...usual, ...options }, ...wish });
}

/** `then` hears of the table before one goes there. */
export function useLaying() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(false);
  const lay = async (wish: Wish, then: (table: TableInfo) => void = () => {}): Promise<void> => {
    setBusy(true);
    setFault(false);
    try {
      const table = await laid(wish);
      then(table);
      navigate(`/t/${table.id}`);
    } catch {
      setFault(true);
      setBusy(false);
    }
  };
  return { busy, fault, lay };
}
