/** A tower looked back at: no curve, since far ahead nobody can know; of each piece, in how many hands it would have held. */
import { useMemo } from "react";
import { botFace } from "../core/names";
import { Button, Caption, Card, ChartTable, Chip, Face, useNarrow, useWidth } from "../design";
import { plain, rich, useText } from "../i18n";
import { PENCIL, Reasons } from "../shell/Reasons";
import type { AnalysisInfo } from "../wire/analysis";
import { type LetGo, letGoes } from "./hands";
import type { Game } from "./looked";
import { SignMark } from "./SignMark";

export function LookAtHands({
  found,
  module,
  replay,
  names,
  stops,
  player,
  result,
  means,
}: Game & { readonly found: AnalysisInfo }) {
  const { t } = useText();
  const narrow = useNarrow();
  const pieces = useMemo(() => letGoes(found, stops, replay.frames), [found, stops, replay.frames]);
  const at = pieces.findLastIndex(({ stop }) => stop <= player.at);
  const here = pieces[at]?.stop === player.at ? pieces[at] : undefined;
  const go = (place: number) => player.go(pieces[place]?.stop ?? 0);
  const fallen = pieces.flatMap(({ tried }, place) => (tried.stood ? [] : [place]));
  const [before, next] = [fallen.findLast((place) => place < at), fallen.find((place) => place > at)];
  const stop = stops[player.at];
  const better = here?.step.better;
  const earlier = better ? replay.frames[replay.frames.findIndex(({ seq }) => seq === here.step.seq) - 1] : undefined;
  const frame = earlier ?? (stop && replay.frames[stop.frame]);
  const advice = better && earlier && module.advice?.(better.action, here.step.seat, earlier.view, names, t);
  const named = (seat: number) => ({ who: names[seat]?.name ?? "", you: names[seat]?.you ? "yes" : "no" });
  const keys =
    fallen.length > 0 ? (
      <>
        <Button
          kind="quiet"
          icon="ui-back"
          disabled={before === undefined}
          onClick={() => before !== undefined && go(before)}
        >
          {t("look-before")}
        </Button>
        <Button icon="ui-step" disabled={next === undefined} onClick={() => next !== undefined && go(next)}>
          {t("look-next")}
        </Button>
      </>
    ) : null;
  return (
    <main id="main" className="play lookback" tabIndex={-1}>
      <h1 className="look-headline" data-testid="look-headline">
        {rich(result)}
      </h1>
      <div className="play-main">
        {frame && stop ? (
          <module.Moment
            view={frame.view}
            shown={frame.shown}
            events={earlier ? [] : stop.events}
            standing={frame.standing}
            names={names}
            stage={stop.stage}
            choice={
              better && earlier ? { seat: here.step.seat, played: here.step.action, better: better.action } : undefined
            }
            at={player.at}
            speed={player.speed}
          />
        ) : null}
        <div className="look-weighed">
          <Card className="look-played" data-testid="look-played">
            <h3>{t("look-played")}</h3>
            <div className="look-words">
              {here && names[here.step.seat]?.face ? <Face name={names[here.step.seat]?.face ?? ""} size={36} /> : null}
              <p>{stop?.lines[0] ? rich(stop.lines[0]) : t("replay-begin")}</p>
            </div>
            {here ? (
              <p className="look-chips">
                <Chip tone={here.tried.stood ? "go" : "stop"}>{heldWords(here, t)}</Chip>
                {here.tried.fell ? <Chip>{t(`look-fell-${here.tried.fell}`)}</Chip> : null}
                <Reasons game={replay.game} seat={here.step.seat} reasons={here.step.reasons} names={names} />
              </p>
            ) : null}
          </Card>
          {better && advice ? (
            <Card className="look-better" data-testid="look-better">
              <h3>{t("look-better")}</h3>
              <div className="look-words">
                <Face name={botFace(PENCIL)} size={36} />
                <p>{rich(advice)}</p>
              </div>
              <p className="look-chips">
                <Reasons game={replay.game} seat={here.step.seat} reasons={better.reasons} names={names} />
              </p>
            </Card>
          ) : null}
        </div>
        <Card className="look-curve">
          <h2>{t("look-hands")}</h2>
          <p className="note" data-testid="look-no-curve">
            {t("look-no-curve", { hands: found.worlds })}
          </p>
          <Columns pieces={pieces} hands={found.worlds} at={at} go={go} label={t("look-hands")} />
          <ChartTable
            caption={t("look-hands")}
            heads={[t("look-step"), t("look-happened"), t("look-hands")]}
            rows={pieces.map((one, place) => ({
              key: String(place),
              cells: [one.stop + 1, plain(stops[one.stop]?.lines.join(" ") ?? ""), heldWords(one, t)],
            }))}
          />
        </Card>
        <Caption told actions={narrow ? null : keys}>
          <span data-testid="look-caption">
            {here?.tried.fell
              ? rich(
                  t(`look-fell-${here.tried.fell}-text`, {
                    ...named(here.step.seat),
                    held: here.tried.held ?? 0,
                    hands: found.worlds,
                  }),
                )
              : t("look-fell-count", { count: fallen.length })}
          </span>
        </Caption>
      </div>
      <aside className="rail">
        <Card>
          <h2>{t("look-known-title")}</h2>
          <p>{t("look-known", { hands: found.worlds })}</p>
          <ul className="look-falls">
            {fallen.map((place) => {
              const one = pieces[place];
              return one ? (
                <li key={one.step.seq}>
                  <button type="button" onClick={() => go(place)} aria-current={place === at ? "step" : undefined}>
                    <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden="true">
                      <SignMark sign={one.tried.fell === "luck" ? "luck" : "slip"} x={0} y={0} />
                    </svg>
                    <span>{rich(stops[one.stop]?.lines[0] ?? "")}</span>
                    <span className="note">
                      {one.tried.fell ? t(`look-fell-${one.tried.fell}`) : heldWords(one, t)}
                    </span>
                  </button>
                </li>
              ) : null;
            })}
          </ul>
        </Card>
        {means(earlier ? replay.frames.indexOf(earlier) : player.at === player.last || !stop ? null : stop.frame)}
      </aside>
      {narrow && keys ? <div className="sheet look-keys">{keys}</div> : null}
    </main>
  );
}

