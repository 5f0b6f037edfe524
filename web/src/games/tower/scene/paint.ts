/** Faces of the pieces, drawn by hand on small canvases: flat colour, one dark line, a little grain. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";
import { type Colour, HOLE, isHoled, type Scarf, SIDE, type WallKind, wallSize } from "../box";
import type { Inks } from "./inks";

type Pen = CanvasRenderingContext2D;

/** A canvas in millimetres from the lower left corner, as wide and high as what it is painted for. */
function painted(width: number, height: number, scale: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.scale(scale, -scale);
    pen.translate(0, -height);
    pen.lineCap = pen.lineJoin = "round";
    draw(pen);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / width, 1 / height);
  return texture;
}

/** The same specks every time. */
function speckle(pen: Pen, width: number, height: number, ink: string, count: number): void {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  pen.save();
  pen.fillStyle = ink;
  for (let n = 0; n < count; n++) {
    pen.globalAlpha = 0.03 + 0.05 * next();
    pen.beginPath();
    pen.ellipse(next() * width, next() * height, 0.2 + 0.7 * next(), 0.15 + 0.3 * next(), next() * 3, 0, 7);
    pen.fill();
  }
  pen.restore();
}

function line(pen: Pen, ink: string, width: number, ...paths: readonly string[]): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  for (const path of paths) pen.stroke(new Path2D(path));
}

function fill(pen: Pen, ink: string, ...paths: readonly string[]): void {
  pen.fillStyle = ink;
  for (const path of paths) pen.fill(new Path2D(path));
}

// ---- walls ----------------------------------------------------------------------------------------------------------

const FINE = 0.85;

export function wallTexture(kind: WallKind, inks: Inks): CanvasTexture {
  const { leg, height } = wallSize(kind);
  return painted(leg, height, 6, (pen) => {
    fill(pen, inks.walls[kind], `M0 0h${leg}v${height}h${-leg}Z`);
    pen.globalAlpha = 0.1;
    fill(pen, inks.line, `M${leg - 7} 0h7v${height}h-7Z`);
    pen.globalAlpha = 1;
    speckle(pen, leg, height, inks.line, 160);
    FACES[kind](pen, inks, leg, height);
  });
}

