/** Advice: what could be done, in words; which cells of the boat it is about, which tile, which cards. */
import type { SeatName } from "../../core/module";
import { listed, Speaker } from "../../core/saying";
import type { Args } from "../../wire/types";
import { telling } from "./apart";
import { colourKey, tileOf } from "./box";
import { cellName, HEIGHT, type Mask, pointOf, WIDTH } from "./cells";
import { footprint } from "./shapes";
import { PRICES } from "./usePlacing";
import type { IsleAction, IsleView } from "./wire";
import type { Text } from "./words";

type Seen = Pick<IsleView, "agenda" | "left" | "right" | "oshax">;
type Message = { readonly key: string; readonly args: Args };

/** The tile in the hand, with its colour. */
function inHand({ agenda }: Pick<IsleView, "agenda">): { readonly tile: number; readonly colour: number } | null {
  const top = agenda.at(-1);
  return top?.type === "Placing" ? top : null;
}

/** What is said of an action, and with what; null for what has no words here. */
export function messageOf(action: IsleAction, view: Pick<IsleView, "agenda" | "left">): Message | null {
  const keyOf = (tile: number): string => tileOf(tile).key;
  switch (action.type) {
    case "Place": {
      const held = inHand(view);
      return held && { key: "place", args: { tile: keyOf(held.tile), colour: held.colour, cell: action.cell } };
    }
    case "Rescue": {
      const fish = PRICES[view.left.includes(action.tile) ? "left" : "right"];
      return { key: "rescue", args: { tile: keyOf(action.tile), fish } };
    }
    case "Take":
      return { key: "take", args: { tile: keyOf(action.tile) } };
    case "Befriend":
      return { key: "befriend", args: { colour: action.colour } };
    case "Find":
      return { key: "find", args: { card: action.card, tile: keyOf(action.tile) } };
    case "Keep":
      return { key: "keep", args: { cards: action.cards } };
    case "Pay":
      return { key: "pay", args: { cards: action.cards } };
    case "Lay":
      return { key: "lay", args: { cards: action.cards } };
    case "Name":
      return { key: "name", args: { colour: action.colour } };
    case "Play":
      return { key: "play", args: { card: action.card } };
    case "Done":
      return { key: "done", args: {} };
    case "Hold":
      return { key: "hold", args: {} };
    default:
      return null;
  }
}

export function advice(
  action: IsleAction,
  _seat: number,
  view: IsleView,
  names: readonly SeatName[],
  t: Text,
  among: readonly IsleAction[] = [],
): string | null {
  const message = messageOf(action, view);
  if (!message) return null;
  const speaker = new Speaker("isle", names, t);
  // Of the tile in the hand it is said as where it is asked for: an oshax has the colour that it was given.
  const what = message.key === "place" ? "prompt" : "event";
  const said = { ...speaker.said(what, message), which: "" };
  if (action.type === "Place") {
    const cells = telling(cellsOf(action, view), besideIt(action, among, view));
    return t("isle-advice-place", { ...said, cell: listed([action.cell, ...cells].map(cellName), t) });
  }
  const which = whichOf(action, among, view, t);
  return t(`isle-advice-${message.key}`, which ? { ...said, which: ` (${which})` } : said);
}

type Taking = Extract<IsleAction, { readonly type: "Rescue" | "Take" | "Find" | "Befriend" }>;

const isTaking = (action: IsleAction): action is Taking => takenBy(action) !== null;

/** Other places with the same first cell. */
const besideIt = ({ cell }: { readonly cell: number }, among: readonly IsleAction[], view: Seen): readonly Mask[] =>
  among.flatMap((other) => (other.type === "Place" && other.cell === cell ? (cellsOf(other, view) ?? []) : []));

/** Which of several tiles that are called alike, and in which basket, where another choice is to take one of those. */
function whichOf(action: IsleAction, among: readonly IsleAction[], view: Seen, t: Text): string {
  if (!isTaking(action)) return "";
  const called = calledOf(action, view);
  const alike = among.filter(isTaking).filter((other) => calledOf(other, view) === called);
  const parts: string[] = [];
  const field = [view.left, view.right, view.oshax].find((tiles) => tiles.includes(action.tile));
  if (field && alike.some(({ tile }) => tile !== action.tile)) {
    const nth = field.indexOf(action.tile) + 1;
    parts.push(field === view.oshax ? t("isle-ui-oshax-number", { number: nth }) : t("isle-advice-nth", { nth }));
  }
  const same = alike.filter(({ tile }) => tile === action.tile);
  if (action.type === "Rescue" && same.some((other) => other.type === "Rescue" && other.basket !== action.basket))
    parts.push(t(`isle-basket-${action.basket}`));
  return parts.join(", ");
}

/** The same for choices whose words are the same. */
function calledOf(action: Taking, view: Seen): string {
  const { kind, colour, key } = tileOf(action.tile);
  const tile = kind === "cat" ? `cat ${colour}` : kind === "oshax" ? kind : key;
  const card = action.type === "Find" ? action.card : "";
  const dyed = action.type === "Befriend" ? action.colour : "";
  const price = action.type === "Rescue" && view.left.includes(action.tile);
  return [action.type, tile, card, dyed, price].join(" ");
}

/** The cells on which the tile in the hand would lie; null for what lays none. */
export function cellsOf(action: IsleAction, view: Pick<IsleView, "agenda">): Mask | null {
  const held = inHand(view);
  if (action.type !== "Place" || !held) return null;
  const [x, y] = pointOf(action.cell);
  return footprint(tileOf(held.tile).shape, action.turn, x, y, WIDTH, HEIGHT);
}

/** The tile that is taken. */
export function takenBy(action: IsleAction): number | null {
  return action.type === "Rescue" || action.type === "Take" || action.type === "Find" || action.type === "Befriend"
    ? action.tile
    : null;
}

/** The cards that are kept, bought or laid; null where it is not about cards. */
export function cardsOf(action: IsleAction): readonly number[] | null {
  return action.type === "Keep" || action.type === "Pay" || action.type === "Lay" ? action.cards : null;
}

/** Which part of the boat, which cats or how many cards to look at. */
export function nudge(action: IsleAction, _view: IsleView, t: Text): string | null {
  switch (action.type) {
    case "Place": {
      const [x] = pointOf(action.cell);
      return t("isle-nudge-place", { part: x < STERN ? "stern" : x < BOW ? "middle" : "bow" });
    }
    case "Rescue":
      return t("isle-nudge-rescue", { colour: colourKey(tileOf(action.tile).colour) ?? "none" });
    case "Keep":
    case "Pay":
    case "Lay":
      return t("isle-nudge-cards", { count: action.cards.length });
    default:
      return null;
  }
}

const [STERN, BOW] = [7, 15]; // columns with which the middle and the bow begin
