import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import curses from "../../../../../src/tabbytop/games/kingos/data/curses.json";
import flowers from "../../../../../src/tabbytop/games/kingos/data/flowers.json";
import guardians from "../../../../../src/tabbytop/games/kingos/data/guardians.json";
import island from "../../../../../src/tabbytop/games/kingos/data/island.json";
import table from "../../../../../src/tabbytop/games/kingos/data/table.json";
import {
  BattleToken,
  CurseArt,
  CurseBack,
  DieArt,
  type DieFace,
  EnergyDisc,
  FieldArt,
  FlowerArt,
  FlowerBack,
  GuardianArt,
  KindMark,
  KingosArt,
  MoonArt,
  PawnArt,
  SpikesArt,
  WheelArt,
} from ".";

/** Every drawing has something on it, and no two are the same. */
function allDiffer(drawings: readonly (readonly [string, ReactElement])[], least = 8) {
  const seen = new Map<string, string>();
  for (const [name, drawing] of drawings) {
    const markup = renderToStaticMarkup(drawing);
    assert.ok((markup.match(/<path/g) ?? []).length >= least, `${name} is hardly drawn`);
    assert.equal(seen.get(markup), undefined, `${name} is drawn as another one`);
    assert.ok(!/\bid="|NaN|undefined/.test(markup), `${name} has an id or a number that is none`);
    assert.ok(!/#[0-9a-f]{3,6}\b/i.test(markup), `${name} writes a colour that no token gives`);
    seen.set(markup, name);
  }
}

type Named = readonly [string, ReactElement];
const of = (keys: readonly string[], draw: (key: string) => ReactElement): Named[] =>
  keys.map((key) => [key, draw(key)]);

test("every flower and every curse has a picture of its own", () => {
  allDiffer([
    ["flower back", <FlowerBack key="" />],
    ["curse back", <CurseBack key="" />],
    ...of(
      flowers.flowers.map(({ key }) => key),
      (id) => <FlowerArt id={id} />,
    ),
    ...of(
      curses.curses.map(({ key }) => key),
      (id) => <CurseArt id={id} />,
    ),
  ]);
});

test("flowers and curses show their kind by the shape behind them", () => {
  const behind = (drawing: ReactElement) => /<path d="([^"]+)"/.exec(renderToStaticMarkup(drawing))?.[1];
  const shapes = new Map<string, Set<string | undefined>>();
  const note = (colour: string, drawing: ReactElement) =>
    shapes.set(colour, (shapes.get(colour) ?? new Set()).add(behind(drawing)));
  for (const { key, colour } of flowers.flowers) note(colour, <FlowerArt id={key} />);
  for (const { key, colour } of curses.curses) note(colour, <CurseArt id={key} />);
  assert.deepEqual([...shapes.keys()].sort(), ["blue", "red", "white", "yellow"]);
  for (const [colour, one] of shapes) assert.equal(one.size, 1, `all ${colour} ones have the same behind them`);
  assert.equal(new Set([...shapes.values()].flatMap((one) => [...one])).size, 4);
});

test("every guardian is a creature of its own, and so is Kingoš", () => {
  const keys = guardians.guardians.map(({ key }) => key);
  allDiffer([
    ["Kingoš", <KingosArt key="" />],
    ...of(keys, (id) => <GuardianArt id={id} />),
    ...of(keys, (id) => <GuardianArt id={id} twin />),
  ]);
});

test("every field has a landscape, and a seed strews it anew but always the same way", () => {
  const keys = ["beach", "citadel", ...island.cards.map(({ key }) => key)];
  const kinds = ["relax", "meadow", "danger"];
  allDiffer([0, 1, 2].flatMap((seed) => of([...keys, ...kinds], (id) => <FieldArt id={id} seed={seed} />)));
  const twice = [1, 2].map(() => renderToStaticMarkup(<FieldArt id="dunes" seed={7} />));
  assert.equal(twice[0], twice[1]);
});

test("pieces are told apart without their colour", () => {
  const seats = ["0", "1", "2", "3", "4"];
  const sides = [0, 1, 2, 3] as const;
  const pieces: Named[] = [
    ...of(seats, (seat) => <PawnArt seat={Number(seat)} />),
    ...of(seats, (seat) => <EnergyDisc seat={Number(seat)} />),
    ...of(Object.keys(table.die), (face) => <DieArt face={face as DieFace} />),
    ...of(["relax", "meadow", "danger", "beach", "citadel"], (kind) => <KindMark kind={kind} />),
    ...sides.flatMap((side) =>
      (["in", "out"] as const).flatMap((direction): Named[] => [
        [`black ${direction} ${side}`, <SpikesArt key="" colour="black" direction={direction} side={side} />],
        [`red ${direction} ${side}`, <SpikesArt key="" colour="red" direction={direction} side={side} />],
      ]),
    ),
    ...table.wheel.map((_, counter): Named => [`wheel ${counter}`, <WheelArt key="" counter={counter} seat={1} />]),
    ...[0, 0.4, 0.6, 1].map((fullness): Named => [`moon ${fullness}`, <MoonArt key="" fullness={fullness} />]),
    ["token", <BattleToken key="" />],
  ];
  allDiffer(pieces, 2);
  const colourless = pieces.map(([, drawing]) => renderToStaticMarkup(drawing).replace(/(fill|stroke)="[^"]*"/g, ""));
  assert.equal(new Set(colourless).size, pieces.length);
});
