import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import flowers from "../../../../../src/tabbytop/games/kingos/data/flowers.json" with { type: "json" };
import { FlowerArt, FlowerBack } from ".";

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

test("every flower is a plant of its own", () => {
  allDiffer([
    ["back", <FlowerBack key="back" />],
    ...flowers.flowers.map(({ key }) => [key, <FlowerArt key={key} id={key} />] as const),
  ]);
});
