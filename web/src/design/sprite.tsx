/** All drawings as one sprite of symbols in the page, so that the tokens of tokens.css reach inside them. */
import { memo } from "react";

const files = import.meta.glob<string>("./svg/*.svg", { query: "?raw", import: "default", eager: true });

/** Name and source of each drawing: "ui-back", "clan-gourmets", "mark". */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.slice("./svg/".length, -".svg".length), text]),
);

function symbol(name: string, text: string, id = name): string {
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 64 64";
  const inner = text
    .slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>"))
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/\s*\n\s*/g, "");
  return `<symbol id="${id}" viewBox="${box}" fill="none" stroke-linecap="round" stroke-linejoin="round" overflow="visible">${inner}</symbol>`;
}

/** One drawing as a symbol, for a picture that stands outside the page. */
export const symbolOf = (name: string, id = name): string => symbol(name, drawings.get(name) ?? "", id);

/** Rough ink: used on still pictures only, at most four on a page. */
const ROUGH_INK =
  '<filter id="rough-ink" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".024" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G"/></filter>';

const markup = `<defs>${[...drawings].map(([name, text]) => symbol(name, text)).join("")}${ROUGH_INK}</defs>`;

/** Stands once at the top of the page. */
export const Sprite = memo(function Sprite() {
  return (
    <svg
      width="0"
      height="0"
      style={{ position: "absolute" }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, built into the program
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});

/** A drawing as an address for places the page's tokens do not reach, such as the tab's icon. */
export function drawingAddress(name: string, extra = ""): string {
  const text = (drawings.get(name) ?? "")
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, "$1")
    .replace("</svg>", `${extra}</svg>`);
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
