/** A chart of the page as a picture to keep or send: drawn anew with the colours it has now, on paper, under a title. */

const KEPT = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
];
const MARGIN = 24;
const HEAD = 56;
const SCALE = 2; // for sharp screens

/** As SVG that stands alone: every style that a sheet gave it written into it. */
export function standingAlone(chart: SVGSVGElement, title: string, paper: string, ink: string): string {
  const { width, height } = chart.getBoundingClientRect();
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = chart.querySelectorAll<SVGElement>("*");
  for (const [place, one] of copy.querySelectorAll<SVGElement>("*").entries()) {
    const original = originals[place];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of KEPT) one.setAttribute(name, style.getPropertyValue(name));
    if (one.tagName === "text") one.setAttribute("font-family", "system-ui, sans-serif");
  }
  copy.setAttribute("x", String(MARGIN));
  copy.setAttribute("y", String(HEAD));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const [wide, high] = [width + 2 * MARGIN, height + HEAD + MARGIN];
  const outer = document.createElementNS(copy.namespaceURI, "svg") as SVGSVGElement;
  outer.setAttribute("width", String(SCALE * wide));
  outer.setAttribute("height", String(SCALE * high));
  outer.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  const ground = document.createElementNS(copy.namespaceURI, "rect");
  ground.setAttribute("width", String(wide));
  ground.setAttribute("height", String(high));
  ground.setAttribute("fill", paper);
  const text = document.createElementNS(copy.namespaceURI, "text");
  for (const [name, value] of Object.entries({ x: MARGIN, y: 36, fill: ink, "font-size": 20, "font-weight": 700 }))
    text.setAttribute(name, String(value));
  text.setAttribute("font-family", "system-ui, sans-serif");
  text.textContent = title;
  outer.append(ground, text, copy);
  return new XMLSerializer().serializeToString(outer);
}

/** Saved as a PNG file. */
export async function savePicture(chart: SVGSVGElement, title: string, name: string): Promise<void> {
  const { color } = getComputedStyle(chart);
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--card") || "white";
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standingAlone(chart, title, paper, color))}`;
  await picture.decode();
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
