/** The picture of the tower: in three dimensions or from the side, with its ruler. */
import { Component, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { Button, Icon, Loading, useMotion } from "../../design";
import { memory } from "../../ground/store";
import { useText } from "../../i18n";
import { type Colour, colourOf, isCat, type Piece, type Scarf } from "./box";
import type { Grip } from "./grip";
import { type Marked, MarkedPlaces } from "./Marked";
import { Measures } from "./Measures";
import type { Orbit } from "./orbit";
import { KittenPicture } from "./pictures";
import { Ruler, useMarks } from "./ruler";
import { Side } from "./Side";
import type { Shutter } from "./shutter";
import { Sketch } from "./sketch";
import type { Placed } from "./space";
import type { Stage } from "./stage";

const Scene = lazy(() => import("./scene/Scene"));

export type PictureProps = {
  readonly stage: Stage;
  readonly grip: Grip;
  readonly orbit: Orbit;
  readonly lit: ReadonlySet<Piece>;
  readonly ringed: ReadonlySet<Piece>;
  /** A goal is yours to meet now. */
  readonly yours?: boolean;
  readonly other: Placed | null;
  readonly idle: boolean;
  /** The floor of the kitten that counts, and the floor to reach; null: none. */
  readonly kitten: number | null;
  /** That kitten's scarf; Toto's is red. */
  readonly scarf?: Scarf | undefined;
  readonly target: number | null;
  /** Plumb lines and measures, and whether the shadow tells what would stand [TOWER 8.5]. */
  readonly sketch?: Sketch;
  /** Places that are marked on the table. */
  readonly marked?: Marked | undefined;
  readonly aids?: boolean;
  /** Can keep what is drawn as a file. */
  readonly shutter?: Shutter;
  readonly onPress: (piece: Piece) => void;
  readonly onRelease: () => void;
  readonly label: string;
  readonly children?: ReactNode;
};

const KEY = "tabbytop.tower.picture";
type Kind = "solid" | "flat";

/** What this browser can draw: nothing in space, little (the processor paints), or everything. */
type Power = "none" | "weak" | "full";
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

const power = (() => {
  let known: Power | null = null;
  return (): Power => {
    known ??= measured();
    return known;
  };
})();

function measured(): Power {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (!context) return "none";
    const names = context.getExtension("WEBGL_debug_renderer_info");
    const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return SOFTWARE.test(name) && memory.read(KEY) !== "fine" ? "weak" : "full";
  } catch {
    return "none";
  }
}

const canDrawSolid = (): boolean => power() !== "none";

/** As it was chosen here last; flat where nothing else can be drawn. */
export const pictureKind = (): Kind => (memory.read(KEY) === "flat" || !canDrawSolid() ? "flat" : "solid");

function usePictureKind(): readonly [Kind, (kind: Kind) => void] {
  const [kind, setKind] = useState<Kind>(pictureKind);
  const change = useCallback((next: Kind) => {
    memory.write(KEY, next);
    setKind(next);
  }, []);
  return [kind, change];
}

const LETTERS: Readonly<Record<string, Readonly<Record<Colour, string>>>> = {
  en: { blue: "B", green: "G", purple: "P", orange: "O" },
  cs: { blue: "M", green: "Z", purple: "F", orange: "O" },
  uk: { blue: "С", green: "З", purple: "Ф", orange: "П" },
};

