/** The menu's four kinds of sets as controls: everything that may be answered, and nothing else. */
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { SeatName } from "../core/module";
import { Button, Choices, Icon } from "../design";
import { useText } from "../i18n";
import type { AnyAction, Cells, Listed, Menu, Choices as OneOf, Ranges, Subsets } from "../wire/types";
import {
  billOf,
  chosen,
  frameOf,
  middles,
  nextCell,
  openCells,
  openTurns,
  placed,
  set,
  stepOf,
  tidy,
} from "./choosing";
import { type Labels, labelsOf } from "./labels";

type Common = { readonly labels: Labels; readonly disabled: boolean };

export function Answers({
  game,
  menu,
  names,
  disabled,
  confirm,
  onAnswer,
}: {
  readonly game: string;
  readonly menu: Menu;
  readonly names: readonly SeatName[];
  readonly disabled: boolean;
  /** One press chooses, a second one answers. */
  readonly confirm: boolean;
  readonly onAnswer: (action: AnyAction) => void;
}) {
  const text = useText();
  const { t } = text;
  const labels = labelsOf(game, text, names);
  const [picked, pick] = useState<AnyAction | null>(null);
  const press = confirm ? pick : onAnswer;
  const only = menu.sets.length === 1;
  return (
    <div className="stack board-answers">
      {menu.sets.map((choices, at) => {
        const all = { choices, only, picked, labels, disabled, onPress: press, onAnswer };
        // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the menu
        return <OneSet key={at} {...all} />;
      })}
      {picked ? (
        <div className="keys">
          <Button disabled={disabled} onClick={() => onAnswer(picked)} data-testid="confirm">
            {t("board-do", { what: labels.action(picked) })}
          </Button>
          <Button kind="quiet" onClick={() => pick(null)}>
            {t("board-not")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function OneSet({
  choices,
  only,
  picked,
  onPress,
  onAnswer,
  ...common
}: Common & {
  readonly choices: OneOf<AnyAction>;
  readonly only: boolean;
  readonly picked: AnyAction | null;
  readonly onPress: (action: AnyAction) => void;
  readonly onAnswer: (action: AnyAction) => void;
}) {
  switch (choices.type) {
    case "Listed":
      return <Buttons listed={choices} only={only} picked={picked} onPress={onPress} {...common} />;
    case "Cells":
      return <Board cells={choices} picked={picked} onPress={onPress} {...common} />;
    case "Subsets":
      return <Ticks subsets={choices} onAnswer={onAnswer} {...common} />;
    case "Ranges":
      return <Sliders ranges={choices} onAnswer={onAnswer} {...common} />;
  }
}

const same = (one: AnyAction | null, other: AnyAction): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** Buttons; a lone answer is the page's main one. */
function Buttons({
  listed: { actions },
  only,
  picked,
  onPress,
  labels,
  disabled,
}: Common & {
  readonly listed: Listed<AnyAction>;
  readonly only: boolean;
  readonly picked: AnyAction | null;
  readonly onPress: (action: AnyAction) => void;
}) {
  const lone = only && actions.length === 1;
  return (
    <ul className="keys board-buttons">
      {actions.map((action) => (
        <li key={JSON.stringify(action)}>
          <Button
            kind={lone ? "main" : "quiet"}
            className={lone ? "" : "board-answer"}
            disabled={disabled}
            data-action={action.type}
            {...(picked && { "aria-pressed": same(picked, action) })}
            onClick={() => onPress(action)}
          >
            {labels.action(action)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A board with orientations: what is open is a button, arrows lead from one to the next. */
function Board({
  cells,
  picked,
  onPress,
  labels,
  disabled,
}: Common & {
  readonly cells: Cells;
  readonly picked: AnyAction | null;
  readonly onPress: (action: AnyAction) => void;
}) {
  const { t } = useText();
  const turns = openTurns(cells);
  const [wish, setTurn] = useState(turns[0] ?? 0);
  const turn = turns.includes(wish) ? wish : (turns[0] ?? 0);
  const open = openCells(cells, turn);
  const [focus, setFocus] = useState<number | null>(null);
  const stop = focus !== null && open.includes(focus) ? focus : open[0];
  const grid = useRef<HTMLDivElement>(null);
  const { rows, columns } = frameOf(cells);
  const width = cells.width || columns.length;
  const name = (row: number, column: number): string =>
    cells.width > 0
      ? t("board-cell", { row: row - (rows[0] ?? 0) + 1, column: column - (columns[0] ?? 0) + 1 })
      : t("board-place", { cell: column });

  const walk = (event: KeyboardEvent) => {
    const next = stop === undefined ? null : nextCell(open, stop, width, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocus(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  return (
    <div className="stack">
      {turns.length > 1 ? (
        <Choices
          legend={t("board-turn")}
          value={turn}
          onChange={setTurn}
          disabled={disabled}
          choices={turns.map((one) => ({ value: one, label: String(one + 1) }))}
        />
      ) : null}
      <div ref={grid} className="board-cells" role="group" aria-label={labels.kind(cells.kind)} onKeyDown={walk}>
        {rows
          .flatMap((row) => columns.map((column) => ({ row, column, cell: row * width + column })))
          .map((place) => {
            const { row, column, cell } = place;
            const area = { gridRow: row - (rows[0] ?? 0) + 1, gridColumn: column - (columns[0] ?? 0) + 1 };
            if (!open.includes(cell)) return <span key={cell} style={area} />;
            const action = placed(cells, turn, cell);
            return (
              <button
                key={cell}
                type="button"
                style={area}
                data-cell={cell}
                tabIndex={cell === stop ? 0 : -1}
                disabled={disabled}
                aria-label={name(row, column)}
                aria-pressed={same(picked, action)}
                onFocus={() => setFocus(cell)}
                onClick={() => onPress(action)}
              >
                {cells.width > 0 ? null : cell}
              </button>
            );
          })}
      </div>
    </div>
  );
}

/** Tick boxes, with what is chosen so far against what may be. */
function Ticks({
  subsets,
  onAnswer,
  labels,
  disabled,
}: Common & { readonly subsets: Subsets; readonly onAnswer: (action: AnyAction) => void }) {
  const { t } = useText();
  const [places, setPlaces] = useState<ReadonlySet<number>>(new Set());
  const { kind, fields, items, costs, budget, least, most } = subsets;
  const bill = billOf(subsets, places);
  const bound = useId();
  const toggle = (place: number) => {
    const next = new Set(places);
    if (!next.delete(place)) next.add(place);
    setPlaces(next);
  };
  return (
    <fieldset className="choices board-ticks" disabled={disabled} aria-describedby={bound}>
      <legend className="lead">{labels.kind(kind)}</legend>
      <div className="choices-row">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items are told apart by their place
          <label className="choice" key={place}>
            <input type="checkbox" checked={places.has(place)} onChange={() => toggle(place)} />
            <span className="chip">
              <Icon name="ui-check" size={18} className="check" />
              {labels.item(kind, fields[0] ?? "", item)}
              {costs.length > 0 ? <span className="note">{t("board-cost", { cost: costs[place] ?? 0 })}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <p className="note" id={bound} aria-live="polite">
        {t("board-count", { count: bill.count, least, most: Math.min(most, items.length) })}{" "}
        {costs.length > 0 ? t("board-budget", { cost: bill.cost, budget }) : null}
      </p>
      <Button disabled={disabled || !bill.fits} onClick={() => onAnswer(chosen(subsets, places))} data-action={kind}>
        {t("board-take")}
      </Button>
    </fieldset>
  );
}

/** Sliders with the number beside each; what the bounds alone cannot say, the server does. */
function Sliders({
  ranges,
  onAnswer,
  labels,
  disabled,
}: Common & { readonly ranges: Ranges; readonly onAnswer: (action: AnyAction) => void }) {
  const { t } = useText();
  const [values, setValues] = useState(() => middles(ranges));
  const { kind, fields, bounds } = ranges;
  const move = (axis: number, value: number) => {
    const [low = 0, high = 0] = bounds[axis] ?? [];
    if (Number.isFinite(value))
      setValues(values.map((one, at) => (at === axis ? tidy(Math.min(high, Math.max(low, value))) : one)));
  };
  return (
    <fieldset className="choices board-sliders" disabled={disabled}>
      <legend className="lead">{labels.kind(kind)}</legend>
      {bounds.map(([low, high], axis) => {
        const field = fields[axis] ?? "";
        const common = { min: low, max: high, step: stepOf(low, high), value: values[axis] ?? low };
        const change = (text: string) => move(axis, Number.parseFloat(text));
        return low < high ? (
          <div key={field} className="board-slider">
            <span aria-hidden="true">{labels.field(field)}</span>
            <input
              type="range"
              aria-label={labels.field(field)}
              {...common}
              onChange={(event) => change(event.target.value)}
            />
            <input
              type="number"
              aria-label={t("board-exactly", { field: labels.field(field) })}
              {...common}
              onChange={(event) => change(event.target.value)}
            />
          </div>
        ) : null;
      })}
      <Button disabled={disabled} onClick={() => onAnswer(set(ranges, values))} data-action={kind}>
        {t("board-take")}
      </Button>
    </fieldset>
  );
}
