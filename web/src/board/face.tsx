/** What is known of a game that has no folder: a picture of any game, fetched when it is shown. */
import { lazy, Suspense } from "react";
import type { GameFace } from "../core/face";

const AnyScene = lazy(() => import("./Scene").then((module) => ({ default: module.AnyScene })));

const Scene = () => (
  <Suspense>
    <AnyScene />
  </Suspense>
);

export const plainFace: GameFace = { Scene, icon: "basket" };
