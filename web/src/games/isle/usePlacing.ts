/**
 * The tile in one's hand. Until it is laid nothing has happened: it is tried on the boat, turned, put back. Laying it
 * sends what takes it (a rescue, a treasure card) and then, when the server has put it into the hand, the place.
 */
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { sound } from "../../design";
import { announce } from "../../ground/live";
import { type Colour, NONE, tileOf } from "./box";
import { fishFor } from "./cards";
import { cellAt, cellName } from "./cells";
import { type Forecast, useForecast } from "./forecast";
import type { Find, Offers } from "./menu";
import { placingOf } from "./menu";
import { asPiece, bestPlace, type Fault, faultOf, type Held, inFrame, isLegal } from "./placing";
import { flattest } from "./shapes";
import { type Piece, placements, type Ship, type Worth, worthOf } from "./ship";
import type { IsleAction, IsleBasket, IsleView } from "./wire";
import type { Text } from "./words";

export const PRICES = { left: 3, right: 5 } as const;

/** What was picked up and how it lies. Where it may lie and whether it may be laid is asked anew for every position. */
type Picked = {
  readonly tile: number;
  readonly colour: Colour;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly basket: IsleBasket | null;
  readonly find: Find | null;
  /** The position in which its place was sent: with the next one it lies there. */
  readonly sent: number | null;
};

/** How the tile in hand would be laid: by the server's wish, by an action that takes it first, or not at all. */
export type Errand =
  | { readonly kind: "place" }
  | { readonly kind: "take"; readonly action: IsleAction }
  | { readonly kind: "try" };

export type Placing = {
  readonly held: Held | null;
  readonly errand: Errand;
  /** Why it cannot lie where it is; null where it can. */
  readonly fault: Fault | null;
  readonly worth: Worth | null;
  /** What lessons and the sister say to it; comes a moment later. */
  readonly forecast?: Forecast | null;
  /** By how much one's points would change, lessons included once they are counted. */
  readonly change: number;
  /** Fish that taking it costs. */
  readonly price: number;
  /** Ways to pay for it, where there are several. */
  readonly baskets: readonly IsleBasket[];
  readonly basket: IsleBasket | null;
  readonly finds: readonly Find[];
  readonly find: Find | null;
  /** The colours an oshax may get. */
  readonly colours: readonly number[];
  readonly pick: (tile: number) => void;
  readonly move: (held: Held) => void;
  readonly payWith: (basket: IsleBasket) => void;
  readonly findBy: (find: Find) => void;
  readonly dye: (colour: Colour) => void;
  readonly lay: () => void;
  readonly putBack: () => void;
  /** It can be put back: the server has not yet given it. */
  readonly free: boolean;
};

type Props = {
  readonly seq: number;
  readonly view: IsleView;
  readonly seat: number | null;
  readonly ship: Ship | null;
  readonly offers: Offers;
  readonly ready: boolean;
  readonly play: (action: IsleAction) => void;
  readonly phone: boolean;
  /** What a place would bring is told; of a puzzle that is the question. */
  readonly counts: boolean;
  readonly t: Text;
};

/** What is in the hand: the tile that the server gave, or one that was picked up to be tried. */
function useInHand({ seq, view, seat, ship, offers, counts }: Props, kept: Picked | null) {
  const given = useMemo(() => placingOf(view, seat), [view, seat]);
  const berth = seat !== null && (view.players[seat]?.berth ?? false);
  const filled = ship?.filled ?? 0n;
  const { mode } = view.rules;

  // The server's tile comes first; what was picked is forgotten when it lies, or is gone.
  const fits = kept !== null && (given ? kept.tile === given.tile : isThere(view, kept.tile));
  const picked = kept && (kept.sent === null || kept.sent === seq) && fits && ship ? kept : null;
  const tile = given?.tile ?? picked?.tile ?? null;
  const masks = useMemo(() => {
    if (tile === null) return [];
    return given && offers.places ? offers.places : placements(tileOf(tile).shape, filled, !berth);
  }, [tile, given, offers.places, filled, berth]);

  const colour = given?.colour ?? picked?.colour ?? NONE;
  const fresh = useMemo((): Held | null => {
    if (tile === null || !ship) return null;
    const points = (piece: Piece): number => (counts ? worthOf(ship, piece, mode).points : 0);
    return bestPlace({ tile, colour, masks, turn: 0, x: 10, y: 4 }, points);
  }, [tile, colour, masks, ship, mode, counts]);
  const held: Held | null = picked && tile !== null ? { ...picked, tile, colour, masks } : given ? fresh : null;
  return { given, picked, tile, held, filled, berth };
}

