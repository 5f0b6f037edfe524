import type { GameFace } from "../../core/face";
import * as habits from "./habits";
import { KingosScene } from "./Scene";

export const face: GameFace = { Scene: KingosScene, icon: "guardian", habits };
