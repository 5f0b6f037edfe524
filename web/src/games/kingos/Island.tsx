/** The island on the sea: cards as they lie, places not yet explored, guardians and pawns. It knows no rules. */

import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef } from "react";
import type { SeatName } from "../../core/module";
import { listed } from "../../core/saying";
import { Button } from "../../design";
import { useSettings } from "../../ground/settings";
import { useText } from "../../i18n";
import { CurseArt, CurseBack, FieldArt, GuardianArt, KindMark, KingosArt } from "./art";
import { Bubbles } from "./Bubbles";
import { cardOf, edgesOf, guardianOf, kingosStrength, lawOf, type Punishment, stakesOf } from "./box";
import { CARD, groundOf, type Insets, PITCH } from "./camera";
import {
  beside,
  DIRECTIONS,
  extentOf,
  isNear,
  isSame,
  type Spot,
  seatsAt,
  spotKey,
  spotOf,
  unexplored,
} from "./ground";
import { Mark, type MarkName } from "./marks";
import { PlaceNumber } from "./Pencilled";
import { standing } from "./pawns";
import { Pawn, Spikes } from "./pieces";
import { useCamera } from "./useCamera";
import { Waves } from "./Waves";
import type { KingosDirection, KingosFieldView, KingosView } from "./wire";
import { placeName, shownName, stakesName, type Text } from "./words";

/** Something that is yours to do on a place. */
export type Lit = {
  readonly label: string;
  /** It costs a curse. */
  readonly curse: boolean;
  readonly onPress: () => void;
};

export const NONE_LIT: ReadonlyMap<string, Lit> = new Map();

type IslandProps = {
  readonly view: KingosView;
  readonly names: readonly SeatName[];
  readonly me: number | null;
  readonly lit: ReadonlyMap<string, Lit>;
  /** The place that was pressed once and waits to be pressed again. */
  readonly picked: string | null;
  readonly onPress: (spot: Spot) => void;
  readonly onLook: (spot: Spot | null) => void;
  readonly insets: Insets;
  /** There is little room: places not yet explored may lie outside the picture, unless one may go there. */
  readonly tight?: boolean;
  /** A place that is talked about: the field of a battle. */
  readonly marked?: Spot | null;
  readonly fresh?: ReadonlySet<string>;
  /**
   * How large cards are at least, in parts of 92 pixels: a larger island is looked at in parts, round what one may do or
   * what is talked about. 0: it is shown whole, as where something is lit far away.
   */
  readonly least?: number;
  /** What is called is shown at the pawns. */
  readonly bubbles?: boolean;
  /** On a phone: bubbles without faces, keys without words. */
  readonly small?: boolean;
  readonly children?: ReactNode;
};

const KEYS: Readonly<Record<string, KingosDirection>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

export function Island(props: IslandProps) {
  const { view, me, insets, tight = false, small = false, children } = props;
  const { t } = useText();
  const plate = useRef<HTMLElement>(null);
  const dotted = useMemo(() => unexplored(view), [view]);
  const near = tight ? dotted.filter((spot) => props.lit.has(spotKey(spot)) || spot.x === 0) : dotted;
  const extent = extentOf([...view.fields, ...near]);
  const home = me === null ? (view.players[0] ?? { x: 0, y: 0 }) : (view.players[me] ?? { x: 0, y: 0 });
  const lit = [...props.lit.keys()].map(spotOf);
  const least = lit.every((spot) => isNear(spot, home)) ? (props.least ?? 0) : 0;
  const looking = useCamera(plate, extent, insets, least, lit.length > 0 ? home : (props.marked ?? home));
  const { camera } = looking;

  function walk(event: KeyboardEvent): void {
    const direction = KEYS[event.key];
    if (direction && event.shiftKey) {
      const [dx, dy] = { up: [0, 60], down: [0, -60], left: [60, 0], right: [-60, 0] }[direction] as [number, number];
      looking.pan(dx, dy);
    } else if (direction) step(direction);
    else if (event.key === "+" || event.key === "=") looking.zoom(1.25);
    else if (event.key === "-") looking.zoom(0.8);
    else if (event.key === "0") looking.whole();
    else return;
    event.preventDefault();
  }

  /** The focus goes to the next place in that direction, however far. */
  function step(direction: KingosDirection): void {
    const key = (document.activeElement as HTMLElement | null)?.dataset.spot;
    let spot = key ? spotOf(key) : home;
    for (let far = 0; far < 8; far++) {
      spot = beside(spot, direction);
      const button = plate.current?.querySelector<HTMLElement>(`[data-spot="${spotKey(spot)}"]`);
      if (button) {
        button.focus();
        return;
      }
    }
  }

  const style = { "--u": `${camera.scale}px` } as CSSProperties;
  const className = `plate kingos-sea${looking.roams || looking.cut ? " roams" : ""}${looking.moving ? " moving" : ""}${camera.scale < 0.66 ? " small" : ""}`;
  return (
    <section className={className} ref={plate} aria-label={t("kingos-island")} style={style} {...looking.handlers}>
      <Waves />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk from place to place, each of them a button */}
      <div
        className="kingos-ground"
        style={{ transform: `translate(${camera.x}px, ${camera.y}px)` }}
        onKeyDown={walk}
        onMouseLeave={() => props.onLook(null)}
      >
        <Sand spots={[...view.fields, ...dotted]} scale={camera.scale} />
        {/* One list: a place that is explored stays the same button, and keeps the focus. */}
        {[
          ...dotted.map((spot) => ({ spot, field: null })),
          ...view.fields.map((field) => ({ spot: field, field })),
        ].map(({ spot, field }) => (
          <LandCard
            key={spotKey(spot)}
            {...props}
            spot={spot}
            field={field}
            scale={camera.scale}
            home={home}
            dragged={looking.dragged}
          />
        ))}
        {view.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pawn belongs to a seat
          <PawnOn key={seat} view={view} seat={seat} scale={camera.scale} mine={seat === me} />
        ))}
        {view.white ? <Hanging view={view} scale={camera.scale} /> : null}
      </div>
      {props.bubbles ? (
        <Bubbles view={view} names={props.names} lit={props.lit} looking={looking} small={small} />
      ) : null}
      <div className="kingos-lens">
        {looking.cut && looking.roams ? (
          <Button
            kind="quiet"
            size="small"
            icon="ui-back"
            className="kingos-home"
            onClick={looking.home}
            {...(small ? { round: true, label: t("kingos-ui-to-pawn") } : {})}
          >
            {small ? null : t("kingos-ui-to-pawn")}
          </Button>
        ) : null}
        {(looking.roams || looking.cut) && !looking.isWhole ? (
          <Button
            kind="quiet"
            size="small"
            icon="ui-eye"
            className="kingos-whole"
            onClick={looking.whole}
            {...(small ? { round: true, label: t("kingos-ui-whole") } : {})}
          >
            {small ? null : t("kingos-ui-whole")}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          size="small"
          round
          icon="ui-plus"
          label={t("kingos-ui-nearer")}
          onClick={() => looking.zoom(1.3)}
        />
        <Button
          kind="quiet"
          size="small"
          round
          icon="ui-minus"
          label={t("kingos-ui-farther")}
          onClick={() => looking.zoom(1 / 1.3)}
        />
      </div>
      {children}
    </section>
  );
}

