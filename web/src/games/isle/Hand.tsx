/**
 * The cards in one's hand: one row, peeking in at the foot of the page, and up as soon as a pointer or the focus comes
 * to them. Anytime cards are played from here.
 */
import { useState } from "react";
import { Button, Switch } from "../../design";
import { useText } from "../../i18n";
import { ShownCard } from "./CardFace";
import { cardOf } from "./cards";
import { once } from "./once";
import { cardName } from "./words";

export function Hand({
  cards,
  plays,
  onPlay,
  ready,
  quiet,
  onQuiet,
}: {
  readonly cards: readonly number[];
  /** Anytime cards that may be played at this moment. */
  readonly plays: readonly number[];
  readonly onPlay: (card: number) => void;
  readonly ready: boolean;
  /** Anytime cards are played on one's own turn only. */
  readonly quiet: boolean;
  readonly onQuiet: (on: boolean) => void;
}) {
  const { t } = useText();
  // What a card asks is laid out where the hand rises to: it sinks, until the pointer or the focus
  // comes to it anew.
  const [sunk, setSunk] = useState(false);
  const playing = (card: number) => {
    setSunk(true);
    onPlay(card);
  };
  const shape = ["isle-hand", cards.length === 0 && "empty", sunk && "sunk"].filter(Boolean).join(" ");
  const order = [...cards].sort((one, other) => rank(one) - rank(other) || one - other);
  return (
    <section
      className={shape}
      aria-label={t("isle-ui-hand")}
      onPointerLeave={() => setSunk(false)}
      onFocus={() => setSunk(false)}
    >
      <h2 className="spoken">{t("isle-ui-hand-count", { count: cards.length })}</h2>
      {cards.length === 0 ? <p className="note">{t("isle-ui-hand-empty")}</p> : null}
      <ul className="isle-cards">
        {order.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their places
          <li key={`${card}-${place}`} className={plays.includes(card) ? "playable" : ""}>
            <ShownCard card={card} bare>
              {plays.includes(card) ? <PlayKey card={card} ready={ready} onPlay={playing} /> : null}
            </ShownCard>
          </li>
        ))}
      </ul>
      <Switch label={t("isle-ui-only-mine")} note={t("isle-ui-only-mine-note")} checked={quiet} onChange={onQuiet} />
    </section>
  );
}

export function PlayKey({
  card,
  ready,
  onPlay,
}: {
  readonly card: number;
  readonly ready: boolean;
  readonly onPlay: (card: number) => void;
}) {
  const { t } = useText();
  return (
    <Button
      kind="quiet"
      size="small"
      icon="ui-play"
      disabled={!ready}
      onClick={once(() => onPlay(card))}
      aria-label={t("isle-ui-play-card", { card: cardName(card, t) })}
    >
      {t("isle-ui-play")}
    </Button>
  );
}

const ORDER = ["anytime", "rescue", "oshax", "treasure", "lesson", "public"];
const rank = (card: number): number => ORDER.indexOf(cardOf(card).type);
