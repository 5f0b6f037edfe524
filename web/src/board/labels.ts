/** What code calls things, in words: the game's own text where it has one, else the name itself, taken apart. */
import type { TextArgs, TextTools } from "../i18n";
import type { AnyAction } from "../wire/types";

/** "has_laid" and "HasLaid" are "has laid". */
export const spaced = (name: string): string =>
  name
    .replaceAll("_", " ")
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const dashed = (name: string): string => spaced(name).replaceAll(" ", "-");

export type Labels = {
  /** A part of the view, or of an answer. */
  readonly field: (name: string) => string;
  /** A whole answer, as it stands on a button. */
  readonly action: (action: AnyAction) => string;
  /** One of several things that an answer of this kind can hold. */
  readonly item: (kind: string, item: number) => string;
  /** What an answer of this kind does, over its controls. */
  readonly kind: (kind: string) => string;
};

const told = (value: unknown): string | number =>
  typeof value === "number" ? value : Array.isArray(value) ? value.map(told).join(", ") : String(value);

export function labelsOf(game: string, { t, has }: Pick<TextTools, "t" | "has">): Labels {
  const field = (name: string): string => {
    const id = `${game}-view-${dashed(name)}`;
    return has(id) ? t(id) : capital(spaced(name));
  };
  const kind = (name: string): string => capital(spaced(name));
  return {
    field,
    kind,
    action: ({ type, ...parts }) => {
      const args: TextArgs = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, told(value)]));
      const id = `${game}-action-${dashed(type)}`;
      if (has(id)) return t(id, args);
      const said = Object.entries(args).map(([name, value]) => `${spaced(name)} ${value}`);
      return said.length > 0 ? `${kind(type)}: ${said.join(", ")}` : kind(type);
    },
    item: (name, item) => {
      const id = `${game}-item-${dashed(name)}`;
      return has(id) ? t(id, { item }) : String(item);
    },
  };
}
