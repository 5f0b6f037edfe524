/** The island: both fields with their prices, and what lies under it. */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Chip, Icon } from "../../design";
import { useText } from "../../i18n";
import { COMMON, colourKey, tileOf } from "./box";
import type { Point } from "./cells";
import type { Pen, Pens } from "./Drawn";
import { lightsUnder, type Offers, phaseOf, type Send } from "./menu";
import { TileNumber } from "./Pencilled";
import { type Item, type Spread, spread } from "./spread";
import { TilePicture } from "./TilePicture";
import { PRICES } from "./usePlacing";
import type { IsleView } from "./wire";
import { type Text, tileLabel } from "./words";

export type IslandProps = {
  readonly view: IsleView;
  readonly offers: Offers;
  /** The tile in the hand. */
  readonly held: number | null;
  readonly onPick: (tile: number) => void;
  /** A tile is drawn out of its field and follows the pointer. */
  readonly onCarry?: (tile: number, pointer: Pointer) => void;
  /** Cats that change fields (card 77): chosen by places in `herd`. */
  readonly herd: { readonly tiles: readonly number[]; readonly chosen: readonly number[] } | null;
  readonly onHerd: (place: number) => void;
  readonly onSend: (send: Send) => void;
  readonly upright: boolean;
  /** All of the page, or beside the boat, while cards lie under it. */
  readonly room: "page" | "beside";
  /** Tiles that a choice was about, drawn round. */
  readonly pens?: Pens;
};

/** How large a cell of a tile may be, by how many play: nothing grows when one is taken. What lies under the island. */
const MOST: Readonly<Record<number, number>> = { 1: 24, 2: 24, 3: 22, 4: 20 };
const MOST_ANYWHERE = 20;
const MOST_UNDER = 22;
/** A key is at least so wide and high: to be met by a finger, by a pointer, or only looked at. As `fields.css` has it. */
const TO_TOUCH: Point = [40, 32];
const TO_POINT_AT: Point = [30, 24];
const TO_LOOK_AT: Point = [0, 0];
/** What a count beside a tile takes, in pixels. */
const COUNT = 26;

type Lies = Item & { readonly tile: number };

