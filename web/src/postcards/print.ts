/**
 * A drawing as the client has it, made into one that stands alone: the symbols it uses with it, every ink a colour, and
 * figures drawn. What prints it knows no page, no stylesheet and no letters.
 */
import { figures } from "./numerals";

export type Inks = ReadonlyMap<string, string>;

/** The custom properties of stylesheets by day: of several of a name the first. */
export function inksOf(...sheets: readonly string[]): Inks {
  const inks = new Map<string, string>();
  for (const sheet of sheets)
    for (const [, name = "", value = ""] of sheet.matchAll(/(--[\w-]+):\s*([^;{}]+);/g))
      if (!inks.has(name)) inks.set(name, value.trim());
  return inks;
}

const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
const MIXED = /color-mix\(in srgb, (#[\da-f]{3,6}) ([\d.]+)%, (#[\da-f]{3,6})\)/gi;
const DEEPEST = 12; // inks made of inks

/** Every ink in `text` as a colour; one that nobody knows is none. */
export function coloured(text: string, inks: Inks): string {
  let now = text;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const next = now
      .replace(VARIABLE, (_, name: string, instead?: string) => inks.get(name) ?? instead?.trim() ?? "none")
      .replace(MIXED, (_, one: string, part: string, other: string) => mixed(one, Number(part) / 100, other));
    if (next === now) break;
    now = next;
  }
  return now;
}

function mixed(one: string, part: number, other: string): string {
  const [a, b] = [parts(one), parts(other)];
  return `#${a.map((value, at) => hex(value * part + (b[at] ?? 0) * (1 - part))).join("")}`;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

function parts(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? [...digits].map((one) => one + one).join("") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}

const USE = /<use [^>]*?>/g;
const HREF = /href="#([\w-]+)"/;
const STYLE = / style="([^"]*--[^"]*)"/;

/** The symbols that a drawing uses; one that is told its own inks is a symbol of its own. */
function withSymbols(markup: string, symbol: (name: string, id: string) => string): string {
  const symbols = new Map<string, string>();
  const used = (text: string): string =>
    text.replace(USE, (use) => {
      const name = HREF.exec(use)?.[1];
      if (!name) return use;
      const own = STYLE.exec(use)?.[1];
      const id = own ? `${name}-${own.replace(/\W+/g, "-")}` : name;
      if (!symbols.has(id)) {
        symbols.set(id, ""); // a drawing that uses itself would never end
        symbols.set(id, used(own ? told(symbol(name, id), own) : symbol(name, id)));
      }
      return own ? use.replace(HREF, `href="#${id}"`).replace(STYLE, "") : use;
    });
  const body = used(markup);
  return body.replace(/^<svg [^>]*>/, (open) => `${open}<defs>${[...symbols.values()].join("")}</defs>`);
}

function told(text: string, style: string): string {
  let now = text;
  for (const [, name, value = ""] of style.matchAll(/(--[\w-]+):([^;]+)/g))
    now = now.replace(new RegExp(`var\\(${name}(?:,\\s*(?:[^()]|\\([^()]*\\))*)?\\)`, "g"), value.trim());
  return now;
}

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;

function withFigures(markup: string): string {
  return markup.replace(TEXT, (_, attributes: string, text: string) => {
    const given = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    return figures(text, Number(given("x")), Number(given("y")), Number(given("font-size")), given("fill") || "none");
  });
}

/** `markup` is one `<svg>`; `symbol` gives a drawing of the client as a symbol under an id. */
export function standingAlone(markup: string, symbol: (name: string, id: string) => string, inks: Inks): string {
  return coloured(withFigures(withSymbols(markup, symbol)), inks);
}
