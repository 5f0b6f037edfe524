import type { GameFace } from "../../core/face";
import * as habits from "./habits";
import { ClansScene } from "./Scene";

export const face: GameFace = { Scene: ClansScene, icon: "clan-meowsketeers", habits };
