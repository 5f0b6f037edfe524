/** Beside the boat: where the day stands, the others, one's lessons, the sister. */

import { useState } from "react";
import type { SeatName } from "../../core/module";
import { listed } from "../../core/saying";
import { Card, Chip, Dialog, Face, Icon, signed } from "../../design";
import { rich, useText } from "../../i18n";
import type { Line, News, Outcome } from "../../wire/types";
import { MiniBoat } from "./art/Boat";
import { BoatPicture, LYING, STANDING } from "./BoatPicture";
import { colourKey, tileByKey, tileOf } from "./box";
import { CardChip, CardDialog } from "./CardFace";
import { basketCardOf, cardOf, SISTERS_POINTS, type Step, sistersColour } from "./cards";
import { type Phase, phaseOf, topOf } from "./menu";
import { Points } from "./Points";
import { totalsOf } from "./rows";
import { shipOf } from "./ship";
import { Waves } from "./Waves";
import type { IslePlayerView, IsleView } from "./wire";
import { cardName, cardText, colourName, shownName, type Text, tileName } from "./words";

// ---- the day --------------------------------------------------------------------------------------------------------

export function DayTrack({ view }: { readonly view: IsleView }) {
  const { t } = useText();
  return (
    <div className="isle-track">
      <ol className="isle-days" aria-label={t("isle-ui-day", { day: Math.max(1, view.day) })}>
        {[1, 2, 3, 4, 5].map((day) => (
          <li
            key={day}
            className={day < view.day ? "done" : day === view.day ? "now" : ""}
            aria-current={day === view.day ? "step" : undefined}
          >
            {day}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Baskets that could still be used in this rescue. */
export function basketsReady(player: IslePlayerView): number {
  const kinds = player.shown.map((card) => cardOf(card).basket);
  const whole = kinds.filter((kind) => kind === "whole").length;
  const broken = kinds.filter((kind) => kind === "broken").length;
  return player.baskets - player.used + whole + Math.floor(broken / 2);
}

/** Fish and baskets, in words where there is room. */
export function Means({ player, small = false }: { readonly player: IslePlayerView; readonly small?: boolean }) {
  const { t } = useText();
  const ready = basketsReady(player);
  const fish = t("isle-ui-fish", { fish: player.fish });
  const baskets = t("isle-ui-baskets", { ready, all: player.baskets });
  return (
    <span className={small ? "isle-means small" : "isle-means"}>
      <span className={small ? "" : "chip"} role="img" aria-label={fish} title={fish}>
        <Icon name="fish" size={small ? 20 : 22} />{" "}
        {small ? player.fish : <Counted text={t("isle-ui-fish-short", { fish: player.fish })} />}
      </span>
      <span className={small ? "" : "chip"} role="img" aria-label={baskets} title={baskets}>
        <Icon name="basket" size={small ? 20 : 22} />{" "}
        {small ? ready : <Counted text={t("isle-ui-baskets-short", { ready })} />}
      </span>
    </span>
  );
}

/** "11 fish": the number, and the word that goes where there is no room. */
function Counted({ text }: { readonly text: string }) {
  const [number, ...rest] = text.split(" ");
  return (
    <>
      {number} <small>{rest.join(" ")}</small>
    </>
  );
}

// ---- the others -----------------------------------------------------------------------------------------------------

/** How a seat stands in this phase, in a word or two. */
function noteOf(view: IsleView, seat: number, mine: boolean, must: readonly number[], phase: Phase, t: Text): string {
  const player = view.players[seat];
  if (!player) return "";
  if (player.passed) return t("isle-ui-passed");
  if (player.chosen) return t("isle-ui-chosen");
  if (must.includes(seat)) return t(mine ? "isle-ui-yours" : "isle-ui-thinking");
  if (phase === "cards" && player.laid > 0) return t("isle-ui-laid", { count: player.laid });
  return "";
}

/**
 * Seats in turn order, the reader's own included: a boat in small, means, points in sight. A tap shows the boat, one on
 * the points the sheet.
 */
export function Others({
  view,
  names,
  standing,
  me,
  must,
  fresh,
  phone,
}: {
  readonly view: IsleView;
  readonly names: readonly SeatName[];
  readonly standing: Outcome | null;
  readonly me: number | null;
  readonly must: readonly number[];
  readonly fresh: readonly News[];
  readonly phone: boolean;
}) {
  const { t } = useText();
  const [open, setOpen] = useState<number | null>(null);
  const phase = phaseOf(view);
  const order = view.order.length > 0 ? view.order : view.players.map((_, seat) => seat);
  const changed = new Set(fresh.map(({ seat }) => seat));
  const family = view.rules.mode === "family";
  const shown = open === null ? null : view.players[open];
  return (
    <Card className="isle-others">
      <h2>{t("isle-ui-order")}</h2>
      <ol>
        {order.map((seat) => {
          const player = view.players[seat];
          if (!player)
            return (
              <li key={seat} className="isle-sister-row">
                <Icon name="sister" size={44} />
                <b>{t("isle-sister")}</b>
              </li>
            );
          const ship = shipOf(player);
          const note = noteOf(view, seat, seat === me || (names[seat]?.you ?? false), must, phase, t);
          return (
            <li
              key={seat}
              data-seat={seat}
              className={[changed.has(seat) && "changed", seat === me && "me"].filter(Boolean).join(" ")}
            >
              <button type="button" onClick={() => setOpen(seat)} aria-haspopup="dialog">
                <MiniBoat pieces={ship.pieces} kindOf={(tile) => tileOf(tile).kind} />
                <span className="isle-other-words">
                  <b>
                    {names[seat]?.face ? <Face name={names[seat].face} size={28} /> : null}
                    {shownName(names, seat, t)}
                  </b>
                  <span className="note">{note}</span>
                  {family ? null : <Means player={player} small />}
                </span>
              </button>
              <Points standing={standing} names={names} side={seat} />
            </li>
          );
        })}
      </ol>
      {shown && open !== null ? (
        <Dialog wide open onClose={() => setOpen(null)} title={shownName(names, open, t)}>
          <div className={phone ? "plate isle-sea phone" : "plate isle-sea"}>
            <Waves />
            <BoatPicture
              ship={shipOf(shown)}
              layout={phone ? STANDING : LYING}
              label={t("isle-ui-boat-of", { who: shownName(names, open, t) })}
            />
          </div>
          <div className="isle-about">
            {family ? null : <Means player={shown} />}
            {family ? null : <Chip>{t("isle-ui-cards-in-hand", { count: shown.hand })}</Chip>}
            <Chip>{t("isle-ui-private", { count: shown.lessons })}</Chip>
            {standing ? (
              <Chip>{t("isle-ui-sight", { points: signed(totalsOf(standing, names.length)[open] ?? 0) })}</Chip>
            ) : null}
            <OpenCards player={shown} />
          </div>
        </Dialog>
      ) : null}
    </Card>
  );
}

// ---- lessons --------------------------------------------------------------------------------------------------------

/** Points of a card in the sheet "if it ended now". */
function worthIn(lines: readonly Line[], side: number, keys: readonly string[], card: number): number | null {
  const line = lines.find((one) => one.side === side && keys.includes(one.key) && one.args.card === card);
  return line ? line.points : null;
}

export const hasLessons = (view: IsleView): boolean => (view.own?.lessons.length ?? 0) + view.public.length > 0;

export function Lessons({
  view,
  me,
  standing,
}: {
  readonly view: IsleView;
  readonly me: number | null;
  readonly standing: Outcome | null;
}) {
  const { t } = useText();
  const lines = standing?.lines ?? [];
  const own = view.own?.lessons ?? [];
  const side = me ?? 0;
  if (!hasLessons(view)) return null;
  return (
    <Card className="isle-lessons">
      {own.length > 0 ? (
        <>
          <h2>{t("isle-ui-lessons")}</h2>
          <ul>
            {own.map((card) => (
              <LessonRow key={card} card={card} points={worthIn(lines, side, ["lesson", "family-card"], card)} />
            ))}
          </ul>
        </>
      ) : null}
      {view.public.length > 0 ? (
        <>
          <h2>{t("isle-ui-public")}</h2>
          <ul>
            {view.public.map(([card, colour]) => (
              <LessonRow
                key={card}
                card={card}
                colour={colour}
                points={me === null ? null : worthIn(lines, side, ["public", "public-half"], card)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

/** A lesson with what it is worth now; a tap tells more. */
function LessonRow({
  card,
  points,
  colour = -1,
}: {
  readonly card: number;
  readonly points: number | null;
  readonly colour?: number;
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const key = colourKey(colour);
  return (
    <li className="isle-lesson">
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span>
          {rich(cardText(card, t))}
          {key ? (
            <span className="isle-dyed">
              <Icon name={`head-${key}`} size={22} /> {colourName(colour, t)}
            </span>
          ) : null}
        </span>
        {points === null ? null : <span className={points > 0 ? "figure" : "figure none"}>{points}</span>}
      </button>
      <CardDialog card={open ? card : null} onClose={() => setOpen(false)} />
    </li>
  );
}

// ---- the sister -----------------------------------------------------------------------------------------------------

export function SisterCard({
  view,
  standing,
  names,
}: {
  readonly view: IsleView;
  readonly standing: Outcome | null;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const sister = view.sister;
  if (!sister) return null;
  const side = view.players.length;
  const lines = standing?.lines ?? [];
  const card = sister.card || sister.last;
  return (
    <Card className="isle-sister">
      <h2>
        {t("isle-sister")}
        <Points standing={standing} names={names} side={side} />
      </h2>
      <ul className="isle-hues" aria-label={t("isle-ui-sister-colours")}>
        {SISTERS_POINTS.map((each, i) => {
          const turned = sister.colours[i];
          const key = turned === undefined ? null : colourKey(sistersColour(turned));
          return (
            <li key={each}>
              {key ? (
                <Icon name={`head-${key}`} size={34} label={colourName(key, t)} />
              ) : (
                <span className="isle-unknown">?</span>
              )}
              <b>{each}</b>
            </li>
          );
        })}
      </ul>
      {sister.cards_left > 0 ? (
        <p className="note">{t("isle-ui-sister-today", { cards: sister.cards_left, speed: sister.speed })}</p>
      ) : null}
      <SisterSteps card={card} deeds={sister.card ? [] : sister.deeds} done={!sister.card} />
      <ul>
        {sister.lessons.map((lesson) => (
          <LessonRow key={lesson} card={lesson} points={worthIn(lines, side, ["sister-lesson"], lesson)} />
        ))}
      </ul>
    </Card>
  );
}

type Deed = { readonly what: string; readonly tile: number; readonly other: number };

/** Her card step by step: what it says, and what it did. */
function SisterSteps({
  card,
  deeds,
  done,
}: {
  readonly card: number;
  readonly deeds: readonly Deed[];
  readonly done: boolean;
}) {
  const { t } = useText();
  const face = basketCardOf(card);
  if (!face) return null;
  return (
    <div className="isle-steps">
      <h3>{t(done ? "isle-ui-sister-did" : "isle-ui-sister-next")}</h3>
      <ol>
        {face.steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a card, in their order
          <li key={i}>
            {stepWords(step, t)}
            {deeds[i] ? <b> {deedWords(deeds[i] as Deed, t)}</b> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepWords(step: Step, t: Text): string {
  const tile = step.tile ? tileByKey(step.tile) : null;
  return t(`isle-ui-step-${step.what}`, {
    at: step.at,
    other: step.other,
    tile: tile ? tileName(tile, t) : "",
  });
}

function deedWords({ tile, other, what }: Deed, t: Text): string {
  if (tile < 0) return t("isle-ui-deed-nothing");
  if (what === "common") return ""; // the step has named it
  if (what === "swap" && other >= 0)
    return t("isle-ui-deed-swap", { tile: tileName(tile, t), other: tileName(other, t) });
  return t("isle-ui-deed-took", { tile: tileName(tile, t) });
}

// ---- somebody's rescue cards ----------------------------------------------------------------------------------------

/** The rescue cards that lie open before a seat. */
export function OpenCards({ player }: { readonly player: IslePlayerView }) {
  const { t } = useText();
  if (player.shown.length === 0) return null;
  return (
    <ul className="isle-open" aria-label={t("isle-ui-open-cards")}>
      {[...new Set(player.shown)].map((card) => (
        <li key={card}>
          <CardChip card={card} named={false} count={player.shown.filter((one) => one === card).length} />
        </li>
      ))}
    </ul>
  );
}

/** Whom or what everybody waits for, in words; nobody is told to wait for oneself. */
export function waitingFor(
  view: IsleView,
  me: number | null,
  must: readonly number[],
  names: readonly SeatName[],
  t: Text,
): string {
  if (must.length === 0) return t("answer-lies");
  const seats = must.filter((seat) => seat >= 0 && seat !== me && !names[seat]?.you);
  const top = topOf(view);
  if (top.type === "SisterTurn" || top.type === "SisterReveal") return t("isle-ui-waiting-sister");
  if (seats.length === 0) return t(must.some((seat) => seat >= 0) ? "isle-ui-quiet" : "isle-ui-waiting-chance");
  const those = {
    who: listed(
      seats.map((seat) => names[seat]?.name ?? "?"),
      t,
    ),
    count: seats.length,
  };
  const mine = top.type === "Wish" && top.seat === me;
  return mine
    ? t("isle-ui-waiting-wish", { ...those, card: cardName(Number(top.card), t) })
    : t("isle-ui-waiting", those);
}
