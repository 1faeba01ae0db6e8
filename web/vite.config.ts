import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rolldown } from "vite";

/** The pages that need a module, and "" if the first script does. */
function pagesOf(id: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const found = modules.getModuleInfo(one);
    if (found?.isEntry) pages.add("");
    if (found?.dynamicImporters.length) pages.add(one);
    for (const importer of found?.importers ?? []) seen.add(importer);
  }
  return pages;
}

/** With the first script come all styles that pages share, and what the table does: a link to one is what most people open. */
function first(id: string, modules: Rolldown.ChunkingContext): string | null {
  const pages = [...pagesOf(id, modules)];
  const isShared =
    pages.length > 1 && (id.endsWith(".css") || pages.some((page) => page.endsWith("/TablePage.svelte")));
  return pages.includes("") || isShared ? "index" : null;
}

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
      output: { codeSplitting: { groups: [{ name: first }, { name: "pages", minShareCount: 2 }] } },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:7777", ws: true } } },
});
