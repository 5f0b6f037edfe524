import assert from "node:assert/strict";
import { test } from "node:test";
import { PerspectiveCamera } from "three";
import { poseFrom } from "../clip";
import { Orbit } from "../orbit";
import { cornersOf, type Placed, type Pose } from "../space";
import { Stage } from "../stage";
import { following, inPicture, sightOf } from "./sight";

const at = (x: number, y: number, z: number): Pose => poseFrom([x, y, z, 1, 0, 0, 0], 1, 1);
const COLUMN = 73; // the first of them, 100 millimetres high
const floor = (piece: number, pose: Pose): Placed => ({ piece, pose, fold: 0 });

/** The middle of the table, and floors that have flown off to all sides of it. */
const SPOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [900, 120],
  [-200, -340],
  [60, 480],
];

function isInPicture(camera: PerspectiveCamera, placed: Placed): boolean {
  return cornersOf(placed)
    .flat()
    .map((corner) => inPicture(camera, ...corner))
    .every(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1);
}

for (const aspect of [1.9, 1.2, 0.8])
  test(`all of a collapse is in a picture ${aspect} times as wide as high, however one looks`, () => {
    const stage = new Stage();
    stage.settle(SPOTS.map((_, n) => floor(n + 1, at(0, 0, 60 * n))));
    stage.play({ rate: 10, frames: [new Map(SPOTS.map(([x, y], n) => [n + 1, at(x, y, 0)]))] });
    stage.settle([floor(1, at(0, 0, 0))]);
    stage.tick(0);
    for (const azimuth of [0, 1, 2, 3, 4, 5]) {
      const [camera, orbit] = [new PerspectiveCamera(26, aspect), new Orbit()];
      camera.up.set(0, 0, 1);
      orbit.azimuth = azimuth;
      orbit.nearer(0.5);
      orbit.look(following(stage, orbit));
      orbit.apply(camera, 1);
      for (const [n, [x, y]] of SPOTS.entries())
        assert.ok(isInPicture(camera, floor(n + 1, at(x, y, 0))), `floor ${n + 1} from ${azimuth}`);
    }
  });

test("a column that stands on the topmost floor is in the picture, up to its top", () => {
  const [stage, orbit, camera] = [new Stage(), new Orbit(), new PerspectiveCamera(26, 1.5)];
  camera.up.set(0, 0, 1);
  const column: Placed = { piece: COLUMN, pose: at(0, 0, 200), fold: 90 };
  stage.settle([floor(1, at(0, 0, 0)), floor(2, at(0, 0, 198)), column]);
  orbit.look(sightOf(stage, null, orbit));
  orbit.apply(camera, 1);
  assert.ok(isInPicture(camera, column));
});

test("the eye steps back for what is still to come, and comes home afterwards", () => {
  const [stage, orbit] = [new Stage(), new Orbit()];
  stage.settle([floor(1, at(0, 0, 0)), floor(2, at(0, 0, 50))]);
  orbit.look(sightOf(stage, null, orbit));
  const home = orbit.wish;
  stage.play({ rate: 10, frames: [new Map([[2, at(0, 0, 50)]]), new Map([[2, at(700, 0, 0)]])] });
  assert.ok(following(stage, orbit).wide > 700);
  stage.settle([floor(1, at(0, 0, 0)), floor(2, at(0, 0, 50))]);
  stage.finish();
  assert.deepEqual(following(stage, orbit), home);
});
