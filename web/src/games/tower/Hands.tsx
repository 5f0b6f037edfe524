/** The bar under the picture while a piece is held: fold, turn, fine steps, lower, let go. */
import { useState } from "react";
import { Button, Icon } from "../../design";
import { useText } from "../../i18n";
import { FOLD, isFloor, isWall } from "./box";
import { describeHeld } from "./describe";
import { type Grip, useHeld } from "./grip";
import { type Held, heldOver, isNear } from "./hold";
import { landingOf } from "./landing";
import type { Orbit } from "./orbit";
import { pictureKind } from "./Picture";
import type { TowerStanding, TowerView } from "./wire";
import { pieceName } from "./words";

export const STEP = 2;
export const STRIDE = 10;
const TURN = 15;
const FINE_TURN = 3;
const NUDGE = 1;
/** Which way, its picture, how far to the right and away, and how the picture is turned. */
const NUDGES = [
  ["left", "ui-step", -1, 0, "flip"],
  ["right", "ui-step", 1, 0, ""],
  ["away", "ui-up", 0, 1, ""],
  ["near", "ui-down", 0, -1, ""],
] as const;

/** A step as one sees it: to the right, away, up. */
export function stepBy(grip: Grip, orbit: Orbit, right: number, away: number, up: number): void {
  const [r, a] = [orbit.right, orbit.away];
  grip.by(r[0] * right + a[0] * away, r[1] * right + a[1] * away, up);
}

/** The keys of the hand; true where the key was one of them. */
export function handKey(
  grip: Grip,
  orbit: Orbit,
  event: { readonly key: string; readonly shiftKey: boolean },
  letGo: () => void,
): boolean {
  const step = event.shiftKey ? STRIDE : STEP;
  const turn = event.shiftKey ? TURN : FINE_TURN;
  switch (event.key) {
    case "ArrowLeft":
      stepBy(grip, orbit, -step, 0, 0);
      return true;
    case "ArrowRight":
      stepBy(grip, orbit, step, 0, 0);
      return true;
    case "ArrowUp":
      stepBy(grip, orbit, 0, step, 0);
      return true;
    case "ArrowDown":
      stepBy(grip, orbit, 0, -step, 0);
      return true;
    case "PageUp":
      stepBy(grip, orbit, 0, 0, step);
      return true;
    case "PageDown":
      stepBy(grip, orbit, 0, 0, -step);
      return true;
    case "q":
    case "Q":
      grip.turn(turn);
      return true;
    case "e":
    case "E":
      grip.turn(-turn);
      return true;
    case "+":
    case "=":
      grip.fold(5);
      return true;
    case "-":
    case "_":
      grip.fold(-5);
      return true;
    case "l":
    case "L":
      grip.lower();
      return true;
    case "Enter":
      letGo();
      return true;
    default:
      return false;
  }
}

export function FoldSlider({ grip }: { readonly grip: Grip }) {
  const { t } = useText();
  const held = useHeld(grip);
  if (!held || !isWall(held.piece)) return null;
  return (
    <label className="tower-fold">
      <span>{t("tower-ui-narrow")}</span>
      <input
        type="range"
        min={FOLD.least}
        max={FOLD.most}
        step={5}
        value={Math.round(held.place.fold)}
        aria-label={t("tower-ui-fold")}
        aria-valuetext={t("tower-ui-degrees", { degrees: Math.round(held.place.fold) })}
        onChange={(event) => grip.to({ fold: Number(event.target.value) })}
      />
      <span>{t("tower-ui-wide")}</span>
    </label>
  );
}

/** Let go, and lower until it touches: always in sight while a piece is held. */
export function HandKeys({
  grip,
  orbit,
  ready,
  warning,
  onLetGo,
}: {
  readonly grip: Grip;
  readonly orbit: Orbit;
  readonly ready: boolean;
  /** It has been said that it would fall: letting go is meant. */
  readonly warning: boolean;
  readonly onLetGo: () => void;
}) {
  const { t } = useText();
  const held = useHeld(grip);
  if (!held) return null;
  const near = isNear(held);
  const low = held.place.z - held.rest < 0.5;
  return (
    <div className="keys tower-keys" data-near={near} data-cuts={held.cuts ?? undefined}>
      <span className="tower-nudges" role="group" aria-label={t("tower-ui-nudge")}>
        {NUDGES.map(([name, icon, right, away, look]) => (
          <Button
            key={name}
            kind="quiet"
            size="small"
            round
            icon={icon}
            className={look}
            label={t(`tower-ui-nudge-${name}`)}
            onClick={() => stepBy(grip, orbit, right * NUDGE, away * NUDGE, 0)}
            data-testid={`nudge-${name}`}
          />
        ))}
        <small aria-hidden="true">{t("tower-ui-millimetres", { millimetres: NUDGE })}</small>
      </span>
      <span className="tower-turns">
        <Button
          kind="quiet"
          round
          icon="ui-rotate"
          className="flip"
          label={t("tower-ui-step-turn-back")}
          onClick={() => grip.turn(TURN)}
          data-testid="turn-back"
        />
        <Button
          kind="quiet"
          round
          icon="ui-rotate"
          label={t("tower-ui-step-turn")}
          onClick={() => grip.turn(-TURN)}
          data-testid="turn"
        />
      </span>
      <Button
        kind="quiet"
        icon="ui-down"
        disabled={low || held.cuts !== null}
        onClick={() => grip.lower()}
        data-testid="lower"
      >
        {t("tower-ui-lower")}
      </Button>
      <Button disabled={!ready} onClick={onLetGo} data-testid="let-go" data-warned={warning || undefined}>
        {t(warning ? "tower-ui-let-go-anyway" : "tower-ui-let-go")}
      </Button>
    </div>
  );
}

