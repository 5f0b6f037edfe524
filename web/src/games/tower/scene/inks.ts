/** The inks of the print, as the page has them now: the scene is painted with what everything else is printed with. */
import { COLOURS, type Colour, SCARVES, type Scarf, WALL_KINDS, type WallKind } from "../box";

export type Inks = {
  readonly line: string;
  readonly cream: string;
  readonly lamp: string;
  readonly stop: string;
  readonly go: string;
  readonly info: string;
  readonly wood: string;
  readonly woodDeep: string;
  readonly sky: string;
  readonly tableEdge: string;
  readonly board: string;
  readonly boardEdge: string;
  readonly toto: string;
  readonly gold: string;
  readonly blush: string;
  readonly walls: Readonly<Record<WallKind, string>>;
  readonly coats: Readonly<Record<Colour, string>>;
  readonly deeps: Readonly<Record<Colour, string>>;
  readonly scarves: Readonly<Record<Scarf, string>>;
  readonly night: boolean;
};

const recordOf = <K extends string>(keys: readonly K[], value: (key: K) => string): Readonly<Record<K, string>> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, string>;

export function readInks(root: Element): Inks {
  const style = getComputedStyle(root);
  const ink = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    line: ink("art-line"),
    cream: ink("art-cream"),
    lamp: ink("lamp"),
    stop: ink("stop"),
    go: ink("go"),
    info: ink("info"),
    wood: ink("tower-table"),
    woodDeep: ink("wood-deep"),
    sky: ink("tower-sky"),
    tableEdge: ink("tower-table-edge"),
    board: ink("piece-board"),
    boardEdge: ink("piece-board-edge"),
    toto: ink("piece-toto"),
    gold: ink("art-gold"),
    blush: ink("art-blush"),
    walls: recordOf(WALL_KINDS, (kind) => ink(`piece-${kind}`)),
    coats: recordOf(COLOURS, (colour) => ink(`cat-${colour}`)),
    deeps: recordOf(COLOURS, (colour) => ink(`cat-${colour}-deep`)),
    scarves: recordOf(SCARVES, (scarf) => ink(scarf === "yellow" ? "art-gold" : `cat-${scarf}`)),
    night: document.documentElement.dataset.print === "night",
  };
}
