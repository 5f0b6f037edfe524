/** Matte paper and one ink: the materials of one print, made once and shared by all pieces. */
import {
  BackSide,
  Color,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  ShaderMaterial,
  type Texture,
} from "three";
import type { Colour, Scarf, WallKind } from "../box";
import type { Shade } from "../landing";
import type { Inks } from "./inks";
import { coatTexture, faceTexture, floorTexture, scarfTexture, tableTexture, tagTexture, wallTexture } from "./paint";

/** Laid on a floor: drawn as if a little nearer, so that the two do not flicker through each other. */
const LAID = { depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 } as const;

/** Draws the inside of a fattened shape: a line of even width round it, however far away it is. */
function inkMaterial(colour: string): ShaderMaterial {
  return new ShaderMaterial({
    side: BackSide,
    uniforms: { wide: { value: 0.6 }, ink: { value: new Color(colour) } },
    vertexShader:
      "uniform float wide; attribute vec3 outwards;" +
      "void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position + outwards * wide, 1.0); }",
    fragmentShader:
      "uniform vec3 ink; void main() { gl_FragColor = vec4(ink, 1.0);\n#include <colorspace_fragment>\n }",
  });
}

/** Which points of the picture are marks: dots in rows, each between two of the row below; crosses. */
const MARKS = {
  stands:
    "float row = floor(at.y / 4.0); vec2 off = mod(vec2(at.x + 3.0 * row, at.y), vec2(6.0, 4.0)) - vec2(3.0, 2.0);" +
    "bool mark = length(off) < 1.2;",
  slides: "bool mark = min(mod(at.x + at.y, 7.0), mod(at.x - at.y, 7.0)) < 1.2;",
} as const;

/**
 * Pale, with marks as large as pixels of the page, however flat one sees what they lie on: painted on it they would run
 * together, and the colour alone would tell.
 */
function markedMaterial(shade: "stands" | "slides", { go, stop, cream }: Inks, density: number): ShaderMaterial {
  const ink = new Color(shade === "stands" ? go : stop);
  return new ShaderMaterial({
    ...LAID,
    transparent: true,
    uniforms: {
      density: { value: density },
      ink: { value: ink },
      ground: { value: new Color(cream).lerp(ink, 0.25) },
    },
    vertexShader: "void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader:
      "uniform float density; uniform vec3 ink; uniform vec3 ground;" +
      `void main() { vec2 at = gl_FragCoord.xy / density; ${MARKS[shade]}` +
      "gl_FragColor = mark ? vec4(ink, 1.0) : vec4(ground, 0.85);\n#include <colorspace_fragment>\n }",
  });
}

export class Materials {
  readonly inks: Inks;
  readonly ink: ShaderMaterial;
  /** Round what is yours to do, and round what is in nobody's way and somebody's hand. */
  readonly lampInk: ShaderMaterial;
  readonly stopInk: ShaderMaterial;
  /** Round what is in somebody else's hand. */
  readonly theirInk: ShaderMaterial;
  #made = new Map<string, Material>();
  #textures: Texture[] = [];
  #sharp: number;
  #density: number;

  /**
   * `weak`: the processor paints, for whom sharp planks far away are half of all the work. `density`: how many points
   * are painted in a row for a pixel of the page.
   */
  constructor(inks: Inks, weak: boolean, density: number) {
    this.inks = inks;
    this.#sharp = weak ? 1 : 8;
    this.#density = density;
    this.ink = inkMaterial(inks.line);
    this.lampInk = inkMaterial(inks.lamp);
    this.stopInk = inkMaterial(inks.stop);
    this.theirInk = inkMaterial(inks.info);
  }

  /** Edges are as thin as the shadows are coarse: unshaded, or jagged stripes would run along them. */
  wall(kind: WallKind): Material[] {
    const face = this.#once(`wall ${kind}`, () => this.#paper(wallTexture(kind, this.inks)));
    const edge = this.#once("edge", () => new MeshBasicMaterial({ color: this.inks.boardEdge }));
    return [face, edge];
  }

  floor(floor: number): Material[] {
    const face = this.#once(`floor ${floor}`, () => this.#paper(floorTexture(floor, this.inks)));
    const edge = this.#once("edge", () => new MeshBasicMaterial({ color: this.inks.boardEdge }));
    return [face, edge];
  }

  coat(colour: Colour | "kitten"): Material {
    return this.#once(`coat ${colour}`, () =>
      colour === "kitten"
        ? new MeshLambertMaterial({ color: this.inks.toto })
        : this.#paper(coatTexture(colour, this.inks)),
    );
  }

  face(who: Colour | "kitten"): Material {
    return this.#once(`face ${who}`, () => {
      const map = this.#keep(faceTexture(who, this.inks));
      return new MeshLambertMaterial({ map, transparent: true, alphaTest: 0.3 });
    });
  }

  scarf(scarf: Scarf): Material {
    return this.#once(`scarf ${scarf}`, () => this.#paper(scarfTexture(scarf, this.inks)));
  }

  paws(): Material {
    return this.#once("paws", () => new MeshLambertMaterial({ color: this.inks.cream }));
  }

  tag(letter: string): Material {
    return this.#once(`tag ${letter}`, () => {
      const map = this.#keep(tagTexture(letter, this.inks));
      return new MeshBasicMaterial({ map, transparent: true, side: DoubleSide });
    });
  }

  /** The table, and its parts far away as the air between lightens them: 0 to 1. */
  table(haze: number): Material {
    return this.#once(`table ${haze}`, () => this.#paper(tableTexture(this.inks, haze)));
  }

  /** Where a piece would land: a plain shadow, green dots, or red crosses. Always over what it lies on. */
  shadow(shade: Shade): Material {
    return this.#once(`shadow ${shade}`, () =>
      shade === "plain"
        ? new MeshBasicMaterial({ color: this.inks.line, transparent: true, opacity: 0.3, ...LAID })
        : markedMaterial(shade, this.inks, this.#density),
    );
  }

  shadowRim(shade: Shade): Material {
    const color = shade === "stands" ? this.inks.go : this.inks.stop;
    return this.#once(`rim ${shade}`, () => new MeshBasicMaterial({ color, ...LAID }));
  }

  flat(colour: string): Material {
    return this.#once(`flat ${colour}`, () => new MeshBasicMaterial({ color: colour, side: DoubleSide }));
  }

  /** So many millimetres wide are the lines now. */
  drawLines(wide: number): void {
    for (const [ink, factor] of [
      [this.ink, 1],
      [this.lampInk, 2.1],
      [this.stopInk, 2.1],
      [this.theirInk, 2.1],
    ] as const) {
      const uniform = ink.uniforms.wide;
      if (uniform) uniform.value = wide * factor;
    }
  }

  dispose(): void {
    for (const material of this.#made.values()) material.dispose();
    for (const texture of this.#textures) texture.dispose();
    for (const own of [this.ink, this.lampInk, this.stopInk, this.theirInk]) own.dispose();
  }

  #paper(texture: Texture): MeshLambertMaterial {
    return new MeshLambertMaterial({ map: this.#keep(texture) });
  }

  #keep<T extends Texture>(texture: T): T {
    texture.anisotropy = this.#sharp;
    this.#textures.push(texture);
    return texture;
  }

  #once<M extends Material>(key: string, make: () => M): M {
    let material = this.#made.get(key) as M | undefined;
    if (!material) {
      material = make();
      this.#made.set(key, material);
    }
    return material;
  }
}