export function Picture(props: PictureProps) {
  const { t, language } = useText();
  const { still } = useMotion();
  const [kind, setKind] = usePictureKind();
  const [failed, setFailed] = useState(false);
  const ruler = useMemo(() => new Ruler(), []);
  const letterOf = useMemo(
    () => (piece: Piece) => (isCat(piece) ? (LETTERS[language]?.[colourOf(piece)] ?? null) : null),
    [language],
  );
  const flat = kind === "flat" || failed;
  const {
    orbit,
    stage,
    children,
    kitten,
    scarf = "red",
    target,
    yours = false,
    sketch,
    marked,
    shutter,
    aids = false,
    ...rest
  } = props;
  const unused = useMemo(() => new Sketch(), []);
  return (
    <div className="plate tower-plate" data-picture={flat ? "flat" : "solid"}>
      <Clouds />
      {flat ? (
        <Side
          {...rest}
          orbit={orbit}
          stage={stage}
          ruler={ruler}
          sketch={sketch ?? unused}
          shutter={shutter ?? null}
          aids={aids}
        />
      ) : (
        <Fallback onFail={() => setFailed(true)}>
          <Suspense fallback={<Loading title={t("tower-ui-setting-up")} />}>
            <Scene
              {...rest}
              orbit={orbit}
              stage={stage}
              letterOf={letterOf}
              still={still}
              weak={power() === "weak"}
              yours={yours}
              ruler={ruler}
              sketch={sketch ?? unused}
              aids={aids}
              shutter={shutter ?? null}
            />
          </Suspense>
        </Fallback>
      )}
      {sketch ? <Measures sketch={sketch} /> : null}
      {sketch && marked ? <MarkedPlaces {...marked} sketch={sketch} stage={stage} /> : null}
      <FloorRuler ruler={ruler} kitten={kitten} scarf={scarf} target={target} />
      <div className="tower-view-keys">
        {canDrawSolid() && !failed ? (
          <Button
            kind="quiet"
            size="small"
            round
            icon={flat ? "ui-eye" : "ui-screen"}
            label={t(flat ? "tower-ui-solid" : "tower-ui-flat")}
            onClick={() => setKind(flat ? "solid" : "flat")}
            data-testid="picture-kind"
          />
        ) : null}
        {flat ? null : (
          <>
            <Button
              kind="quiet"
              size="small"
              round
              icon="ui-plus"
              className="tower-nearer"
              label={t("tower-ui-nearer")}
              onClick={() => {
                orbit.nearer(0.8);
                stage.redraw();
              }}
            />
            <Button
              kind="quiet"
              size="small"
              round
              icon="ui-home"
              label={t("tower-ui-view-home")}
              onClick={() => {
                orbit.home();
                stage.redraw();
              }}
            />
          </>
        )}
      </div>
      {children}
    </div>
  );
}

/** A picture that cannot be drawn is drawn flat. */
class Fallback extends Component<{ readonly children: ReactNode; readonly onFail: () => void }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(): void {
    this.props.onFail();
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Numbers of the floors at the left edge, the kitten's tab, the star at the goal. */
function FloorRuler({
  ruler,
  kitten,
  scarf,
  target,
}: {
  readonly ruler: Ruler;
  readonly kitten: number | null;
  readonly scarf: Scarf;
  readonly target: number | null;
}) {
  const marks = useMarks(ruler);
  const top = Math.max(0, ...marks.keys());
  const above = target !== null && target > top;
  // Numbers that would lie on each other: the kitten's and the topmost stay.
  let last = Number.POSITIVE_INFINITY;
  const shown = [...marks]
    .sort(([a], [b]) => a - b)
    .filter(([floor, part]) => {
      const keep = part > (above ? 0.1 : 0.02) && part < 0.985 && (last - part > 0.045 || floor === kitten);
      if (keep) last = part;
      return keep;
    });
  return (
    <div className="tower-ruler" aria-hidden="true">
      {above ? (
        <i className="target">
          {target} <Icon name="ui-star" size={20} />
        </i>
      ) : null}
      {shown.map(([floor, part]) => (
        <i
          key={floor}
          className={[floor === kitten && "kitten", floor === target && "goal"].filter(Boolean).join(" ")}
          style={{ top: `${(part * 100).toFixed(2)}%` }}
        >
          {floor}
          {floor === kitten ? <KittenPicture scarf={scarf} size={26} /> : null}
          {floor === target ? <Icon name="ui-star" size={20} /> : null}
        </i>
      ))}
    </div>
  );
}

/** A sky of cut paper. */
function Clouds() {
  return (
    <svg className="tower-clouds" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M560 190q10-46 58-40 16-34 60-30 40 4 50 34 46-8 62 26 18 0 22 22H548q0-8 12-12Z" />
      <path d="M-30 300q14-50 64-44 20-30 62-26 36 4 46 36 40-4 52 26 20 2 22 22H-30Z" />
      <path d="M610 430q8-34 46-30 14-24 48-22 32 2 40 28 36-4 46 20 16 2 18 18H600q0-10 10-14Z" />
      <path d="M120 110q8-28 40-26 12-20 40-18 26 2 34 22 28-2 36 16 14 0 16 14H112q0-6 8-8Z" className="far" />
    </svg>
  );
}