const FACES: Readonly<Record<WallKind, (pen: Pen, inks: Inks, width: number, height: number) => void>> = {
  brick: (pen, inks, width, height) => {
    const rows = 5;
    const tall = height / rows;
    for (let row = 0; row < rows; row++) {
      const y = row * tall;
      if (row > 0) line(pen, inks.line, FINE, `M0 ${y}h${width}`);
      const shift = row % 2 === 0 ? 0 : width / 6;
      for (let x = shift || width / 3; x < width; x += width / 3) line(pen, inks.line, FINE, `M${x} ${y}v${tall}`);
    }
    pen.globalAlpha = 0.22;
    fill(pen, inks.cream, `M${width / 3} ${tall}h${width / 6}v${tall}h${-width / 6}Z`);
    fill(pen, inks.line, `M${(width * 2) / 3} ${3 * tall}h${width / 6}v${tall}h${-width / 6}Z`);
    pen.globalAlpha = 1;
  },
  window: (pen, inks, width, height) => {
    const [x, y, w, h] = windowOf(width, height);
    pen.globalAlpha = 0.7;
    fill(pen, inks.cream, `M${x - 3} ${y - 4}h${w + 6}v${h + 8}h${-w - 6}Z`);
    pen.globalAlpha = 1;
    line(pen, inks.line, FINE, `M${x - 3} ${y - 4}h${w + 6}v${h + 8}h${-w - 6}Z`, `M${x - 5} ${y - 6}h${w + 10}`);
    // A flower box under the sill.
    fill(pen, inks.coats.orange, flower(x + 4, y - 9), flower(x + w - 4, y - 9));
    fill(pen, inks.walls.brick, flower(x + w / 2, y - 9));
    line(pen, inks.line, 0.8, `M${x} ${y - 12}h${w}v-5h${-w}Z`);
    fill(pen, inks.wood, `M${x} ${y - 12}h${w}v-5h${-w}Z`);
    line(pen, inks.line, 0.8, `M${x} ${y - 12}h${w}v-5h${-w}Z`);
  },
  portal: (pen, inks, width, height) => {
    const arch = portalPath(width, height, 3.5);
    pen.globalAlpha = 0.7;
    fill(pen, inks.cream, arch);
    pen.globalAlpha = 1;
    line(pen, inks.line, FINE, arch);
    const top = height - 9;
    line(pen, inks.line, FINE, `M${width / 2 - 4} ${top - 3}l4 6l4 -6`);
    line(pen, inks.line, 0.8, `M4 ${height - 4}h${width - 8}`, `M4 6v${height - 14}`, `M${width - 4} 6v${height - 14}`);
  },
  statue: (pen, inks, width, height) => {
    const x = width / 2;
    pen.globalAlpha = 0.5;
    fill(pen, inks.cream, `M${x - 15} 5h30v${height - 22}q0 13 -15 13q-15 0 -15 -13Z`);
    pen.globalAlpha = 1;
    line(pen, inks.line, FINE, `M${x - 15} 5h30v${height - 22}q0 13 -15 13q-15 0 -15 -13Z`);
    // A sitting cat of stone on a plinth.
    const cat = `M${x - 8} 13q-3 12 3 20q-4 3 -3.500 9l1 6l4 -3.500q3.500 1 7 0l4 3.500l1 -6q.5 -6 -3.500 -9q6 -8 3 -20Z`;
    fill(pen, inks.walls.statue, cat, `M${x - 12} 6h24v7h-24Z`);
    line(pen, inks.line, FINE, cat, `M${x - 12} 6h24v7h-24Z`);
    line(
      pen,
      inks.line,
      0.9,
      `M${x - 3} 13v10`,
      `M${x + 3} 13v10`,
      `M${x - 3.5} 40q1.500 -1.500 3 0`,
      `M${x + 0.5} 40q1.500 -1.500 3 0`,
    );
    line(pen, inks.line, 0.8, `M${x - 1} 36.500h2l-1 -1.200Z`);
  },
  column: (pen, inks, width, height) => {
    for (const at of [0.2, 0.4, 0.6]) line(pen, inks.line, 0.8, `M${width * at} 10V${height - 10}`);
    pen.globalAlpha = 0.55;
    fill(pen, inks.cream, `M0 0h${width}v8h${-width}Z`, `M0 ${height - 8}h${width}v8h${-width}Z`);
    pen.globalAlpha = 1;
    line(pen, inks.line, FINE, `M0 8h${width}`, `M0 ${height - 8}h${width}`);
  },
};

const flower = (x: number, y: number): string =>
  `M${x - 2.6} ${y}a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0Z`;

/** Where the pane of a window is: left, bottom, width, height. */
export const windowOf = (width: number, height: number): readonly [number, number, number, number] => [
  width / 2 - 10,
  height * 0.42,
  20,
  height * 0.4,
];

/** The doorway of a portal, grown by `more`. */
export function portalPath(width: number, height: number, more = 0): string {
  const [half, foot] = [11 + more, height * 0.44];
  const x = width / 2;
  return `M${x - half} 0V${foot}q0 ${14 + more} ${half} ${17 + more}q${half} -3 ${half} ${-17 - more}V0Z`;
}

// ---- floors ---------------------------------------------------------------------------------------------------------

export function floorTexture(floor: number, inks: Inks): CanvasTexture {
  const texture = painted(SIDE, SIDE, 3, (pen) => {
    fill(pen, inks.board, `M0 0h${SIDE}v${SIDE}h${-SIDE}Z`);
    speckle(pen, SIDE, SIDE, inks.line, 420);
    pen.globalAlpha = 0.35;
    pen.setLineDash([3, 3]);
    line(pen, inks.line, 0.9, `M7 7h${SIDE - 14}v${SIDE - 14}h${14 - SIDE}Z`);
    pen.setLineDash([]);
    pen.globalAlpha = 1;
    if (isHoled(floor)) {
      const [low, size] = [(SIDE - HOLE) / 2 - 3, HOLE + 6];
      pen.globalAlpha = 0.35;
      line(pen, inks.line, 0.9, `M${low} ${low}h${size}v${size}h${-size}Z`);
      pen.globalAlpha = 1;
    }
    pen.fillStyle = inks.line;
    pen.globalAlpha = 0.75;
    pen.save();
    pen.scale(1, -1);
    pen.font = "800 15px 'Piazzolla Variable', serif";
    pen.textAlign = "center";
    for (const x of [18, SIDE - 18]) pen.fillText(String(floor), x, x < 60 ? -13 : -(SIDE - 24));
    pen.restore();
  });
  texture.offset.set(0.5, 0.5);
  return texture;
}

