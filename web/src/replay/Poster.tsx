/**
 * The curve as a picture to be sent: which game, who sat there and how it ended, what each step with a number was, luck
 * and skill of every seat. Drawn out of sight in the page's own inks, saved, and gone again.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { points as pointsOf } from "../core/headline";
import type { SeatName } from "../core/module";
import { hasPoints } from "../core/units";
import { signed } from "../design";
import { plain, useText } from "../i18n";
import type { AnalysisInfo } from "../wire/analysis";
import {
  CurvePicture,
  type Drawing,
  hasShares,
  inFigures,
  isOfMany,
  NumberTag,
  SideSample,
  TALL,
} from "./CurvePicture";
import { doubtWords, oneSide } from "./LuckAndSkill";
import { beamOf, changed, marksOf, slipsOf } from "./lookback";
import { type Game, lineAt } from "./looked";
import { SignMark } from "./SignMark";
import { measured, savePicture, wrapped } from "./saving";

const [WIDE, MARGIN, PAD] = [880, 32, 20];
const INSIDE = WIDE - 2 * MARGIN - 2 * PAD;
const FACE = 30;

type Font = "h2" | "h3" | "name" | "small" | "label" | "note" | "count";
const TALL_LINES: Readonly<Record<Font, number>> = {
  h2: 34,
  h3: 28,
  name: 24,
  small: 21,
  label: 19,
  note: 18,
  count: 22,
};

export function Poster({
  found,
  game: { module, replay, stops, openly },
  drawing,
  onDone,
}: {
  readonly found: AnalysisInfo;
  readonly game: Game;
  readonly drawing: Drawing;
  readonly onDone: () => void;
}) {
  const { t } = useText();
  const svg = useRef<SVGSVGElement>(null);
  const { names, result, lineOf } = openly();
  const title = t(`${replay.game}-title`);
  useEffect(() => {
    if (svg.current) void savePicture(svg.current, `tabbytop-${replay.game}.png`).finally(onDone);
  }, [replay.game, onDone]);

  const sides = drawing.sides.map((side, at) => ({ ...side, name: names[at]?.name ?? side.name }));
  const { points, me, shown } = drawing;
  const who = names[me]?.name ?? "";
  const page = new Page();

  page.put(44, (y) => (
    <>
      <use href="#mark" x={MARGIN} y={y} width={46} height={46} />
      <Words font="name" x={MARGIN + 60} y={y + 18} text={title} />
      <Words font="label" faint x={MARGIN + 60} y={y + 38} text={`Tabbytop · ${t("look-title")}`} />
    </>
  ));
  page.skip(18);
  page.lines("h2", plain(result), MARGIN, WIDE - 2 * MARGIN);
  page.skip(6);
  page.seats(
    names,
    hasPoints(found.unit) && replay.outcome?.lines.length ? pointsOf(replay.outcome, names.length) : null,
  );
  page.skip(14);

  const card = page.at;
  page.skip(PAD);
  const left = MARGIN + PAD;
  page.lines("h3", t(shown === "chances" ? "look-chance" : "look-points", { who, you: "no" }), left, INSIDE);
  const signs = (["slip", "luck"] as const).filter((sign) => points.some((point) => point.sign === sign));
  page.legend([
    ...(isOfMany(sides)
      ? sides.map(({ name, series }, side) => ({
          sign: <SideSample series={series} chosen={side === me} />,
          text: name,
        }))
      : []),
    ...(shown === "chances" && hasShares(sides)
      ? [{ sign: <path className="curve-middle" d="M0 8H28" />, text: t("look-share") }]
      : []),
    ...signs.map((sign) => ({ sign: <SignMark sign={sign} x={14} y={8} />, text: t(`look-sign-${sign}`) })),
  ]);
  page.put(TALL, (y) => <CurvePicture {...drawing} sides={sides} at={null} width={INSIDE} x={left} y={y} />);
  page.skip(8);
  for (const [number, place] of marksOf(points).entries()) {
    const point = points[place];
    if (!point) continue;
    const change = changed(point, me, shown);
    page.numbered(
      number + 1,
      <SignMark sign={point.sign} x={0} y={0} />,
      `${t("look-step")} ${point.stop + 1}`,
      plain(lineAt({ module, replay, stops }, point, names, t, lineOf(point.stop))) || t("replay-begin"),
      change === null ? "" : inFigures(change, shown),
    );
  }
  page.skip(PAD - 8);
  const foot = page.at;

  page.skip(18);
  const isTold = found.sides.slice(0, names.length).every((side) => beamOf(side) !== null);
  page.lines("h3", t(isTold ? "look-luck-title" : "look-slips-title"), MARGIN, WIDE - 2 * MARGIN);
  const slips = slipsOf(found.steps, names.length);
  for (const [seat, { name, face = "mark" }] of names.entries()) {
    const side = found.sides[seat];
    const beam = isTold && side ? beamOf(side) : null;
    const { count, cost } = slips[seat] ?? { count: 0, cost: 0 };
    const points = hasPoints(found.unit);
    const sums = beam ? oneSide(beam, { name, you: false }, found.unit, t) : "";
    const slipped = t(points ? "look-slips" : "look-slips-games", { count, points: Math.round(cost) });
    page.seatLine(face, plain(sums) || name, slipped);
  }
  page.skip(6);
  const doubt = isTold ? doubtWords(found.sides.slice(0, names.length), found.unit, t) : "";
  const reckoned = `${t("look-reckoned", { worlds: found.worlds })} ${doubt}`;
  page.lines("note", reckoned, MARGIN, WIDE - 2 * MARGIN, true);
  page.skip(20);

  return (
    <figure className="chart curve look-poster" aria-hidden="true">
      <svg ref={svg} width={WIDE} height={page.at} aria-hidden="true" viewBox={`0 0 ${WIDE} ${page.at}`}>
        <rect className="poster-paper" width={WIDE} height={page.at} />
        <rect
          className="poster-shadow"
          x={MARGIN + 4}
          y={card + 5}
          width={WIDE - 2 * MARGIN}
          height={foot - card}
          rx={14}
        />
        <rect className="poster-card" x={MARGIN} y={card} width={WIDE - 2 * MARGIN} height={foot - card} rx={14} />
        {page.drawn}
      </svg>
    </figure>
  );
}

function Words({
  font,
  x,
  y,
  text,
  faint = false,
  end = false,
}: {
  readonly font: Font;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly faint?: boolean;
  readonly end?: boolean;
}) {
  return (
    <text className={["poster-words", font, faint && "faint", end && "end"].filter(Boolean).join(" ")} x={x} y={y}>
      {text}
    </text>
  );
}

function InFrame({ face, x, y }: { readonly face: string; readonly x: number; readonly y: number }) {
  const inner = FACE - 6;
  return (
    <>
      <circle className="poster-face" cx={x + FACE / 2} cy={y + FACE / 2} r={FACE / 2 - 1} />
      <use href={`#${face}`} x={x + 3} y={y + 3} width={inner} height={inner} />
    </>
  );
}

type Signed = { readonly sign: ReactNode; readonly text: string };

/** A sheet that is filled from its top: it knows how far it is. */
class Page {
  at = MARGIN - 6;
  readonly drawn: ReactNode[] = [];

