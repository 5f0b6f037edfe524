/** Advice: what could be done at the tower, in words; and the places that are drawn. */
import type { SeatName } from "../../core/module";
import { whichOf } from "./apart";
import { isFloor, type Piece, scarfOf, sidesOf } from "./box";
import { sideWords } from "./Cards";
import { describeSpot, spotOf, towerOf } from "./describe";
import { placedAt } from "./hold";
import type { PlaceAction } from "./menu";
import { type Placed, poseOf } from "./space";
import type { TowerAction, TowerPlace, TowerStanding, TowerView } from "./wire";
import { type Text, whomName } from "./words";

type Seen = Pick<TowerView, "tower" | "held">;

export const isPlace = (action: TowerAction): action is PlaceAction => action.type === "Place";

/** The piece in the hand, where it would be let go. */
export const placedBy = (place: TowerPlace, piece: Piece): Placed => placedAt(piece, place);

/** The floor over which a piece is let go: the highest one below it. */
function floorUnder({ z }: TowerPlace, { tower }: Pick<TowerView, "tower">): TowerStanding | undefined {
  return tower
    .filter(({ piece, pose }) => isFloor(piece) && pose.z / 1000 <= z + SLANT)
    .sort((one, other) => other.piece - one.piece)[0];
}

const SLANT = 6; // millimetres by which the middle of a floor may be higher than what lies at its edge

/** Null for what chance and physics do. */
export function advice(
  action: TowerAction,
  _seat: number,
  view: TowerView,
  _names: readonly SeatName[],
  t: Text,
  among: readonly TowerAction[] = [],
): string | null {
  const words = wordsOf(action, view, t);
  const alike = among.filter((other) => other !== action && wordsOf(other, view, t) === words);
  const which = alike.length > 0 ? tellingOf(action, alike, view, t) : "";
  return which ? wordsOf(action, view, t, ` (${which})`) : words;
}

/** What tells a choice apart from those whose words are the same; "" where nothing does. */
function tellingOf(action: TowerAction, alike: readonly TowerAction[], view: TowerView, t: Text): string {
  switch (action.type) {
    case "Place": {
      const piece = view.held?.piece;
      return piece === undefined ? "" : whichOf(action, alike.filter(isPlace), onWhich(action, view, piece), piece, t);
    }
    case "Take":
      return describeSpot(view, action.piece, t);
    case "Pet":
      return describeSpot(view, action.cat, t);
    case "Adopt":
      return t(`tower-ui-scarf-${scarfOf(action.kitten)}`);
    default:
      return "";
  }
}

/** `which`: what is said in brackets besides. */
function wordsOf(action: TowerAction, view: TowerView, t: Text, which = ""): string | null {
  const say = (key: string, args: Readonly<Record<string, string | number>> = {}): string =>
    t(`tower-advice-${key}`, { ...args, which });
  switch (action.type) {
    case "Place":
      return whereWords(action, view, t, which);
    case "Choose": {
      const side = sideWords(action.card, sidesOf(action.card).length, t)[action.side] ?? "";
      return say("choose", { action: t(`tower-action-${action.card}`), side });
    }
    case "Take":
      return say("take", { piece: whomName(action.piece, t) });
    case "Pet":
      return say("pet", { piece: whomName(action.cat, t) });
    case "Meet":
      return say("meet", { goal: t(`tower-goal-${action.card}`), floors: action.floors });
    case "Swap":
      return say("swap", { goal: t(`tower-goal-${action.card}`) });
    case "Adopt":
      return say("adopt");
    case "Done":
      return say("done");
    case "Discard":
    case "Pass":
      return say("pass");
    case "GiveUp":
      return say("give-up");
    case "GoOn":
      return say("go-on");
    default:
      return null;
  }
}

/** The floor by which a place is told. */
const onWhich = (place: TowerPlace, view: Seen, piece: Piece): TowerStanding | undefined =>
  isFloor(piece) ? towerOf(view).get(piece - 1) : floorUnder(place, view);

function whereWords(place: TowerPlace, view: Seen, t: Text, which: string): string | null {
  const piece = view.held?.piece;
  if (piece === undefined) return null;
  const floor = onWhich(place, view, piece);
  const middle = floor ? poseOf(floor.pose).at : ([0, 0, 0] as const);
  const spot = t(`tower-ui-spot-${spotOf([place.x, place.y, 0], middle)}`);
  const name = whomName(piece, t);
  if (isFloor(piece)) return t("tower-advice-floor", { piece: name, spot, which });
  const on = t("tower-ui-floor", { floor: floor?.piece ?? 1 });
  return t("tower-advice-place", { piece: name, floor: on, spot, which });
}

/** Which part of the table to look at. */
export function nudge(action: TowerAction, view: TowerView, t: Text): string | null {
  switch (action.type) {
    case "Place":
      return t("tower-nudge-place", { floor: t("tower-ui-floor", { floor: floorUnder(action, view)?.piece ?? 1 }) });
    case "Choose":
      return t(sidesOf(action.card)[action.side]?.build?.length ? "tower-nudge-build" : "tower-nudge-cat");
    case "Take":
    case "Pet":
      return t("tower-nudge-cat");
    case "Meet":
    case "Swap":
      return t("tower-nudge-goal");
    case "Pass":
      return t("tower-nudge-nothing");
    default:
      return null;
  }
}
