/** The pictures of Kingoš's island, keyed as the box names its things. Each fills a box of 100 × 100. */
import { useMemo } from "react";
import { type ArtProps, bloom, Frame, Marks, type Picture, ring, star } from "../../../design/picture";
import { BLUE_CURSES, BOARD, CURSE_BACK, WHITE_CURSES, WISP } from "./curses";
import { field } from "./fields";
import { BURST, RED_FLOWERS, SUN, YELLOW_FLOWERS } from "./flowers";
import { GUARDIANS, KINGOS, TWINS } from "./guardians";

export type { FieldKind } from "./fields";
export {
  BattleToken,
  DieArt,
  type DieFace,
  EnergyDisc,
  KindMark,
  MoonArt,
  PawnArt,
  RugPattern,
  SEAT_CATS,
  type SeatCat,
  type Side,
  SpikesArt,
  seatCat,
  WheelArt,
} from "./pieces";

type Keyed = ArtProps & { readonly id: string };

/** A picture that lies on paper: by night it gets the cream cut line. */
function Drawn({ of, ...rest }: ArtProps & { readonly of: Picture }) {
  return (
    <Frame className="pic" {...rest}>
      <Marks of={of} />
    </Frame>
  );
}

const framed = (medallion: Picture, pictures: Readonly<Record<string, Picture>>): [string, Picture][] =>
  Object.entries(pictures).map(([key, picture]) => [key, [...medallion, ...picture]]);

const FLOWERS = new Map([...framed(SUN, YELLOW_FLOWERS), ...framed(BURST, RED_FLOWERS)]);

/** A plant: yellow ones before a round sun, red ones before a burst. */
export function FlowerArt({ id, ...rest }: Keyed) {
  return <Drawn of={FLOWERS.get(id) ?? SUN} {...rest} />;
}

const FLOWER_BACK: Picture = [
  ["moss.", "M0 0H97V97H0Z"],
  ...ring(8, "mint-2.4", "M48 48C38 34 40 16 48 6 56 16 58 34 48 48Z", 48, 48),
  ...ring(8, "pine-2", "M48 20V8M48 14l-5-4M48 14l5-4", 48, 48, 22.5),
  ["sun", bloom(48, 48, 15, 8)],
  ["wood", star(48, 48, 8, 6, 9)],
  ["*", "M44 46h.1"],
];

function Back({ of, ...rest }: ArtProps & { readonly of: Picture }) {
  return (
    <Frame overflow="hidden" {...rest}>
      <Marks of={of} />
    </Frame>
  );
}

export const FlowerBack = (props: ArtProps) => <Back of={FLOWER_BACK} {...props} />;
export const CurseBack = (props: ArtProps) => <Back of={CURSE_BACK} {...props} />;

const CURSES = new Map([...framed(WISP, BLUE_CURSES), ...framed(BOARD, WHITE_CURSES)]);

/** A curse: blue ones on a wisp, white ones on a board that hangs. */
export function CurseArt({ id, ...rest }: Keyed) {
  return <Drawn of={CURSES.get(id) ?? WISP} {...rest} />;
}

/** A guardian. Its twin, the second of its kind, looks the other way and wears another coat. */
export function GuardianArt({ id, twin = false, ...rest }: Keyed & { readonly twin?: boolean }) {
  return (
    <Frame className="pic" {...rest}>
      <g transform={twin ? "matrix(-1 0 0 1 100 0)" : undefined}>
        <Marks of={(twin ? TWINS : GUARDIANS)[id] ?? []} />
      </g>
    </Frame>
  );
}

export const KingosArt = (props: ArtProps) => <Drawn of={KINGOS} {...props} />;

/** A field by its card, or by its kind alone; the seed strews the ground and decides which way the landmark looks. */
export function FieldArt({ id, seed = 0, ...rest }: Keyed & { readonly seed?: number }) {
  const { ground, landmark } = useMemo(() => field(id, seed), [id, seed]);
  return (
    <Frame overflow="hidden" {...rest}>
      <Marks of={ground} />
      <g transform={seed % 2 ? "matrix(-1 0 0 1 100 0)" : undefined}>
        <Marks of={landmark} />
      </g>
    </Frame>
  );
}
