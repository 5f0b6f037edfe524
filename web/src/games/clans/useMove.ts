/** One turn of a person: what is in the hand, what is lit, what a press does. Menus come from the server. */
import { useMemo, useState } from "react";
import { sound } from "../../design";
import { useSettings } from "../../ground/settings";
import type { Menu } from "../../wire/types";
import type { Press } from "./Cell";
import { type Offers, offersOf } from "./menu";
import { dogToken, tileOf } from "./tiles";
import type { ClansAction, ClansView } from "./wire";

/** What was begun and not yet sent. It belongs to one position and is forgotten with it. */
type Begun = {
  readonly of: number;
  /** Phantom cats: looking for another prey to move. */
  readonly picking: boolean;
  /** Phantom cats: the prey that is moved instead of the turned one. */
  readonly source: number | null;
  /** The cell chosen by a first tap. */
  readonly choice: number | null;
  /** A dog on the dial and where it would stand. */
  readonly dial: { readonly cell: number; readonly quarter: number } | null;
};

export type Move = {
  readonly offers: Offers;
  readonly ready: boolean;
  readonly picking: boolean;
  readonly source: number | null;
  readonly choice: number | null;
  readonly dial: { readonly cell: number; readonly quarter: number; readonly now: number } | null;
  /** What would be done if it were confirmed. */
  readonly waiting: ClansAction | null;
  /** The tile in the hand. */
  readonly hand: number | null;
  readonly targets: ReadonlySet<number>;
  /** Something was begun that can be put back. */
  readonly begun: boolean;
  readonly flash: number;
  readonly press: (press: Press) => void;
  readonly drop: (cell: number) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly pickPrey: () => void;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly turnDial: (quarters: number) => void;
};

const NONE: ReadonlySet<number> = new Set();

function targetsOf(offers: Offers, picking: boolean, source: number | null): ReadonlySet<number> {
  if (picking) return new Set(offers.prey.keys());
  if (source !== null) return new Set(offers.prey.get(source)?.keys());
  if (offers.turns.size > 0) return offers.turns;
  if (offers.rotations.size > 0) return new Set(offers.rotations.keys());
  return offers.swaps;
}

export function useMove({
  seq,
  view,
  menu,
  ready,
  weighs,
  play,
  explain,
}: {
  readonly seq: number;
  readonly view: ClansView;
  readonly menu: Menu<ClansAction> | null;
  /** The board is still and a move would be taken. */
  readonly ready: boolean;
  /** What is chosen waits to be weighed, however one chooses it. */
  readonly weighs: boolean;
  readonly play: (action: ClansAction) => void;
  readonly explain: (key: string, clause: string) => void;
}): Move {
  const { confirm } = useSettings();
  const asks = confirm || weighs;
  const fresh: Begun = { of: seq, picking: false, source: null, choice: null, dial: null };
  const [kept, setBegun] = useState(fresh);
  const begun = kept.of === seq ? kept : fresh;
  const [flash, setFlash] = useState(0);
  const offers = useMemo(() => offersOf(menu, view.grid, view.at), [menu, view.grid, view.at]);
  const { picking, source, choice } = begun;
  const targets = useMemo(() => (ready ? targetsOf(offers, picking, source) : NONE), [ready, offers, picking, source]);

  const begin = (change: Partial<Begun>) => setBegun({ ...begun, choice: null, dial: null, ...change });

  const dialNow = begun.dial && standingOf(view, begun.dial.cell);
  const dial = begun.dial && dialNow !== null ? { ...begun.dial, now: dialNow } : null;

  function swapWith(cell: number): ClansAction | null {
    return source === null ? { type: "Swap", cell } : (offers.prey.get(source)?.get(cell) ?? null);
  }

  function make(action: ClansAction | null): void {
    if (action) play(action);
  }

  const send = (cell: number): void => make(swapWith(cell));

  function turn(cell: number): void {
    play({ type: "Turn", cell });
  }

  function waiting(): ClansAction | null {
    if (choice !== null) return offers.turns.size > 0 ? { type: "Turn", cell: choice } : swapWith(choice);
    return dial && dial.quarter !== dial.now ? { type: "Rotate", cell: dial.cell, quarter: dial.quarter } : null;
  }

  function refuse(key: string, clause: string): void {
    setFlash((count) => count + 1);
    explain(`clans-whynot-${key}`, clause);
  }

  /** A press on a lit cell: it makes the move, or shows it first and makes it the second time. */
  function act({ cell, again }: Press, shown: boolean, send: (cell: number) => void): void {
    if (!shown) send(cell);
    else if (choice !== cell) {
      sound("click");
      begin({ choice: cell });
    } else if (!again) send(cell);
  }

  function press(press: Press): void {
    const { cell, touch } = press;
    if (!menu) {
      if (view.grid[cell] === null) refuse("waiting", "CLANS 2.2");
      return;
    }
    if (!ready) return;
    if (offers.turns.size > 0) {
      if (targets.has(cell)) act(press, asks, turn);
      else refuse(menu.prompt.key, menu.prompt.clause);
    } else if (offers.rotations.size > 0) {
      const now = standingOf(view, cell);
      if (!targets.has(cell) || now === null) refuse(menu.prompt.key, menu.prompt.clause);
      else if (dial?.cell === cell) turnDial(1);
      else begin({ dial: { cell, quarter: (now + 1) % 4 } });
    } else if (picking) {
      if (targets.has(cell)) begin({ picking: false, source: cell });
      else if (cell === view.at) begin({ picking: false });
      else refuse("pick-prey", "CLANS 5.6");
    } else if (targets.has(cell)) {
      // A pointer weighs a swap before it presses; a finger cannot, so its first touch does.
      act(press, asks || touch, send);
    } else if (cell === (source ?? view.at)) {
      if (choice !== null) begin({ choice: null });
      else if (source !== null) begin({ source: null });
    } else if (choice !== null && cell === view.at) begin({ choice: null });
    else if (source === null && offers.prey.has(cell)) begin({ source: cell });
    else refuse(source === null ? menu.prompt.key : "swap-prey", menu.prompt.clause);
  }

  function turnDial(quarters: number): void {
    if (!dial) return;
    begin({ dial: { cell: dial.cell, quarter: (dial.quarter + quarters + 4) % 4 } });
  }

  return {
    offers,
    ready: ready && menu !== null,
    picking,
    source,
    choice,
    dial,
    hand: source ?? (view.step === "swap" || view.step === "reveal" ? view.at : null),
    targets,
    begun: picking || source !== null || choice !== null || dial !== null,
    flash,
    press,
    waiting: waiting(),
    drop(cell) {
      if (!ready || !targets.has(cell)) return;
      if (weighs) begin({ choice: cell });
      else send(cell);
    },
    confirm: () => make(waiting()),
    cancel() {
      if (choice !== null || dial) begin({});
      else begin({ picking: false, source: null });
    },
    pickPrey: () => begin({ picking: true, source: null }),
    stay: () => play({ type: "Stay" }),
    leave: () => play({ type: "Leave" }),
    turnDial,
  };
}

/** The quarter a dog stands at, or null where no dog is awake. */
function standingOf(view: ClansView, cell: number): number | null {
  const token = view.grid[cell];
  const tile = token ? tileOf(token) : null;
  return tile?.kind === "dog" ? tile.quarter : null;
}

/** The dog on the dial as it would stand. */
export function dialToken(view: ClansView, dial: { readonly cell: number; readonly quarter: number }): string | null {
  const token = view.grid[dial.cell];
  const tile = token ? tileOf(token) : null;
  return tile?.kind === "dog" ? dogToken(tile.dog, dial.quarter) : null;
}
