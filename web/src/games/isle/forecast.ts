/**
 * What lessons would say to a tile before it is laid. The rules of lessons live on the server: its score pad counts the
 * boats once as they are and once with the tile. It keeps nothing and tells nobody.
 */
import { useEffect, useMemo, useState } from "react";
import { api } from "../../wire/api";
import { COLOURS, colourKey, tileOf } from "./box";
import { SISTERS_POINTS, sistersColour } from "./cards";
import { pointsOf } from "./cells";
import { type Piece, pieceOf } from "./ship";
import type { IsleView } from "./wire";

export type Forecast = {
  /** The change in what one's lessons and those for all are worth. */
  readonly lessons: number;
  /** The change in what the sister has. */
  readonly sister: number;
};

type Counted = {
  readonly lessons: Readonly<Record<string, number>>;
  readonly public: Readonly<Record<string, number>>;
};
type Sheet = {
  readonly players: readonly Counted[];
  readonly sister?: { readonly lessons: Readonly<Record<string, number>> };
};

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((all, one) => all + one, 0);

/** The table as the score pad takes it, with one more tile on a seat's boat and so many fish paid. */
export function padOf(view: IsleView, seat: number, more: Piece | null, paid: number): unknown {
  const { mode } = view.rules;
  const family = mode === "family";
  const players = view.players.map((player, at) => {
    const mine = at === seat;
    const pieces = [...player.tiles.map(pieceOf), ...(mine && more ? [more] : [])];
    const stock = { fish: Math.max(0, player.fish - (mine ? paid : 0)), baskets: player.baskets };
    return {
      boat: `boat_${player.boat + 1}`,
      tiles: pieces.map(({ tile, colour, cells }) => ({
        kind: tileOf(tile).kind,
        cells: pointsOf(cells),
        ...(colourKey(colour) && { colour: colourKey(colour) }),
      })),
      lessons: mine ? (view.own?.lessons ?? []) : [],
      ...(family ? {} : stock),
    };
  });
  if (family) return { mode, players, turn_order: view.order };
  const lessons = view.public.map(([card, colour]) => ({
    card,
    ...(colourKey(colour) && { colour: colourKey(colour) }),
  }));
  const table = { mode, players, turn_order: view.order, public: lessons };
  if (!view.sister) return table;
  // The pad wants all five of her colours; those not yet turned are counted by nobody here.
  const turned = view.sister.colours.map((card) => COLOURS[sistersColour(card)]);
  const colours = [...turned, ...COLOURS.filter((colour) => !turned.includes(colour))];
  return { ...table, sister: { colours, lessons: view.sister.lessons } };
}

/** A cat aboard in one of her colours is points for the sister too [ISLE 6.7]. */
export function sistersShare(view: IsleView, piece: Piece): number {
  const at = view.sister?.colours.findIndex((card) => sistersColour(card) === piece.colour) ?? -1;
  return at < 0 ? 0 : (SISTERS_POINTS[at] ?? 0);
}

/** Whether lessons have anything to say. */
const matters = (view: IsleView): boolean =>
  (view.own?.lessons.length ?? 0) + view.public.length + (view.sister?.lessons.length ?? 0) > 0;

const NOTHING: Forecast = { lessons: 0, sister: 0 };

/** Long enough not to ask for every cell that a tile is dragged over. */
const PAUSE = 140;

/** Null until the server has counted. */
export function useForecast(view: IsleView, seat: number, piece: Piece | null, paid: number): Forecast | null {
  const place = piece ? `${piece.tile} ${piece.colour} ${piece.cells} ${paid}` : "";
  const asks = place !== "" && matters(view);
  const [told, setTold] = useState<{ readonly of: unknown; readonly place: string; readonly forecast: Forecast }>();
  const before = useMemo(() => {
    let asked: Promise<Sheet> | null = null;
    return () => {
      asked ??= api.score<Sheet>("isle", padOf(view, seat, null, 0));
      return asked;
    };
  }, [view, seat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the piece is told apart by its place
  useEffect(() => {
    if (!asks || !piece) return;
    let wanted = true;
    const timer = setTimeout(() => {
      Promise.all([before(), api.score<Sheet>("isle", padOf(view, seat, piece, paid))]).then(
        ([was, is]) => {
          if (!wanted) return;
          const worth = ({ players }: Sheet) => sum(players[seat]?.lessons ?? {}) + sum(players[seat]?.public ?? {});
          const hers = ({ sister }: Sheet) => sum(sister?.lessons ?? {});
          const sister = hers(is) - hers(was) + sistersShare(view, piece);
          setTold({ of: view, place, forecast: { lessons: worth(is) - worth(was), sister } });
        },
        () => wanted && setTold({ of: view, place, forecast: NOTHING }), // the flag says what can be seen
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asks, place, view, seat, before]);
  if (!asks) return NOTHING;
  return told?.of === view && told.place === place ? told.forecast : null;
}
