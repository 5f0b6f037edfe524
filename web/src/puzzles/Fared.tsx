/** How the bots fared before the puzzle was printed: of five tries each, how many found it. */
import { useId } from "react";
import { botName, botOf } from "../core/names";
import { type Puzzle, TRIED_BY, TRIES } from "../core/puzzles";
import { Axes, along, Card, ChartTable, Patterns, useWidth } from "../design";
import { useText } from "../i18n";

const TOP = 26;
const BOTTOM = 134;
const LEFT = 34;

export function Fared({ puzzle: { solved } }: { readonly puzzle: Puzzle }) {
  const { t } = useText();
  const id = useId();
  const [ref, width] = useWidth<HTMLElement>();
  const y = along(0, TRIES, BOTTOM, TOP);
  const x = along(-0.5, TRIED_BY.length - 0.5, LEFT, width);
  const bar = Math.min(48, Math.max(140, width - LEFT) / TRIED_BY.length - 16);
  const named = (at: number): string => botName(botOf(TRIED_BY[at] ?? "easy"), t);
  return (
    <Card className="puzzle-fared">
      <h2>{t("puzzle-fared")}</h2>
      <figure className="chart" ref={ref}>
        <svg
          width={width}
          height={BOTTOM + 30}
          viewBox={`0 0 ${width} ${BOTTOM + 30}`}
          role="img"
          aria-label={solved.map((tries, at) => t("puzzle-fared-one", { who: named(at), tries, of: TRIES })).join(" ")}
        >
          <Patterns id={id} />
          <Axes
            left={LEFT}
            right={width}
            bottom={BOTTOM}
            across={[0, 1, 2, 3, 4, 5].map((one) => ({ at: y(one), text: String(one) }))}
            below={solved.map((_, at) => ({ at: x(at), text: named(at) }))}
            unit={t("puzzle-fared-unit", { of: TRIES })}
            under=""
          />
          {solved.map((tries, at) => (
            <g key={named(at)}>
              {tries > 0 ? (
                <rect
                  className="chart-bar one"
                  x={x(at) - bar / 2}
                  y={y(tries)}
                  width={bar}
                  height={BOTTOM - y(tries)}
                  fill={`url(#${id}-stripes)`}
                />
              ) : null}
              <text className="strong mid halo" x={x(at)} y={y(tries) - 5}>
                {tries}
              </text>
            </g>
          ))}
        </svg>
        <ChartTable
          caption={t("puzzle-fared")}
          heads={[t("puzzle-fared-who"), t("puzzle-fared-unit", { of: TRIES })]}
          rows={solved.map((tries, at) => ({ key: named(at), cells: [named(at), tries] }))}
        />
      </figure>
    </Card>
  );
}
