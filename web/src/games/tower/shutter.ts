/** Keeps the picture of the tower as a file: what is drawn, on the sky of the page, with a line of words. */
type Draw = () => HTMLCanvasElement | Promise<HTMLCanvasElement>;

export class Shutter {
  #draw: Draw | null = null;

  /** The picture that is seen now draws itself once more and hands that out, until it is taken back. */
  by(draw: Draw): () => void {
    this.#draw = draw;
    return () => {
      if (this.#draw === draw) this.#draw = null; // where one picture takes another's place, it may come first
    };
  }

  /** `page` is where the inks of the picture hold. */
  async keep(name: string, words: string, page: Element): Promise<void> {
    const drawn = await this.#draw?.();
    if (!drawn) return;
    const [wide, high] = [drawn.width, drawn.height];
    const strip = Math.round(high * 0.09);
    const sheet = document.createElement("canvas");
    sheet.width = wide;
    sheet.height = high + strip;
    const pen = sheet.getContext("2d");
    if (!pen) return;
    const style = getComputedStyle(page);
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
    sheet.toBlob((blob) => blob && save(blob, name));
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
