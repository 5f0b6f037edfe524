/** The pictures of Kingoš's island, keyed as the box names its things. Each fills a box of 100 × 100. */
import { type ArtProps, bloom, Frame, Marks, type Picture, ring, star } from "../../../design/picture";
import { BURST, RED_FLOWERS, SUN, YELLOW_FLOWERS } from "./flowers";

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

/** The back of a flower card. */
export function FlowerBack(props: ArtProps) {
  return (
    <Frame overflow="hidden" {...props}>
      <Marks of={FLOWER_BACK} />
    </Frame>
  );
}
