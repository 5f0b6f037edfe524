/** What a value of a view looks like, whatever game it is of. */

export type Entries = readonly (readonly [name: string, value: unknown])[];

export type Shape =
  | { readonly is: "nothing" }
  | { readonly is: "flag"; readonly value: boolean }
  | { readonly is: "word"; readonly value: string | number }
  /** Small things in a row. */
  | { readonly is: "row"; readonly values: readonly (string | number | boolean | null)[] }
  /** Rows of small things that are equally long. */
  | { readonly is: "grid"; readonly rows: readonly (readonly unknown[])[] }
  /** Things that have parts: a table, a column for each part that any of them has. */
  | { readonly is: "table"; readonly columns: readonly string[]; readonly rows: readonly Entries[] }
  | { readonly is: "list"; readonly values: readonly unknown[] }
  | { readonly is: "record"; readonly entries: Entries };

type Small = string | number | boolean | null;
const isSmall = (value: unknown): value is Small =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !isList(value);

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined || value === "") return { is: "nothing" };
  if (typeof value === "boolean") return { is: "flag", value };
  if (typeof value === "string" || typeof value === "number") return { is: "word", value };
  if (isList(value)) return listShape(value);
  if (isRecord(value) && Object.keys(value).length > 0) return { is: "record", entries: Object.entries(value) };
  return { is: "nothing" };
}

function listShape(values: readonly unknown[]): Shape {
  if (values.length === 0) return { is: "nothing" };
  if (values.every(isSmall)) return { is: "row", values };
  const first = values[0];
  if (values.every(isList) && isList(first) && values.every((row) => row.length === first.length && row.every(isSmall)))
    return { is: "grid", rows: values };
  if (values.every(isRecord)) {
    const columns = [...new Set(values.flatMap((row) => Object.keys(row)))];
    return { is: "table", columns, rows: values.map((row) => Object.entries(row)) };
  }
  return { is: "list", values };
}

export type Laid = {
  /** What lies on the table for all, by name. */
  readonly common: Entries;
  /** What each seat has; none where the view has no list of that length. */
  readonly seats: readonly Entries[];
};

/** A view taken apart: lists with one thing for each seat belong to the seats. */
export function laidOut(view: unknown, seats: number): Laid {
  const entries = isRecord(view) ? Object.entries(view).filter(([name]) => name !== "viewer") : [];
  const isOfSeats = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
    isList(value) && value.length === seats && value.every(isRecord);
  return {
    common: entries.filter(([, value]) => !isOfSeats(value)),
    seats: Array.from({ length: seats }, (_, seat) =>
      entries.flatMap(([, value]) => (isOfSeats(value) ? Object.entries(value[seat] ?? {}) : [])),
    ),
  };
}

/** Whether seats at one screen see different things: each has something that is its own. */
export function differ(views: readonly unknown[]): boolean {
  const seen = views.map((view) => JSON.stringify(isRecord(view) ? { ...view, viewer: null } : view));
  return new Set(seen).size > 1;
}
