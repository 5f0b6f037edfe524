/** What a game was worth: its moments with what was played and what was better, its curve, luck and skill. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sides } from "../core/headline";
import type { SeatName } from "../core/module";
import { botFace, botName } from "../core/names";
import { hasPoints, isInHands } from "../core/units";
import { Button, Card, ChartTable, Chip, Choices, Face, gain, SERIES, Strip } from "../design";
import { announce } from "../ground/live";
import { plain, rich, useText } from "../i18n";
import { inWords, PENCIL, Reasons } from "../shell/Reasons";
import type { AnalysisInfo } from "../wire/analysis";
import type { Failure } from "../wire/api";
import type { AnyAction } from "../wire/types";
import { useAnalysis } from "./analysis";
import { Curve, CurveLine } from "./Curve";
import { type Drawing, inFigures, isOfMany, type Shown, type Side } from "./CurvePicture";
import { LookAtHands } from "./LookAtHands";
import { LookFrame, Weighed } from "./LookFrame";
import { LuckAndSkill } from "./LuckAndSkill";
import { changed, hidesSomething, type Known, type Point, playedBetter, pointsOf, turningAt } from "./lookback";
import { type Game, lineAt, saidOf } from "./looked";
import { Poster } from "./Poster";
import type { Tick } from "./player";
import { SignMark } from "./SignMark";
import "./lookback.css";

export function LookBack({ table, ...game }: Game & { readonly table: string }) {
  const analysis = useAnalysis(table);
  return analysis.at === "found" ? (
    isInHands(analysis.found.unit) ? (
      <LookAtHands found={analysis.found} {...game} />
    ) : (
      <Found found={analysis.found} {...game} />
    )
  ) : (
    <main id="main" className="play lookback" tabIndex={-1}>
      <div className="play-main">
        <h1>{rich(game.result)}</h1>
        {analysis.at === "working" ? <Working done={analysis.done} /> : <Failed {...analysis} />}
      </div>
    </main>
  );
}

function Working({ done }: { readonly done: number }) {
  const { t } = useText();
  const percent = Math.round(done * 100);
  const said = t("look-done", { percent });
  return (
    <Card className="look-working">
      <Face name={botFace(PENCIL)} size={56} />
      <div>
        <h2>{t("look-working", { who: botName(PENCIL, t) })}</h2>
        <p className="note">{t("look-working-note")}</p>
        <div
          className="look-progress"
          role="progressbar"
          aria-label={t("look-working", { who: botName(PENCIL, t) })}
          aria-valuenow={percent}
          aria-valuetext={said}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
        <p className="note">{said}</p>
      </div>
    </Card>
  );
}

function Failed({ why, again }: { readonly why: Failure["kind"]; readonly again: () => void }) {
  const { t } = useText();
  const text = why === "unreachable" ? "fault-unreachable" : why === "too_fast" ? "look-too-many" : "look-failed";
  return (
    <Strip
      tone="stop"
      icon="ui-help"
      action={
        <Button size="small" onClick={again}>
          {t("look-again")}
        </Button>
      }
    >
      {t(text)}
    </Strip>
  );
}

function Found({ found, ...game }: Game & { readonly found: AnalysisInfo }) {
  const { t, has } = useText();
  const { module, replay, names, stops, ticks, player } = game;
  const [shown, show] = useState<Shown>("chances");
  const [known, know] = useState<Known>("all");
  const points = useMemo(() => pointsOf(stops, replay.frames, found, known), [stops, replay.frames, found, known]);
  const [whose, lookFor] = useState<number | null>(null);
  const [posting, post] = useState(false);
  const posted = useCallback(() => post(false), []);
  const own = names.findIndex(({ you }) => you);
  const me = whose ?? Math.max(0, own);
  const at = Math.max(
    0,
    points.findLastIndex(({ stop }) => stop <= player.at),
  );
  const go = (place: number) => player.go(points[place]?.stop ?? 0);
  const point = points[at];
  const stop = stops[player.at];
  const slip = stop?.stage === 0 ? (point?.slip ?? null) : null;
  const slipped = slip ? replay.frames.findIndex(({ seq }) => seq === slip.seq) : -1;
  const before = slip && module.advice ? replay.frames[slipped - 1] : undefined;
  const advised = (action: AnyAction) =>
    (slip && before && module.advice?.(action, slip.seat, before.view, names, t, [slip.action, slip.better.action])) ||
    "";
  const turning = turningAt(points, at);
  const named = (seat: number) => ({ who: names[seat]?.name ?? "", you: names[seat]?.you ? "yes" : "no" });
  const best = playedBetter(found);
  const isTold = names.length > 1 && found.sides.every(({ skill }) => skill !== null);
  const alike = isTold ? t("look-played-alike") : "";
  const played = best === null ? alike : t("look-played-better", named(best));
  const cost = slip ? t("look-cost", { ...named(slip.seat), cost: inWords(slip.better, found.unit, t) }) : "";
  const chance = point?.chances ? t("look-chance-is", { ...named(me), percent: percentOf(point, me) }) : "";
  const lineOf = (one: Point) => lineAt(game, one, names, t);
  const happened = stop?.stage === 0 && point ? [lineOf(point), ...stop.lines.slice(1)] : (stop?.lines ?? []);
  const said = plain([...happened, cost, chance].filter(Boolean).join(" "));
  useSpoken(player.at, said);
  const over = player.at === player.last;
  const step = before ? slipped - 1 : over || !stop ? null : stop.frame;
  const unit = shown === "chances" ? "%" : t(`coach-unit-${found.unit}`);
  const turns = `${replay.game}-ticks`;
  const title = t(shown === "chances" ? "look-chance" : "look-points", named(me));
  const all = replay.outcome ? sides(replay.outcome, names, replay.game, t) : names;
  const lines = all.map(
    ({ name, you }, side): Side => ({
      name: you ? t("seat-you") : name,
      series: side < names.length ? (SERIES[side % SERIES.length] ?? "rest") : "rest",
    }),
  );
  const drawing = {
    points,
    sides: lines,
    me,
    shown,
    unit,
    turns: has(turns) ? t(turns) : "",
    ticks: placed(ticks, points),
    at,
  } satisfies Drawing;
  return (
    <LookFrame
      game={game}
      headline={
        <>
          {rich(game.result)} {played}
        </>
      }
      decided={
        slip && before ? { before, choice: { seat: slip.seat, played: slip.action, better: slip.better.action } } : null
      }
      steps={found.steps}
      turns={turning.count > 0 ? { before: turning.before, next: turning.next, go } : null}
      weighed={
        point && stop ? (
          <Judged
            game={replay.game}
            unit={found.unit}
            point={point}
            me={me}
            names={names}
            played={slip ? advised(slip.action) : ""}
            said={lineOf(point)}
            advice={slip ? advised(slip.better.action) : ""}
          />
        ) : null
      }
      chart={
        <>
          <div className="look-curve-head">
            <h2>{title}</h2>
            {names.length > 1 ? (
              <Choices
                legend={t("look-whose")}
                hideLegend
                value={String(me)}
                onChange={(seat) => lookFor(Number(seat))}
                choices={names.map(({ name, you }, seat) => ({
                  value: String(seat),
                  label: you ? t("seat-you") : name,
                }))}
              />
            ) : null}
            {hasPoints(found.unit) ? (
              <Choices
                legend={t("look-shown")}
                hideLegend
                value={shown}
                onChange={show}
                choices={(["chances", "scores"] as const).map((value) => ({ value, label: t(`look-shown-${value}`) }))}
              />
            ) : null}
            {hidesSomething(found.steps) ? (
              <Choices
                legend={t("look-eyes")}
                hideLegend
                value={known}
                onChange={know}
                choices={(["all", "seen", "own"] as const).map((value) => ({ value, label: t(`look-eyes-${value}`) }))}
              />
            ) : null}
          </div>
          {known === "all" ? null : <p className="note">{t(`look-eyes-${known}-note`, named(me))}</p>}
          <Curve {...drawing} go={go} label={title} said={said} />
          <div className="look-curve-foot">
            <Button kind="quiet" size="small" icon="ui-download" disabled={posting} onClick={() => post(true)}>
              {t("look-picture")}
            </Button>
            <ChartTable
              caption={title}
              heads={[
                t("look-step"),
                t("look-happened"),
                ...(isOfMany(lines) ? lines.map(({ name }) => `${name}, %`) : ["%"]),
                ...(hasPoints(found.unit) ? [t(`coach-unit-${found.unit}`)] : []),
                t("look-sign"),
              ]}
              rows={points.flatMap((one, place) =>
                one.chances && one.scores
                  ? [
                      {
                        key: String(place),
                        cells: [
                          one.stop + 1,
                          plain([lineOf(one), ...(stops[one.stop]?.lines.slice(1) ?? [])].join(" ")),
                          ...(isOfMany(lines) ? lines.map((_, side) => percentOf(one, side)) : [percentOf(one, me)]),
                          ...(hasPoints(found.unit) ? [gain(Math.round(one.scores[me] ?? 0))] : []),
                          t(`look-sign-${one.sign}`),
                        ],
                      },
                    ]
                  : [],
              )}
            />
          </div>
          {posting ? <Poster found={found} game={game} drawing={drawing} onDone={posted} /> : null}
        </>
      }
      walk={<CurveLine {...drawing} go={go} label={t("replay-line")} said={said} />}
      caption={
        turning.here === null
          ? t("look-turning-count", { count: turning.count })
          : rich(`${t("look-turning", { at: turning.here + 1, count: turning.count })} ${cost}`)
      }
      rail={
        <>
          <LuckAndSkill game={replay.game} found={found} me={me} names={names} />
          <Steps unit={found.unit} points={points} lineOf={lineOf} me={me} names={names} at={at} go={go} />
          {game.means(step)}
        </>
      }
    />
  );
}

const percentOf = ({ chances }: Point, seat: number): number => Math.round((chances?.[seat] ?? 0) * 100);

/** Ticks of the replay, as places among the points. */
const placed = (ticks: readonly Tick[], points: readonly Point[]): readonly Tick[] =>
  ticks.flatMap(({ at, label }) => {
    const place = points.findIndex(({ stop }) => stop >= at);
    return place < 0 ? [] : [{ at: place, label }];
  });

