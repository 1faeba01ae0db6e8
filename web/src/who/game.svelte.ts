// A game at a real table: who has which cards, the rule, and the points so far; stored in this browser.

import { PACK, sorted } from "../cards/card";
import { memory } from "../parts/memory";
import { codeOf, PASSING, server } from "../wire/http";
import type { Rulings } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Player {
  readonly name: string;
  readonly cards: readonly string[];
  readonly isOut: boolean;
}
/** A round that was won. */
export interface Entry {
  readonly player: number;
  readonly points: number;
  readonly cards: readonly string[];
}
/** What became of cards that were typed. */
export interface Typed {
  readonly wrong: string[];
  readonly scored: string[];
  /** Cards with the player whose they were. */
  readonly moved: [card: string, owner: number][];
}
interface Kept {
  readonly players: readonly Player[];
  readonly rule: string;
  readonly entries: readonly Entry[];
  /** Whether the round on the table is among the entries. */
  readonly isScored: boolean;
}

const KEY = "who";
const DELAY = 120;
/** Until the server is asked again where it could not be reached. */
const AGAIN = 2_000;
export const FEWEST = 2;
export const MOST = 4;
const NOBODY: Player = { name: "", cards: [], isOut: false };
const FIRST: Kept = { players: [NOBODY, NOBODY], rule: "R", entries: [], isScored: false };

function loaded(): Kept {
  const kept = memory.load<Partial<Kept> | null>(KEY, null);
  const isWhole = kept && Array.isArray(kept.players) && kept.players.length >= FEWEST && Array.isArray(kept.entries);
  return isWhole ? { ...FIRST, ...kept } : FIRST;
}

export class Game {
  private kept = $state.raw(loaded());
  current = $state(0);
  rulings = $state.raw<Rulings | null>(null);
  /** The points that end the game, once the server has said so. */
  target = $state(0);
  trouble = $state("");
  private asked = 0;
  private again: ReturnType<typeof setTimeout> | undefined;

  get players(): readonly Player[] {
    return this.kept.players;
  }
  get rule(): string {
    return this.kept.rule;
  }
  get entries(): readonly Entry[] {
    return this.kept.entries;
  }
  get isScored(): boolean {
    return this.kept.isScored;
  }
  readonly names: readonly string[] = $derived.by(() =>
    this.kept.players.map(({ name }, index) => name.trim() || say("who-player", { number: index + 1 })),
  );
  readonly totals: readonly number[] = $derived.by(() =>
    this.kept.players.map((_, index) =>
      this.kept.entries.reduce((sum, entry) => sum + (entry.player === index ? entry.points : 0), 0),
    ),
  );
  readonly ruling = $derived.by(() => this.rulings?.rulings.find((one) => one.rule === this.kept.rule) ?? null);

  /** Whose palette holds a card; -1 for nobody's. */
  ownerOf(card: string): number {
    return this.players.findIndex((one) => one.cards.includes(card));
  }

  /** Whether a card has been scored, and so is not in the game. */
  isWon(card: string): boolean {
    const past = this.isScored ? this.entries.slice(0, -1) : this.entries;
    return past.some((entry) => entry.cards.includes(card));
  }

  /** Puts a card into the current palette, or takes it out again. */
  toggle(card: string): void {
    if (this.isWon(card)) return;
    const isHere = this.ownerOf(card) === this.current;
    this.put(this.current, card, isHere);
  }

  /** Puts the cards of a text into the current palette; returns which came from other palettes, and which failed. */
  type(text: string): Typed {
    const typed: Typed = { wrong: [], scored: [], moved: [] };
    for (const word of text.match(/[a-z]+\s*\d+|[^\s,;]+/gi) ?? []) {
      const card = word.replace(/\s/g, "").toUpperCase();
      const owner = this.ownerOf(card);
      if (!PACK.includes(card)) typed.wrong.push(word);
      else if (this.isWon(card)) typed.scored.push(card);
      else if (owner !== this.current) {
        if (owner >= 0) typed.moved.push([card, owner]);
        this.put(this.current, card, false);
      }
    }
    return typed;
  }

  private put(player: number, card: string, isRemoved: boolean): void {
    const players = this.players.map((one, index) => {
      const others = one.cards.filter((held) => held !== card);
      return { ...one, cards: index === player && !isRemoved ? sorted([...others, card]) : others };
    });
    this.keep({ players });
  }

  change(index: number, player: Partial<Player>): void {
    this.keep({ players: this.players.map((one, place) => (place === index ? { ...one, ...player } : one)) });
  }

  setRule(rule: string): void {
    this.keep({ rule });
  }

  add(): void {
    if (this.players.length < MOST) this.keep({ players: [...this.players, NOBODY] });
  }

  /** Only somebody without points can be taken away, so that the points of the others stay theirs. */
  mayRemove(index: number): boolean {
    return this.players.length > FEWEST && !this.entries.some((entry) => entry.player >= index);
  }

  remove(index: number): void {
    this.current = 0;
    this.keep({ players: this.players.filter((_, place) => place !== index) });
  }

  score(player: number): void {
    const standing = this.ruling?.palettes[player];
    if (!standing || this.isScored) return;
    const entry = { player, points: standing.points, cards: standing.counting };
    this.keep({ entries: [...this.entries, entry], isScored: true });
  }

  undo(): void {
    this.keep({ entries: this.entries.slice(0, -1), isScored: false });
  }

  /** A new round with the same players. */
  next(): void {
    this.current = 0;
    this.keep({
      players: this.players.map(({ name }) => ({ ...NOBODY, name })),
      rule: FIRST.rule,
      isScored: false,
    });
  }

  reset(): void {
    this.current = 0;
    this.keep(FIRST);
  }

  private keep(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
    memory.save(KEY, this.kept);
  }

  /** Asks who is winning, once nothing more is tapped for a moment. */
  ask(): () => void {
    this.asked += 1;
    const mine = this.asked;
    const palettes = this.players.map(({ cards, isOut }) => (isOut ? [] : cards));
    const judge = async (): Promise<void> => {
      clearTimeout(this.again);
      try {
        const rulings = await server.who(palettes);
        if (mine !== this.asked) return;
        this.rulings = rulings;
        this.target = rulings.target ?? 0;
        this.trouble = "";
      } catch (error) {
        if (mine !== this.asked) return;
        this.rulings = null; // they would be of other palettes
        this.trouble = codeOf(error);
        if (PASSING.has(this.trouble)) this.again = setTimeout(judge, AGAIN);
      }
    };
    this.again = setTimeout(judge, DELAY);
    addEventListener("online", judge);
    return () => {
      clearTimeout(this.again);
      removeEventListener("online", judge);
    };
  }
}
