// Which page belongs to an address. Each comes with its own part of the script.

import type { Component } from "svelte";

// biome-ignore lint/suspicious/noExplicitAny: pages take different properties
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

const PAGES: readonly (readonly [RegExp, Load])[] = [
  [/^\/t\/(?<id>[A-Za-z0-9]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/$/, () => import("./home/Home.svelte")],
  [/^\/new$/, () => import("./home/NewTable.svelte")],
  [/^\/quick$/, () => import("./quick/QuickPage.svelte")],
  [/^\/ratings$/, () => import("./ratings/RatingsPage.svelte")],
  [/^\/pass$/, () => import("./home/PassAround.svelte")],
  [/^\/games$/, () => import("./replay/Games.svelte")],
  [/^\/g$/, () => import("./replay/Carried.svelte")],
  [/^\/g\/(?<id>[A-Za-z0-9]+)$/, () => import("./replay/ReplayPage.svelte")],
  [/^\/board$/, () => import("./analysis/BoardPage.svelte")],
  [/^\/learn$/, () => import("./learn/Tutorial.svelte")],
  [/^\/rules(?:\/(?<edition>1\.[0-3]))?$/, () => import("./learn/RulesPage.svelte")],
  [/^\/who$/, () => import("./who/WhoPage.svelte")],
  [/^\/results$/, () => import("./mine/ResultsPage.svelte")],
  [/^\/settings$/, () => import("./mine/SettingsPage.svelte")],
  [/^\/puzzles$/, () => import("./puzzles/PuzzlesPage.svelte")],
];

/** A page that has arrived, and what the path says to it. */
export interface Found {
  readonly Page: Page;
  readonly values: Record<string, string>;
}

/** Loads the page of a path; the caller reports if it fails. */
export function pageAt(path: string): Promise<Found> {
  const [load, values] = matchOf(path);
  const found = load().then(({ default: Page }) => ({ Page, values }));
  // Nobody waits for a page that is asked for ahead, or left before it arrives.
  found.catch(() => undefined);
  return found;
}

function matchOf(path: string): [Load, Record<string, string>] {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return [load, { ...match.groups }];
  }
  return [() => import("./parts/NotFound.svelte"), {}];
}
