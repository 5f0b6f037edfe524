// Runs src/**/*.test.ts(x) with Node's own test runner. Vite bundles them first, so that TypeScript, JSX and
// `?raw` texts work on every supported Node, and no test framework has to be installed.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = join(here, "node_modules", ".tests");
const tests = readdirSync(join(here, "src"), { recursive: true })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .sort();

if (tests.length === 0) {
  console.log("no client unit tests");
  process.exit(0);
}

rmSync(out, { recursive: true, force: true });
await build({
  root: here,
  logLevel: "error",
  build: {
    ssr: true,
    outDir: out,
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries(
        tests.map((name) => [name.replace(/\.tsx?$/, "").replaceAll(/[\\/]/g, "_"), join(here, "src", name)]),
      ),
    },
  },
});

// All in one process: one for each file would take four times as long, most of it to start.
const files = readdirSync(out).filter((name) => /\.test\.m?js$/.test(name));
const all = join(out, "all.mjs");
writeFileSync(all, files.map((name) => `import "./${name}";\n`).join(""));
const run = spawnSync(process.execPath, ["--test", "--test-reporter=spec", all], { stdio: "inherit" });
process.exit(run.status ?? 1);
