/** Choices drawn on the boat, at the tiles and as cards: in ink what was done, in pencil what was better, or what could
 * be done, numbered. */
import type { Chosen } from "../../core/module";
import { useText } from "../../i18n";
import { cardsOf, cellsOf, takenBy } from "./advice";
import { spotsOf } from "./apart";
import { type Layout, placesOf } from "./art/Boat";
import { ShownCard } from "./CardFace";
import type { Mask, Point } from "./cells";
import { outline } from "./outline";
import type { IsleAction, IsleView } from "./wire";

export type Pen = "ink" | "pencil";
export type Pens = ReadonlyMap<number, Pen>;

type Seen = Pick<IsleView, "agenda">;

/** On the boat of who decided. */
export function Drawn({
  choice: { played, better },
  view,
  layout,
}: {
  readonly choice: Chosen<IsleAction>;
  readonly view: Seen;
  readonly layout: Layout;
}) {
  return (
    <>
      <Place pen="ink" cells={cellsOf(played, view)} layout={layout} />
      <Place pen="pencil" cells={cellsOf(better, view)} layout={layout} />
    </>
  );
}

/** Places in the order of how good they are. */
export function Numbered({
  choices,
  view,
  layout,
}: {
  readonly choices: readonly IsleAction[];
  readonly view: Seen;
  readonly layout: Layout;
}) {
  const cells = choices.map((choice) => cellsOf(choice, view));
  const spots = spotsOf(cells.map((one) => placesOf(one ?? 0n, layout.upright)));
  // The best one lies on top, and no outline over a number.
  return (
    <>
      {choices
        .map((choice, at) => (
          <Place key={JSON.stringify(choice)} pen="pencil" cells={cells[at] ?? null} layout={layout} number={at + 1} />
        ))
        .toReversed()}
      {spots
        .map((spot, at) => spot && <Tag key={String(spot)} spot={spot} number={at + 1} size={layout.size} />)
        .toReversed()}
    </>
  );
}

function Tag({ spot: [x, y], number, size }: { readonly spot: Point; readonly number: number; readonly size: number }) {
  return (
    <g
      className={number === 1 ? "isle-tag first" : "isle-tag"}
      data-tag={number}
      transform={`translate(${x * size} ${y * size})`}
    >
      <circle className="casing" r={size * 0.48} />
      <circle r={size * 0.38} />
      <text dy={size * 0.17} fontSize={size * 0.5}>
        {number}
      </text>
    </g>
  );
}

function Place({
  pen,
  cells,
  layout: { size, upright },
  number,
}: {
  readonly pen: Pen;
  readonly cells: Mask | null;
  readonly layout: Layout;
  readonly number?: number;
}) {
  if (cells === null) return null;
  const places = placesOf(cells, upright);
  const path = outline(places, size, { inset: pen === "ink" ? 0.06 : 0.14 });
  return (
    <g className={`isle-drawn ${pen}`} data-cells={cells.toString(16)} data-number={number}>
      <path className="casing" d={path} strokeWidth={size * 0.26} />
      <path className="line" d={path} strokeWidth={size * 0.13} />
    </g>
  );
}

/** The tiles that a choice is about, where they lie. */
export function pensOf({ played, better }: Chosen<IsleAction>): Pens {
  const [one, other] = [takenBy(played), takenBy(better)];
  const pens = new Map<number, Pen>();
  if (one !== null) pens.set(one, "ink");
  if (other !== null) pens.set(other, "pencil");
  return pens;
}

/** The cards that were chosen, and those that were better. */
export function DrawnCards({ choice: { played, better } }: { readonly choice: Chosen<IsleAction> }) {
  const { t } = useText();
  const rows = [
    { pen: "ink", cards: cardsOf(played), title: t("look-played") },
    { pen: "pencil", cards: cardsOf(better), title: t("look-better") },
  ] as const;
  return rows.map(({ pen, cards, title }) =>
    cards === null ? null : (
      <section key={pen} className={`isle-chosen ${pen}`} data-cards={cards.join(" ")}>
        <h2>{title}</h2>
        {cards.length === 0 ? (
          <p className="note">{t("isle-ui-no-cards")}</p>
        ) : (
          <ul className="isle-cards">
            {cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their places
              <li key={`${card}-${place}`}>
                <ShownCard card={card} bare />
              </li>
            ))}
          </ul>
        )}
      </section>
    ),
  );
}
