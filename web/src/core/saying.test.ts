import assert from "node:assert/strict";
import { test } from "node:test";
import { strict } from "../i18n/strict";
import type { Args } from "../wire/types";
import type { GameWords } from "../wire/words";
import { declareWords, Speaker } from "./saying";

/** What `tests/spoken` has recorded: Python says the same sentences (`tests/contract/test_words.py`). */
type Spoken = {
  readonly names: readonly string[];
  readonly words: GameWords;
  readonly spoken: readonly {
    readonly form: "event" | "turn" | "prompt" | "refusal" | "line" | "note";
    readonly key: string;
    readonly seats: number;
    readonly args: Args;
    /** To a watcher, and to who does it where that is another sentence. */
    readonly said: Readonly<Record<string, readonly [string] | readonly [string, string]>>;
  }[];
};

const recorded = import.meta.glob<Spoken>("../../../tests/spoken/*.json", { import: "default", eager: true });
test("all games are recorded", () => {
  assert.ok(Object.keys(recorded).length >= 5);
});

for (const [path, { names, words, spoken }] of Object.entries(recorded)) {
  const game = /(\w+)\.json$/.exec(path)?.[1] ?? "";
  for (const language of ["en", "cs", "uk"])
    test(`${game} is spoken in ${language} as Python speaks it`, () => {
      const t = strict(language);
      declareWords(game, words);
      for (const { form, key, seats, args, said } of spoken) {
        const seat = typeof args.seat === "number" && args.seat >= 0 && args.seat < seats ? args.seat : 0;
        const [watcher, reader] = said[language] ?? ["?"];
        for (const [you, sentence] of [
          [-1, watcher],
          [seat, reader ?? watcher],
        ] as const) {
          const sitters = names.slice(0, seats).map((name, at) => ({ name, you: at === you }));
          assert.equal(new Speaker(game, sitters, t)[form]({ key, args }), sentence, `${form} ${key}`);
        }
      }
    });
}

test("who sits somewhere, by themselves: with a capital, as in a column's head", () => {
  const kinds = { seat: { type: "Who", rival: "fen-heron" } } as const;
  declareWords("fen", { kinds, tables: {}, absent: {}, passing: [], together: [], following: [], beside: [] });
  const speaker = new Speaker("fen", [{ name: "Minka", you: true }], (id) => id);
  assert.deepEqual([speaker.sitter(0), speaker.sitter(1)], ["seat-you", "fen-heron"]);
});
