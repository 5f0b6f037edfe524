/** Keeps the picture of the tower as a file: what the scene draws, on the sky of the page, with a line of words. */
export class Shutter {
  /** The scene draws once more and hands its canvas out; null: nothing is drawn that could be kept. */
  draw: (() => HTMLCanvasElement) | null = null;

  keep(name: string, words: string): void {
    const drawn = this.draw?.();
    if (!drawn) return;
    const [wide, high] = [drawn.width, drawn.height];
    const strip = Math.round(high * 0.09);
    const page = document.createElement("canvas");
    page.width = wide;
    page.height = high + strip;
    const pen = page.getContext("2d");
    if (!pen) return;
    const style = getComputedStyle(drawn);
    const ink = (property: string): string => style.getPropertyValue(property).trim();
    pen.fillStyle = ink("--tower-sky");
    pen.fillRect(0, 0, wide, high);
    pen.drawImage(drawn, 0, 0);
    pen.fillStyle = ink("--paper") || ink("--art-cream");
    pen.fillRect(0, high, wide, strip);
    pen.fillStyle = ink("--ink") || ink("--art-line");
    pen.font = `600 ${Math.round(strip * 0.42)}px ${style.fontFamily}`;
    pen.textBaseline = "middle";
    pen.textAlign = "center";
    pen.fillText(words, wide / 2, high + strip / 2, wide * 0.94);
    page.toBlob((blob) => blob && save(blob, name));
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
