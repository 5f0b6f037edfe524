/** What is chosen among: cards, treasures, colours. */
import { useState } from "react";
import { Icon } from "../../design";
import { useText } from "../../i18n";
import type { Subsets } from "../../wire/types";
import { COLOURS } from "./box";
import { CardChip, CardFan, ShownCard } from "./CardFace";
import { cellAt, maskOf, type Point, readMask } from "./cells";
import { PlayKey } from "./Hand";
import { type Offers, topOf } from "./menu";
import { TilePicture } from "./TilePicture";
import type { IsleView } from "./wire";
import { colourName } from "./words";

const NOTHING: readonly number[] = [];

export type Chosen = {
  /** Places in the menu's list, since equal cards have equal numbers. */
  readonly places: readonly number[];
  readonly toggle: (place: number) => void;
};

/** Belongs to one question and is forgotten with it; others may choose meanwhile. */
export function useChosen(subset: Subsets | null): Chosen {
  const question = subset ? `${subset.kind} ${subset.items.join()} ${subset.budget}` : "";
  const [kept, setKept] = useState<{ readonly question: string; readonly places: readonly number[] }>({
    question,
    places: NOTHING,
  });
  if (kept.question !== question) setKept({ question, places: NOTHING });
  const places = kept.question === question && subset ? kept.places : NOTHING;
  return {
    places,
    toggle(place) {
      if (!subset) return;
      const without = places.filter((one) => one !== place);
      if (without.length < places.length) setKept({ question, places: without });
      // One more than may be chosen takes the place of the first.
      else setKept({ question, places: [...places.slice(Math.max(0, places.length + 1 - subset.most)), place] });
    },
  };
}

export function Fan({
  subset,
  chosen,
  ready,
}: {
  readonly subset: Subsets;
  readonly chosen: Chosen;
  readonly ready: boolean;
}) {
  const { t } = useText();
  return (
    <CardFan
      cards={subset.items}
      chosen={chosen.places}
      onToggle={chosen.toggle}
      disabled={!ready}
      label={t("isle-ui-choose-cards")}
      bare={subset.kind === "Lay" || subset.kind === "GiveLessons"}
    />
  );
}

/** What was kept so far in today's draft, in small; what is chosen and waits for the others too. */
export function Kept({ view, phone }: { readonly view: IsleView; readonly phone: boolean }) {
  const { t } = useText();
  const top = topOf(view).type;
  const own = view.own;
  if (!own || view.rules.mode === "family" || (top !== "Drafting" && top !== "Dealing" && top !== "Buying"))
    return null;
  const cards = [...(top === "Buying" ? [] : own.kept), ...(own.chosen ?? [])];
  if (cards.length === 0) return null;
  const kinds = [...new Set(cards)];
  return (
    <section className="isle-kept" aria-label={t("isle-ui-kept")}>
      <h2 className={phone ? "spoken" : undefined}>{t("isle-ui-kept")}</h2>
      <ul>
        {kinds.map((card) => (
          <li key={card}>
            <CardChip card={card} priced named={!phone} count={cards.filter((one) => one === card).length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** At a moment for anytime cards: those that would do something now, ready to be played. */
export function Anytime({
  cards,
  ready,
  onPlay,
}: {
  readonly cards: readonly number[];
  readonly ready: boolean;
  readonly onPlay: (card: number) => void;
}) {
  const { t } = useText();
  return (
    <ul className="isle-cards isle-anytime" aria-label={t("isle-ui-anytime")}>
      {cards.map((card) => (
        <li key={card}>
          <ShownCard card={card} bare>
            <PlayKey card={card} ready={ready} onPlay={onPlay} />
          </ShownCard>
        </li>
      ))}
    </ul>
  );
}

/** Tiles to choose among: treasures to give up, which can be pressed on the boat too; oshax to lay out. */
export function Tiles({
  title,
  tiles,
  named,
  chosen,
}: {
  readonly title: string;
  readonly tiles: readonly number[];
  readonly named: (tile: number, at: number) => string;
  readonly chosen: Chosen;
}) {
  return (
    <section className="isle-field under isle-choose" aria-label={title}>
      <h3>{title}</h3>
      <ul className="isle-row">
        {tiles.map((tile, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their places
          <li key={at}>
            <button
              type="button"
              className="isle-key"
              aria-pressed={chosen.places.includes(at)}
              aria-label={named(tile, at)}
              onClick={() => chosen.toggle(at)}
            >
              <TilePicture tile={tile} lit={!chosen.places.includes(at)} size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Laid = { readonly tile: number; readonly cells: string };

export function givenCells(subset: Subsets, places: readonly number[], tiles: readonly Laid[]): bigint {
  return places.reduce((all, at) => all | readMask(tiles[subset.items[at] ?? -1]?.cells ?? "0"), 0n);
}

export function pressTreasure(
  [x, y]: Point,
  subset: Subsets,
  tiles: readonly Laid[],
  toggle: (place: number) => void,
): void {
  const cell = maskOf([cellAt(x, y)]);
  const at = subset.items.findIndex((place) => (readMask(tiles[place]?.cells ?? "0") & cell) !== 0n);
  if (at >= 0) toggle(at);
}

/** Five colours, with how many cats of each are aboard. */
export function Hues({
  offers,
  view,
  seat,
  ready,
  onName,
}: {
  readonly offers: Offers;
  readonly view: IsleView;
  readonly seat: number;
  readonly ready: boolean;
  readonly onName: (colour: number) => void;
}) {
  const { t } = useText();
  const tiles = view.players[seat]?.tiles ?? [];
  return (
    <ul className="isle-name">
      {offers.names.map((colour) => (
        <li key={colour}>
          <button
            type="button"
            className="card"
            disabled={!ready}
            onClick={() => onName(colour)}
            data-colour={COLOURS[colour]}
          >
            <Icon name={`cat-${COLOURS[colour]}`} size={100} height={72} />
            <b>{colourName(colour, t)}</b>
            <span className="note">
              {t("isle-ui-aboard", { count: tiles.filter((laid) => laid.colour === colour).length })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