  skip(by: number): void {
    this.at += by;
  }

  put(high: number, draw: (y: number) => ReactNode): void {
    this.drawn.push(<g key={this.drawn.length}>{draw(this.at)}</g>);
    this.at += high;
  }

  lines(font: Font, text: string, x: number, wide: number, faint = false): void {
    const high = TALL_LINES[font];
    for (const line of wrapped(text, wide, (part) => measured(part, font)))
      this.put(high, (y) => <Words font={font} x={x} y={y + high * 0.75} text={line} faint={faint} />);
  }

  /** Things side by side, as many in a row as have room. */
  row<T>(items: readonly T[], wideOf: (item: T) => number, high: number, draw: Drawn<T>, left: number, wide: number) {
    let x = left;
    for (const item of items) {
      const own = wideOf(item);
      if (x > left && x + own > left + wide) {
        this.skip(high);
        x = left;
      }
      const [place, y] = [x, this.at];
      this.put(0, () => draw(item, place, y));
      x += own;
    }
    if (items.length > 0) this.skip(high);
  }

  seats(names: readonly SeatName[], points: readonly number[] | null): void {
    const seated = names.map(({ name, face = "mark" }, seat) => ({
      face,
      name: points ? `${name} ${signed(points[seat] ?? 0)}` : name,
    }));
    const draw: Drawn<(typeof seated)[number]> = ({ face, name }, x, y) => (
      <>
        <InFrame face={face} x={x} y={y} />
        <Words font="name" x={x + FACE + 8} y={y + 21} text={name} />
      </>
    );
    this.row(seated, ({ name }) => FACE + 32 + measured(name, "name"), FACE + 6, draw, MARGIN, WIDE - 2 * MARGIN);
  }

  legend(items: readonly Signed[]): void {
    const draw: Drawn<Signed> = ({ sign, text }, x, y) => (
      <>
        <g transform={`translate(${x} ${y})`}>{sign}</g>
        <Words font="note" faint x={x + 34} y={y + 13} text={text} />
      </>
    );
    this.row(items, ({ text }) => 56 + measured(text, "note"), 24, draw, MARGIN + PAD, INSIDE);
  }

  /** A step that has a number on the curve: its sign, what it was, what it changed. */
  numbered(number: number, sign: ReactNode, step: string, text: string, change: string): void {
    const [x, high] = [MARGIN + PAD, TALL_LINES.small];
    const after = 66 + measured(step, "label") + 12;
    const room = INSIDE - after - (change ? measured(change, "count") + 16 : 0);
    const lines = wrapped(text, room, (part) => measured(part, "small")).slice(0, 2);
    this.put(0, (y) => (
      <>
        <NumberTag number={number} x={x + 14} y={y + 14} wide={28} />
        <g transform={`translate(${x + 46} ${y + 14})`}>{sign}</g>
        <Words font="label" faint x={x + 64} y={y + 19} text={step} />
        {change ? <Words font="count" end x={x + INSIDE} y={y + 19} text={change} /> : null}
      </>
    ));
    for (const line of lines) this.put(high, (y) => <Words font="small" x={x + after} y={y + 19} text={line} />);
    this.skip(13);
  }

  seatLine(face: string, text: string, more: string): void {
    const [x, high] = [MARGIN + FACE + 10, TALL_LINES.small];
    const told = /[.!?]$/.test(text)
      ? `${text} ${more.charAt(0).toLocaleUpperCase()}${more.slice(1)}`
      : `${text}: ${more}`;
    const lines = wrapped(told, WIDE - MARGIN - x, (part) => measured(part, "small"));
    this.put(0, (y) => <InFrame face={face} x={MARGIN} y={y} />);
    for (const line of lines) this.put(high, (y) => <Words font="small" x={x} y={y + 20} text={line} />);
    this.skip(15);
  }
}

type Drawn<T> = (item: T, x: number, y: number) => ReactNode;
