/** The last battle as it was told, who stood there before it was decided, and how much of it was seen. */
import { useMemo, useState } from "react";
import type { News } from "../../wire/types";
import { heard, type Report } from "./battle";
import { spotKey } from "./ground";
import type { KingosView } from "./wire";

type Guards = Report["guards"];

/** Kept while the screen is passed on between two at one table, when the board is taken away for a moment. */
type Memory = {
  readonly table: string;
  /** Guardians as they stood before the battle of this number was decided: beaten ones are gone from the view. */
  battle: number;
  guards: Guards;
  /** The battle whose paws have lain open here, or were open before we came. */
  opened: number;
  /** The battle whose end was read, or was over before we came. */
  read: number;
};

let memory: Memory = { table: "", battle: -1, guards: {}, opened: -1, read: -1 };

const onOpened = (id: number) => {
  memory.opened = id;
};

const guardsOf = (view: KingosView): Guards =>
  Object.fromEntries(
    view.fields.filter(({ guards }) => guards.length > 0).map((field) => [spotKey(field), field.guards]),
  );

/** The battle that was begun last, as the whole story tells it. */
export function lastBattle(story: readonly News[]): Report | null {
  const from = story.findLastIndex(({ events }) => events.some(({ key }) => key === "battles"));
  return from < 0 ? null : heard(null, story.slice(from));
}

export type Battle = {
  readonly report: Report | null;
  /** All energy is in, and its end was not read yet. */
  readonly open: boolean;
  /** Its paws have been seen open. */
  readonly opened: boolean;
  readonly onOpened: (id: number) => void;
  readonly close: () => void;
};

export function useBattle(table: string, story: readonly News[], view: KingosView): Battle {
  const told = useMemo(() => lastBattle(story), [story]);
  const [, again] = useState(0);
  const decided = told !== null && told.verdicts.length > 0;
  const open = told !== null && Object.keys(told.energy).length > 0;
  if (memory.table !== table)
    memory = {
      table,
      battle: -1,
      guards: guardsOf(view),
      opened: open ? told.id : -1,
      read: decided ? told.id : -1,
    };
  if (!open) memory.opened = -1; // perhaps stepped back
  if (!decided) memory.guards = guardsOf(view);
  else if (memory.battle !== told.id) memory.battle = told.id;
  else if (told.id === memory.read) memory.guards = guardsOf(view);
  return {
    report: told && { ...told, guards: memory.guards },
    open: open && told.id !== memory.read,
    opened: open && told.id === memory.opened,
    onOpened,
    close: () => {
      memory.read = told?.id ?? -1;
      again((count) => count + 1);
    },
  };
}
