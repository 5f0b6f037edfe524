/** Card faces: told apart by a band, a picture and words. Each can be opened for the rule behind it. */
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { Button, Chip, Dialog, Icon } from "../../design";
import { rich, useText } from "../../i18n";
import { type Card, type CardType, cardOf } from "./cards";
import { CardNumber } from "./Pencilled";
import { cardName, cardText } from "./words";

const PICTURES: Readonly<Partial<Record<CardType, string>>> = {
  oshax: "oshax",
  treasure: "treasure-rare",
  anytime: "ui-star",
  lesson: "ui-pen",
  public: "ui-people",
  family: "ui-pen",
  sister: "ui-pen",
  advanced: "ui-pen",
};

/** Basket and boots of a rescue card, else one picture for the type. */
export function CardMarks({ card, size = 24 }: { readonly card: Card; readonly size?: number }) {
  const { t } = useText();
  if (card.type !== "rescue") return <Icon name={PICTURES[card.type] ?? "ui-pen"} size={size} />;
  const basket = card.basket === "whole" ? "basket" : card.basket === "broken" ? "basket-broken" : null;
  return (
    <span className="isle-marks" role="img" aria-label={t("isle-ui-marks", { basket: card.basket, speed: card.speed })}>
      {basket ? <Icon name={basket} size={size} /> : null}
      {Array.from({ length: card.speed }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boots are all alike
        <Icon key={i} name="boot" size={size * (card.speed > 2 ? 0.62 : 0.86)} />
      ))}
    </span>
  );
}

export function Cost({ cost }: { readonly cost: number }) {
  const { t } = useText();
  return (
    <span className="isle-cost" role="img" aria-label={t("isle-ui-cost", { cost })}>
      <Icon name="fish" size={20} />
      {cost}
    </span>
  );
}

