/** Pictures where the page's tokens do not reach: a texture, an image. */
import { type Picture, strokesOf } from "../../../design/picture";

/** A token, with what stands in for it where there is none; innermost first. */
const TOKEN = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;

function resolved(text: string, token: (name: string) => string): string {
  let found = TOKEN.exec(text);
  let left = text;
  while (found) {
    const [whole, name = "", instead = ""] = found;
    left = left.replace(whole, token(name).trim() || instead);
    found = TOKEN.exec(left);
  }
  return left;
}

const ATTRIBUTES = {
  d: "d",
  transform: "transform",
  fill: "fill",
  stroke: "stroke",
  strokeWidth: "stroke-width",
  opacity: "opacity",
};

/**
 * The picture as a data address. `token` gives the value of a custom property, as
 * `(name) => getComputedStyle(root).getPropertyValue(name)` does.
 */
export function pictureAddress(of: Picture, width: number, height: number, token: (name: string) => string): string {
  const paths = of.flatMap(strokesOf).map((stroke) => {
    const said = Object.entries(ATTRIBUTES).flatMap(([key, name]) => {
      const value = stroke[key as keyof typeof stroke];
      return value === undefined ? [] : `${name}="${resolved(String(value), token)}"`;
    });
    return `<path ${said.join(" ")}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
