/** What is laid next: a cat of a colour, an oshax, a treasure. Each has its pattern and its letter. */
import { useId } from "react";
import { Drawn } from "../../design";
import { useText } from "../../i18n";
import { COLOURS, NONE } from "./box";
import { pieceName } from "./PadBoat";
import type { Brush, PadMode } from "./padState";
import { TilePicture } from "./TilePicture";
import { colourName, letterOf } from "./words";

/** In the order of the keys 1 to 8. */
export function brushesOf(mode: PadMode, colour: number): readonly Brush[] {
  const cats = COLOURS.map((_, at): Brush => ({ kind: "cat", colour: at }));
  const treasures: readonly Brush[] = [
    { kind: "common", colour: NONE },
    { kind: "rare", colour: NONE },
  ];
  return mode === "family"
    ? [...cats, ...treasures]
    : [...cats, { kind: "oshax", colour: Math.max(0, colour) }, ...treasures];
}

const isSame = (one: Brush, other: Brush): boolean =>
  one.kind === other.kind && (one.kind !== "cat" || one.colour === other.colour);

export function Palette({
  mode,
  brush,
  onBrush,
}: {
  readonly mode: PadMode;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
}) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset className="isle-palette">
      <legend className="spoken">{t("isle-pad-palette")}</legend>
      {brushesOf(mode, brush.colour).map((one, at) => (
        <label key={one.kind === "cat" ? one.colour : one.kind} className="isle-swatch">
          <input
            className="cover"
            type="radio"
            name={name}
            checked={isSame(one, brush)}
            onChange={() => onBrush(one)}
            aria-label={one.kind === "oshax" ? t("isle-tile-oshax", { colour: "none" }) : pieceName(one, t)}
            aria-keyshortcuts={String(at + 1)}
          />
          <Swatch brush={one} plain={one.kind === "oshax"} />
        </label>
      ))}
    </fieldset>
  );
}

/** The colour chosen for an oshax [ISLE 4.6]. */
export function OshaxColours({ brush, onBrush }: { readonly brush: Brush; readonly onBrush: (brush: Brush) => void }) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset className="isle-palette small">
      <legend>{t("isle-pad-oshax-colour")}</legend>
      {COLOURS.map((key, colour) => (
        <label key={key} className="isle-swatch">
          <input
            className="cover"
            type="radio"
            name={name}
            checked={colour === brush.colour}
            onChange={() => onBrush({ kind: "oshax", colour })}
            aria-label={colourName(colour, t)}
          />
          <Swatch brush={{ kind: "oshax", colour }} />
        </label>
      ))}
    </fieldset>
  );
}

const PICTURES = { oshax: "oshax", common: "treasure-common", rare: "treasure-rare" } as const;

function Swatch({ brush: { kind, colour }, plain = false }: { readonly brush: Brush; readonly plain?: boolean }) {
  const { language } = useText();
  const key = plain ? undefined : COLOURS[colour];
  const rug = key ? `cat-${key}` : kind === "oshax" ? "oshax" : kind === "rare" ? "rare" : "treasure";
  const picture = kind === "cat" ? `head-${key}` : PICTURES[kind];
  return (
    <span className="isle-swatch-face">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <rect x="2" y="2" width="40" height="40" rx="9" fill={`var(--${rug}-rug)`} />
        {key ? <rect x="2" y="2" width="40" height="40" rx="9" fill={`url(#isle-rug-${key})`} /> : null}
        <rect x="2" y="2" width="40" height="40" rx="9" fill="none" stroke="var(--art-line)" strokeWidth="2" />
        <Drawn name={picture} x={7} y={6} size={30} />
      </svg>
      {key ? (
        <b className="isle-swatch-letter" aria-hidden="true">
          {letterOf(key, language)}
        </b>
      ) : null}
    </span>
  );
}

/** All shapes of a kind, to be taken and dropped instead of tapped cell by cell. */
export function Shapes({
  tiles,
  colour,
  held,
  upright,
  onPick,
}: {
  readonly tiles: readonly number[];
  readonly colour: number;
  readonly held: number | null;
  readonly upright: boolean;
  readonly onPick: (tile: number) => void;
}) {
  const { t } = useText();
  return (
    <ul className="isle-shapes" aria-label={t("isle-pad-shapes")}>
      {tiles.map((tile, at) => (
        <li key={tile}>
          <button
            type="button"
            className="isle-key"
            aria-pressed={tile === held}
            aria-label={t("isle-pad-shape", { number: at + 1 })}
            data-tile={tile}
            onClick={() => onPick(tile)}
          >
            <TilePicture tile={tile} colour={colour} upright={upright} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
