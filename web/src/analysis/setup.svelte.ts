// A position being set up: which card is where. The server decides what is possible.

import { PACK } from "../cards/card";
import type { Board } from "../wire/types";
import { rulesOf } from "../words/rules";

export type Pile = "palette" | "hand" | "scored";
/** Where a card can be: a pile of a seat, or the canvas; all other cards are in the deck. */
export type Zone = `${Pile}-${number}` | "canvas";

export interface SeatSetup {
  palette: string[];
  hand: string[];
  scored: string[];
  isOut: boolean;
  /** Cards of a hand that is not shown. */
  hidden: number;
}

const MOST = 4;

export class Setup {
  players = $state(2);
  rules = $state("1.3");
  mover = $state(0);
  /** Whether every hand is open, or only that of the seat to move. */
  isOpen = $state(true);
  canvas = $state<string[]>([]);
  seats = $state<SeatSetup[]>(Array.from({ length: MOST }, emptySeat));
  /** The order of the other cards in the deck. */
  private order: readonly string[] = shuffled(PACK);

  readonly isScored = $derived.by(() => rulesOf(this.rules).switches.includes("s"));
  readonly zones: readonly Zone[] = $derived.by(() => [
    ...this.numbers.flatMap((seat) => [
      `palette-${seat}` as const,
      ...(this.showsHand(seat) ? [`hand-${seat}` as const] : []),
      ...(this.isScored ? [`scored-${seat}` as const] : []),
    ]),
    "canvas" as const,
  ]);
  readonly numbers: readonly number[] = $derived.by(() => Array.from({ length: this.players }, (_, seat) => seat));
  /** The place of each card that is not in the deck. */
  readonly placed: ReadonlyMap<string, Zone> = $derived.by(
    () => new Map(this.zones.flatMap((zone) => this.cardsIn(zone).map((card) => [card, zone] as const))),
  );
  readonly rest = $derived.by(() => this.order.filter((card) => !this.placed.has(card)));
  readonly text: string = $derived.by(() => this.write());

  showsHand(seat: number): boolean {
    return this.isOpen || seat === this.mover;
  }

  cardsIn(zone: Zone): readonly string[] {
    return this.pile(zone);
  }

  private pile(zone: Zone): string[] {
    if (zone === "canvas") return this.canvas;
    const [pile, seat] = zone.split("-") as [Pile, string];
    return this.seats[Number(seat)]?.[pile] ?? [];
  }

  /** Puts a card into a zone, or back into the deck if it is there already. */
  put(card: string, zone: Zone): void {
    const from = this.placed.get(card);
    if (from) this.pile(from).splice(this.pile(from).indexOf(card), 1);
    if (from !== zone) this.pile(zone).push(card);
  }

  clear(): void {
    this.canvas = [];
    this.seats = Array.from({ length: MOST }, emptySeat);
    this.order = shuffled(PACK);
  }

  /** The seat to move is never out. */
  moves(seat: number): void {
    this.mover = seat;
    const one = this.seats[seat];
    if (one) one.isOut = false;
  }

  setPlayers(count: number): void {
    this.players = count;
    if (this.mover >= count) this.mover = 0;
  }

  /** Starts from the cards on a board. */
  static of(board: Board): Setup {
    const setup = new Setup();
    const [, rules = "1.3", , , deck = "-"] = board.text.split(" ");
    const { edition, switches } = rulesOf(rules);
    setup.rules = edition + switches;
    setup.players = board.seats.length;
    setup.mover = board.seat;
    setup.isOpen = board.seats.every((seat) => seat.cards.length === seat.hand);
    setup.canvas = [...board.canvas];
    setup.seats = Array.from({ length: MOST }, (_, index) => {
      const seat = board.seats[index];
      return seat
        ? {
            palette: [...seat.palette],
            hand: [...seat.cards],
            scored: [...seat.scored],
            isOut: seat.out,
            hidden: seat.hand,
          }
        : emptySeat();
    });
    const known: readonly string[] = deck.match(/[ROYGBIV][1-7]/g) ?? [];
    setup.order = [...known, ...setup.order.filter((card) => !known.includes(card))];
    return setup;
  }

  private write(): string {
    const hidden = this.numbers.reduce(
      (sum, seat) => sum + (this.showsHand(seat) ? 0 : (this.seats[seat]?.hidden ?? 0)),
      0,
    );
    const seats = this.numbers.map((seat) => this.writeSeat(seat)).join("/");
    const left = this.rest.length - hidden;
    const deck = this.isOpen ? joined(this.rest) : left > 0 ? `*${left}` : "-";
    const owner = this.isOpen ? "" : ` @${this.mover}`;
    return `red7/1 ${this.rules} ${seats} ${joined(this.canvas)} ${deck} ${this.mover}${owner}`;
  }

  private writeSeat(index: number): string {
    const seat = this.seats[index] ?? emptySeat();
    const hand = this.showsHand(index) ? joined(seat.hand) : seat.hidden ? `*${seat.hidden}` : "-";
    const scored = this.isScored && seat.scored.length ? `:${seat.scored.join("")}` : "";
    return `${seat.isOut ? "x" : ""}${joined(seat.palette)}:${hand}${scored}`;
  }
}

function emptySeat(): SeatSetup {
  return { palette: [], hand: [], scored: [], isOut: false, hidden: 7 };
}

function joined(cards: readonly string[]): string {
  return cards.join("") || "-";
}

function shuffled(cards: readonly string[]): string[] {
  return cards
    .map((card) => ({ card, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
}
