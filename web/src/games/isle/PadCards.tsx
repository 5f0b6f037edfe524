/** The cards that count: ticked in a list that can be searched, each with what it is worth. */
import { type ReactNode, useId, useState } from "react";
import { Button, Chip, Dialog, Field, Icon, signed } from "../../design";
import { rich, useText } from "../../i18n";
import { COLOURS, NONE } from "./box";
import { found, picksColour } from "./padCards";
import { cardName, cardText, colourName } from "./words";

export type Ticked = { readonly card: number; readonly colour: number };

export function CardsPanel({
  title,
  deck,
  ticked,
  points,
  onChange,
  children,
}: {
  readonly title: string;
  /** All cards of this kind. */
  readonly deck: readonly number[];
  readonly ticked: readonly Ticked[];
  /** What each is worth to the player that is looked at. */
  readonly points: Readonly<Record<string, number>> | null;
  readonly onChange: (ticked: readonly Ticked[]) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const toggle = (card: number) =>
    onChange(
      ticked.some((one) => one.card === card)
        ? ticked.filter((one) => one.card !== card)
        : [...ticked, { card, colour: picksColour(card) ? 0 : NONE }],
    );
  return (
    <section className="card isle-pad-cards" aria-label={title}>
      <div className="isle-pad-cards-head">
        <h2>{title}</h2>
        <Button kind="quiet" size="small" icon="ui-plus" onClick={() => setOpen(true)}>
          {t("isle-pad-choose")}
        </Button>
      </div>
      {children}
      {ticked.length === 0 ? <p className="note">{t("isle-pad-none")}</p> : null}
      <ul>
        {ticked.map(({ card, colour }) => (
          <li key={card} className="isle-pad-card" data-card={card}>
            <div>
              <b>{cardName(card, t)}</b>
              <small>{rich(cardText(card, t))}</small>
              {picksColour(card) ? (
                <ColourOf
                  card={card}
                  colour={colour}
                  onChange={(next) => onChange(ticked.map((one) => (one.card === card ? { card, colour: next } : one)))}
                />
              ) : null}
            </div>
            <span className="figure">{points?.[card] === undefined ? "" : signed(points[card])}</span>
            <Button
              kind="bare"
              round
              size="small"
              icon="ui-close"
              label={t("isle-pad-untick", { card: cardName(card, t) })}
              onClick={() => toggle(card)}
            />
          </li>
        ))}
      </ul>
      <CardsDialog
        title={title}
        deck={deck}
        ticked={ticked.map(({ card }) => card)}
        open={open}
        onToggle={toggle}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

function ColourOf({
  card,
  colour,
  onChange,
}: {
  readonly card: number;
  readonly colour: number;
  readonly onChange: (colour: number) => void;
}) {
  const { t } = useText();
  return (
    <label className="isle-pad-select">
      <Icon name={`head-${COLOURS[colour]}`} size={26} />
      <span className="spoken">{t("isle-pad-colour-of", { card: cardName(card, t) })}</span>
      <select value={colour} onChange={(event) => onChange(Number(event.target.value))}>
        {COLOURS.map((key, one) => (
          <option key={key} value={one}>
            {colourName(one, t)}
          </option>
        ))}
      </select>
    </label>
  );
}

function CardsDialog({
  title,
  deck,
  ticked,
  open,
  onToggle,
  onClose,
}: {
  readonly title: string;
  readonly deck: readonly number[];
  readonly ticked: readonly number[];
  readonly open: boolean;
  readonly onToggle: (card: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const id = useId();
  const [wish, setWish] = useState("");
  const shown = found(deck, wish, t);
  return (
    <Dialog open={open} onClose={onClose} title={title} wide>
      <div className="isle-pad-search">
        <Field
          label={t("isle-pad-search")}
          type="search"
          value={wish}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setWish(event.target.value)}
        />
        <Chip tone="plain">{t("isle-pad-ticked", { count: ticked.length })}</Chip>
      </div>
      {shown.length === 0 ? <p className="lead">{t("isle-pad-none-found")}</p> : null}
      <ul className="isle-pad-list">
        {shown.map((card) => (
          <li key={card}>
            <label className="isle-pad-tick" htmlFor={`${id}-${card}`}>
              <input
                id={`${id}-${card}`}
                type="checkbox"
                checked={ticked.includes(card)}
                onChange={() => onToggle(card)}
              />
              <span>
                <b>{cardName(card, t)}</b>
                <small>{rich(cardText(card, t))}</small>
              </span>
              <span className="note">{card}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="dialog-actions isle-pad-done">
        <Button icon="ui-check" onClick={onClose}>
          {t("isle-pad-ready")}
        </Button>
      </div>
    </Dialog>
  );
}
