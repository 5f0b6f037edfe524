import assert from "node:assert/strict";
import { test } from "node:test";
import { held, unpacked } from "./unpacking";

/** Words, numbers, a long run of one letter, a piece from far back, letters of two bytes. */
function text(): Uint8Array {
  const words = ["mouse", "cat", "dog", "isle"];
  const all = Array.from({ length: 60 }, (_, i) => `${words[((i * i) % 7) % 4]} ${(i * 7919) % 101}`).join(" ");
  return new TextEncoder().encode(`${all}${"\0".repeat(3000)}${all.slice(100, 300)}кіт`);
}

/** The same, as `pack/packing.py` packs it. */
const PACKED = Buffer.from(
  "ADacqoAkSkgdpzOz7nSPnLmahv137JRuIr03py35rv5sns9dhQ7qPDjXx2YQkqjka7WxfsnDJr+l2RrnudjCdtoD726cVnUhZyBb" +
    "TMnFyzhYx7hqwQVUkozR44ZTAjPamx9mH4qumgYiTN8J67gQpD4oi9AC3vCVS9Tb29g58gryRmdodrvS246bnpbH5PSbKctRJfRl" +
    "4qySdiillNy3nMNTC86XifY3IayNIq+MK7fxzPdNPkH5L01vUBRFkQmNdlX3//qMoEo=",
  "base64",
);

test("what was packed is unpacked", async () => {
  const whole = text();
  assert.deepEqual(await unpacked(new Uint8Array(PACKED), whole.length), whole);
});

test("what is damaged is refused, or is not what it was", async () => {
  const whole = text();
  for (const at of [7, 40, PACKED.length - 20]) {
    const damaged = new Uint8Array(PACKED);
    damaged[at] = (damaged[at] ?? 0) ^ 0x55;
    const came = await unpacked(damaged, whole.length).catch(() => null);
    assert.notDeepEqual(came, whole);
  }
});

test("files in one piece lie one after another", () => {
  const list = new TextEncoder().encode(
    JSON.stringify([
      ["", 1, "text/html"],
      ["assets/a.js", 2],
    ]),
  );
  const bundle = new Uint8Array([list.length, 0, 0, 0, ...list, 7, 8, 9]);
  const found = held(bundle).map(([name, data, type]) => [name, [...data], type]);
  assert.deepEqual(found, [
    ["", [7], "text/html"],
    ["assets/a.js", [8, 9], undefined],
  ]);
});
