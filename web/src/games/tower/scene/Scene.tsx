/** The tower in three dimensions. Draws what the stage shows, moves what the hand holds; decides nothing. */
import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type DirectionalLight,
  type Group,
  type Object3D,
  PCFShadowMap,
  type PerspectiveCamera,
  Raycaster,
  setConsoleFunction,
  Vector2,
  Vector3,
} from "three";
import { useSettings } from "../../../ground/settings";
import { heightOf, type Piece as PieceId, TABLE } from "../box";
import type { Grip } from "../grip";
import { type Held, landing, placedAt } from "../hold";
import { landingOf, type Shade, shadeOf } from "../landing";
import type { Orbit, Sight } from "../orbit";
import type { Ruler } from "../ruler";
import type { Shutter } from "../shutter";
import type { Sketch } from "../sketch";
import { inWorld, type Placed, type Pose, Surroundings } from "../space";
import type { Stage } from "../stage";
import { type Inks, readInks } from "./inks";
import { Materials } from "./materials";
import { Piece, Ring } from "./Pieces";
import { Shadow } from "./Shadow";
import { discSolid } from "./shapes";
import { following, inPicture, rulerOf, type Spot, sightOf, topOf } from "./sight";
import { usePointers } from "./usePointers";

export type SceneProps = {
  readonly stage: Stage;
  readonly grip: Grip;
  readonly orbit: Orbit;
  /** Pieces that may be pressed: yours to do. */
  readonly lit: ReadonlySet<PieceId>;
  /** Cats that meet a goal, and whether it is yours to meet now. */
  readonly ringed: ReadonlySet<PieceId>;
  readonly yours: boolean;
  /** What somebody else holds, and where. */
  readonly other: Placed | null;
  readonly letterOf: (piece: PieceId) => string | null;
  readonly still: boolean;
  /** The processor paints: no shadows, no smoothing. */
  readonly weak: boolean;
  /** No hand may move anything now. */
  readonly idle: boolean;
  readonly onPress: (piece: PieceId) => void;
  /** The finger that led the piece has left it. */
  readonly onRelease: () => void;
  readonly ruler: Ruler;
  readonly sketch: Sketch;
  /** The shadow says whether a piece would stand. */
  readonly aids: boolean;
  readonly shutter: Shutter | null;
  readonly label: string;
};

const RIM = 11; // millimetres: the line at the end of the table
const TABLE_TOP = -1; // millimetres: just under floor 1, so that its line is seen all round
const LINE = 1.15; // pixels
// react-three-fiber still has a clock that three.js calls old; nobody here can mend that.
setConsoleFunction((kind, message, ...more) => {
  if (!message.startsWith("THREE.Clock")) console[kind](message, ...more);
});

const LIGHT = new Vector3(-260, -420, 620);

export default memo(Scene);

function Scene(props: SceneProps) {
  const plate = useRef<HTMLDivElement>(null);
  const inks = useInks(plate);
  return (
    <div ref={plate} className="tower-canvas">
      {inks ? (
        <Canvas
          flat
          frameloop="demand"
          shadows={props.weak ? false : { type: PCFShadowMap }}
          dpr={props.weak ? 1 : [1, 2]}
          camera={{ fov: 26, up: [0, 0, 1], position: [100, -600, 200] }}
          gl={{ antialias: !props.weak, alpha: true, powerPreference: "high-performance" }}
          role="img"
          aria-label={props.label}
        >
          <Tabletop {...props} inks={inks} plate={plate} />
        </Canvas>
      ) : null}
    </div>
  );
}