/** Fine steps for those who cannot drag, or want to be exact. */
export function FineSteps({
  grip,
  orbit,
  view,
}: {
  readonly grip: Grip;
  readonly orbit: Orbit;
  readonly view: TowerView;
}) {
  const { t } = useText();
  const held = useHeld(grip);
  const [large, setLarge] = useState(true);
  const [open, setOpen] = useState(() => pictureKind() === "flat");
  /** What is opened at the foot of a window comes into sight. */
  const toggle = (steps: HTMLDetailsElement) => {
    if (steps.open && !open) steps.scrollIntoView({ block: "nearest", behavior: "instant" });
    setOpen(steps.open);
  };
  if (!held) return null;
  const step = large ? STRIDE : STEP;
  const turn = large ? TURN : FINE_TURN;
  const room = grip.grounds?.rooms.length ?? 0;
  const floor = isFloor(held.piece) ? held.piece - 1 : (view.held?.floors[room > 1 ? held.room : 0] ?? 1);
  const key = (icon: string, name: string, act: () => void, turned = "") => (
    <Button
      kind="quiet"
      round
      icon={icon}
      label={t(`tower-ui-step-${name}`)}
      onClick={act}
      className={turned}
      data-step={name}
    />
  );
  return (
    <details className="tower-fine" open={open} onToggle={(event) => toggle(event.currentTarget)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary can be pressed by any means */}
      <summary onClick={(event) => !open && toPicture(event.currentTarget)}>
        <Icon name="ui-move" size={20} /> {t("tower-ui-fine")}
      </summary>
      <p className="note" aria-live="polite" data-testid="held-at">
        <b>{pieceName(held.piece, t)}</b>:{" "}
        {describeHeld(
          held.place,
          held.rest,
          view.tower.find((one) => one.piece === floor),
          t,
        )}
        {held.cuts === null ? "" : ` ${t("tower-ui-cuts")}`}
      </p>
      <div className="tower-steps">
        <div role="group" aria-label={t("tower-ui-group-move")}>
          {key("ui-step", "left", () => stepBy(grip, orbit, -step, 0, 0), "flip")}
          {key("ui-step", "right", () => stepBy(grip, orbit, step, 0, 0))}
          {key("ui-up", "away", () => stepBy(grip, orbit, 0, step, 0))}
          {key("ui-down", "near", () => stepBy(grip, orbit, 0, -step, 0))}
        </div>
        <div role="group" aria-label={t("tower-ui-group-height")}>
          {key("ui-plus", "up", () => stepBy(grip, orbit, 0, 0, step))}
          {key("ui-minus", "down", () => stepBy(grip, orbit, 0, 0, -step))}
          {key("ui-rotate", "turn", () => grip.turn(-turn))}
          {key("ui-rotate", "turn-back", () => grip.turn(turn), "flip")}
        </div>
        {room > 1 ? <FloorKeys grip={grip} held={held} floors={view.held?.floors ?? []} tower={view.tower} /> : null}
        <Button kind="bare" size="small" onClick={() => setLarge(!large)} aria-pressed={!large} data-testid="fine">
          {t(large ? "tower-ui-steps-fine" : "tower-ui-steps-large")}
        </Button>
      </div>
      <p className="note tower-keys-note">{t("tower-ui-keys-note")}</p>
    </details>
  );
}

/** Who opens the steps wants to use the keys that are told there: they are heard from the picture. */
const toPicture = (here: HTMLElement): void =>
  here.closest(".tower-play")?.querySelector<HTMLElement>(".tower-picture")?.focus({ preventScroll: true });

/** To another floor, where a cat may go to any. */
function FloorKeys({
  grip,
  held,
  floors,
  tower,
}: {
  readonly grip: Grip;
  readonly held: Held;
  readonly floors: readonly number[];
  readonly tower: readonly TowerStanding[];
}) {
  const { t } = useText();
  return (
    <label className="tower-to-floor">
      {t("tower-ui-to-floor")}
      <select
        value={held.room}
        onChange={(event) => {
          const { grounds } = grip;
          const stands = (one: Held) => grounds !== null && landingOf(grounds, one).fate === "stands";
          const there =
            grounds && heldOver(grounds, tower, floors, Number(event.target.value), held.place.fold, stands);
          if (there) grip.to(there.place);
        }}
      >
        {floors.map((floor, room) => (
          <option key={floor} value={room}>
            {t("tower-ui-floor", { floor })}
          </option>
        ))}
      </select>
    </label>
  );
}
