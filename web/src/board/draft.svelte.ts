// The steps of a turn that nobody else has seen, and where they lead. The tab remembers them until the board changes.

import { shortMemory } from "../parts/memory";
import type { Board, Led } from "../wire/types";
import type { Play } from "./turn.svelte";

/** Steps made on the board with this text. */
interface Made {
  readonly of: string;
  readonly steps: readonly string[];
}

/** Where steps lead from the board with this text: requested, and perhaps known by now. */
interface Ahead {
  readonly of: string;
  readonly coming: Promise<Led>;
  led: Led | null;
}

export class Draft {
  private made = $state.raw<(Made & { readonly board: Board }) | null>(null);
  private readonly known = new Map<string, Ahead>();
  private knownOf = "";

  constructor(private readonly from: Play) {}

  private readonly current = $derived.by(() => {
    const { board } = this.from;
    return board?.steps?.length && this.made?.of === board.text ? this.made : null;
  });
  readonly steps: readonly string[] = $derived(this.current?.steps ?? []);
  /** The board with these steps made. */
  readonly board: Board | null = $derived.by(() => this.current?.board ?? this.from.board);

  /** Where steps lead from the board as others see it: asked once for each board. */
  ahead(steps: string): Ahead {
    const text = this.from.board?.text ?? "";
    if (this.knownOf !== text) this.known.clear();
    this.knownOf = text;
    const known = this.known.get(steps);
    if (known) return known;
    const ahead: Ahead = { of: text, coming: this.from.look(steps), led: null };
    this.known.set(steps, ahead);
    ahead.coming.then(
      (led) => (ahead.led = led),
      () => this.known.get(steps) === ahead && this.known.delete(steps),
    );
    return ahead;
  }

  /** Makes these steps the draft; false if they end the turn or draw a card. */
  async become(steps: readonly string[]): Promise<boolean> {
    const { of, coming } = this.ahead(steps.join(""));
    const { ends, draws, board } = await coming;
    if (ends || draws) return false;
    this.made = { of, steps, board };
    if (this.from.draftName) shortMemory.save(this.from.draftName, { of, steps } satisfies Made);
    return true;
  }

  forget(): void {
    this.made = null;
    if (this.from.draftName) shortMemory.remove(this.from.draftName);
  }

  /** Called when the board changes: drops the old draft, or restores the one that the tab remembers. */
  async follow(): Promise<void> {
    const text = this.from.board?.text;
    if (text === undefined || this.made?.of === text) return;
    const kept = this.from.draftName ? shortMemory.load<Made | null>(this.from.draftName, null) : null;
    if (kept?.of !== text) this.forget();
    else await this.become(kept.steps).catch(() => undefined); // what cannot be restored is made again
  }
}
