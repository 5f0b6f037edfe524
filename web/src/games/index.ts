/** The games of the house: their still pictures, and for those that can be played the module, loaded when needed. */
import type { ComponentType } from "react";
import type { GameModule } from "../table/module";
import { ClansScene } from "./scenes/clans";
import { IsleScene } from "./scenes/isle";
import { KingosScene } from "./scenes/kingos";
import { TowerScene } from "./scenes/tower";

export const games: Readonly<Record<string, () => Promise<GameModule>>> = {
  clans: () => import("./clans").then((module) => module.clans),
  isle: () => import("./isle").then((module) => module.isle),
  tower: () => import("./tower").then((module) => module.tower),
  kingos: () => import("./kingos").then((module) => module.kingos),
};

/** Games whose score pad counts a real table; the others have nothing to count. */
export const pads: ReadonlySet<string> = new Set(["clans", "isle"]);

export const scenes: Readonly<Record<string, ComponentType>> = {
  isle: IsleScene,
  clans: ClansScene,
  tower: TowerScene,
  kingos: KingosScene,
};