/** The row of a field, and how its tiles lie in it. */
function useSpread(
  items: readonly Lies[],
  most: number,
  least: Point,
  upright: boolean,
): readonly [RefObject<HTMLUListElement | null>, Spread] {
  const row = useRef<HTMLUListElement>(null);
  const [[width, height], setRoom] = useState<Point>([300, 84]);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const seen = new ResizeObserver(() => setRoom([element.clientWidth, element.clientHeight]));
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  const known = items.map(({ tile, beside }) => `${tile} ${beside}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tiles lie there as long as `known` says the same
  const found = useMemo(
    () => spread(items, { width, height, most, least, upright }),
    [known, width, height, most, least, upright],
  );
  return [row, found];
}

/** A row ends here. */
const Break = () => <li className="break" aria-hidden="true" />;

/** Who carries a tile, and where. */
export type Pointer = { readonly id: number; readonly x: number; readonly y: number; readonly touch: boolean };

export function Island(props: IslandProps) {
  const { view, offers, upright } = props;
  const family = view.rules.mode === "family";
  const ref = useRef<HTMLDivElement>(null);
  const lights = lightsUnder(view, offers) || phaseOf(view) === "finds";
  const below = upright && lights;
  useEffect(() => {
    if (below && ref.current) showLit(ref.current);
  }, [below]);
  const under = <Under key="under" {...props} />;
  return (
    <div ref={ref} className={family ? "isle-island family" : "isle-island"} data-finds={lights}>
      {below ? under : null}
      <Field key="left" {...props} side="left" />
      {family ? null : <Field key="right" {...props} side="right" />}
      {below ? null : under}
    </div>
  );
}

/** Scrolls sideways to the first tile that is lit. */
function showLit(island: HTMLElement): void {
  island.scrollLeft = 0;
  const lit = island.querySelector("[data-lit]")?.getBoundingClientRect();
  const { left, right } = island.getBoundingClientRect();
  if (lit && lit.right > right) island.scrollLeft = lit.right - left - (right - left) / 2;
}

/** Whether a tile may be taken now, whatever it takes. */
export const isOffered = (tile: number, offers: Offers): boolean =>
  offers.rescues.has(tile) || offers.takes.has(tile) || offers.finds.has(tile) || offers.befriends.has(tile);

function Field({ side, ...props }: IslandProps & { readonly side: "left" | "right" }) {
  const { view, offers, herd, onHerd, onSend, upright, held, onPick, onCarry, room, pens } = props;
  const { t } = useText();
  const tiles = view[side];
  const items = tiles.map((tile): Lies => ({ tile, shape: tileOf(tile).shape, beside: 0 }));
  const least = room === "page" ? TO_TOUCH : TO_POINT_AT;
  const [row, { cell, turns, begins }] = useSpread(items, MOST[view.players.length] ?? MOST_ANYWHERE, least, upright);
  const solo = view.rules.mode === "solo";
  const family = view.rules.mode === "family";
  const sends = offers.sends.filter(({ field }) => field === side);
  const first = side === "left" ? 0 : view.left.length;
  const name = t(family ? "isle-ui-field-all" : `isle-ui-field-${side}`);
  const slot = (place: number) => {
    const send = sends.find((one) => one.place === place);
    return send ? (
      <li key={`to-${place}`}>
        <button type="button" className="isle-slot lit" onClick={() => onSend(send)}>
          <Icon name="ui-plus" size={20} />
          <span className="spoken">{t("isle-ui-send", { field: name, place: place + 1 })}</span>
        </button>
      </li>
    ) : null;
  };
  return (
    <section className="isle-field" aria-label={name} data-field={side}>
      <h2>
        {name}
        {family ? null : (
          <Chip>
            <Icon name="fish" size={20} />
            {t("isle-ui-each", { fish: PRICES[side] })}
          </Chip>
        )}
      </h2>
      <ul className="isle-row" ref={row}>
        {tiles.map((tile, place) => {
          const at = herd ? herd.tiles.indexOf(tile) : -1;
          return [
            place > 0 && begins.includes(place) ? <Break key={`before-${tile}`} /> : null,
            slot(place),
            <li key={tile}>
              <TileKey
                tile={tile}
                lit={herd ? at >= 0 : isOffered(tile, offers)}
                pressed={herd ? herd.chosen.includes(at) : held === tile}
                chosen={herd !== null}
                onPress={() => (herd ? onHerd(at) : onPick(tile))}
                upright={upright}
                size={cell}
                turn={turns[place] ?? 0}
                place={solo ? first + place + 1 : null}
                pen={pens?.get(tile)}
                {...(onCarry && !herd && { onCarry })}
              />
            </li>,
          ];
        })}
        {slot(tiles.length)}
        {tiles.length === 0 && sends.length === 0 ? <li className="note">{t("isle-ui-field-empty")}</li> : null}
      </ul>
    </section>
  );
}

/** Oshax, rare treasures and common ones with how many are left. */
function Under(props: IslandProps) {
  const { view, offers, held, onPick, onCarry, upright, room, pens } = props;
  const { t } = useText();
  const common = COMMON.filter((_, i) => (view.common[i] ?? 0) > 0);
  const heaps: readonly Heap[] = [
    ...view.rare.map(([tile, count], i): Heap => ({ tile, count, place: i + 1 })),
    ...view.oshax.map((tile, i): Heap => ({ tile, count: 1, place: i + 1 })),
    ...common.map((tile): Heap => ({ tile, count: view.common[COMMON.indexOf(tile)] ?? 0, place: null })),
  ];
  const items = heaps.map(
    ({ tile, count }): Lies => ({ tile, shape: tileOf(tile).shape, beside: count > 1 ? COUNT : 0 }),
  );
  const toTake = upright ? TO_TOUCH : TO_POINT_AT;
  const least = lightsUnder(view, offers) && room === "page" ? toTake : TO_LOOK_AT;
  const [row, { cell, turns, begins }] = useSpread(items, MOST_UNDER, least, upright);
  const solo = view.rules.mode === "solo";
  return (
    <section className="isle-field under" aria-label={t("isle-ui-under")}>
      <h2>{t("isle-ui-under")}</h2>
      <ul className="isle-row" ref={row}>
        {heaps.map(({ tile, count, place }, at) => [
          at > 0 && begins.includes(at) ? <Break key={`before-${tile}`} /> : null,
          <li key={tile}>
            <TileKey
              tile={tile}
              lit={isOffered(tile, offers)}
              pressed={held === tile}
              onPress={() => onPick(tile)}
              upright={upright}
              size={cell}
              turn={turns[at] ?? 0}
              count={count}
              place={solo ? place : null}
              pen={pens?.get(tile)}
              {...(onCarry && { onCarry })}
            />
            {count > 1 ? <span className="isle-heap">×{count}</span> : null}
          </li>,
        ])}
      </ul>
    </section>
  );
}

/** Tiles that are alike, how many there are, and the position by which the sister counts [ISLE 6.5]. */
type Heap = { readonly tile: number; readonly count: number; readonly place: number | null };

/** A tile as a key: picks it up. What may be taken now has a line of lamp round it. */
function TileKey({
  tile,
  lit,
  pressed,
  chosen = false,
  onPress,
  upright,
  size,
  turn,
  count = 1,
  place = null,
  pen,
  onCarry,
}: {
  readonly tile: number;
  readonly lit: boolean;
  readonly pressed: boolean;
  /** Pressed to be chosen where it lies, not to be taken. */
  readonly chosen?: boolean;
  readonly onPress: () => void;
  readonly upright: boolean;
  readonly size: number;
  readonly turn: number;
  readonly count?: number;
  /** Its position, where the sister counts [ISLE 6.5]. */
  readonly place?: number | null;
  readonly pen: Pen | undefined;
  readonly onCarry?: IslandProps["onCarry"];
}) {
  const { t } = useText();
  const drawn = useDrawn((pointer) => onCarry?.(tile, pointer));
  return (
    <button
      type="button"
      className={["isle-key", lit && "lit"].filter(Boolean).join(" ")}
      aria-pressed={pressed}
      aria-label={keyLabel(tile, count, lit, place, t)}
      onClick={onPress}
      {...(onCarry && drawn)}
      data-tile={tile}
      data-lit={lit || undefined}
      data-pen={pen}
      data-colour={colourKey(tileOf(tile).colour) ?? undefined}
    >
      {place === null ? null : <span className="isle-place">{place}</span>}
      <TileNumber tile={tile} />
      <TilePicture
        tile={tile}
        turn={turn}
        upright={upright}
        size={size}
        lit={lit && !pressed}
        away={pressed && !chosen && count === 1}
      />
    </button>
  );
}

/** So far a pointer goes before it means to carry and not to press. */
const START = 7;

/** Pressed and drawn away: begins to carry, and the press is none. */
function useDrawn(carry: (pointer: Pointer) => void) {
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const carried = useRef(false);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      carried.current = false;
      if (event.button !== 0) return;
      // A quick hand is out of the tile before it has gone far.
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start?.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < START) return;
      end();
      carried.current = true;
      carry({ id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse" });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: React.MouseEvent) => {
      if (!carried.current) return;
      carried.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
  };
}

function keyLabel(tile: number, count: number, lit: boolean, place: number | null, t: Text): string {
  const name = place === null ? tileLabel(tile, t) : `${place}, ${tileLabel(tile, t)}`;
  return t(lit ? "isle-ui-key-take" : "isle-ui-key-try", { tile: name, count });
}
