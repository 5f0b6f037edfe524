/** Field guides as they come with the client: charts of what was counted in bots' games (`coach/guide`). */

/** A mean between the ends of its interval, 95 of 100. */
export type Figure = {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
};

export type GuideRow = {
  readonly key: string;
  readonly figures: readonly (Figure | null)[];
  readonly price: number | null;
};

export type GuideChart = {
  readonly key: string;
  readonly kind: "matrix" | "dots";
  /** A row is called by this text and its key. */
  readonly names: string;
  readonly series: readonly string[];
  readonly rows: readonly GuideRow[];
  readonly games: number;
};

export type Guide = {
  /** The command that counted it. */
  readonly source: string;
  readonly charts: readonly GuideChart[];
};

/** Everything that an axis has to show: the intervals, prices, and nothing itself. */
export function rangeOf({ rows }: Pick<GuideChart, "rows">): readonly [number, number] {
  const all = rows.flatMap(({ figures, price }) => [
    ...figures.flatMap((figure) => (figure ? [figure.low, figure.high] : [])),
    ...(price === null ? [] : [price]),
  ]);
  return [Math.min(0, ...all), Math.max(0, ...all)];
}

/** Half the widest interval, rounded up. */
export const widest = ({ rows }: Pick<GuideChart, "rows">): number =>
  Math.ceil(Math.max(0, ...rows.flatMap(({ figures }) => figures.map((one) => (one ? (one.high - one.low) / 2 : 0)))));