/** The face of a card. `points`: what it is worth if the game ended now. */
export function CardFace({
  card: number,
  points,
  colour,
  bare = false,
  children,
}: {
  readonly card: number;
  readonly points?: number | null;
  /** The colour chosen for it, in words. */
  readonly colour?: string | null;
  /** Paid for long ago: its cost no longer matters. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  const card = cardOf(number);
  return (
    <div className={`isle-card type-${card.type}`} data-card={number}>
      <div className="isle-card-top">
        {!bare && isBought(card) ? <Cost cost={card.cost} /> : null}
        <CardMarks card={card} size={22} />
      </div>
      <b className="isle-card-name">{cardName(number, t)}</b>
      <p>{rich(cardText(number, t))}</p>
      <div className="isle-card-foot">
        <span className="note">{t(`isle-ui-type-${card.type}`)}</span>
        {colour ? <Chip tone="plain">{colour}</Chip> : null}
        {points === undefined || points === null ? null : <span className="figure">{points}</span>}
      </div>
      {children}
    </div>
  );
}

const isBought = ({ type }: Card): boolean => type !== "family" && type !== "sister" && type !== "advanced";

/** The card large, with the clause that it follows. */
export function CardDialog({ card, onClose }: { readonly card: number | null; readonly onClose: () => void }) {
  const { t, has } = useText();
  if (card === null) return null;
  const { clause } = cardOf(card);
  const number = clause.replace("ISLE ", "");
  const id = `isle-clause-${number.replace(".", "-")}`;
  return (
    <Dialog open onClose={onClose} title={cardName(card, t)}>
      <CardFace card={card} />
      <div>
        <h3>{t("isle-ui-clause", { clause: number })}</h3>
        {has(id) ? <p className="lead">{rich(t(id))}</p> : null}
      </div>
    </Dialog>
  );
}

/** A card as a small key: its marks and its name; pressed, it tells all. */
export function CardChip({
  card: number,
  priced = false,
  named = true,
  count = 1,
}: {
  readonly card: number;
  readonly priced?: boolean;
  readonly named?: boolean;
  readonly count?: number;
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const card = cardOf(number);
  const more = count > 1 ? ` ×${count}` : "";
  return (
    <>
      <button
        type="button"
        className={`chip isle-chip type-${card.type}`}
        data-card={number}
        title={cardText(number, t)}
        aria-label={`${t("isle-ui-about", { card: cardName(number, t) })}${more}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {priced ? <Cost cost={card.cost} /> : null}
        <CardMarks card={card} size={20} />
        {named ? cardName(number, t) : null}
        {more}
      </button>
      <CardDialog card={open ? number : null} onClose={() => setOpen(false)} />
    </>
  );
}

const LONG_PRESS = 450;

/** A long press opens the card; so does its small help key. */
export function useLongPress(open: () => void) {
  const timer = useRef(0);
  const long = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      long.current = false;
      if (event.pointerType === "mouse") return;
      timer.current = window.setTimeout(() => {
        long.current = true;
        open();
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onPointerLeave: () => clearTimeout(timer.current),
    onContextMenu: (event: React.MouseEvent) => {
      if (long.current) event.preventDefault();
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (!long.current) return;
      long.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Where a card lies: a long press on it or its small help key opens it. */
function CardSlot({
  card,
  className = "",
  style,
  children,
}: {
  readonly card: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const press = useLongPress(() => setOpen(true));
  return (
    <div className={`isle-card-slot ${className}`} style={style} {...press}>
      {children}
      <Button
        kind="bare"
        round
        size="small"
        className="isle-help"
        icon="ui-help"
        label={t("isle-ui-about", { card: cardName(card, t) })}
        onClick={() => setOpen(true)}
      />
      <CardDialog card={open ? card : null} onClose={() => setOpen(false)} />
    </div>
  );
}

/** A card that can be looked up, alone or with a control. */
export function ShownCard({
  card,
  points,
  colour,
  bare,
  children,
}: {
  readonly card: number;
  readonly points?: number | null;
  readonly colour?: string | null;
  readonly bare?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <CardSlot card={card}>
      <CardFace card={card} points={points ?? null} colour={colour ?? null} bare={bare ?? false}>
        {children}
      </CardFace>
    </CardSlot>
  );
}

/** Cards to choose from, fanned out; each is a check box. Places in the row, since equal cards have equal numbers. */
export function CardFan({
  cards,
  chosen,
  onToggle,
  disabled = false,
  label,
  bare = false,
  full = false,
}: {
  readonly cards: readonly number[];
  readonly chosen: readonly number[];
  readonly onToggle: (place: number) => void;
  readonly disabled?: boolean;
  readonly label: string;
  readonly bare?: boolean;
  /** No more may be chosen. */
  readonly full?: boolean;
}) {
  return (
    <fieldset className="isle-fan" disabled={disabled}>
      <legend className="spoken">{label}</legend>
      {cards.map((card, place) => (
        <FanCard
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their places
          key={`${card}-${place}`}
          card={card}
          lean={(place - (cards.length - 1) / 2) * 1.1}
          checked={chosen.includes(place)}
          closed={full && !chosen.includes(place)}
          onToggle={() => onToggle(place)}
          bare={bare}
        />
      ))}
    </fieldset>
  );
}

function FanCard({
  card,
  lean,
  checked,
  closed,
  onToggle,
  bare,
}: {
  readonly card: number;
  readonly lean: number;
  readonly checked: boolean;
  readonly closed: boolean;
  readonly onToggle: () => void;
  readonly bare: boolean;
}) {
  const { t } = useText();
  return (
    <CardSlot
      card={card}
      className={["isle-pick", checked && "chosen", closed && "closed"].filter(Boolean).join(" ")}
      style={{ "--lean": `${lean}deg` } as CSSProperties}
    >
      <label>
        <input
          className="cover"
          type="checkbox"
          checked={checked}
          onChange={onToggle}
          aria-label={`${cardName(card, t)}. ${t("isle-ui-cost", { cost: cardOf(card).cost })}. ${cardText(card, t)}`}
        />
        <CardFace card={card} bare={bare} />
        <CardNumber card={card} />
        {checked ? (
          <span className="isle-tick">
            <Icon name="ui-check" size={20} />
          </span>
        ) : null}
      </label>
    </CardSlot>
  );
}
