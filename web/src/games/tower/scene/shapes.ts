/** Pieces as solid shapes, in millimetres and each in its own frame, as the physics has them. Made once for each look. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Matrix4,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { mergeGeometries, mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import { CAT, type Colour, HOLE, SIDE, THICKNESS, WALL_THICKNESS, type WallKind, wallSize } from "../box";
import { FACE_SIZE, windowOf } from "./paint";

/** A solid, and the same a little fatter, of which only the inside is drawn: its rim is the ink line. */
export type Solid = { readonly body: BufferGeometry; readonly ink: BufferGeometry };

const cache = new Map<string, Solid>();

/** `more` is drawn by itself and shares the line. */
function once(key: string, make: () => BufferGeometry, more: readonly BufferGeometry[] = []): Solid {
  let solid = cache.get(key);
  if (!solid) {
    const body = make();
    solid = { body, ink: inked(more.length > 0 ? mergeGeometries([body, ...more]) : body) };
    cache.set(key, solid);
  }
  return solid;
}

/** Each corner gets the direction in which all faces that meet there move outwards by one. */
function inked(body: BufferGeometry): BufferGeometry {
  const bare = new BufferGeometry();
  bare.setAttribute("position", body.getAttribute("position"));
  if (body.index) bare.setIndex(body.index);
  const merged = mergeVertices(bare, 0.02);
  const { index } = merged;
  const at = merged.getAttribute("position");
  if (!index) return merged;
  const faces: Vector3[][] = Array.from({ length: at.count }, () => []);
  const corner = (n: number) => new Vector3().fromBufferAttribute(at, index.getX(n));
  for (let n = 0; n < index.count; n += 3) {
    const [a, b, c] = [corner(n), corner(n + 1), corner(n + 2)];
    const normal = b.sub(a).cross(c.sub(a));
    if (normal.lengthSq() < 1e-9) continue;
    normal.normalize();
    for (const m of [n, n + 1, n + 2]) {
      const known = faces[index.getX(m)];
      if (known && !known.some((other) => other.dot(normal) > 0.95)) known.push(normal);
    }
  }
  const out = new Float32Array(at.count * 3);
  for (const [n, normals] of faces.entries()) {
    const sum = normals.reduce((total, normal) => total.add(normal), new Vector3()).normalize();
    const least = Math.min(1, ...normals.map((normal) => normal.dot(sum)));
    sum.multiplyScalar(1 / Math.max(0.45, least)).toArray(out, 3 * n);
  }
  merged.setAttribute("outwards", new Float32BufferAttribute(out, 3));
  return merged;
}

// ---- walls and floors -----------------------------------------------------------------------------------------------

function legShape(kind: WallKind): Shape {
  const { leg, top, height } = wallSize(kind);
  const shape = new Shape();
  shape.moveTo(0, 0);
  if (kind === "portal") {
    const [x, half, foot] = [leg / 2, 11, height * 0.44];
    shape.lineTo(x - half, 0);
    shape.lineTo(x - half, foot);
    shape.quadraticCurveTo(x - half, foot + 14, x, foot + 17);
    shape.quadraticCurveTo(x + half, foot + 14, x + half, foot);
    shape.lineTo(x + half, 0);
  }
  shape.lineTo(leg, 0);
  shape.lineTo(top, height);
  shape.lineTo(0, height);
  shape.closePath();
  if (kind === "window") {
    const [x, y, w, h] = windowOf(leg, height);
    for (const [left, low] of [
      [x, y],
      [x + w / 2 + 0.8, y],
      [x, y + h / 2 + 0.8],
      [x + w / 2 + 0.8, y + h / 2 + 0.8],
    ] as const) {
      const pane = new Path();
      const [pw, ph] = [w / 2 - 0.8, h / 2 - 0.8];
      pane.moveTo(left, low);
      pane.lineTo(left, low + ph);
      pane.lineTo(left + pw, low + ph);
      pane.lineTo(left + pw, low);
      pane.closePath();
      shape.holes.push(pane);
    }
  }
  return shape;
}

/** Two legs that meet in a fold. Groups: faces, edges. */
export function wallSolid(kind: WallKind, fold: number): Solid {
  return once(`${kind} ${fold}`, () => {
    const { leg } = wallSize(kind);
    const angle = (fold * Math.PI) / 360;
    const shift = (leg / 2) * Math.cos(angle);
    const legs = [1, -1].map((sign) => {
      const board = new ExtrudeGeometry(legShape(kind), {
        depth: WALL_THICKNESS,
        bevelEnabled: false,
        curveSegments: 8,
      });
      board.translate(0, 0, -WALL_THICKNESS / 2);
      const turn = sign * angle;
      board.applyMatrix4(
        new Matrix4().makeBasis(
          new Vector3(Math.cos(turn), Math.sin(turn), 0),
          new Vector3(0, 0, 1),
          new Vector3(Math.sin(turn), -Math.cos(turn), 0),
        ),
      );
      board.translate(-shift, 0, 0);
      return board;
    });
    // One group of each material, whichever leg it belongs to: half as much to hand over for every frame.
    return mergeGeometries(
      [0, 1].map((material) => mergeGeometries(legs.flatMap((board) => groupOf(board, material)))),
      true,
    );
  });
}

