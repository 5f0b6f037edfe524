/** A drawing of the page as pixels. What the page's styles say is written into a copy of it: a picture stands alone. */

const SVG = "http://www.w3.org/2000/svg";
const SAID = [
  "display",
  "fill",
  "fill-opacity",
  "opacity",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
] as const;
const SHARP = 2; // pixels for one of the page

export async function canvasOf(svg: SVGSVGElement): Promise<HTMLCanvasElement> {
  const [wide, high] = [svg.clientWidth * SHARP, svg.clientHeight * SHARP];
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(written(svg, wide, high))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  canvas.getContext("2d")?.drawImage(image, 0, 0, wide, high);
  return canvas;
}

function written(svg: SVGSVGElement, wide: number, high: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const use of copy.querySelectorAll("use")) use.replaceWith(unfolded(use));
  svg.after(copy); // where the page's styles reach it
  for (const element of copy.querySelectorAll<SVGElement>("*")) {
    const style = getComputedStyle(element);
    for (const name of SAID) element.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.remove();
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(wide));
  copy.setAttribute("height", String(high));
  return new XMLSerializer().serializeToString(copy);
}

/** What a `use` points to, in its place. */
function unfolded(use: SVGUseElement): SVGElement {
  const symbol = document.querySelector(use.getAttribute("href") ?? "");
  const drawn = document.createElementNS(SVG, "svg");
  for (const name of ["width", "height", "style"]) drawn.setAttribute(name, use.getAttribute(name) ?? "");
  drawn.setAttribute("viewBox", symbol?.getAttribute("viewBox") ?? "0 0 64 64");
  drawn.append(...[...(symbol?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  return drawn;
}
