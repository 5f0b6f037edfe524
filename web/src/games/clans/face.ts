import type { GameFace } from "../../core/face";
import { ClansScene } from "./Scene";

export const face: GameFace = { Scene: ClansScene, icon: "clan-meowsketeers" };
