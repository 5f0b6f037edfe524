/** Micka's card: which part of the board, which choice, why; and how good what lies in the hand is. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { GameModule, SeatName } from "../core/module";
import { botFace, botName } from "../core/names";
import { isInHands, weighedBy } from "../core/units";
import { Button, Card, Chip, Choices, Face, PencilNumber, useLate, usePhone, useWidth } from "../design";
import { along, ticks } from "../design/chart-scales";
import { announce } from "../ground/live";
import { plain, rich, useGameTexts, useText } from "../i18n";
import { inHints, PENCIL, Reasons } from "../shell/Reasons";
import type { AdviceInfo, HintInfo } from "../wire/analysis";
import type { Failure } from "../wire/api";
import type { AnyAction, Sight } from "../wire/types";
import {
  allAlike,
  asGood,
  figuresOf,
  isByBoth,
  LADDER,
  leading,
  lessOf,
  type Measure,
  ringsOf,
  shownAt,
  told,
  weighed,
  worthOf,
} from "./pencil";
import type { Asking, Late } from "./usePencil";
import "./pencil.css";

type Table = {
  readonly module: GameModule;
  readonly sight: Sight;
  readonly names: readonly SeatName[];
  /** Does a choice, as the board would. */
  readonly play: (action: AnyAction) => void;
  /** Others are told of every hint. */
  readonly others: boolean;
};

export function PencilCard({ asking, ...table }: Table & { readonly asking: Asking }) {
  return (
    <Suspense fallback={null}>
      <Written asking={asking} {...table} />
    </Suspense>
  );
}

function Written({ asking, ...table }: Table & { readonly asking: Asking }) {
  useGameTexts("pages");
  const { t } = useText();
  const { asked, shut, rung } = asking;
  const who = botName(PENCIL, t);
  const phone = usePhone();
  const [isFolded, fold] = useState(false);
  const folded = phone && isFolded && !asking.waits;
  const drawn = asked.at === "found" && rung !== "nudge";
  useInSight(drawn, folded);
  useHandInSight(drawn ? asking.inHand : null);
  return (
    <Card
      className={folded ? "pencil folded" : "pencil"}
      data-testid="pencil"
      data-at={asked.at}
      aria-label={t("hint-title", { who })}
    >
      <div className="pencil-head">
        <Face name={botFace(PENCIL)} size={46} />
        <div>
          <h2>{t("hint-title", { who })}</h2>
          {folded && asked.at === "found" ? (
            <Brief hint={asked.hint} asking={asking} {...table} />
          ) : drawn ? (
            <p className="note">{unitOf(asked.hint, t)}</p>
          ) : null}
        </div>
        {phone ? (
          <Button
            kind="quiet"
            size="small"
            round
            icon={folded ? "ui-up" : "ui-down"}
            label={t(folded ? "hint-unfold" : "hint-fold")}
            aria-expanded={!folded}
            onClick={() => fold(!folded)}
          />
        ) : null}
        <Button kind="quiet" size="small" round icon="ui-close" label={t("hint-close")} onClick={shut} />
      </div>
      {folded ? null : <Unfolded asking={asking} {...table} />}
    </Card>
  );
}

function Unfolded({ asking, ...table }: Table & { readonly asking: Asking }) {
  const { t } = useText();
  const { asked, ask, rung, climb } = asking;
  const { module, sight } = table;
  return (
    <>
      <Choices
        legend={t("hint-ladder")}
        hideLegend
        value={rung}
        onChange={climb}
        choices={LADDER.map((value) => ({ value, label: t(`hint-ladder-${value}`) }))}
      />
      {asked.at === "waiting" ? <Counting who={botName(PENCIL, t)} why={asked.why} /> : null}
      {asked.at === "failed" ? <Failed why={asked.why} again={ask} /> : null}
      {asked.at === "found" ? <Found hint={asked.hint} asking={asking} {...table} /> : null}
      <p className="note pencil-note">
        {asked.at === "found" ? t(`hint-by-${weighedBy(asked.hint.unit)}`, { worlds: asked.hint.worlds }) : null}{" "}
        {asked.at === "found" && isByBoth(asked.hint) ? t("hint-order") : null}{" "}
        {asked.at === "found" && module.bluffs?.(sight.view) ? t(`${module.key}-bluff`) : null}{" "}
        {t(table.others ? "hint-told" : "hint-key")}
      </p>
    </>
  );
}

