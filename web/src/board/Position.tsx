/** A view as cards on a table: what lies there for all, and what each seat has. */
import type { ReactNode } from "react";
import type { SeatName } from "../core/module";
import { Card, Icon, Ribbon } from "../design";
import { useText } from "../i18n";
import { type Labels, labelsOf } from "./labels";
import { type Entries, laidOut, shapeOf } from "./shape";

const HEADS = ["orange", "blue", "green", "purple", "red"] as const;
const headOf = (seat: number): string => `head-${HEADS[seat % HEADS.length]}`;

export function Position({
  game,
  view,
  names,
  waiting = [],
}: {
  readonly game: string;
  readonly view: unknown;
  readonly names: readonly SeatName[];
  /** Seats that the game waits for. */
  readonly waiting?: readonly number[];
}) {
  const text = useText();
  const { t } = text;
  const labels = labelsOf(game, text);
  const { common, seats } = laidOut(view, names.length);
  return (
    <div className="plate board-table">
      {common.length > 0 ? (
        <Card className="board-common" aria-label={t("board-common")}>
          <Parts entries={common} labels={labels} />
        </Card>
      ) : null}
      <ul className="board-seats">
        {names.map(({ name, you }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className="card board-seat" data-seat={seat}>
            {waiting.includes(seat) ? <Ribbon label={t("board-to-move")} yours={names[seat]?.you ?? false} /> : null}
            <h2>
              <Icon name={headOf(seat)} size={40} />
              {you ? t("seat-you") : name}
            </h2>
            <Parts entries={seats[seat] ?? []} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Parts by name. */
function Parts({ entries, labels }: { readonly entries: Entries; readonly labels: Labels }) {
  return (
    <dl className="board-parts">
      {entries.map(([name, value]) => (
        <div key={name} data-part={name} data-shape={shapeOf(value).is}>
          <dt>{labels.field(name)}</dt>
          <dd>
            <Value value={value} labels={labels} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, labels }: { readonly value: unknown; readonly labels: Labels }) {
  const { t } = useText();
  const shape = shapeOf(value);
  switch (shape.is) {
    case "nothing":
      return (
        <span className="board-none">
          <span aria-hidden="true">–</span>
          <span className="spoken">{t("board-nothing")}</span>
        </span>
      );
    case "flag":
      return t(shape.value ? "board-yes" : "board-no");
    case "word":
      return shape.value;
    case "row":
      return (
        <Row>
          {shape.values.map((one) => (
            <Value key={String(one)} value={one} labels={labels} />
          ))}
        </Row>
      );
    case "list":
      return (
        <ol className="board-list">
          {shape.values.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: things in a list are told apart by their place alone
            <li key={at}>
              <Value value={one} labels={labels} />
            </li>
          ))}
        </ol>
      );
    case "grid":
      return <Grid rows={shape.rows} labels={labels} />;
    case "table":
      return <Rows columns={shape.columns} rows={shape.rows} labels={labels} />;
    case "record":
      return <Parts entries={shape.entries} labels={labels} />;
  }
}

/** Small things as pasteboard, side by side. */
function Row({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className="board-row">
      {children.map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal things lie side by side
        <li key={at}>{child}</li>
      ))}
    </ul>
  );
}

function Grid({ rows, labels }: { readonly rows: readonly (readonly unknown[])[]; readonly labels: Labels }) {
  return (
    <Scrolling>
      <table className="board-grid">
        <tbody>
          {rows.map((row, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={y}>
              {row.map((one, x) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={x}>
                  <Value value={one} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Rows({
  columns,
  rows,
  labels,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly Entries[];
  readonly labels: Labels;
}) {
  return (
    <Scrolling>
      <table className="board-records">
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {labels.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {columns.map((name) => (
                <td key={name}>
                  <Value value={row.find(([one]) => one === name)?.[1]} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** What may be wider than a phone is moved by finger or key, not the page. */
function Scrolling({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="board-scrolling" tabIndex={0} role="group" aria-label={t("board-wide")}>
      {children}
    </div>
  );
}

/** The view as the game writes it for records and terminals: one part a line. */
export function InNotation({ shown }: { readonly shown: string | null }) {
  const { t } = useText();
  if (!shown) return null;
  return (
    <details className="board-notation">
      <summary>
        <h2>{t("board-notation")}</h2>
        <Icon name="ui-down" size={20} />
      </summary>
      <code data-testid="shown">{shown.replaceAll(" | ", "\n")}</code>
    </details>
  );
}
