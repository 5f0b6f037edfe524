// The words that client and house speak to each other, as a hash of them: a house of another one is not spoken to. What
// is said to pages and of games, and how workers start Python and call it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const source = new URL("../src/", import.meta.url);
const games = readdirSync(new URL("games/", source), { withFileTypes: true }).filter((one) => one.isDirectory());
const spoken = [
  "wire/types.ts",
  ...games.map(({ name }) => `games/${name}/wire.ts`).sort(),
  ...["python", "thinking", "worker"].map((name) => `home/${name}.ts`),
];

const hash = createHash("sha256");
for (const path of spoken) hash.update(readFileSync(new URL(path, source)));

export const wire = hash.digest("hex").slice(0, 12);