/** Each step that is come to is said, but not the first. */
function useSpoken(at: number, said: string): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) announce(said);
    before.current = at;
  }, [at, said]);
}

/** What was played, what it had of luck, and by how much another choice was better. */
function Judged({
  game,
  unit,
  point,
  me,
  names,
  played,
  said,
  advice,
}: {
  readonly game: string;
  readonly unit: string;
  readonly point: Point;
  readonly me: number;
  readonly names: readonly SeatName[];
  /** A slip, as it would be told in a hint; of all else what is said of the step. */
  readonly played: string;
  readonly said: string;
  readonly advice: string;
}) {
  const { t } = useText();
  const { slip, draw, decided } = point;
  const luck = Math.round(draw?.scores[me] ?? 0);
  const points = slip && hasPoints(unit) ? Math.round(slip.better.score) : 0;
  const games = slip ? Math.round(slip.better.chance * 100) : 0;
  const chips = [
    luck !== 0 ? t(hasPoints(unit) ? "look-by-luck" : "look-by-luck-games", { points: gain(luck) }) : null,
    !slip && decided ? t("look-nothing-better") : null,
  ].filter((text) => text !== null);
  return (
    <Weighed
      face={decided ? names[decided.seat]?.face : undefined}
      played={slip && played ? saidOf(slip.seat, played, names, t) : said}
      chips={
        chips.length > 0 || decided?.reasons.length ? (
          <>
            {chips.map((text) => (
              <Chip key={text}>{text}</Chip>
            ))}
            {decided ? <Reasons game={game} seat={decided.seat} reasons={decided.reasons} names={names} /> : null}
          </>
        ) : null
      }
      better={
        slip
          ? {
              said: advice ? rich(advice) : <code>{slip.better.said}</code>,
              chips: (
                <>
                  {points > 0 ? <Chip tone="go">{t("look-more-points", { count: points })}</Chip> : null}
                  {games > 0 ? <Chip tone="go">{t("look-more-games", { count: games })}</Chip> : null}
                  <Reasons game={game} seat={slip.seat} reasons={slip.better.reasons} names={names} />
                </>
              ),
            }
          : null
      }
    />
  );
}