/** Folded away, so that the board is seen: how good it is what lies in the hand, else number 1. */
function Brief({
  hint,
  asking: { inHand, rung },
  module,
  sight,
  names,
}: Table & {
  readonly hint: HintInfo;
  readonly asking: Asking;
}) {
  const { t } = useText();
  const found = inHand ? weighed(hint, inHand) : null;
  if (found)
    return (
      <p className="note">
        <b>{t("hint-verdict", { verdict: found.verdict })}</b>{" "}
        {t("hint-rank", { rank: found.rank, count: hint.choices.length })}
      </p>
    );
  const best = hint.choices[0];
  const words = best && rung !== "nudge" && module.advice?.(best.action, hint.seat, sight.view, names, t);
  return words ? <p className="note">{rich(words)}</p> : null;
}

/** On a phone the page moves so that number 1 is above the sheet. */
function useInSight(drawn: boolean, folded: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: unfolded it lies over more of the board
  useEffect(() => {
    if (drawn) bringAboveSheet(document.querySelector(".play [data-number='1']"));
  }, [drawn, folded]);
}

/** And so that what lies in the hand is, after it was put elsewhere; not while a finger moves it. */
function useHandInSight(inHand: AnyAction | null): void {
  const told = JSON.stringify(inHand);
  const before = useRef(told);
  useEffect(() => {
    const moved = before.current !== told && before.current !== "null";
    before.current = told;
    if (!moved) return;
    const timer = setTimeout(() => {
      if (!document.querySelector(".play svg:active")) bringAboveSheet(document.querySelector(".play [data-in-hand]"));
    }, RESTED);
    return () => clearTimeout(timer);
  }, [told]);
}

const RESTED = 250; // milliseconds after which it is no longer on its way
const CLEAR = 12; // pixels

function bringAboveSheet(what: Element | null): void {
  const sheet = document.querySelector(".sheet");
  if (!what || !sheet?.querySelector(".pencil")) return;
  const { top, bottom } = what.getBoundingClientRect();
  const under = bottom + CLEAR - sheet.getBoundingClientRect().top;
  if (under > 0) scrollBy({ top: under });
  else if (top < CLEAR) scrollBy({ top: top - CLEAR });
}

/** "points ahead, games won of 100 as bots play on" */
function unitOf(hint: HintInfo, t: ReturnType<typeof useText>["t"]): string {
  if (isInHands(hint.unit)) return t("coach-unit-hands");
  const figures = figuresOf(hint);
  const units = (figures.length > 0 ? figures : told(hint).scores ? ["score"] : ["chance"]).map((by) =>
    t(by === "score" ? `coach-unit-${hint.unit}` : "hint-unit-chance"),
  );
  return units.join(", ");
}

function Counting({ who, why }: { readonly who: string; readonly why: Late | null }) {
  const { t } = useText();
  const late = useLate(2500);
  return (
    <div className="pencil-wait" role="status">
      <p>{t("hint-waiting", { who })}</p>
      {late || why ? <p className="note">{t(`hint-waiting-${why ?? "long"}`)}</p> : null}
      <div className="thread" role="progressbar" aria-label={t("hint-waiting", { who })} />
    </div>
  );
}

const KNOWN: ReadonlySet<Failure["kind"]> = new Set(["too_fast", "not_now", "stale"]);

