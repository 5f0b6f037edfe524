import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameModule } from "../core/module";
import type { Translate } from "../i18n";
import type { Frame, Replay } from "../wire/types";
import type { Point } from "./lookback";
import { lineAt } from "./looked";
import type { Stop } from "./stops";

const t = ((id: string) => (id === "seat-you" ? "You" : id)) as Translate;
const names = [
  { name: "Minka", you: true },
  { name: "Mourek", you: false },
];
const frames = [[-1], [0, "dealt"], [1, "kept"], [2, "kept", "clans-shown"], [3, "swapped"]].map(
  ([seq, ...keys]) =>
    ({ seq, view: `before ${Number(seq) + 1}`, events: keys.map((key) => ({ key, args: {} })) }) as unknown as Frame,
);
const lines = [[""], ["Cards are dealt."], ["Minka has chosen."], ["Mourek has chosen.", "Shown."], ["Mourek swaps."]];
const stops = lines.map((lines, frame) => ({ frame, stage: 0, lines }) as unknown as Stop);
const module = {
  keeps: ["kept"],
  advice: ({ type }: { type: string }, seat: number, view: unknown) => `${type} of ${seat}, ${view}.`,
} as unknown as GameModule;
const at = (stop: number, seq: number | null, seat = 0): string =>
  lineAt(
    { module, replay: { frames } as unknown as Replay, stops },
    { stop, decided: seq === null ? null : ({ seq, seat, action: { type: "Keep" } } as Point["decided"]) },
    names,
    t,
  );

test("what was chosen in secret is named once the game is over, and all else told as it was", () => {
  assert.equal(at(2, 1), "<b>You:</b> Keep of 0, before 1.");
  assert.equal(at(3, 2, 1), "<b>Mourek:</b> Keep of 1, before 2."); // by the position in which it was chosen
  assert.equal(at(1, null), "Cards are dealt.");
  assert.equal(at(4, 3, 1), "Mourek swaps.");
  assert.equal(at(3, 1), "Mourek has chosen."); // the decision that is told of is another one
});
