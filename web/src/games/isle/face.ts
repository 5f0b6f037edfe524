import type { GameFace } from "../../core/face";
import * as habits from "./habits";
import { IsleScene } from "./Scene";

export const face: GameFace = { Scene: IsleScene, icon: "head-green", habits };
