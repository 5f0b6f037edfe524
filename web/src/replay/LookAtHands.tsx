/** A tower looked back at: no curve, since far ahead nobody can know; of each piece, in how many hands it would have held. */
import { useMemo } from "react";
import { Card, ChartTable, Chip, useWidth } from "../design";
import { plain, rich, useText } from "../i18n";
import { Reasons } from "../shell/Reasons";
import type { AnalysisInfo } from "../wire/analysis";
import { type LetGo, letGoes } from "./hands";
import { LookFrame, Weighed } from "./LookFrame";
import type { Game } from "./looked";
import { SignMark } from "./SignMark";

export function LookAtHands({ found, ...game }: Game & { readonly found: AnalysisInfo }) {
  const { t } = useText();
  const { module, replay, names, stops, player } = game;
  const pieces = useMemo(() => letGoes(found, stops, replay.frames), [found, stops, replay.frames]);
  const at = pieces.findLastIndex(({ stop }) => stop <= player.at);
  const here = pieces[at]?.stop === player.at ? pieces[at] : undefined;
  const go = (place: number) => player.go(pieces[place]?.stop ?? 0);
  const fallen = pieces.flatMap(({ tried }, place) => (tried.stood ? [] : [place]));
  const stop = stops[player.at];
  const better = here?.step.better;
  const earlier = better ? replay.frames[replay.frames.findIndex(({ seq }) => seq === here.step.seq) - 1] : undefined;
  const advice = better && earlier && module.advice?.(better.action, here.step.seat, earlier.view, names, t);
  const named = (seat: number) => ({ who: names[seat]?.name ?? "", you: names[seat]?.you ? "yes" : "no" });
  const over = player.at === player.last || !stop;
  return (
    <LookFrame
      game={game}
      headline={rich(game.result)}
      decided={
        better && earlier
          ? { before: earlier, choice: { seat: here.step.seat, played: here.step.action, better: better.action } }
          : null
      }
      turns={
        fallen.length > 0
          ? {
              before: fallen.findLast((place) => place < at) ?? null,
              next: fallen.find((place) => place > at) ?? null,
              go,
            }
          : null
      }
      weighed={
        <Weighed
          face={here && names[here.step.seat]?.face}
          played={stop?.lines[0] ?? ""}
          chips={
            here ? (
              <>
                <Chip tone={here.tried.stood ? "go" : "stop"}>{heldWords(here, t)}</Chip>
                {here.tried.fell ? <Chip>{t(`look-fell-${here.tried.fell}`)}</Chip> : null}
                <Reasons game={replay.game} seat={here.step.seat} reasons={here.step.reasons} names={names} />
              </>
            ) : null
          }
          better={
            better && advice
              ? {
                  said: rich(advice),
                  chips: <Reasons game={replay.game} seat={here.step.seat} reasons={better.reasons} names={names} />,
                }
              : null
          }
        />
      }
      chart={
        <>
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
        </>
      }
      caption={
        here?.tried.fell
          ? rich(
              t(`look-fell-${here.tried.fell}-text`, {
                ...named(here.step.seat),
                held: here.tried.held ?? 0,
                hands: found.worlds,
              }),
            )
          : t("look-fell-count", { count: fallen.length })
      }
      rail={
        <>
          <Card>
            <h2>{t("look-known-title")}</h2>
            <p>{t("look-known", { hands: found.worlds })}</p>
            <Falls pieces={fallen.flatMap((place) => pieces[place] ?? [])} here={pieces[at]} game={game} />
          </Card>
          {game.means(earlier ? replay.frames.indexOf(earlier) : over ? null : stop.frame)}
        </>
      }
    />
  );
}

/** What fell, to be gone to. */
function Falls({
  pieces,
  here,
  game: { stops, player },
}: {
  readonly pieces: readonly LetGo[];
  readonly here: LetGo | undefined;
  readonly game: Game;
}) {
  const { t } = useText();
  return (
    <ul className="look-falls">
      {pieces.map((one) => (
        <li key={one.step.seq}>
          <button type="button" onClick={() => player.go(one.stop)} aria-current={one === here ? "step" : undefined}>
            <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden="true">
              <SignMark sign={one.tried.fell === "luck" ? "luck" : "slip"} x={0} y={0} />
            </svg>
            <span>{rich(stops[one.stop]?.lines[0] ?? "")}</span>
            <span className="note">{one.tried.fell ? t(`look-fell-${one.tried.fell}`) : heldWords(one, t)}</span>
          </button>
        </li>
      ))}
    </ul>
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
