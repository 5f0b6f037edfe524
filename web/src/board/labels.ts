/** What code calls things, in words: the game's own text where it has one, else the name itself, taken apart. */
import type { SeatName } from "../core/module";
import { Speaker } from "../core/saying";
import type { TextTools } from "../i18n";
import type { AnyAction, Args, Value } from "../wire/types";

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
  /** One of several things that the part `field` of an answer can hold. */
  readonly item: (kind: string, field: string, item: number) => string;
  /** What an answer of this kind does, over its controls. */
  readonly kind: (kind: string) => string;
};

/** Parts of an answer as arguments of a text; what is neither word nor number nor a list of such is spelt out. */
function argsOf(parts: object): Args {
  const value = (part: unknown): Value => {
    if (typeof part === "string" || typeof part === "number") return part;
    if (Array.isArray(part) && part.every((one): one is number => typeof one === "number")) return part;
    return typeof part === "boolean" || part === null ? String(part) : JSON.stringify(part);
  };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, value(part)]));
}

export function labelsOf(
  game: string,
  { t, has }: Pick<TextTools, "t" | "has">,
  names: readonly SeatName[] = [],
): Labels {
  const speaker = new Speaker(game, names, t);
  const said = (type: string, args: Args) => speaker.said("action", { key: dashed(type), args });
  const field = (name: string): string => {
    const id = `${game}-view-${dashed(name)}`;
    return has(id) ? t(id) : capital(spaced(name));
  };
  const kind = (name: string): string => capital(spaced(name));
  return {
    field,
    kind,
    action: ({ type, ...parts }) => {
      const args = argsOf(parts);
      const told = said(type, args);
      const id = `${game}-action-${dashed(type)}`;
      if (has(id)) return t(id, told);
      const all = Object.keys(args).map((name) => `${spaced(name)} ${told[name] ?? told.who ?? args[name]}`);
      return all.length > 0 ? `${kind(type)}: ${all.join(", ")}` : kind(type);
    },
    item: (type, name, item) => String(said(type, { [name]: [item] })[name] ?? item),
  };
}
