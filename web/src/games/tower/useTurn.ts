/** One turn at the tower, as this screen knows it: what is asked, what is in the hand, what may be pressed. */
import { useCallback, useMemo } from "react";
import type { PlayProps } from "../../core/module";
import { useMotion } from "../../design";
import { useText } from "../../i18n";
import type { Event } from "../../wire/types";
import type { Piece } from "./box";
import { stands } from "./describe";
import { type Offers, offersOf } from "./menu";
import { lastOf } from "./now";
import { Orbit } from "./orbit";
import { Sketch } from "./sketch";
import { purr } from "./sounds";
import type { Placed } from "./space";
import type { Stage } from "./stage";
import { type Known, useAim } from "./useAim";
import { type Holding, useHolding } from "./useHolding";
import { useMoving, usePassing, useStage, useTable, useWhenStill } from "./useStage";
import type { TowerAction, TowerView } from "./wire";

const NONE: ReadonlySet<Piece> = new Set();

export type Turn = {
  readonly view: TowerView;
  readonly offers: Offers;
  readonly stage: Stage;
  readonly orbit: Orbit;
  readonly sketch: Sketch;
  readonly holding: Holding;
  /** What the piece in hand would do. */
  readonly known: Known;
  /** What somebody else holds. */
  readonly other: Placed | null;
  readonly moving: boolean;
  /** Something is asked of this seat; and nothing moves, so that it can be answered. */
  readonly asked: boolean;
  readonly ready: boolean;
  /** Pieces that may be pressed, and the cats that meet a goal. */
  readonly lit: ReadonlySet<Piece>;
  readonly ringed: ReadonlySet<Piece>;
  readonly press: (piece: Piece) => void;
  readonly play: (action: TowerAction) => void;
  /** Told when all is still: walls lost, and what has happened. */
  readonly lost: number;
  readonly happened: readonly Event[];
  /** The seat whose kitten counts here, and its floor; together it is Toto. */
  readonly mine: number;
  readonly height: number;
};

export function useTurn({
  position,
  sight,
  fresh,
  told,
  play,
  busy,
  explain,
  passing,
  pencil,
}: PlayProps<TowerView, TowerAction>): Turn {
  const { t } = useText();
  const { still } = useMotion();
  const { view, menu } = sight;
  const offers = useMemo(() => offersOf(menu), [menu]);
  const stage = useStage();
  const orbit = useMemo(() => new Orbit(), []);
  const sketch = useMemo(() => new Sketch(), []);
  useTable(stage, view, position.seq, fresh);
  const other = usePassing(stage, passing, view, position.seq);
  const moving = useMoving(stage) && !still;
  const lost = useWhenStill(view.aside.length, stage);
  const last = useMemo(() => lastOf(told), [told]);
  const happened = useWhenStill(last, stage);
  const asked = menu !== null && !sight.may;
  const ready = asked && !busy && !moving;
  const holding = useHolding({
    view,
    offers,
    seq: position.seq,
    ready,
    passing,
    play,
    explain,
    weighed: pencil.card !== null,
  });
  const known = useAim(holding.grip, view, sketch, t);
  const lit = useMemo(
    () => (ready ? new Set([...offers.pets, ...offers.takes.filter((piece) => stands(view, piece))]) : NONE),
    [ready, offers, view],
  );
  const ringed = useMemo(() => new Set(view.met.flatMap(({ cats }) => cats)), [view.met]);
  const press = useCallback(
    (piece: Piece) => {
      if (offers.pets.has(piece)) {
        purr();
        play({ type: "Pet", cat: piece });
      } else if (offers.takes.includes(piece)) play({ type: "Take", piece });
    },
    [offers, play],
  );
  const mine = view.mode === "coop" ? 0 : (sight.seat ?? 0);
  const height = view.race.heights[mine] ?? 0;
  return {
    ...{ view, offers, stage, orbit, sketch, holding, known, other, moving, asked, ready },
    ...{ lit, ringed, press, play, lost, happened, mine, height },
  };
}
