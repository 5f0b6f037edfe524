/** The hand at the pad: what it lays, the tile it holds, what it was refused. */
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { sound } from "../../design";
import { announce } from "../../ground/live";
import { useText } from "../../i18n";
import { tileOf } from "./box";
import { type Cell, cellName, cellsOf } from "./cells";
import { pieceName } from "./PadBoat";
import { brushesOf } from "./PadPalette";
import { counted, type Desk, isScore } from "./padDesk";
import { heldOver, useFocusOnHeld } from "./padPlacing";
import {
  type Brush,
  dyed,
  finished,
  isPiece,
  type PadFault,
  type PadPiece,
  playerOf,
  type Step,
  shipOf,
  tapped,
  type Work,
  withPiece,
} from "./padState";
import { asPiece, type Held, inFrame } from "./placing";
import { placements, type Ship } from "./ship";
import type { Placing } from "./usePlacing";
import { useTileKeys } from "./useTileKeys";
import type { Text } from "./words";

/** What was refused, with the piece it is about. */
export type Refusal = { readonly of: Work; readonly fault: PadFault | "unreachable"; readonly piece: PadPiece | null };

export type PadHand = {
  readonly ship: Ship;
  readonly brush: Brush;
  readonly held: Held | null;
  readonly placing: Placing;
  readonly refusal: Refusal | null;
  /** The boat while a tile is held over it. */
  readonly deck: RefObject<HTMLDivElement | null>;
  readonly take: (step: Step) => void;
  readonly tap: (cell: Cell) => void;
  readonly choose: (brush: Brush) => void;
  readonly pick: (tile: number) => void;
  readonly drop: () => void;
};

export function usePadHand(desk: Desk, phone: boolean): PadHand {
  const { t } = useText();
  const { work } = desk;
  const [brush, setBrush] = useState<Brush>({ kind: "cat", colour: 0 });
  const [held, setHeld] = useState<Held | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const deck = useRef<HTMLDivElement>(null);
  const ship = useMemo(() => shipOf(playerOf(work)), [work]);
  const drop = () => setHeld(null);

  /** What is not a piece here may still be one to the server, which knows the whole box: it says why not. */
  async function offer(piece: PadPiece): Promise<boolean> {
    const before = desk.now();
    const answer = await counted(withPiece(before, piece).pad);
    if (desk.now() !== before) return false;
    if (isScore(answer)) {
      desk.set(withPiece(before, piece));
      return true;
    }
    sound("click");
    setRefusal({ of: before, fault: answer, piece });
    return false;
  }

  function take(step: Step): void {
    if (step.refused) void offer(step.refused);
    else desk.set(step.work);
  }

  function tap(cell: Cell): void {
    const step = tapped(desk.now(), brush, cell);
    take(step);
    if (step.refused) return;
    sound(step.work.pad === work.pad ? "click" : "knock");
    const { draft, chosen } = step.work;
    if (draft) announce(`${cellName(cell)}: ${draftSaid(draft, t)}`);
    else if (chosen !== null) announce(t("isle-pad-hint-chosen"));
  }

  function choose(next: Brush): void {
    setBrush(next);
    drop();
    const step = finished(desk.now());
    take(step.refused ? step : { work: dyed(step.work, next) });
  }

  function pick(tile: number): void {
    const step = finished(desk.now());
    take(step);
    if (step.refused) return;
    setHeld(held?.tile === tile ? null : overBoat(tile, brush, step.work, held));
  }

  async function lay(): Promise<void> {
    if (!held || !(await offer({ kind: brush.kind, colour: held.colour, cells: asPiece(held).cells }))) return;
    sound("knock");
    drop();
  }

  const placing = heldOver(ship, held, work.pad.mode, {
    move: (next) => {
      setHeld(next);
      setRefusal(null);
    },
    lay: () => void lay(),
    putBack: drop,
  });
  useTileKeys(placing, phone);
  useFocusOnHeld(held?.tile ?? null, deck);
  useShortcuts({
    brush: (at) => {
      const next = brushesOf(work.pad.mode, brush.colour)[at];
      if (next) choose(next);
    },
    next: () => take(finished(desk.now())),
    undo: desk.undo,
  });
  return { ship, brush, held, placing, refusal, deck, take, tap, choose, pick, drop };
}

/** A tile from the box, where the last one was held, or in the middle. */
function overBoat(tile: number, { colour }: Brush, work: Work, before: Held | null): Held {
  const masks = placements(tileOf(tile).shape, shipOf(playerOf(work)).filled, false);
  return inFrame({ tile, colour, masks, turn: 0, x: before?.x ?? 9, y: before?.y ?? 4 });
}

export const draftSaid = (draft: PadPiece, t: Text): string =>
  t(isPiece(draft) ? "isle-pad-hint-whole" : "isle-pad-hint-part", {
    tile: pieceName(draft, t),
    count: cellsOf(draft.cells).length,
  });

/** 1 to 8 choose what is laid, N begins the next piece, Ctrl+Z takes back. */
function useShortcuts(keys: { brush: (at: number) => void; next: () => void; undo: () => void }): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const on = event.target instanceof HTMLElement ? event.target : null;
      if (on?.closest("textarea, select, dialog, input:not([type=radio])") || event.altKey) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== "z" || event.shiftKey) return;
        keys.undo();
      } else if (/^[1-8]$/.test(key)) keys.brush(Number(key) - 1);
      else if (key === "n") keys.next();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}