const PLANK = 120;

/** Planks that run across, each with its grain and its joints; the farther away, the more of the sky is in them. */
export function tableTexture(inks: Inks, haze: number): CanvasTexture {
  const size = 6 * PLANK;
  return painted(size, size, 1.4, (pen) => {
    fill(pen, inks.wood, `M0 0h${size}v${size}h${-size}Z`);
    for (let row = 0; row < 6; row++) {
      const y = row * PLANK;
      pen.globalAlpha = [0.04, 0.12, 0, 0.08, 0.02, 0.1][row] ?? 0;
      fill(pen, inks.woodDeep, `M0 ${y}h${size}v${PLANK}h${-size}Z`);
      pen.globalAlpha = 0.1;
      for (const part of [0.2, 0.42, 0.66, 0.85]) {
        const [at, bend] = [y + part * PLANK, 5 * part * (row % 2 ? 1 : -1)];
        line(pen, inks.woodDeep, 1.6, `M0 ${at}q${size / 4} ${bend} ${size / 2} 0t${size / 2} 0`);
      }
      pen.globalAlpha = 0.3;
      line(pen, inks.woodDeep, 2, `M0 ${y}h${size}`, `M${(row * 0.37 * size) % size} ${y}v${PLANK}`);
    }
    pen.globalAlpha = 1;
    speckle(pen, size, size, inks.woodDeep, 600);
    pen.globalAlpha = haze;
    fill(pen, inks.sky, `M0 0h${size}v${size}h${-size}Z`);
  });
}

// ---- cats -----------------------------------------------------------------------------------------------------------

const PATCH = 16;

/** A coat with its pattern: slanting stripes, waves, dots, crosses. Repeats every few millimetres. */
export function coatTexture(colour: Colour, inks: Inks): CanvasTexture {
  return painted(PATCH, PATCH, 8, (pen) => {
    fill(pen, inks.coats[colour], `M0 0h${PATCH}v${PATCH}h${-PATCH}Z`);
    const deep = inks.deeps[colour];
    if (colour === "orange") line(pen, deep, 1.5, "M2 3l2.500 6", "M10 3l2.500 6", "M6 10l2 5", "M14 10l2 5");
    if (colour === "blue") line(pen, deep, 1.3, "M0 4q2 2.600 4 0t4 0t4 0t4 0", "M0 12q2 2.600 4 0t4 0t4 0t4 0");
    if (colour === "green")
      fill(
        pen,
        deep,
        ...(
          [
            [4, 4],
            [12, 4],
            [8, 12],
            [0, 12],
            [16, 12],
          ] as const
        ).map(([x, y]) => `M${x - 1.6} ${y}a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0 -3.200 0Z`),
      );
    if (colour === "purple")
      line(
        pen,
        deep,
        1.2,
        ...(
          [
            [4, 4],
            [12, 12],
          ] as const
        ).flatMap(([x, y]) => [`M${x - 2} ${y - 2}l4 4`, `M${x - 2} ${y + 2}l4 -4`]),
      );
  });
}

export function scarfTexture(scarf: Scarf, inks: Inks): CanvasTexture {
  return painted(8, 8, 8, (pen) => {
    fill(pen, inks.scarves[scarf], "M0 0h8v8h-8Z");
    pen.globalAlpha = 0.75;
    if (scarf === "orange") line(pen, inks.line, 0.9, "M0 0l4 8", "M4 0l4 8");
    if (scarf === "blue") line(pen, inks.line, 0.9, "M0 4q1 1.500 2 0t2 0t2 0t2 0");
    if (scarf === "purple") line(pen, inks.line, 0.9, "M2 2l4 4", "M2 6l4 -4");
    if (scarf === "yellow") fill(pen, inks.line, "M3 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z");
  });
}

const FACE = 18;

