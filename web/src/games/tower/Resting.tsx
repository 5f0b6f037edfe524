/** The picture where no hand moves anything: at the end, in the film of a fall, at a moment of a replay. */
import { type ReactNode, useMemo } from "react";
import type { Piece } from "./box";
import { Grip } from "./grip";
import type { Marked } from "./Marked";
import { Orbit } from "./orbit";
import { Picture } from "./Picture";
import type { Shutter } from "./shutter";
import type { Sketch } from "./sketch";
import type { Stage } from "./stage";

const NONE: ReadonlySet<Piece> = new Set();
const nothing = () => {};

type Props = {
  readonly stage: Stage;
  readonly label: string;
  /** Where one looks from at first; left to the picture where nobody else wants to know. */
  readonly orbit?: Orbit;
  readonly ringed?: ReadonlySet<Piece>;
  readonly kitten?: number | null;
  readonly target?: number | null;
  readonly sketch?: Sketch;
  readonly marked?: Marked | undefined;
  readonly shutter?: Shutter;
  readonly children?: ReactNode;
};

export function RestingPicture({ orbit, ringed = NONE, kitten = null, target = null, ...rest }: Props) {
  const grip = useMemo(() => new Grip(), []);
  const own = useMemo(() => new Orbit(), []);
  return (
    <Picture
      {...rest}
      grip={grip}
      orbit={orbit ?? own}
      lit={NONE}
      ringed={ringed}
      other={null}
      idle
      kitten={kitten}
      target={target}
      onPress={nothing}
      onRelease={nothing}
    />
  );
}
