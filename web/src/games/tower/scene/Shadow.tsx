/** The shadow of what is held, where it would land: plain, or telling by colour and pattern whether it would stand. */
import { memo, type Ref } from "react";
import { type BufferGeometry, type Group, Shape, ShapeGeometry } from "three";
import { isFloor, isWall, type Piece as PieceId, SIDE } from "../box";
import { hullOf, type Shade } from "../landing";
import { partsOf } from "../space";
import type { Materials } from "./materials";

const LIFT = 0.5; // millimetres over what it lies on: nearer the two would flicker through each other
const RIM = 1.4;

type Props = {
  readonly piece: PieceId;
  readonly fold: number;
  readonly shade: Shade;
  readonly materials: Materials;
  readonly ref?: Ref<Group>;
};

export const Shadow = memo(function Shadow({ piece, fold, shade, materials, ref }: Props) {
  return (
    <group ref={ref ?? null}>
      {shade === "plain" ? null : (
        <mesh
          geometry={printOf(piece, fold, RIM)}
          material={materials.shadowRim(shade)}
          position={[0, 0, LIFT]}
          renderOrder={1}
        />
      )}
      <mesh
        geometry={printOf(piece, fold, 0)}
        material={materials.shadow(shade)}
        position={[0, 0, LIFT + 0.05]}
        renderOrder={2}
      />
    </group>
  );
});

const made = new Map<string, BufferGeometry>();

/** Its outline on the ground, so much wider all round. */
function printOf(piece: PieceId, fold: number, wider: number): BufferGeometry {
  const key = isFloor(piece)
    ? `floor ${wider}`
    : isWall(piece)
      ? `${partKey(piece, fold)} ${wider}`
      : `${partKey(piece, 0)} ${wider}`;
  let geometry = made.get(key);
  if (!geometry) {
    geometry = new ShapeGeometry(shapeOf(piece, fold, wider), 24);
    made.set(key, geometry);
  }
  return geometry;
}

const partKey = (piece: PieceId, fold: number): string =>
  partsOf(piece, fold)
    .map(({ half, yaw }) => [...half, yaw].map((part) => part.toFixed(2)).join(" "))
    .join("; ");

function shapeOf(piece: PieceId, fold: number, wider: number): Shape {
  const shape = new Shape();
  if (isFloor(piece) || isWall(piece)) {
    const outline = isFloor(piece) ? square(SIDE / 2 + wider) : legsOf(piece, fold, wider);
    outline.forEach(([x, y], at) => {
      if (at === 0) shape.moveTo(x, y);
      else shape.lineTo(x, y);
    });
    shape.closePath();
    return shape;
  }
  const [body, head] = partsOf(piece, fold);
  const [left, right] = [-(body?.half[0] ?? 16), (head?.middle[0] ?? 20) + (head?.half[0] ?? 5)];
  shape.absellipse(
    (left + right) / 2,
    0,
    (right - left) / 2 + 1 + wider,
    (body?.half[1] ?? 9) + 3 + wider,
    0,
    2 * Math.PI,
    false,
    0,
  );
  return shape;
}

const square = (half: number): readonly (readonly [number, number])[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

/** Round both legs of a wall. */
const legsOf = (piece: PieceId, fold: number, wider: number): readonly (readonly [number, number])[] =>
  hullOf(
    partsOf(piece, fold).flatMap(({ half, middle, yaw }) =>
      square(1).map(([along, across]): readonly [number, number] => {
        const [u, v] = [along * (half[0] + wider), across * (half[1] + wider)];
        return [middle[0] + u * Math.cos(yaw) - v * Math.sin(yaw), middle[1] + u * Math.sin(yaw) + v * Math.cos(yaw)];
      }),
    ),
  );
