/** The pieces: floors, folded walls, cats, kittens. What moves is moved by reference, never by React. */
import { memo, type Ref } from "react";
import type { Group, Material } from "three";
import { CAT, type Colour, colourOf, isHoled, KITTEN, kindOf, type Piece as PieceId, scarfOf, sortOf } from "../box";
import type { Materials } from "./materials";
import { catSolid, faces, floorSolid, paws, type Solid, scarfSolid, wallSolid } from "./shapes";

export type Look = "plain" | "lit" | "held" | "theirs" | "wrong";

type Props = {
  readonly piece: PieceId;
  readonly fold: number;
  readonly look?: Look;
  readonly letter: string | null;
  readonly materials: Materials;
  readonly ref?: Ref<Group>;
};

function inkOf(look: Look, materials: Materials) {
  if (look === "wrong") return materials.stopInk;
  if (look === "theirs") return materials.theirInk;
  return look === "held" || look === "lit" ? materials.lampInk : materials.ink;
}

/** A solid with its line round it. */
function Body({
  solid,
  material,
  look,
  materials,
}: {
  readonly solid: Solid;
  readonly material: Material | Material[];
  readonly look: Look;
  readonly materials: Materials;
}) {
  return (
    <>
      <mesh geometry={solid.body} material={material} castShadow receiveShadow />
      <mesh geometry={solid.ink} material={inkOf(look, materials)} />
    </>
  );
}

export const Piece = memo(function Piece({ piece, fold, look = "plain", letter, materials, ref }: Props) {
  const sort = sortOf(piece);
  return (
    <group ref={ref ?? null} userData={{ piece }}>
      {sort === "wall" ? (
        <Body
          solid={wallSolid(kindOf(piece), Math.round(fold))}
          material={materials.wall(kindOf(piece))}
          look={look}
          materials={materials}
        />
      ) : sort === "floor" ? (
        <Body solid={floorSolid(isHoled(piece))} material={materials.floor(piece)} look={look} materials={materials} />
      ) : sort === "cat" ? (
        <Cat who={colourOf(piece)} look={look} letter={letter} materials={materials} />
      ) : (
        <group scale={KITTEN.body[0] / CAT.body[0]}>
          <Cat who="kitten" look={look} letter={null} materials={materials} />
          <Body solid={scarfSolid()} material={materials.scarf(scarfOf(piece))} look="plain" materials={materials} />
        </group>
      )}
    </group>
  );
});

function Cat({
  who,
  look,
  letter,
  materials,
}: {
  readonly who: Colour | "kitten";
  readonly look: Look;
  readonly letter: string | null;
  readonly materials: Materials;
}) {
  return (
    <>
      <Body solid={catSolid(who)} material={materials.coat(who)} look={look} materials={materials} />
      <mesh geometry={paws} material={materials.paws()} receiveShadow />
      <mesh geometry={faces} material={materials.face(who)} />
      {letter
        ? [-1, 1].map((side) => (
            <mesh
              key={side}
              position={[-6, side * (CAT.body[1] / 2 + 0.3), 8]}
              rotation={[Math.PI / 2, side > 0 ? Math.PI : 0, 0]}
              material={materials.tag(letter)}
            >
              <circleGeometry args={[5, 20]} />
            </mesh>
          ))
        : null}
    </>
  );
}

/** A ring on the ground round a cat. */
export function Ring({ colour, materials }: { readonly colour: "lamp" | "go"; readonly materials: Materials }) {
  return (
    <>
      <mesh position={[4, 0, 0.5]} material={materials.flat(materials.inks.line)}>
        <ringGeometry args={[22.6, 27.4, 40]} />
      </mesh>
      <mesh position={[4, 0, 0.7]} material={materials.flat(materials.inks[colour])}>
        <ringGeometry args={[23.4, 26.6, 40]} />
      </mesh>
    </>
  );
}