/** The inks of the page; read again when the print changes. */
function useInks(plate: RefObject<HTMLElement | null>): Inks | null {
  const [inks, setInks] = useState<Inks | null>(null);
  useEffect(() => {
    const read = () => {
      if (plate.current) setInks(readInks(plate.current));
    };
    let wanted = true;
    read();
    // Numbers on the floors are painted with the page's letters: again, when those have come.
    void document.fonts?.ready.then(() => wanted && read());
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-print"] });
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [plate]);
  return inks;
}

function place(object: Object3D, { at, turn: [w, i, j, k] }: Pose): void {
  object.position.set(at[0], at[1], at[2]);
  object.quaternion.set(i, j, k, w);
}

/** The lamp stands over the tower, and over all that has fallen off it. */
function shine(light: DirectionalLight, top: number, { x, y, wide, near }: Sight): void {
  light.target.position.set(x, y, top / 2);
  light.target.updateMatrixWorld();
  light.position.copy(light.target.position).add(LIGHT);
  const reach = Math.max(190, top * 0.62, wide * 0.55, near);
  const lens = light.shadow.camera;
  if (Math.abs(lens.top - reach) <= 1) return;
  [lens.left, lens.right, lens.top, lens.bottom] = [-reach, reach, reach, -reach];
  lens.updateProjectionMatrix();
}

function Tabletop(props: SceneProps & { readonly inks: Inks; readonly plate: RefObject<HTMLDivElement | null> }) {
  const { stage, grip, orbit, lit, ringed, other, letterOf, still, weak, ruler, sketch, aids, inks, plate } = props;
  const invalidate = useThree((state) => state.invalidate);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const size = useThree((state) => state.size);
  useShutter(props.shutter);
  const { letters } = useSettings();
  const density = useThree((state) => state.viewport.dpr);
  const materials = useMemo(() => new Materials(inks, weak, density), [inks, weak, density]);
  useEffect(() => () => materials.dispose(), [materials]);
  const groups = useRef(new Map<PieceId, Group>());
  const pieces = usePieces(stage);
  const root = useRef<Group>(null);
  const held = useHand(grip, aids);
  const holding = useRef<Group>(null);
  const shade = useRef<Group>(null);
  const theirs = useRef<Group>(null);
  const theirShade = useRef<Group>(null);
  const theirLanding = useMemo(() => (other ? landingUnder(stage, other) : 0), [stage, other]);
  const light = useRef<DirectionalLight>(null);

  const refresh = useCallback(() => invalidate(), [invalidate]);
  useEffect(() => stage.subscribe(refresh), [stage, refresh]);
  useEffect(() => grip.subscribe(refresh), [grip, refresh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn has changed
  useEffect(refresh, [refresh, lit, ringed, other, materials, pieces, size]);

  usePointers({
    plate,
    grip,
    orbit,
    camera,
    refresh,
    isIdle: props.idle,
    pick: useCallback(
      (x: number, y: number) => pieceAt(x, y, camera, root.current, holding.current, lit),
      [camera, lit],
    ),
    litSpots: useCallback(() => spotsOf(stage, lit, camera), [stage, lit, camera]),
    isLit: useCallback((piece: PieceId) => lit.has(piece), [lit]),
    onPress: props.onPress,
    onRelease: props.onRelease,
  });

  useFrame((_, seconds) => {
    for (const [piece, group] of groups.current) {
      const placed = stage.shown.get(piece);
      group.visible = placed !== undefined;
      if (placed) place(group, placed.pose);
    }
    const now = grip.held;
    if (now && holding.current) {
      const here = placedAt(now.piece, now.place);
      place(holding.current, here.pose);
      const down = placedAt(now.piece, { ...now.place, z: now.rest });
      if (shade.current) {
        shade.current.visible = now.cuts === null;
        place(shade.current, down.pose);
      }
    }
    if (other && theirs.current) place(theirs.current, other.pose);
    if (other && theirShade.current) {
      const [x, y, z] = other.pose.at;
      place(theirShade.current, { ...other.pose, at: [x, y, Math.min(z, theirLanding)] });
    }
    orbit.look(
      stage.isMoving ? following(stage, orbit) : sightOf(stage, now ? placedAt(now.piece, now.place) : other, orbit),
    );
    const moving = orbit.apply(camera, still ? 10 : Math.min(0.1, seconds));
    const pixel = (2 * orbit.far * Math.tan((camera.fov * Math.PI) / 360)) / size.height;
    materials.drawLines(Math.min(1.3, LINE * pixel));
    if (light.current) shine(light.current, topOf(stage), orbit.wish);
    if (plate.current) pointOut(plate.current, now, spotsOf(stage, lit, camera), orbit, camera);
    ruler.set(rulerOf(stage, camera));
    sketch.show((point) => inPicture(camera, ...point));
    if (moving) invalidate();
  });

  const [dim, lamp] = inks.night ? [1.5, 1.5] : [1.95, 1.75];
  return (
    <>
      <ambientLight intensity={dim} color={inks.night ? "#cfd8ff" : "#fff6ea"} />
      <directionalLight
        ref={light}
        intensity={lamp}
        color="#fff1d6"
        castShadow={!weak}
        shadow-mapSize={[2048, 2048]}
        shadow-camera-near={50}
        shadow-camera-far={2400}
        shadow-bias={-0.0008}
        shadow-normalBias={0.6}
        shadow-radius={5}
        shadow-intensity={0.55}
      />
      <Ground materials={materials} />
      <group ref={root}>
        {pieces.map(({ piece, fold }) => (
          <group
            key={`${piece} ${fold}`}
            ref={(group) => {
              if (group) groups.current.set(piece, group);
              else groups.current.delete(piece);
            }}
            userData={{ piece }}
          >
            <Piece
              piece={piece}
              fold={fold}
              look={lit.has(piece) || (props.yours && ringed.has(piece)) ? "lit" : "plain"}
              letter={letters ? letterOf(piece) : null}
              materials={materials}
            />
            {ringed.has(piece) ? <Ring colour={props.yours ? "lamp" : "go"} materials={materials} /> : null}
          </group>
        ))}
      </group>
      {other ? (
        <>
          <Piece
            ref={theirs}
            piece={other.piece}
            fold={other.fold}
            look="theirs"
            letter={letters ? letterOf(other.piece) : null}
            materials={materials}
          />
          <Shadow ref={theirShade} piece={other.piece} fold={other.fold} shade="plain" materials={materials} />
        </>
      ) : null}
      {held ? (
        <>
          <group ref={holding} userData={{ piece: held.piece }}>
            <Piece
              piece={held.piece}
              fold={held.fold}
              look={held.cuts ? "wrong" : "held"}
              letter={letters ? letterOf(held.piece) : null}
              materials={materials}
            />
          </group>
          <Shadow ref={shade} piece={held.piece} fold={held.fold} shade={held.shade} materials={materials} />
        </>
      ) : null}
    </>
  );
}

/** What is kept is drawn at that moment: a canvas forgets what it has shown. */
function useShutter(shutter: Shutter | null): void {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  useEffect(() => {
    return shutter?.by(() => {
      gl.render(scene, camera);
      return gl.domElement;
    });
  }, [shutter, gl, scene, camera]);
}

/** How far each part of the table reaches, and how much air lies over it: cut paper, lighter the farther away. */
const GROUNDS = [
  [TABLE * 0.28, 0],
  [TABLE * 0.55, 0.12],
  [TABLE, 0.24],
] as const;

/** A round table as large as that of the physics, so that whatever falls lies on it. */
function Ground({ materials }: { readonly materials: Materials }) {
  return (
    <>
      {GROUNDS.map(([reach, haze], at) => (
        <mesh
          key={reach}
          receiveShadow
          position={[0, 0, TABLE_TOP]}
          geometry={discSolid(GROUNDS[at - 1]?.[0] ?? 0, reach)}
          material={materials.table(haze)}
        />
      ))}
      <mesh position={[0, 0, TABLE_TOP]} rotation={[Math.PI / 2, 0, 0]} material={materials.flat(materials.inks.line)}>
        <cylinderGeometry args={[TABLE, TABLE, RIM, 192, 1, true]} />
      </mesh>
    </>
  );
}

type Look = { readonly piece: PieceId; readonly fold: number };

/** Which pieces there are, for React; where they are is none of its business. */
function usePieces(stage: Stage): readonly Look[] {
  const [pieces, setPieces] = useState<readonly Look[]>(() => looksOf(stage));
  useEffect(() => {
    let before: readonly Look[] = [];
    const listen = () => {
      const now = looksOf(stage);
      const same =
        before.length === now.length &&
        before.every((one, at) => one.piece === now[at]?.piece && one.fold === now[at]?.fold);
      if (same) return;
      before = now;
      setPieces(now);
    };
    listen();
    return stage.subscribe(listen);
  }, [stage]);
  return pieces;
}

const looksOf = (stage: Stage): readonly Look[] =>
  [...stage.shown.values()].map(({ piece, fold }) => ({ piece, fold })).sort((a, b) => a.piece - b.piece);

type InHand = { readonly piece: PieceId; readonly fold: number; readonly cuts: boolean; readonly shade: Shade };

/** What React has to know of the hand: which piece, how folded, whether it cuts into something, would it stand. */
function useHand(grip: Grip, aids: boolean): InHand | null {
  const [hand, setHand] = useState<InHand | null>(null);
  useEffect(() => {
    const listen = () => {
      const held = grip.held;
      setHand((before) => {
        if (!held) return null;
        const [fold, cuts] = [Math.round(held.place.fold), held.cuts !== null];
        const shade = aids && grip.grounds && !cuts ? shadeOf(landingOf(grip.grounds, held).fate) : "plain";
        const same = before?.piece === held.piece && before.fold === fold && before.cuts === cuts;
        return same && before.shade === shade ? before : { piece: held.piece, fold, cuts, shade };
      });
    };
    listen();
    return grip.subscribe(listen);
  }, [grip, aids]);
  return hand;
}

// ---- looking --------------------------------------------------------------------------------------------------------

/** Where a piece in somebody else's hand would touch first on its way down. */
const landingUnder = (stage: Stage, placed: Placed): number =>
  landing(new Surroundings([...stage.shown.values()]), placed);

/** What can be pressed, and where in the picture it is. */
function spotsOf(stage: Stage, lit: ReadonlySet<PieceId>, camera: PerspectiveCamera): ReadonlyMap<PieceId, Spot> {
  const spots = new Map<PieceId, Spot>();
  for (const piece of lit) {
    const pose = stage.shown.get(piece)?.pose;
    if (pose) spots.set(piece, inPicture(camera, ...inWorld(pose, [0, 0, heightOf(piece) / 2])));
  }
  return spots;
}

const written = (parts: readonly number[]): string => parts.map((part) => part.toFixed(4)).join(" ");

/** Where in the picture what can be moved or pressed is, and where one looks from: for fingers that cannot see. */
function pointOut(
  plate: HTMLElement,
  held: Held | null,
  lit: ReadonlyMap<PieceId, Spot>,
  orbit: Orbit,
  camera: PerspectiveCamera,
): void {
  const at = (z: number): string => (held ? written(inPicture(camera, held.place.x, held.place.y, z + 8)) : "");
  plate.dataset.hand = at(held?.place.z ?? 0);
  plate.dataset.land = at(held?.rest ?? 0);
  plate.dataset.lit = [...lit].map(([piece, spot]) => `${piece} ${written(spot)}`).join("; ");
  plate.dataset.eye = written([orbit.azimuth, orbit.elevation, orbit.zoom]);
}

const caster = new Raycaster();

/** The piece in hand if it is there, else what may be pressed, though something stands before it, else whatever is. */
function pieceAt(
  x: number,
  y: number,
  camera: PerspectiveCamera,
  root: Group | null,
  holding: Group | null,
  lit: ReadonlySet<PieceId>,
): { readonly piece: PieceId; readonly held: boolean } | null {
  caster.setFromCamera(new Vector2(x, y), camera);
  const hits = (group: Group | null): readonly PieceId[] =>
    group ? caster.intersectObject(group, true).flatMap(({ object }) => pieceOf(object) ?? []) : [];
  const held = hits(holding)[0];
  if (held !== undefined) return { piece: held, held: true };
  const standing = hits(root);
  const piece = standing.find((one) => lit.has(one)) ?? standing[0];
  return piece === undefined ? null : { piece, held: false };
}

function pieceOf(object: Object3D): PieceId | null {
  for (let here: Object3D | null = object; here; here = here.parent)
    if (here.userData.piece !== undefined) return here.userData.piece as PieceId;
  return null;
}
