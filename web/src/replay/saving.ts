/**
 * A picture of the page as a file to keep or send: every style that a sheet gave it written into it, drawings instead of
 * references to them, and the letters of its words with it, so that it looks the same wherever it is opened.
 */
import { symbolOf } from "../design/sprite";

const KEPT = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "paint-order"],
  ...["opacity", "font-family", "font-size", "font-weight", "text-anchor"],
];
const SCALE = 2; // for sharp screens

/** Text in lines that are no wider than that; a word that is wider alone is cut into pieces. */
export function wrapped(text: string, wide: number, measure: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let rest = word;
    while (measure(rest) > wide && rest.length > 1) {
      let cut = rest.length - 1;
      while (cut > 1 && measure(rest.slice(0, cut)) > wide) cut--;
      if (line) lines.push(line);
      lines.push(rest.slice(0, cut));
      [line, rest] = ["", rest.slice(cut)];
    }
    const longer = line ? `${line} ${rest}` : rest;
    if (line && measure(longer) > wide) {
      lines.push(line);
      line = rest;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

let pen: CanvasRenderingContext2D | null = null;

/** How wide words are in one of the tokens' fonts. */
export function measured(text: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 9;
  pen.font = token(`--t-${font}`);
  return pen.measureText(text).width;
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** As SVG that stands alone. */
export async function standingAlone(picture: SVGSVGElement): Promise<string> {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = picture.querySelectorAll<SVGElement>("*");
  for (const [place, one] of copy.querySelectorAll<SVGElement>("*").entries()) {
    const original = originals[place];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of KEPT) one.setAttribute(name, style.getPropertyValue(name));
  }
  const used = new Set<string>();
  for (const one of copy.querySelectorAll("use")) used.add((one.getAttribute("href") ?? "").slice(1));
  const { width, height } = picture.getBoundingClientRect();
  copy.setAttribute("width", String(SCALE * width));
  copy.setAttribute("height", String(SCALE * height));
  const fonts = await fontsOf(picture.textContent);
  const symbols = [...used].map((name) => inked(symbolOf(name), token));
  const drawn = new XMLSerializer().serializeToString(copy);
  return drawn.replace(/>/, `><style>${fonts}</style><defs>${symbols.join("")}</defs>`);
}

/** A drawing in the page's inks; where the page has none of that name, in the drawing's own. */
export const inked = (drawing: string, ink: (name: string) => string): string =>
  drawing.replace(/var\((--[\w-]+)(?:,\s*([^)]*))?\)/g, (_, name, own = "none") => ink(name) || own);

/** The rules of the fonts that have letters of the text, each with its file in it. */
async function fontsOf(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const wanted = rules.filter(
    ({ style }) =>
      style.getPropertyValue("font-style") !== "italic" && covers(style.getPropertyValue("unicode-range"), text),
  );
  const written = await Promise.all(wanted.map(withFile));
  return written.join("");
}

/** Has a font that says "U+0-FF, U+131" letters of this text? */
export function covers(range: string, text: string): boolean {
  if (!range) return true;
  const parts = range.split(",").map((part) => {
    const [from = "0", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return parts.some(([from, to]) => code >= from && code <= to);
  });
}

async function withFile({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
  if (!source) return "";
  const address = new URL(source, parentStyleSheet?.href ?? document.baseURI);
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const coded = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  const [family, weight, range] = ["font-family", "font-weight", "unicode-range"].map((name) =>
    style.getPropertyValue(name),
  );
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${coded})}`;
}

/**
 * As an image. A browser may say that it is there before the fonts that it brings are read, and then it has no letters:
 * so it is looked at until all its words are in it.
 */
async function lettered(drawn: SVGSVGElement): Promise<HTMLImageElement> {
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standingAlone(drawn))}`;
  const words = boxesOfWords(drawn);
  for (let look = 1; ; look++) {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    if (look === MOST_LOOKS || haveInk(picture, words)) return picture;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
}

const [LOOK_AGAIN, MOST_LOOKS] = [100, 50]; // milliseconds, and so often at most

/** Where words are, in the picture's own pixels. */
function boxesOfWords(drawn: SVGSVGElement): readonly DOMRect[] {
  const whole = drawn.getBoundingClientRect();
  return [...drawn.querySelectorAll("text")]
    .filter((one) => one.textContent?.trim())
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => new DOMRect(x - whole.x, y - whole.y, width, height));
}

/** Is each of these parts of it of more than one colour? */
function haveInk(picture: HTMLImageElement, parts: readonly DOMRect[]): boolean {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth / SCALE, picture.naturalHeight / SCALE];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return true;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return parts.every(({ x, y, width, height }) => {
    const pixels = new Uint32Array(pen.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data.buffer);
    return pixels.some((one) => one !== pixels[0]);
  });
}

/** Saved as a PNG file. */
export async function savePicture(drawn: SVGSVGElement, name: string): Promise<void> {
  const picture = await lettered(drawn);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