const boxOf = (spot: Spot, scale: number): CSSProperties => {
  const [x, y] = groundOf(spot);
  return { left: (x - CARD / 2) * scale, top: (y - CARD / 2) * scale, width: CARD * scale, height: CARD * scale };
};

/** The sand that all of it lies on: a cream line, then sand, as one shape that grows with the island. */
function Sand({ spots, scale }: { readonly spots: readonly Spot[]; readonly scale: number }) {
  const rects = (className: string, more: number) => (
    <g className={className}>
      {spots.map((spot) => {
        const [x, y] = groundOf(spot);
        const half = PITCH / 2 + more;
        return <rect key={spotKey(spot)} x={x - half} y={y - half} width={2 * half} height={2 * half} rx={48} />;
      })}
    </g>
  );
  return (
    <svg className="kingos-sand" aria-hidden="true" style={{ transform: `scale(${scale})` }} width="1" height="1">
      {rects("foam", 33)}
      {rects("sand", 25)}
    </svg>
  );
}

type PlaceProps = IslandProps & {
  readonly spot: Spot;
  readonly field: KingosFieldView | null;
  readonly scale: number;
  readonly home: Spot;
  readonly dragged: () => boolean;
};

/** A card of the island, or the place for one. */
function LandCard({
  view,
  names,
  me,
  lit,
  picked,
  onPress,
  onLook,
  marked,
  fresh,
  spot,
  field,
  scale,
  home,
  dragged,
}: PlaceProps) {
  const { t } = useText();
  const key = spotKey(spot);
  const offer = lit.get(key);
  const kind = field ? cardOf(field.card).kind : null;
  const own = isSame(spot, home);
  const classes = [
    "kingos-place",
    field ? `kingos-card ${kind}` : "dotted",
    offer && "lit",
    offer?.curse && "costs",
    picked === key && "picked",
    marked && isSame(marked, spot) && "marked",
    fresh?.has(key) && "fresh",
  ];
  const press = () => {
    if (dragged()) return;
    if (offer) offer.onPress();
    else onPress(spot);
  };
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      style={boxOf(spot, scale)}
      data-spot={key}
      data-lit={offer ? (offer.curse ? "curse" : "free") : undefined}
      data-card={field?.card}
      tabIndex={own || offer ? 0 : -1}
      onClick={press}
      onMouseEnter={() => onLook(spot)}
      onFocus={() => onLook(spot)}
      onBlur={() => onLook(null)}
    >
      <span className="spoken">
        {[offer?.label, spotName(view, spot, field, names, t), own && me !== null && t("kingos-ui-you-here")]
          .filter(Boolean)
          .join(". ")}
      </span>
      <span className="kingos-face-up" aria-hidden="true">
        {field ? <Ground field={field} view={view} /> : null}
        <PlaceNumber spot={key} />
        {offer ? (
          <span className="kingos-offer">{offer.curse ? <CurseBack /> : <Mark name="move" size={24} />}</span>
        ) : null}
      </span>
    </button>
  );
}

