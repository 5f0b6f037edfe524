import assert from "node:assert/strict";
import { test } from "node:test";
import { postcard } from ".";
import { coloured, inksOf, standingAlone } from "./print";

const inks = inksOf(":root { --ink: #102030; --deep: var(--ink); } .night { --ink: #fff; }");

test("inks are those of the day, and may be made of others", () => {
  assert.equal(coloured('fill="var(--deep)"', inks), 'fill="#102030"');
  assert.equal(coloured("var(--gone, #abc) var(--gone)", inks), "#abc none");
  assert.equal(coloured("var(--gone, color-mix(in srgb, var(--deep) 50%, #fff))", inks), "#889098");
  assert.equal(coloured("color-mix(in srgb, #f00 100%, #00ff00)", inks), "#ff0000");
});

const symbol = (name: string, id: string) =>
  `<symbol id="${id}"><path fill="var(--coat, #111)" class="${name}"/></symbol>`;

test("a drawing brings its symbols along, each once", () => {
  const used = standingAlone('<svg width="1"><use href="#cat"/><use href="#cat"/></svg>', symbol, inks);
  assert.equal(
    used,
    '<svg width="1"><defs><symbol id="cat"><path fill="#111" class="cat"/></symbol></defs><use href="#cat"/><use href="#cat"/></svg>',
  );
});

test("a symbol that is told its own inks is one of its own", () => {
  const used = standingAlone(
    '<svg><use href="#cat" style="--coat:var(--ink)"/><use href="#cat"/></svg>'.replace("<svg>", '<svg width="1">'),
    symbol,
    inks,
  );
  assert.match(used, /<symbol id="cat--coat-var-ink-"><path fill="#102030"/);
  assert.match(used, /<symbol id="cat"><path fill="#111"/);
  assert.match(used, /<use href="#cat--coat-var-ink-"\/>/);
});

test("figures are drawn, other words are left out", () => {
  const text = (words: string) =>
    `<svg width="1"><text x="5" y="9" font-size="16" fill="var(--ink)">${words}</text></svg>`;
  const drawn = standingAlone(text("28"), symbol, inks);
  assert.equal(drawn.match(/<path /g)?.length, 2);
  assert.match(drawn, /stroke="#102030"/);
  assert.equal(standingAlone(text("two"), symbol, inks), '<svg width="1"><defs></defs></svg>');
});

test("every game has a still picture without a page, and a game that is not drawn has none", () => {
  for (const game of ["clans", "isle", "kingos", "tower"]) {
    const picture = postcard(game, null);
    assert.match(picture, /^<svg [^>]*width="1200" height="630"/);
    assert.doesNotMatch(picture, /var\(|color-mix|<text/);
    for (const [, id] of picture.matchAll(/href="#([\w-]+)"/g)) assert.match(picture, new RegExp(`<symbol id="${id}"`));
  }
  assert.equal(postcard("saucers", null), "");
});
