import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** What several pages share is in one file, not in twenty; but for what only pages other than the table need. */
const SHARED = /^(?!.*\/(SevenRules|Stage)\.svelte)/;

export default defineConfig({
  plugins: [svelte()],
  base: "./", // a static site may lie in any folder; the server makes the page's own addresses absolute
  worker: { format: "es" },
  build: {
    outDir: "../src/red7/server/client",
    emptyOutDir: true,
    // What start.js asks for, and README.md names.
    target: ["chrome111", "edge111", "firefox121", "safari16.2"],
    assetsInlineLimit: 0, // the page's policy allows no data in place of files
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a busy machine they only frighten
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:7777", ws: true } } },
});
