import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.TABBY_SERVER ?? "127.0.0.1:8642";

export default defineConfig({
  plugins: [react()],
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