/** The triangles of a board that are painted with this material. */
function groupOf(board: BufferGeometry, material: number): readonly BufferGeometry[] {
  return board.groups
    .filter(({ materialIndex }) => materialIndex === material)
    .map(({ start, count }) => {
      const part = new BufferGeometry();
      for (const name of ["position", "normal", "uv"]) {
        const { array, itemSize } = board.getAttribute(name);
        const numbers = Float32Array.from(array).slice(start * itemSize, (start + count) * itemSize);
        part.setAttribute(name, new Float32BufferAttribute(numbers, itemSize));
      }
      return part;
    });
}

export function floorSolid(holed: boolean): Solid {
  return once(`floor ${holed}`, () => {
    const [half, round] = [SIDE / 2, 6];
    const shape = new Shape();
    shape.moveTo(-half + round, -half);
    shape.lineTo(half - round, -half);
    shape.quadraticCurveTo(half, -half, half, -half + round);
    shape.lineTo(half, half - round);
    shape.quadraticCurveTo(half, half, half - round, half);
    shape.lineTo(-half + round, half);
    shape.quadraticCurveTo(-half, half, -half, half - round);
    shape.lineTo(-half, -half + round);
    shape.quadraticCurveTo(-half, -half, -half + round, -half);
    if (holed) {
      const hole = new Path();
      const h = HOLE / 2;
      hole.moveTo(-h, -h);
      hole.lineTo(-h, h);
      hole.lineTo(h, h);
      hole.lineTo(h, -h);
      hole.closePath();
      shape.holes.push(hole);
    }
    return new ExtrudeGeometry(shape, { depth: THICKNESS, bevelEnabled: false, curveSegments: 4 });
  });
}

/** A flat ring, or a disc where `from` is 0; painted in millimetres as everything is. */
export function discSolid(from: number, to: number): BufferGeometry {
  const key = `${from} ${to}`;
  let disc = discs.get(key);
  if (!disc) {
    const shape = new Shape();
    shape.absarc(0, 0, to, 0, 2 * Math.PI);
    if (from > 0) shape.holes.push(new Path().absarc(0, 0, from, 0, 2 * Math.PI, true));
    disc = new ShapeGeometry(shape, 96);
    discs.set(key, disc);
  }
  return disc;
}

const discs = new Map<string, BufferGeometry>();

// ---- cats -----------------------------------------------------------------------------------------------------------

/** A loaf seen from the side, rounded by its bevel to the size of the body. */
function loaf(): BufferGeometry {
  const [length, width, height] = CAT.body;
  const bevel = 3.4;
  const [x, top] = [length / 2 - bevel, height - bevel];
  const side = new Shape();
  side.moveTo(-x, bevel);
  side.lineTo(x, bevel);
  side.quadraticCurveTo(x + 1.2, top * 0.75, x - 3, top);
  side.quadraticCurveTo(0, top + 1.6, -x + 5, top);
  side.quadraticCurveTo(-x - 2.4, top * 0.8, -x, bevel);
  const body = new ExtrudeGeometry(side, {
    depth: width - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 6,
  });
  body.translate(0, 0, -(width - 2 * bevel) / 2);
  body.rotateX(Math.PI / 2);
  return body;
}

type Ears = Colour | "kitten";

/** The head seen from the front, without ears; a ruff for the orange one, round cheeks for the purple one. */
function headShape(ears: Ears): Shape {
  const shape = new Shape();
  const [w, h] = [ears === "purple" ? 6.4 : 5.6, 4.8];
  shape.moveTo(0, -h - 0.4);
  if (ears === "orange") {
    shape.quadraticCurveTo(3, -h - 0.4, w - 1, -h + 0.6);
    shape.lineTo(w + 2, -2.6);
    shape.lineTo(w + 0.4, -1.4);
    shape.lineTo(w + 1.6, 0.8);
    shape.quadraticCurveTo(w, h, 0, h);
    shape.quadraticCurveTo(-w, h, -w - 1.6, 0.8);
    shape.lineTo(-w - 0.4, -1.4);
    shape.lineTo(-w - 2, -2.6);
    shape.lineTo(-w + 1, -h + 0.6);
    shape.quadraticCurveTo(-3, -h - 0.4, 0, -h - 0.4);
  } else {
    shape.bezierCurveTo(w * 0.9, -h - 0.4, w + 1.4, -2.4, w + 0.3, 1);
    shape.bezierCurveTo(w - 0.4, h, w * 0.5, h + 0.2, 0, h + 0.2);
    shape.bezierCurveTo(-w * 0.5, h + 0.2, -w + 0.4, h, -w - 0.3, 1);
    shape.bezierCurveTo(-w - 1.4, -2.4, -w * 0.9, -h - 0.4, 0, -h - 0.4);
  }
  return shape;
}