function Failed({ why, again }: { readonly why: Failure["kind"]; readonly again: () => void }) {
  const { t } = useText();
  const text = why === "unreachable" ? "fault-unreachable" : `hint-failed-${KNOWN.has(why) ? why : "other"}`;
  return (
    <div className="pencil-wait" role="status">
      <p>{t(text)}</p>
      <Button size="small" onClick={again}>
        {t("look-again")}
      </Button>
    </div>
  );
}

function Found({ hint, asking, ...table }: Table & { readonly asking: Asking; readonly hint: HintInfo }) {
  const { t } = useText();
  const { module, sight, names, play } = table;
  const { rung, inHand, waits, weigh } = asking;
  const best = hint.choices[0];
  const alike = allAlike(hint);
  const nudge = (best && module.nudge?.(best.action, sight.view, t)) || null;
  const good = t(alike ? "hint-all-alike" : "hint-as-good", { count: asGood(hint), all: hint.choices.length });
  const shown = shownAt(rung, hint);
  const among = shown.map(({ action }) => action);
  const words = (choice: AdviceInfo) => module.advice?.(choice.action, hint.seat, sight.view, names, t, among) ?? null;
  const heard = shown.map((choice, at) => `${at + 1}: ${words(choice) ?? choice.said}`);
  const said = plain(rung === "nudge" ? [nudge, good].filter(Boolean).join(" ") : heard.join(" "));
  useEffect(() => announce(said), [said]);
  if (!best) return <p>{t("hint-nothing")}</p>;
  return (
    <>
      {inHand ? <Weighing hint={hint} action={inHand} {...table} /> : null}
      {inHand && waits ? (
        <div className="keys">
          <Button size="small" data-testid="do-it" onClick={() => play(inHand)}>
            {t("hint-do")}
          </Button>
          <Button kind="quiet" size="small" onClick={() => weigh(null)}>
            {t("hint-rather-not")}
          </Button>
        </div>
      ) : null}
      {rung === "nudge" ? (
        <p className="pencil-nudge" data-testid="nudge">
          {nudge ? rich(nudge) : null} {good}
        </p>
      ) : (
        <ol className="pencil-choices">
          {shown.map((choice, at) => (
            <li key={choice.said} data-testid={`choice-${at + 1}`}>
              <PencilNumber number={at + 1} />
              <p>{words(choice) ? rich(words(choice) ?? "") : <code>{choice.said}</code>}</p>
              <Figures hint={hint} choice={choice} />
              {rung === "why" ? (
                <p className="pencil-chips">
                  <Reasons game={module.key} seat={hint.seat} reasons={choice.reasons} names={names} />
                  {at > 0 ? <Chip>{lessWords(choice, hint, t)}</Chip> : null}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {rung === "nudge" ? null : (
        <Button kind="quiet" size="small" icon="ui-pen" data-testid="take-first" onClick={() => play(best.action)}>
          {t("hint-take")}
        </Button>
      )}
    </>
  );
}

/** How much less than the best, if that is sure. */
const lessWords = (choice: AdviceInfo, hint: HintInfo, t: ReturnType<typeof useText>["t"]): string =>
  choice.sure ? t("hint-less", { cost: inHints(lessOf(hint, choice), hint, t) }) : t("hint-alike");

/** The figure by which choices are ordered, and under it the other one; where neither is, number 1 has the first. */
function Figures({ hint, choice }: { readonly hint: HintInfo; readonly choice: AdviceInfo }) {
  const { t, language } = useText();
  const said = (by: Measure) =>
    by === "score"
      ? figure(choice.score, hint.unit, language)
      : t("hint-percent", { percent: Math.round(choice.chance * 100) });
  const figures = figuresOf(hint);
  const alone: readonly Measure[] = choice === hint.choices[0] ? [told(hint).scores ? "score" : "chance"] : [];
  const [first, second] = figures.length > 0 ? figures : alone;
  if (isInHands(hint.unit))
    return (
      <span className="pencil-figures">
        <b>{t("hint-held", { held: Math.round(choice.chance * hint.worlds), hands: hint.worlds })}</b>
      </span>
    );
  return (
    <span className="pencil-figures">
      {first === undefined ? null : <b>{said(first)}</b>}
      {second === undefined ? null : <span>{said(second)}</span>}
    </span>
  );
}

/** With one digit behind the point where it is not whole; a lead with its sign. */
const figure = (value: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: unit === "lead" ? "exceptZero" : "auto", maximumFractionDigits: 1 })
    .format(Math.round(value * 10) / 10 || 0)
    .replace("-", "−");

/** Is this good? Its rank, how far it is under the best, and why. */
function Weighing({ hint, action, module, names }: Table & { readonly hint: HintInfo; readonly action: AnyAction }) {
  const { t } = useText();
  const found = weighed(hint, action);
  const verdict = found ? t("hint-verdict", { verdict: found.verdict }) : t("hint-not-weighed");
  const rank = found ? t("hint-rank", { rank: found.rank, count: hint.choices.length }) : "";
  const cost = found && found.rank > 1 ? lessWords(found.advice, hint, t) : "";
  useEffect(() => announce([verdict, rank, cost].filter(Boolean).join(" ")), [verdict, rank, cost]);
  return (
    <div className="pencil-weighed" data-testid="weighed" data-verdict={found?.verdict}>
      <h3>{t("hint-good")}</h3>
      <p>
        <b>{verdict}</b> {rank}
      </p>
      {found ? (
        <>
          <p className="pencil-chips">
            {cost ? <Chip tone={found.advice.sure ? "stop" : "plain"}>{cost}</Chip> : null}
            <Reasons game={module.key} seat={hint.seat} reasons={found.advice.reasons} names={names} />
          </p>
          <Axis hint={hint} yours={found.advice} />
        </>
      ) : null}
    </div>
  );
}

const [HIGH, LINE, GAP] = [78, 52, 12];

/** All choices as rings on one axis, the best a pencil disc, one's own a lamp diamond; where there are many. */
function Axis({ hint, yours }: { readonly hint: HintInfo; readonly yours: AdviceInfo }): ReactNode {
  const { t, language } = useText();
  const [box, width] = useWidth<HTMLDivElement>(240);
  const best = hint.choices[0] ?? yours;
  const values = hint.choices.map((choice) => worthOf(hint, choice));
  const marks = ticks(Math.min(...values), Math.max(...values), width > 360 ? 7 : 4);
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = along(low, high, 14, width - 14);
  const rings = ringsOf(hint, ((high - low) / Math.max(1, width - 28)) * 11);
  if (rings.length === 0) return null;
  const inPoints = leading(hint) === "score";
  const [own, first] = [x(worthOf(hint, yours)), x(worthOf(hint, best))];
  return (
    <div ref={box} className="pencil-axis">
      <svg width={width} height={HIGH} role="img" aria-label={t("hint-axis", { count: rings.length })}>
        <path className="axis" d={`M8 ${LINE}H${width - 8}`} />
        {marks.map((mark) => (
          <g key={mark}>
            <path className="axis" d={`M${x(mark)} ${LINE}v5`} />
            <text x={x(mark)} y={LINE + 20}>
              {inPoints ? figure(mark, hint.unit, language) : mark}
            </text>
          </g>
        ))}
        {rings.map(({ value, row }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings have no other name
          <circle key={at} className="ring" cx={x(value)} cy={LINE - 9 - row * GAP} r={4} />
        ))}
        <path className="axis" d={`M${own} ${LINE}V14`} />
        <circle className="best" cx={first} cy={LINE - 10} r={8} />
        <text className="of-best" x={first} y={LINE - 5.5}>
          1
        </text>
        {yours === best ? null : <path className="yours" d={`M${own} ${LINE - 21}l11 11l-11 11l-11 -11z`} />}
      </svg>
    </div>
  );
}
