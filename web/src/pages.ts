// Which page belongs to an address. Each comes with its own part of the script.

import type { Component } from "svelte";

// biome-ignore lint/suspicious/noExplicitAny: pages take different properties
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

const PAGES: readonly (readonly [RegExp, Load])[] = [
  [/^\/t\/(?<id>[A-Za-z0-9]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/$/, () => import("./home/Home.svelte")],
  [/^\/new$/, () => import("./home/NewTable.svelte")],
  [/^\/pass$/, () => import("./home/PassAround.svelte")],
  [/^\/games$/, () => import("./replay/Games.svelte")],
  [/^\/g\/(?<id>[A-Za-z0-9]+)$/, () => import("./replay/ReplayPage.svelte")],
  [/^\/board$/, () => import("./analysis/BoardPage.svelte")],
  [/^\/learn$/, () => import("./learn/Tutorial.svelte")],
  [/^\/rules(?:\/(?<edition>1\.[0-3]))?$/, () => import("./learn/RulesPage.svelte")],
  [/^\/who$/, () => import("./who/WhoPage.svelte")],
  [/^\/puzzles$/, () => import("./puzzles/PuzzlesPage.svelte")],
];

/** The page of a path, on its way, and what the path says to it; whoever shows it says where it does not arrive. */
export function pageAt(path: string): { page: ReturnType<Load>; values: Record<string, string> } {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page: quietly(load()), values: { ...match.groups } };
  }
  return { page: quietly(import("./parts/NotFound.svelte")), values: {} };
}

/** The same, without a complaint where nobody waits for it. */
function quietly(page: ReturnType<Load>): ReturnType<Load> {
  page.catch(() => undefined);
  return page;
}