type Corner = readonly [number, number];

/** One ear, from its foot outwards over the tip and back: upright, folded, tufted, small, or a kitten's large ones. */
const EARS: Readonly<Record<Ears, readonly Corner[]>> = {
  blue: [
    [7, 1.8],
    [7.2, 11.4],
    [1.4, 5.6],
  ],
  green: [
    [6.4, 3],
    [9, 4.6],
    [7.4, 8],
    [2.4, 6.2],
  ],
  orange: [
    [7, 2],
    [7, 9.6],
    [7.8, 13.4],
    [6, 10.4],
    [1.6, 5.6],
  ],
  purple: [
    [7.4, 2.6],
    [6.6, 9.2],
    [2.4, 6.2],
  ],
  kitten: [
    [7, 1.6],
    [7.4, 12.4],
    [1, 5.6],
  ],
};

function ear(corners: readonly Corner[], side: number): BufferGeometry {
  const shape = new Shape();
  const path = side > 0 ? corners : [...corners].reverse();
  for (const [at, [x, y]] of path.entries())
    if (at === 0) shape.moveTo(side * x, y);
    else shape.lineTo(side * x, y);
  shape.closePath();
  const board = new ExtrudeGeometry(shape, {
    depth: 1.6,
    bevelSize: 0.7,
    bevelThickness: 0.7,
    bevelSegments: 2,
    curveSegments: 2,
  });
  board.translate(0, 0, -2.6);
  return board;
}

function head(ears: Ears): BufferGeometry {
  const [deep] = CAT.head;
  const bevel = 2.6;
  const depth = deep - 2 * bevel + 1;
  const ball = new ExtrudeGeometry(headShape(ears), {
    depth,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 4,
    curveSegments: 8,
  });
  ball.translate(0, 0, -depth / 2);
  const whole = mergeGeometries([ball, ear(EARS[ears], 1), ear(EARS[ears], -1)].map(plain));
  // Front to +x, up to +z.
  whole.applyMatrix4(new Matrix4().makeBasis(new Vector3(0, 1, 0), new Vector3(0, 0, 1), new Vector3(1, 0, 0)));
  whole.translate(...CAT.headAt);
  return whole;
}

function tail(ears: Ears): BufferGeometry {
  const fat = ears === "purple" ? 3.4 : ears === "kitten" ? 1.8 : 2.2;
  const curve = new CatmullRomCurve3([
    new Vector3(-13, 2, 4),
    new Vector3(-18, 4.5, 4.5),
    new Vector3(-19, 8, 8),
    new Vector3(-15, 9, 11.5),
  ]);
  const tube = new TubeGeometry(curve, 12, fat, 8);
  const tip = new SphereGeometry(fat, 8, 6);
  tip.translate(-15, 9, 11.5);
  const parts = [tube, tip].map((part) => part.toNonIndexed());
  return mergeGeometries(parts);
}

/** Body, head and tail in one coat; the line goes round the paws too. */
export function catSolid(ears: Ears): Solid {
  return once(`cat ${ears}`, () => mergeGeometries([loaf(), head(ears), tail(ears)].map(plain)), [paws]);
}

export const paws: BufferGeometry = mergeGeometries(
  [-1, 1].map((side) => {
    const paw = new SphereGeometry(3, 10, 6);
    paw.scale(1.25, 1, 0.8);
    paw.translate(16.4, side * 4.2, 2.3);
    return plain(paw);
  }),
);

const BEFORE = CAT.head[0] / 2 + 0.65; // millimetres from the middle of the head to its face

/** Whoever looks at a cat is looked at, from behind over her back: nobody ever sees both faces. */
export const faces: BufferGeometry = mergeGeometries(
  ([1, -1] as const).map((way) => {
    const [x, y, z] = CAT.headAt;
    const face = new PlaneGeometry(FACE_SIZE, FACE_SIZE);
    face.rotateY((way * Math.PI) / 2);
    face.rotateX(Math.PI / 2);
    face.translate(x + way * BEFORE, y, z + (way > 0 ? -0.2 : 2.6));
    return face;
  }),
);

export function scarfSolid(): Solid {
  return once("scarf", () => {
    const ring = new TorusGeometry(7.4, 3, 8, 20);
    ring.rotateY(Math.PI / 2 - 0.25);
    ring.translate(14.6, 0, 11.6);
    // Both ends hang over the back, so that whose kitten it is can be told from all sides.
    const ends = [-1, 1].map((side) => {
      const end = new SphereGeometry(2.8, 8, 6);
      end.scale(2.9, 1.1, 0.8);
      end.rotateY(0.12);
      end.rotateZ(side * 0.5);
      end.translate(6.4, side * 4.6, 16.4);
      return plain(end);
    });
    return mergeGeometries([plain(ring), ...ends]);
  });
}

/** Without index and groups, so that it can be joined. */
function plain(geometry: BufferGeometry): BufferGeometry {
  const bare = geometry.index ? geometry.toNonIndexed() : geometry;
  bare.clearGroups();
  return bare;
}