/** "held in 7 of 8 hands" */
const heldWords = ({ tried: { held, hands } }: LetGo, t: ReturnType<typeof useText>["t"]): string =>
  held === null ? t("look-held-unknown") : t("look-held", { held, hands });

const [HIGH, LOW, TOP] = [132, 106, 14];

/** A column for each piece that was let go: as high as in so many hands all stood; what fell is open, with a sign. */
function Columns({
  pieces,
  hands,
  at,
  go,
  label,
}: {
  readonly pieces: readonly LetGo[];
  readonly hands: number;
  readonly at: number;
  readonly go: (place: number) => void;
  readonly label: string;
}) {
  const [box, width] = useWidth<HTMLDivElement>(600);
  const wide = (width - 36) / Math.max(1, pieces.length);
  const y = (held: number) => LOW - ((LOW - TOP) * held) / hands;
  return (
    <div ref={box} className="look-columns">
      <svg width={width} height={HIGH} role="img" aria-label={label}>
        {[0, hands / 2, hands].map((mark) => (
          <g key={mark}>
            <path className="axis" d={`M28 ${y(mark)}H${width}`} />
            <text x={20} y={y(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        {pieces.map(({ tried, step }, place) => {
          const [x, top] = [32 + place * wide, tried.held === null ? LOW - 3 : y(tried.held)];
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the same steps are reached by the list and by keys
            <g key={step.seq} className={place === at ? "now" : undefined} onClick={() => go(place)}>
              <rect className="reach" x={x} y={TOP} width={wide} height={LOW - TOP} />
              <rect
                className={tried.held === null ? "unknown" : tried.stood ? "stood" : "fell"}
                x={x + wide * 0.15}
                y={Math.min(top, LOW - 2)}
                width={Math.max(1.5, wide * 0.7)}
                height={Math.max(2, LOW - top)}
              />
              {tried.stood ? null : (
                <SignMark sign={tried.fell === "luck" ? "luck" : "slip"} x={x + wide / 2} y={LOW + 13} />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