/** In points; a clan that was chosen, before anybody has some, in games. */
function changeOf(point: Point, me: number): string {
  const [score, chance] = [changed(point, me, "scores"), changed(point, me, "chances")];
  const points = score === null ? "" : inFigures(score, "scores");
  return points || chance === null ? points : inFigures(chance, "chances");
}

/** Every step with its sign; the list follows what is looked at. */
function Steps({
  unit,
  points,
  lineOf,
  me,
  names,
  at,
  go,
}: {
  readonly unit: string;
  readonly points: readonly Point[];
  readonly lineOf: (point: Point) => string;
  readonly me: number;
  readonly names: readonly SeatName[];
  readonly at: number;
  readonly go: (place: number) => void;
}) {
  const { t } = useText();
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the present line is what it follows
  useEffect(() => {
    const line = now.current;
    const list = line?.closest<HTMLElement>(".look-list");
    if (line && list) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }, [at]);
  const whose = t(hasPoints(unit) ? "look-points-for" : "look-games-for", {
    who: names[me]?.name ?? "",
    you: names[me]?.you ? "yes" : "no",
  });
  return (
    <Card className="look-steps">
      <div className="look-steps-head">
        <h2>{t("look-steps")}</h2>
        <span className="note">{whose}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="look-list" tabIndex={0} role="group" aria-label={t("look-steps")}>
        <ol>
          {points.map((point, place) => {
            const change = point.sign === "fine" ? "" : changeOf(point, me);
            return (
              <li key={point.stop} ref={place === at ? now : null}>
                <button type="button" onClick={() => go(place)} aria-current={place === at ? "step" : undefined}>
                  <span className="look-number">{point.stop + 1}</span>
                  <svg
                    width={16}
                    height={16}
                    viewBox="-8 -8 16 16"
                    role="img"
                    aria-label={t(`look-sign-${point.sign}`)}
                  >
                    <SignMark sign={point.sign} x={0} y={0} />
                  </svg>
                  <span className="look-line">{rich(lineOf(point) || t("replay-begin"))}</span>
                  <span className="look-change">{change}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
