import type { GameFace } from "../../core/face";
import * as habits from "./habits";
import { TowerScene } from "./Scene";

export const face: GameFace = { Scene: TowerScene, whole: true, icon: "toto", habits };
