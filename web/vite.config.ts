import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { wire } from "./pack/wire.mjs";

const server = process.env.TABBY_SERVER ?? "127.0.0.1:8642";

/** `en.ftl?lid` is what stands on the lid of a box: a game's texts above the first heading, without comments. */
const lids: Plugin = {
  name: "lids",
  enforce: "pre",
  load(id) {
    const path = /^(.*\.ftl)\?lid$/.exec(id)?.[1];
    if (!path) return null;
    this.addWatchFile(path);
    const [lid = ""] = readFileSync(path, "utf-8").split(/^## /m);
    return `export default ${JSON.stringify(lid.replaceAll(/^#.*\n/gm, "").trim())}`;
  },
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let beside = "";

/** Beside the client a file for the server: positions as pictures (src/postcards), in one piece, without a browser. */
const postcards: Plugin = {
  name: "postcards",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  configResolved({ root, build: { outDir } }) {
    beside = resolve(root, outDir);
  },
  async closeBundle() {
    await build({
      root: here("."),
      configFile: false,
      logLevel: "warn",
      define: { "process.env.NODE_ENV": '"production"' },
      resolve: {
        // Of the two halves of react-dom/server the one that needs nothing of a browser or of node.
        alias: {
          "react-dom/server": here("node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js"),
        },
      },
      build: {
        outDir: beside,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: {
          entry: here("src/postcards/index.tsx"),
          formats: ["iife"],
          name: "postcards",
          fileName: () => "postcards.js",
        },
      },
    });
  },
};

/** Of the first page, though they come later: the words of the shell, and what its keys open. */
const APART = /texts\/\w+\/client\.ftl|app\/StartDialog\.tsx|shell\/SettingsDialog\.tsx/;

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...given: never[]) => unknown>>[1];

/** Files of all chunks that are loaded for one of these modules, with what they import and their styles. */
function loadedFor(bundle: Bundle, modules: RegExp): readonly string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const one = bundle[name];
    if (files.has(name) || one?.type !== "chunk") return;
    files.add(name);
    for (const style of one.viteMetadata?.importedCss ?? []) files.add(style);
    one.imports.forEach(add);
  };
  for (const one of Object.values(bundle))
    if (one.type === "chunk" && modules.test(one.facadeModuleId ?? "")) add(one.fileName);
  return [...files].sort();
}

/** All puzzles: their page, the books, the boards; and their words in each language. */
const puzzlesIn = (bundle: Bundle): Readonly<Record<string, readonly string[]>> => ({
  all: loadedFor(bundle, /src\/puzzles\/index\.tsx$|-puzzles\.json$|games\/\w+\/(index|scene\/Scene)\.tsx$/),
  ...Object.fromEntries(
    ["en", "cs", "uk"].map((language) => [
      language,
      loadedFor(bundle, new RegExp(`texts/(${language}/(puzzles|pages)|${language})\\.ftl\\?raw$`)),
    ]),
  ),
});

/**
 * `worker.js` with what the shell is made of: the first page, what it loads at once, and what it opens; and with what
 * puzzles are made of.
 */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  enforce: "post", // chunks that hold nothing but a stylesheet are gone by then
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one] : []));
    const first = chunks.filter((one) => one.isEntry);
    const apart = chunks.filter((one) => APART.test(one.facadeModuleId ?? ""));
    const scripts = [...first, ...apart].flatMap((one) => [one.fileName, ...one.imports]);
    const styles = Object.keys(bundle).filter((name) => /(index|StartDialog)-.*\.css$/.test(name));
    const built = [...new Set([...scripts, ...styles])];
    const shell = ["", "print.js", "mark.svg", "app.webmanifest", "icons/icon-192.png", ...built.sort()];
    const release = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
    const source = readFileSync(fileURLToPath(new URL("worker.js", import.meta.url)), "utf-8")
      .replace("__RELEASE__", release)
      .replace('["__SHELL__"]', JSON.stringify(shell))
      .replace('"__PUZZLES__"', JSON.stringify(puzzlesIn(bundle)));
    this.emitFile({ type: "asset", fileName: "worker.js", source });
  },
};

/**
 * What has a hash in its name, compressed once, so that the server need not do it for everybody who asks. It lies in a
 * folder of its own: whoever goes through the client's files meets each once. Below a kilobyte it is not worth a file.
 */
const compressed: Plugin = {
  name: "compressed",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  writeBundle({ dir = beside }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /^assets\/.*\.(js|css)$/.test(one))) {
      const data = readFileSync(resolve(dir, name));
      if (data.length < 1024) continue;
      const file = resolve(dir, "gzip", `${name}.gz`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, gzipSync(data, { level: 9 }));
    }
  },
};

/** The first page answers every address of the client's own, so that it names its parts from the root on. */
const underRoot: Plugin = {
  name: "under-root",
  apply: "build",
  enforce: "post",
  transformIndexHtml: { order: "post", handler: (page) => page.replaceAll(/(src|href)="\.\//g, '$1="/') },
};

export default defineConfig({
  define: { "import.meta.env.WIRE": JSON.stringify(wire) },
  plugins: [react(), lids, postcards, worker, underRoot, compressed],
  // Parts find each other from where they lie, so that the client can be served from any folder.
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/tabbytop/_web",
    emptyOutDir: true,
    // The content security policy has no room for data: scripts, and fonts come from 'self'.
    assetsInlineLimit: (path) => (/\.(woff2?|js)$/.test(path) ? false : undefined),
    rolldownOptions: {
      output: {
        // React and Fluent change rarely: a chunk of their own stays in the browser's cache.
        codeSplitting: {
          groups: [{ name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|@fluent)[\\/]/ }],
        },
      },
    },
  },
  server: {
    port: 5173,
    // Texts are shared with Python and lie in its package.
    fs: { allow: [".", "../src/tabbytop"] },
    proxy: {
      "/api": { target: `http://${server}` },
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
});