export function usePlacing(props: Props): Placing {
  const { seq, view, seat, ship, offers, ready, play, phone, counts, t } = props;
  const [kept, setPicked] = useState<Picked | null>(null);
  const plan = useRef<Picked | null>(null);
  const { given, picked, tile, held, filled, berth } = useInHand(props, kept);
  const { mode } = view.rules;
  const errand = errandOf(given !== null, picked, offers);
  const fault = held ? faultOf(held, filled) : null;
  const piece = held && !fault && counts ? asPiece(held) : null;
  const worth = piece && ship ? worthOf(ship, piece, mode) : null;
  const price = priceOf(view, tile, errand);
  const forecast = useForecast(view, seat ?? 0, piece, price);
  const change = (worth?.points ?? 0) + (worth && forecast ? forecast.lessons : 0);

  const moved = useTold(held, fault, counts ? (forecast ? change : null) : "untold", t);

  // The server has given what was asked for: lay it where it was planned.
  useEffect(() => {
    const wanted = plan.current;
    if (!wanted || !ready || !given || given.tile !== wanted.tile || !offers.places) return;
    plan.current = null;
    const there = { ...wanted, masks: offers.places };
    if (!isLegal(there)) return;
    setPicked({ ...wanted, sent: seq });
    play({ type: "Place", turn: wanted.turn, cell: cellAt(wanted.x, wanted.y) });
  }, [given, offers.places, ready, seq, play]);

  function alter(part: Partial<Picked>): void {
    if (held) setPicked({ basket: null, find: null, ...picked, ...pickedOf(held), sent: null, ...part });
  }

  return {
    held,
    errand,
    fault,
    worth,
    forecast,
    change,
    price,
    baskets: (tile !== null && !given && offers.rescues.get(tile)) || [],
    basket: errand.kind === "take" && errand.action.type === "Rescue" ? errand.action.basket : null,
    finds: (tile !== null && !given && offers.finds.get(tile)) || [],
    find: errand.kind === "take" && errand.action.type === "Find" ? errand.action : null,
    colours: (tile !== null && !given && offers.befriends.get(tile)) || [],
    free: !given,
    pick(number) {
      if (given || !ship) return;
      if (picked?.tile === number) {
        setPicked(null);
        return;
      }
      const shape = placements(tileOf(number).shape, filled, !berth);
      const own = tileOf(number).colour;
      const turn = flattest(tileOf(number).shape, phone);
      const start = { tile: number, colour: own, masks: shape, turn, x: 10, y: 4 };
      const best = bestPlace(start, (piece) => worthOf(ship, piece, mode).points);
      const dyed = offers.befriends.get(number)?.[0] ?? own;
      plan.current = null;
      setPicked({ ...pickedOf(best), colour: dyed, basket: null, find: null, sent: null });
      sound("paper");
    },
    move(next) {
      const place = inFrame(next);
      alter(pickedOf(place));
      moved.current ||= held !== null && (place.x !== held.x || place.y !== held.y || place.turn !== held.turn);
    },
    payWith: (basket) => alter({ basket }),
    findBy: (find) => alter({ find }),
    dye: (wish) => alter({ colour: wish }),
    lay() {
      if (!held || errand.kind === "try") return;
      if (fault) {
        sound("felt");
        announce(whyNot(fault, t));
        return;
      }
      if (!ready) return;
      sound("knock");
      if (errand.kind === "place") {
        alter({ sent: seq });
        play({ type: "Place", turn: held.turn, cell: cellAt(held.x, held.y) });
      } else {
        plan.current = { basket: null, find: null, ...picked, ...pickedOf(held), sent: null };
        play(errand.action);
      }
    },
    putBack() {
      plan.current = null;
      setPicked(null);
    },
  };
}

/** A new place is told once it is counted: `points` is null until then. Whoever moves the tile sets what it returns. */
function useTold(
  held: Held | null,
  fault: Fault | null,
  points: number | "untold" | null,
  t: Text,
): RefObject<boolean> {
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current || !held || !(fault || points !== null)) return;
    moved.current = false;
    const cell = cellName(cellAt(held.x, held.y));
    if (fault) announce(t("isle-ui-at-no", { cell, why: whyNot(fault, t) }));
    else announce(points === "untold" ? cell : t("isle-ui-at", { cell, points: points ?? 0 }));
  });
  return moved;
}

/** In words: "It would leave the boat." */
export const whyNot = ({ key }: Fault, t: Text): string => t(`isle-ui-whynot-${key}`);

const pickedOf = ({ tile, colour, turn, x, y }: Held) => ({ tile, colour, turn, x, y });

function errandOf(given: boolean, picked: Picked | null, offers: Offers): Errand {
  if (given) return { kind: "place" };
  if (!picked) return { kind: "try" };
  const { tile, colour } = picked;
  const baskets = offers.rescues.get(tile);
  if (baskets?.[0]) {
    const basket = picked.basket && baskets.includes(picked.basket) ? picked.basket : baskets[0];
    return { kind: "take", action: { type: "Rescue", tile, basket } };
  }
  if (offers.takes.has(tile)) return { kind: "take", action: { type: "Take", tile } };
  const finds = offers.finds.get(tile);
  const find =
    finds?.find(({ card, option }) => card === picked.find?.card && option === picked.find?.option) ?? finds?.[0];
  if (find) return { kind: "take", action: find };
  const colours = offers.befriends.get(tile);
  if (colours?.includes(colour)) return { kind: "take", action: { type: "Befriend", tile, colour } };
  return { kind: "try" };
}

/** Fish still to be paid: for a cat by her field [ISLE 4.5], for a find by the card's option [ISLE 4.6]. */
export function priceOf(view: IsleView, tile: number | null, errand: Errand): number {
  if (tile === null || errand.kind === "place" || view.rules.mode === "family") return 0;
  if (errand.kind === "take" && errand.action.type === "Find") return fishFor(errand.action.card, errand.action.option);
  return view.left.includes(tile) ? PRICES.left : view.right.includes(tile) ? PRICES.right : 0;
}

/** Whether a tile still lies where one could pick it up. */
function isThere(view: IsleView, tile: number): boolean {
  const { kind } = tileOf(tile);
  if (kind === "common") return true;
  return (
    view.left.includes(tile) ||
    view.right.includes(tile) ||
    view.oshax.includes(tile) ||
    view.rare.some(([one]) => one === tile)
  );
}
