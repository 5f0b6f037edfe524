/** Luck and skill as a beam: what a side began with, what was decided, what was drawn, and the end they add up to. */
import { useId } from "react";
import type { SeatName } from "../core/module";
import { hasPoints } from "../core/units";
import { along, Card, Face, gain, Icon, Patterns, signed, ticks, useWidth } from "../design";
import { rich, useText } from "../i18n";
import type { AnalysisInfo, SideSum } from "../wire/analysis";
import { type Beam, beamOf, slipsOf } from "./lookback";

const ROW = 46;
const PILL = 34;

type Part = keyof Beam;

export function LuckAndSkill({
  game,
  found,
  me,
  names,
}: {
  readonly game: string;
  readonly found: AnalysisInfo;
  readonly me: number;
  readonly names: readonly SeatName[];
}) {
  const { t, has } = useText();
  const side = found.sides[me];
  if (!side) return null;
  const beam = beamOf(side);
  if (!beam) return <Slips found={found} names={names} />;
  const rival = found.unit === "lead" && names.length === 2 ? 1 - me : null;
  const [own, bluff] = [`${game}-luck`, `${game}-bluff`];
  const parts: readonly Part[] = [
    "initial",
    "skill",
    "luck",
    ...(beam.unseen === 0 ? [] : ["unseen" as const]),
    "final",
  ];
  const label = (part: Part) => (part === "luck" && has(own) ? t(own) : t(`look-part-${part}`));
  return (
    <Card className="look-luck" aria-labelledby="look-luck">
      <h2 id="look-luck">{t("look-luck-title")}</h2>
      <p className="lead" data-testid="look-sum">
        {rich(rival === null ? oneSide(beam, names[me], found.unit, t) : twoSides(beam, names, me, rival, t))}
      </p>
      {rival === null ? null : (
        <div className="look-sides">
          {[rival, me].map((seat) => (
            <span key={seat}>
              <Face name={names[seat]?.face ?? "mark"} size={32} />
              {t("look-for", { who: names[seat]?.name ?? "", you: names[seat]?.you ? "yes" : "no" })}
            </span>
          ))}
        </div>
      )}
      <BeamPicture beam={beam} parts={parts} label={label} />
      <SlipsOfAll found={found} names={names} />
      <p className="note">
        {t("look-reckoned", { worlds: found.worlds })} {doubtWords([side], found.unit, t)}{" "}
        {has(bluff) ? t(bluff) : null}
      </p>
      <details className="look-how">
        <summary>
          <Icon name="ui-down" size={18} />
          {t("look-how")}
        </summary>
        <p>{t("look-how-text")}</p>
      </details>
    </Card>
  );
}

type Told = { readonly found: AnalysisInfo; readonly names: readonly SeatName[] };

/** Where luck is not told from skill. */
function Slips({ found, names }: Told) {
  const { t } = useText();
  return (
    <Card className="look-luck" aria-labelledby="look-slips">
      <h2 id="look-slips">{t("look-slips-title")}</h2>
      <SlipsOfAll found={found} names={names} />
      <p className="note">{t("look-reckoned", { worlds: found.worlds })}</p>
      <p className="note" data-testid="look-no-luck">
        {t("look-no-luck")}
      </p>
    </Card>
  );
}

function SlipsOfAll({ found, names }: Told) {
  const { t } = useText();
  return (
    <dl className="look-slips">
      {slipsOf(found.steps, names.length).map(({ count, cost }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <div key={seat}>
          <dt>
            <Face name={names[seat]?.face ?? "mark"} size={28} />
            {names[seat]?.you ? t("seat-you") : (names[seat]?.name ?? "")}
          </dt>
          <dd>{t(hasPoints(found.unit) ? "look-slips" : "look-slips-games", { count, points: Math.round(cost) })}</dd>
        </div>
      ))}
    </dl>
  );
}