/** Eyes, muzzle, nose and whiskers, on nothing: laid on the front of the head. */
export function faceTexture(who: Colour | "kitten", inks: Inks): CanvasTexture {
  const texture = painted(FACE, FACE, 14, (pen) => {
    const dark = who === "kitten";
    const ink = inks.line;
    if (!dark) fill(pen, inks.cream, "M4.800 5a4.200 3.200 0 1 0 8.400 0a4.200 3.200 0 1 0 -8.400 0Z");
    if (who === "blue") line(pen, ink, 0.9, "M3.500 9q1.700 -1.900 3.400 0", "M11.100 9q1.700 -1.900 3.400 0");
    if (who === "orange") line(pen, ink, 0.9, "M3.500 8.600q1.700 1.900 3.400 0", "M11.100 8.600q1.700 1.900 3.400 0");
    if (who === "green")
      fill(
        pen,
        ink,
        "M3.900 9a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0 -2.800 0Z",
        "M11.300 9a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0 -2.800 0Z",
      );
    if (who === "purple") {
      fill(pen, inks.cream, "M3.600 8.800a1.700 1.700 0 1 0 3.400 0Z", "M11 8.800a1.700 1.700 0 1 0 3.400 0Z");
      line(pen, ink, 0.9, "M3.400 8.900h3.800", "M10.800 8.900h3.800");
      fill(pen, ink, "M4.700 8.700a.9 .9 0 1 0 1.800 0Z", "M12.100 8.700a.9 .9 0 1 0 1.800 0Z");
    }
    if (dark) {
      fill(
        pen,
        inks.gold,
        "M3.300 8.600a2 2.300 0 1 0 4 0a2 2.300 0 1 0 -4 0Z",
        "M10.700 8.600a2 2.300 0 1 0 4 0a2 2.300 0 1 0 -4 0Z",
      );
      line(pen, ink, 1, "M5.300 7.400v2.400", "M12.700 7.400v2.400");
      fill(pen, inks.blush, "M8.100 5.700h1.800l-.9 -1.200Z");
      line(
        pen,
        inks.cream,
        0.4,
        "M4.500 4.500l-3.500 .6",
        "M4.500 3.500l-3.200 -.6",
        "M13.500 4.500l3.500 .6",
        "M13.500 3.500l3.200 -.6",
      );
      return;
    }
    fill(pen, ink, "M8 6.700h2l-1 -1.300Z");
    line(pen, ink, 0.7, "M9 5.400v-.7q-.9 -1.500 -2.100 -.8", "M9 4.700q.9 -1.500 2.100 -.8");
    line(
      pen,
      ink,
      0.5,
      "M4.400 5.400l-3.400 .7",
      "M4.400 4.300l-3.100 -.5",
      "M13.600 5.400l3.400 .7",
      "M13.600 4.300l3.100 -.5",
    );
    // The pattern of the coat, on the brow.
    const deep = who in inks.deeps ? inks.deeps[who as Colour] : ink;
    if (who === "orange")
      line(pen, deep, 1, "M9 13.500v-2.400", "M6.900 13.300l.7 -2.200", "M11.100 13.300l-.7 -2.200");
    if (who === "blue") line(pen, deep, 0.9, "M6 12.500q1 1.300 2 0t2 0t2 0");
    if (who === "green")
      fill(
        pen,
        deep,
        "M8 12.800a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
        "M5.600 11.600a.7 .7 0 1 0 1.400 0a.7 .7 0 1 0 -1.400 0Z",
        "M11 11.600a.7 .7 0 1 0 1.400 0a.7 .7 0 1 0 -1.400 0Z",
      );
    if (who === "purple") line(pen, deep, 0.9, "M8 13.600l2 -2", "M8 11.600l2 2");
  });
  texture.repeat.set(1, 1);
  return texture;
}

export const FACE_SIZE = FACE;

/** A cream tag with the letter of a colour. */
export function tagTexture(letter: string, inks: Inks): CanvasTexture {
  const texture = painted(10, 10, 10, (pen) => {
    fill(pen, inks.cream, "M.6 5a4.400 4.400 0 1 0 8.800 0a4.400 4.400 0 1 0 -8.800 0Z");
    line(pen, inks.line, 0.8, "M.6 5a4.400 4.400 0 1 0 8.800 0a4.400 4.400 0 1 0 -8.800 0Z");
    pen.save();
    pen.scale(1, -1);
    pen.fillStyle = inks.line;
    pen.font = "800 6.400px 'Commissioner Variable', sans-serif";
    pen.textAlign = "center";
    pen.fillText(letter, 5, -2.8);
    pen.restore();
  });
  texture.repeat.set(1, 1);
  return texture;
}
