/** What is known of the piece in hand while it is held: where it would land, what that does for goals; and the sketch. */
import { useEffect, useState } from "react";
import { type Aim, aimOf } from "./aim";
import { isCat, isKitten, type Piece, TOUCHING } from "./box";
import type { Grip } from "./grip";
import type { Held } from "./hold";
import { heldAt, placedAt } from "./hold";
import { type Fate, type Landing, landingOf } from "./landing";
import type { Mark, Sketch } from "./sketch";
import { cornersOf, placedOf, type Vector } from "./space";
import type { TowerView } from "./wire";
import type { Text } from "./words";

/** `cuts` is what the piece is pushed into: 0 for the table, null for nothing. */
export type Known = { readonly fate: Fate | null; readonly aim: Aim | null; readonly cuts: Piece | null };

const NOTHING: Known = { fate: null, aim: null, cuts: null };
const HANGS = 3; // millimetres over its landing: below that no plumb line is seen
const EARS = 8; // millimetres over a head
const NEAR_EDGE = 30; // millimetres: farther from an edge nobody wonders

export function useAim(grip: Grip, view: TowerView, sketch: Sketch, t: Text): Known {
  const [known, setKnown] = useState<Known>(NOTHING);
  useEffect(() => {
    const look = () => {
      const { held, grounds } = grip;
      if (!held || !grounds || held.cuts !== null || !view.aids) {
        sketch.set([]);
        const next = held ? { ...NOTHING, cuts: held.cuts } : NOTHING;
        setKnown((before) => (keyOf(before) === keyOf(next) ? before : next));
        return;
      }
      const landing = landingOf(grounds, held);
      const { x, y } = held.place;
      const aim = aimOf(view, landing, (dx, dy) =>
        landingOf(grounds, heldAt(grounds, { ...held.place, x: x + dx, y: y + dy })),
      );
      sketch.set([...plumbLines(held, landing), ...measures(aim, t), ...headsOf(held, view)]);
      const next = { fate: landing.fate, aim, cuts: null };
      setKnown((before) => (keyOf(before) === keyOf(next) ? before : next));
    };
    look();
    return grip.subscribe(look);
  }, [grip, view, sketch, t]);
  return known;
}

/** What a page says of it: no more exactly than to the millimetre. */
const keyOf = ({ fate, aim, cuts }: Known): string =>
  [
    fate,
    cuts,
    ...(aim?.goals.map(({ card, met, missing }) =>
      [
        card,
        met,
        missing?.how,
        missing && whole(missing.millimetres),
        missing && wayBetween(missing.from, missing.to),
      ].join(" "),
    ) ?? []),
  ].join();

const wayBetween = (from: readonly number[], to: readonly number[]): string =>
  [0, 1].map((axis) => Math.sign(Math.round((to[axis] ?? 0) - (from[axis] ?? 0)))).join("");

export const whole = (millimetres: number): number => Math.max(1, Math.round(millimetres));

/** From the corners of the piece down to where they would come. */
function plumbLines({ piece, place, rest }: Held, landing: Landing): readonly Mark[] {
  if (place.z - rest < HANGS) return [];
  const [high, low] = [cornersOf(placedAt(piece, place)), cornersOf(landing.placed)];
  return high.flatMap((corners, at) =>
    corners.flatMap((from, corner): Mark[] => {
      const to = low[at]?.[corner];
      // The lower four of a box's eight corners: every other one, since height varies fastest.
      return to && corner % 2 === 0 ? [{ kind: "plumb", points: [from, to], words: "" }] : [];
    }),
  );
}

/** Of all who lie there, and of the one in hand. */
function headsOf({ piece, place }: Held, view: TowerView): readonly Mark[] {
  return [placedAt(piece, place), ...view.tower.map(placedOf)]
    .filter((one) => isCat(one.piece) || isKitten(one.piece))
    .map((one): Mark => {
      const head = cornersOf(one).at(-1) ?? [];
      return { kind: "head", points: [...head, ...head.map(([x, y, z]): Vector => [x, y, z + EARS])], words: "" };
    });
}

/** Only what is missing to a goal, or else the nearest neighbour, and the nearest edge are measured. */
function measures(aim: Aim | null, t: Text): readonly Mark[] {
  const lines: Mark[] = [];
  const missing = aim?.goals.find((goal) => goal.missing)?.missing;
  const gap = missing ?? aim?.nearest;
  if (gap) {
    const touches = gap.millimetres < TOUCHING;
    const far = t(missing ? "tower-ui-missing" : "tower-ui-millimetres", { millimetres: whole(gap.millimetres) });
    lines.push({
      kind: touches ? "touch" : "gap",
      points: [gap.from, gap.to],
      words: touches ? t("tower-ui-touches") : far,
    });
  }
  const edge = aim?.edge;
  if (edge && edge.millimetres > 0 && edge.millimetres < NEAR_EDGE)
    lines.push({
      kind: "edge",
      points: [edge.from, edge.to],
      words: t("tower-ui-edge", { millimetres: whole(edge.millimetres) }),
    });
  return lines;
}