function Ground({ field, view }: { readonly field: KingosFieldView; readonly view: KingosView }) {
  const { kind } = cardOf(field.card);
  const more = lawOf(view.white).guardian;
  return (
    <>
      <span className="kingos-card-art">
        <FieldArt id={field.card} seed={Math.abs(field.x * 7 + field.y * 3)} />
      </span>
      <span className="kingos-card-line" />
      <Spikes edges={edgesOf(field.card, field.turn)} />
      {kind === "citadel" ? (
        <span className="kingos-lord">
          <KingosArt />
          <b className="kingos-strength">{kingosStrength(view.rules, view.players.length)}</b>
        </span>
      ) : field.guards.length > 0 ? (
        <span className={`kingos-guards of-${Math.min(3, field.guards.length)}`}>
          {field.guards.map((guardian, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may stand there
            <span key={at} className="kingos-guard">
              <GuardianArt id={guardian} twin={at % 2 === 1} />
              <b className="kingos-strength">{guardianOf(guardian).strength + more}</b>
            </span>
          ))}
          <Stakes guards={field.guards} />
        </span>
      ) : (
        <span className="kingos-kind">
          <KindMark kind={kind} />
        </span>
      )}
    </>
  );
}

const PUNISHED: Readonly<Record<Punishment, MarkName>> = { flowers: "flower", curses: "curse", energy: "energy" };

/** What a field's guardians give and take together [KINGOS 6.7, 6.8]. */
function Stakes({ guards }: { readonly guards: readonly string[] }) {
  const { reward, punishments } = stakesOf(guards);
  return (
    <span className="kingos-stakes">
      <i className="win">
        <Mark name="wheel" size={14} />
        {reward}
      </i>
      {punishments.map(([punishment, count]) => (
        <i key={punishment} className="lose" data-punishment={punishment}>
          <Mark name={PUNISHED[punishment]} size={14} />
          <b>{count}</b>
        </i>
      ))}
    </span>
  );
}

function PawnOn({
  view,
  seat,
  scale,
  mine,
}: {
  readonly view: KingosView;
  readonly seat: number;
  readonly scale: number;
  readonly mine: boolean;
}) {
  const { letters } = useSettings();
  const player = view.players[seat];
  if (!player) return null;
  const { x, y, size } = standing(view, seat);
  const style: CSSProperties = {
    left: (x - size / 2) * scale,
    top: (y - size / 2) * scale,
    width: size * scale,
    height: size * scale,
  };
  return (
    <span
      className={mine ? "kingos-pawn mine" : "kingos-pawn"}
      style={style}
      data-pawn={seat}
      data-at={spotKey(player)}
    >
      <Pawn seat={seat} letter={letters} />
    </span>
  );
}

/** The white curse over the citadel [KINGOS 4.3]. */
function Hanging({ view, scale }: { readonly view: KingosView; readonly scale: number }) {
  const [x, y] = groundOf({ x: 0, y: view.rules.distance });
  const size = 44;
  const style: CSSProperties = {
    left: (x + CARD / 2 - size * 0.62) * scale,
    top: (y - CARD / 2 - size * 0.5) * scale,
    width: size * scale,
    height: size * scale,
  };
  return (
    <span className="kingos-hanging" style={style} aria-hidden="true">
      <CurseArt id={view.white} />
    </span>
  );
}

/** A place as a screen reader hears it: where, what, who. */
export function spotName(
  view: KingosView,
  spot: Spot,
  field: KingosFieldView | null,
  names: readonly SeatName[],
  t: Text,
): string {
  const place = placeName(spot, t);
  if (!field) return `${t("kingos-ui-unexplored")} (${place})`;
  const more = lawOf(view.white).guardian;
  const called = new Set([t(`kingos-card-${field.card}`), t(`kingos-kind-${cardOf(field.card).kind}`)]);
  const parts = [`${[...called].join(", ")} (${place})`];
  if (field.card === "citadel")
    parts.push(
      t("kingos-ui-guard", { guardian: t("kingos-kingos"), strength: kingosStrength(view.rules, view.players.length) }),
    );
  for (const guardian of field.guards)
    parts.push(
      t("kingos-ui-guard", {
        guardian: t(`kingos-guardian-${guardian}`),
        strength: guardianOf(guardian).strength + more,
      }),
      stakesName(guardian, t),
    );
  for (const [side, edge] of edgesOf(field.card, field.turn).entries())
    if (edge)
      parts.push(
        t("kingos-ui-spikes", {
          colour: edge.split(" ")[0] ?? "",
          way: edge.split(" ")[1] ?? "",
          side: DIRECTIONS[side] ?? "up",
        }),
      );
  const seats = seatsAt(view, spot);
  if (seats.length > 0)
    parts.push(
      listed(
        seats.map((seat) => shownName(names, seat, t)),
        t,
      ),
    );
  return parts.join(". ");
}