type Say = ReturnType<typeof useText>["t"];

/** "You played 6 points better than Mourek; luck gave Mourek 9." */
function twoSides({ skill, luck }: Beam, names: readonly SeatName[], me: number, rival: number, t: Say): string {
  const said = (what: string, points: number) => {
    const [who, other] = points < 0 ? [rival, me] : [me, rival];
    return t(what, {
      points: Math.abs(points),
      who: names[who]?.name ?? "",
      you: names[who]?.you ? "yes" : "no",
      other: names[other]?.name ?? "",
      otheryou: names[other]?.you ? "yes" : "no",
    });
  };
  return `${said("look-skill-sum", skill)} ${said("look-luck-sum", luck)}`;
}

/** "Your choices brought you 22 of 100 games, luck −39." */
export function oneSide({ skill, luck }: Beam, who: SeatName | undefined, unit: string, t: Say): string {
  return t(hasPoints(unit) ? "look-side-sum" : "look-side-sum-games", {
    who: who?.name ?? "",
    you: who?.you ? "yes" : "no",
    skill: gain(skill),
    luck: gain(luck),
  });
}

/** "Give or take 4 points.": how far off the sums of these sides may be, of whom it is most. */
export function doubtWords(sides: readonly Pick<SideSum, "doubt">[], unit: string, t: Say): string {
  const points = Math.max(1, ...sides.map(({ doubt }) => Math.round(doubt ?? 0)));
  return t(hasPoints(unit) ? "look-doubt" : "look-doubt-games", { points });
}

function BeamPicture({
  beam,
  parts,
  label,
}: {
  readonly beam: Beam;
  readonly parts: readonly Part[];
  readonly label: (part: Part) => string;
}) {
  const id = useId();
  const [ref, width] = useWidth<HTMLElement>(300);
  const farthest = Math.max(1, ...parts.map((part) => Math.abs(beam[part])));
  const marks = ticks(-farthest, farthest, 5);
  const far = Math.max(...marks.map(Math.abs));
  const x = along(-far, far, 18, width - 18);
  const bottom = parts.length * ROW + 6;
  const spoken = parts.map((part) => `${label(part)}: ${signed(beam[part])}`).join(", ");
  return (
    <figure className="chart look-beam" ref={ref}>
      <svg width={width} height={bottom + 28} role="img" aria-label={spoken}>
        <Patterns id={id} />
        {marks.map((mark) => (
          <g key={mark}>
            <path className={mark === 0 ? "chart-axis" : "chart-grid"} d={`M${x(mark)} 0V${bottom}`} />
            <text className="mid" x={x(mark)} y={bottom + 20}>
              {Math.abs(mark)}
            </text>
          </g>
        ))}
        <path className="chart-axis" d={`M${x(-far)} ${bottom}H${x(far)}`} />
        {parts.map((part, row) => {
          const value = beam[part];
          const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
          const y = row * ROW + 8;
          const roomy = to - from >= PILL + 6;
          const at = roomy ? (from + to) / 2 : value < 0 ? from - PILL / 2 : to + PILL / 2;
          return (
            <g key={part} className={`look-bar ${part}`}>
              {value === 0 ? null : (
                <rect className="bar" x={from} y={y} width={to - from} height={26} rx={3} fill={filled(part, id)} />
              )}
              <rect className="chart-pill" x={at - PILL / 2} y={y + 4} width={PILL} height={18} rx={5} />
              <text className="strong mid" x={at} y={y + 18}>
                {Math.abs(value)}
              </text>
              <text className={`name halo${value < 0 ? "" : " end"}`} x={x(0) + (value < 0 ? 8 : -8)} y={y + 18}>
                {label(part)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function filled(part: Part, id: string): string {
  if (part === "skill") return `url(#${id}-stripes)`;
  return part === "luck" ? `url(#${id}-dots)` : part === "final" ? "var(--ink)" : "var(--card)";
}
