import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [react(), lids],
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
