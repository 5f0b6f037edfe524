/** Figures as pen strokes: whoever prints a postcard has no letters, and of all words on a board these are the ones needed. */

/** Each in a box of 10 × 16 that stands on its baseline. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M5 1.2C8 1.2 9 4.5 9 8S8 14.8 5 14.8 1 11.5 1 8 2 1.2 5 1.2Z",
  "1": "M2.2 4.2 5.6 1.4V14.8M2.6 14.8H8.6",
  "2": "M1.6 4.6C1.8 2.4 3.2 1.2 5.1 1.2 7.2 1.2 8.6 2.6 8.6 4.6 8.6 7.6 4.6 10.4 1.4 14.8H8.9",
  "3": "M1.6 1.4H8.2L4.8 6.6C7.2 6.4 8.9 8 8.9 10.4 8.9 13 7.2 14.8 4.8 14.8 3 14.8 1.7 14 1.1 12.6",
  "4": "M6.8 14.8V1.4L1 10.8H9.2",
  "5": "M8.3 1.4H2.4L1.8 7.2C2.8 6.4 3.8 6.1 4.9 6.1 7.3 6.1 8.9 7.9 8.9 10.3 8.9 13 7.2 14.8 4.7 14.8 3 14.8 1.8 14.1 1.1 12.8",
  "6": "M7.8 2.2C7 1.5 6.2 1.2 5.3 1.2 2.6 1.2 1 4.6 1 9 1 12.6 2.6 14.8 5 14.8 7.3 14.8 8.9 13 8.9 10.4 8.9 8 7.4 6.4 5.2 6.4 3.2 6.4 1.6 7.6 1.1 9.6",
  "7": "M1.2 1.4H8.9L4.2 14.8",
  "8": "M5 7.4C3 7.4 1.7 6.1 1.7 4.3 1.7 2.5 3 1.2 5 1.2S8.3 2.5 8.3 4.3C8.3 6.1 7 7.4 5 7.4ZM5 7.4C2.6 7.4 1 8.9 1 11.1S2.6 14.8 5 14.8 9 13.3 9 11.1 7.4 7.4 5 7.4Z",
  "9": "M2.2 13.8C3 14.5 3.8 14.8 4.7 14.8 7.4 14.8 9 11.4 9 7 9 3.4 7.4 1.2 5 1.2 2.7 1.2 1.1 3 1.1 5.6 1.1 8 2.6 9.6 4.8 9.6 6.8 9.6 8.4 8.4 8.9 6.4",
  "?": "M1.6 4.6C1.8 2.4 3.2 1.2 5.1 1.2 7.2 1.2 8.6 2.6 8.6 4.6 8.6 7.4 5.2 7.6 5.2 10.6M5.2 14.6v.1",
};

const HIGH = 16;
const STEP = 11.8;
const CAPITAL = 0.68; // how high a figure is, as a part of the size of its type

/** `text` in figures, its middle at `x` and standing on `y`; nothing where it is anything else. */
export function figures(text: string, x: number, y: number, size: number, ink: string): string {
  const strokes = [...text].map((one) => STROKES[one]);
  if (strokes.length === 0 || strokes.includes(undefined)) return "";
  const scale = (size * CAPITAL) / HIGH;
  const left = x - ((STEP * strokes.length - (STEP - 10)) * scale) / 2;
  const paths = strokes.map((d, at) => `<path transform="translate(${STEP * at} 0)" d="${d}"/>`).join("");
  const place = `translate(${left.toFixed(2)} ${(y - HIGH * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return `<g transform="${place}" fill="none" stroke="${ink}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}
