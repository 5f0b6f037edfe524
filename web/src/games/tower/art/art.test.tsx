import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import cards from "../../../../../src/tabbytop/games/tower/data/cards.json";
import pieces from "../../../../../src/tabbytop/games/tower/data/pieces.json";
import { COLOURS, SCARVES, WALL_KINDS } from "../box";
import {
  ActionFace,
  CardBack,
  CatFace,
  FloorFace,
  GoalFace,
  pictureAddress,
  StoryFace,
  TotoFace,
  tall,
  WallFace,
  wallFace,
} from ".";

type Named = readonly [string, ReactElement];

/** Every drawing has something on it, and no two are the same. */
function allDiffer(drawings: readonly Named[], least = 4) {
  const seen = new Map<string, string>();
  for (const [name, drawing] of drawings) {
    const markup = renderToStaticMarkup(drawing);
    assert.ok((markup.match(/<(path|use)/g) ?? []).length >= least, `${name} is hardly drawn`);
    assert.equal(seen.get(markup), undefined, `${name} is drawn as another one`);
    assert.ok(!/\bid="|NaN|undefined/.test(markup), `${name} has an id or a number that is none`);
    assert.ok(!/#[0-9a-f]{3,6}\b/i.test(markup.replace(/href="[^"]*"/g, "")), `${name} writes a colour of its own`);
    seen.set(markup, name);
  }
}

test("every action card shows its sides, and no two cards look the same", () => {
  allDiffer(cards.actions.map(({ card }) => [`action ${card}`, <ActionFace key="" id={card} />] as const));
  for (const { card, sides } of cards.actions) {
    const whole = renderToStaticMarkup(<ActionFace id={card} />);
    const cats = sides.flatMap((side) => ("cat" in side && side.cat !== "any" ? [side.cat] : []));
    for (const colour of cats) assert.ok(whole.includes(`#cat-${colour}"`), `${card} shows a ${colour} cat`);
    if (sides.length > 1) allDiffer(sides.map((_, at) => [`${card} ${at}`, <ActionFace key="" id={card} side={at} />]));
  }
});

test("every goal shows as many cats as it wants, of the colours that it names", () => {
  allDiffer(cards.goals.map(({ card }) => [`goal ${card}`, <GoalFace key="" id={card} />] as const));
  for (const { card, colours, reward } of cards.goals) {
    const markup = renderToStaticMarkup(<GoalFace id={card} />);
    const cats = markup.match(/#cat-\w+/g) ?? [];
    if (Array.isArray(colours)) assert.deepEqual(cats.sort(), colours.map((colour) => `#cat-${colour}`).sort());
    if (colours === "different") assert.equal(new Set(cats).size, cats.length);
    assert.ok(markup.includes(`>${reward}</text>`), `${card} says how far`);
  }
});

test("every story has a scene", () => {
  allDiffer(
    cards.stories.map((floor) => [`story ${floor}`, <StoryFace key="" id={floor} />] as const),
    12,
  );
});

test("walls, cats, scarves and floors are told apart without their colour", () => {
  const drawings: Named[] = [
    ["back", <CardBack key="" />],
    ...WALL_KINDS.map((kind): Named => [kind, <WallFace key="" kind={kind} />]),
    ...COLOURS.map((colour): Named => [colour, <CatFace key="" colour={colour} />]),
    ...SCARVES.map((scarf): Named => [`${scarf} scarf`, <TotoFace key="" scarf={scarf} />]),
    ...Array.from({ length: pieces.floors.count }, (_, i): Named => [`${i + 1}`, <FloorFace key="" number={i + 1} />]),
  ];
  allDiffer(drawings, 1);
  const colourless = drawings.map(([, drawing]) => renderToStaticMarkup(drawing).replace(/(fill|stroke)="[^"]*"/g, ""));
  assert.equal(new Set(colourless).size, drawings.length);
});

test("a wall's face becomes an image that needs no token of the page", () => {
  for (const kind of WALL_KINDS) {
    const inks: Record<string, string> = { "--piece-brick": "tomato" };
    const address = decodeURIComponent(
      pictureAddress(
        wallFace(kind),
        100,
        tall(kind),
        (name) => inks[name] ?? (name.startsWith("--piece") ? "" : "gray"),
      ),
    );
    assert.ok(address.startsWith("data:image/svg+xml,<svg "));
    assert.ok(!address.includes("var("), kind);
    assert.equal(address.includes("tomato"), kind === "brick");
    assert.ok(kind === "brick" || address.includes("%, gray)"), `${kind}: what stands in for a token is kept whole`);
  }
});
