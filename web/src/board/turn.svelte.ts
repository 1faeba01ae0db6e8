// A turn being made: the steps drafted so far, the card picked up, what it would lead to, and the buttons to show. The
// server decides what is legal.

import { codeOf, Trouble } from "../wire/http";
import type { Board, Led, StepView } from "../wire/types";
import { has, inline, say } from "../words/words.svelte";
import { Draft } from "./draft.svelte";
import { best, type Deed, deed, RANK, ruledBy } from "./options";
import { type Cast, countWords, leadingWords } from "./telling";

export type Verb = "+" | ">" | "^";
/** Where a board comes from, and who is asked about steps. */
export interface Play {
  /** As others see it, without the draft. */
  readonly board: Board | null;
  readonly cast: Cast;
  /** The name under which a draft is remembered while the tab is open. */
  readonly draftName?: string;
  /** Plays each step at once, so that there is never a draft. */
  readonly isStepwise?: boolean;
  /** Does not tell what a step would lead to, if finding that out is the point. */
  readonly isSilent?: boolean;
  /** Where steps lead from that board. */
  look(steps: string): Promise<Led>;
  /** Plays a turn to its end, or up to a draw. */
  play(steps: string): Promise<void>;
}
export interface Picked {
  readonly card: string;
  readonly verb: Verb;
}

export interface Barred {
  readonly board: Board;
  readonly code: string;
}

export class Turn {
  picked = $state.raw<Picked | null>(null);
  led = $state.raw<Led | null>(null);
  /** A preview of the canvas for a card that may not go there: the board as it would be, and why not. */
  barred = $state.raw<Barred | null>(null);
  trouble = $state("");
  isBusy = $state(false);

  private asked = 0;
  /** Settled once the preview of the card picked up is there, or failed. */
  private previewing: Promise<void> = Promise.resolve();
  private readonly drafting: Draft;

  readonly isMine = $derived.by(() => (this.from.board?.steps?.length ?? 0) > 0);
  /** The steps that can still be taken back. */
  readonly draft: readonly string[] = $derived.by(() => this.drafting.steps);
  /** The board with the draft on it. */
  readonly board: Board | null = $derived.by(() => this.drafting.board);
  readonly steps: readonly StepView[] = $derived(this.board?.steps ?? []);
  /** The board to show: as it would be, while a card is picked up. */
  readonly shown: Board | null = $derived(this.barred?.board ?? this.led?.board ?? this.board);

  /** Whether an answer is awaited. */
  readonly isWaiting = $derived(this.isBusy || (this.picked !== null && !this.led && !this.barred && !this.trouble));

  constructor(private readonly from: Play) {
    this.drafting = new Draft(from);
  }

  optionsOf(card: string): readonly StepView[] {
    return this.steps.filter((one) => one.step.slice(1) === card);
  }

  /** Whether a card can keep its player in: the best of what may be done with it. */
  outlookOf(card: string): StepView["outlook"] | null {
    if (this.from.isSilent) return "maybe";
    const options = this.optionsOf(card);
    return options.reduce<StepView["outlook"] | null>(
      (best, one) => (best === null || RANK[one.outlook] > RANK[best] ? one.outlook : best),
      null,
    );
  }

  /** Cards that may be chosen now by one of these verbs. */
  targets(...verbs: Verb[]): ReadonlySet<string> {
    return new Set(
      this.steps.filter((one) => verbs.includes(one.step.charAt(0) as Verb)).map((one) => one.step.slice(1)),
    );
  }

  /** Picks up a card, to go where the verb says or else where it does best; picking it again puts it down. */
  async pick(card: string, verb?: Verb): Promise<void> {
    const options = this.optionsOf(card);
    const option = options.find((one) => verb && one.step.startsWith(verb)) ?? best(options);
    if (!option || (!verb && this.picked?.card === card)) {
      this.putDown();
      if (!option && this.isMine) await this.explain(card);
      return;
    }
    this.picked = { card, verb: option.step.charAt(0) as Verb };
    this.previewing = this.preview([...this.draft, option.step].join(""));
    await this.previewing;
  }

  /** Says why a 1 or a 7 may not be played, if that is why it cannot be used. */
  private async explain(card: string): Promise<void> {
    const mine = this.asked;
    const code = await this.from.look([...this.draft, `+${card}`].join("")).then(() => "", codeOf);
    if (mine === this.asked && code === "must-stay") this.trouble = code;
  }

  /** Whether a card may go there now. */
  may(verb: Verb, card: string): boolean {
    return this.steps.some((one) => one.step === verb + card);
  }

  /** Picks up a card for the canvas; if it may not go there, shows what would happen, and why not. */
  async toCanvas(card: string): Promise<void> {
    if (this.may(">", card)) {
      await this.pick(card, ">");
      return;
    }
    const { board } = this;
    const option = best(this.optionsOf(card));
    if (!board || !option) return;
    this.asked += 1;
    const mine = this.asked;
    this.trouble = "";
    if (this.picked?.card !== card) {
      this.led = null;
      this.picked = { card, verb: option.step.charAt(0) as Verb };
    }
    const [ruled, code] = await Promise.all([
      ruledBy(board, card).catch(() => null), // a missing preview does no harm
      this.from.look([...this.draft, `>${card}`].join("")).then(() => "", codeOf),
    ]);
    if (mine !== this.asked) return;
    if (ruled) this.barred = { board: ruled, code };
    else this.trouble = code;
  }

  putDown(): void {
    this.asked += 1;
    this.picked = null;
    this.led = null;
    this.barred = null;
    this.trouble = "";
  }

  private async preview(steps: string): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    this.barred = null;
    this.trouble = "";
    const ahead = this.drafting.ahead(steps);
    this.led = ahead.led;
    try {
      const led = await ahead.coming;
      if (mine === this.asked) this.led = led;
    } catch (error) {
      if (mine === this.asked) this.trouble = codeOf(error);
    }
  }

  /** Does what a button says. To play a card is the same before its preview has come as after. */
  async press({ name, steps }: Deed): Promise<void> {
    const card = this.picked?.card;
    if (name === "do-play" && card && !this.from.isSilent) await this.drop("+", card);
    else await this.take(steps);
  }

  /** Puts a card there: does what the main button says, or will say once the preview has come. */
  async drop(verb: Verb, card: string): Promise<void> {
    if (this.isBusy) return;
    if (this.picked?.card !== card || this.picked.verb !== verb) void this.pick(card, verb);
    const mine = this.asked;
    await this.busily(async () => {
      await this.previewing;
      if (mine !== this.asked) throw new Trouble("late", "another card was picked up meanwhile");
      if (this.trouble) throw new Trouble(this.trouble, "there is no preview");
      const main = this.deeds.find((one) => one.isMain);
      if (main) await this.carryOut(main.steps);
    });
  }

  /** Takes the steps: those that end the turn or draw a card are played, others become the draft. */
  async take(steps: readonly string[]): Promise<void> {
    await this.busily(() => this.carryOut(steps));
  }

  private async carryOut(steps: readonly string[]): Promise<void> {
    const wanted = [...this.draft, ...steps];
    const isPlayed = this.from.isStepwise || steps.at(-1) === ".";
    if (isPlayed || !(await this.drafting.become(wanted))) await this.play(wanted);
  }

  /** Takes the last step of the draft back. */
  async undo(): Promise<void> {
    if (!this.draft.length) return;
    const left = this.draft.slice(0, -1);
    await this.busily(async () => {
      if (left.length) await this.drafting.become(left);
      else this.drafting.forget();
    });
  }

  private async busily(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.trouble = "";
    try {
      await work();
      this.putDown();
    } catch (error) {
      const code = codeOf(error);
      if (code !== "late") this.trouble = code; // late: the player is looking at something else by now
    } finally {
      this.isBusy = false;
    }
  }

  private async play(steps: readonly string[]): Promise<void> {
    const of = this.from.board?.text;
    await this.from.play(steps.join(""));
    if (this.from.board?.text !== of) this.drafting.forget(); // otherwise `follow` does it when the new board comes
  }

  /** Called when the board changes: drops the old draft, and restores it after a reload. */
  async follow(): Promise<void> {
    this.putDown();
    await this.drafting.follow();
  }

  // --- what can be done, and what is said about it ------------------------------------------------------------

  readonly deeds: readonly Deed[] = $derived.by(() => (this.picked ? this.withCard(this.picked) : this.withoutCard()));

  private withCard({ card, verb }: Picked): Deed[] {
    const deeds: Deed[] = [];
    const after = this.led?.board.steps;
    const end = after?.find((one) => one.step === ".");
    const more = after?.filter((one) => one.step !== ".") ?? [];
    for (const option of this.optionsOf(card)) {
      const step = option.step;
      const is = step.charAt(0);
      const isShown = is === verb;
      if (is === "+" && isShown && end?.outlook === "sure" && !this.from.isSilent) {
        deeds.push(deed("do-play", [step, "."], { isMain: true }));
        if (more.length)
          deeds.push(deed(more.some((one) => one.step.startsWith("+")) ? "do-play-on" : "do-play-rule", [step]));
      } else if (is === "+") {
        const needsRule =
          !this.from.isSilent &&
          isShown &&
          more.length > 0 &&
          more.every((one) => one.step.startsWith(">")) &&
          !this.action(option, this.led) && // a 7 moves a card of the palette there
          option.outlook !== "no";
        deeds.push(deed(needsRule ? "do-play-then-rule" : "do-play", [step], { isMain: isShown }));
      } else if (is === ">")
        deeds.push(deed("do-discard", [step], { isMain: isShown, values: { colour: card.charAt(0) } }));
      else deeds.push(deed("do-deck", [step], { isMain: isShown }));
    }
    return deeds.sort((one, other) => Number(other.isMain) - Number(one.isMain));
  }

  private withoutCard(): Deed[] {
    const deeds: Deed[] = [];
    for (const { step, outlook } of this.steps) {
      if (step === "=") deeds.push(deed("do-draw", [step], { isMain: true }));
      else if (step === "-") deeds.push(deed("do-decline", [step]));
      else if (step === ".") {
        const isOut = outlook === "no" && !this.from.isSilent;
        const isFirst = !this.board?.turn;
        if (isFirst && this.from.isSilent) continue;
        // If there is no other choice, there is nothing to confirm.
        const isFatal = isOut && (this.steps.length > 1 || this.draft.length > 0);
        const name = isFatal ? (isFirst ? "do-nothing" : "do-end-out") : isOut ? "do-leave" : "do-end";
        deeds.push(deed(name, [step], { isMain: !isFatal, isFatal }));
      }
    }
    return deeds;
  }

  /** One sentence: what would happen, or what to do. */
  readonly sentence: string = $derived.by(() => {
    const { cast } = this.from;
    const { board } = this;
    if (this.trouble) return troubleWords(this.trouble);
    if (!board || !this.isMine) return "";
    const { picked, led, barred } = this;
    if (!picked) return this.waiting(board, cast);
    if (barred) return this.refusal(picked.card, barred, cast);
    const option = this.optionsOf(picked.card).find((one) => one.step.startsWith(picked.verb));
    if (!option) return "";
    const place = say(`would-${NAMES[picked.verb]}`, {
      card: inline(picked.card),
      colour: picked.card.charAt(0),
    });
    if (this.from.isSilent) return place;
    if (led?.draws) return `${place} ${say("would-draw")}`;
    return `${place} ${this.outcome(option, led, cast)}`;
  });

  private refusal(card: string, { board, code }: Barred, cast: Cast): string {
    if (code !== "not-winning" || this.from.isSilent) return troubleWords(code);
    const leader = board.leading;
    return leader === null
      ? say("would-not-nobody", { card: inline(card) })
      : say("would-not", { card: inline(card), name: cast.names[leader] ?? "" });
  }

  private outcome(option: StepView, led: Led | null, cast: Cast): string {
    const me = cast.you;
    if (option.leading === me && me !== null) {
      const counting = led?.board.seats[me]?.counting;
      return counting && led
        ? say("would-lead-with", { count: countWords(led.board.rule, counting) })
        : say("would-lead");
    }
    if (option.outlook === "no") return say("would-be-out");
    const action = this.action(option, led);
    if (action) return action;
    const leader = option.leading === null ? null : (cast.names[option.leading] ?? "");
    return leader === null ? say("would-nobody") : say("would-be-behind", { name: leader });
  }

  /** What a card asks for once it is played: a 1 takes a card, a 5 is followed by another, a 7 moves one. */
  private action({ step }: StepView, led: Led | null): string | null {
    const asked = led?.board.steps ?? [];
    if (!step.startsWith("+") || !asked.length || asked.some((one) => one.step === ".")) return null;
    const verbs = new Set(asked.map((one) => one.step.charAt(0)));
    const own = led?.board.seats[led.board.seat]?.palette ?? [];
    const isAction = {
      1: verbs.has("^"),
      5: verbs.has("+"),
      7: asked.some((one) => own.includes(one.step.slice(1))),
    }[Number(step.charAt(2))];
    return isAction ? say(`would-act-${step.charAt(2)}`) : null;
  }

  private waiting(board: Board, cast: Cast): string {
    const verbs = new Set(this.steps.map((one) => one.step.charAt(0)));
    if (verbs.has("=")) return say("ask-draw");
    if (!verbs.has(".") && verbs.has("^")) return say(verbs.has(">") ? "ask-seven" : "ask-one");
    if (!verbs.has(".") && verbs.has(">")) return say(this.isByHand(board) ? "ask-rule" : "ask-seven-canvas");
    if (!verbs.has(".") && verbs.has("+")) return say("ask-five");
    if (!board.turn && this.from.isSilent && !verbs.has(">")) return say("ask-play");
    if (!board.turn) return this.beginning(board, cast);
    const back = this.draft.length ? "yes" : "no";
    if (this.from.isSilent) return say("ask-silent", { back });
    if (board.leading === cast.you) return say(verbs.has(">") ? "ask-lead-or-rule" : "ask-lead");
    return this.behind() ?? say("ask-lost", { back });
  }

  /** What is said when a turn begins: at once, if nothing that can be done keeps its player in. */
  private beginning(board: Board, cast: Cast): string {
    const canStay = this.steps.some((one) => one.outlook !== "no");
    if (this.steps.length === 1 && canStay) return say("ask-lead");
    if (!board.seats[board.seat]?.hand) return say("ask-empty");
    if (this.from.isSilent || canStay) return say("ask-turn");
    return `${say("ask-lost", { back: "no" })} ${leadingWords(board, cast)}`;
  }

  /** Whether a card from the hand is wanted, rather than one from the palette. */
  private isByHand({ seat, seats }: Board): boolean {
    return this.steps.some((one) => seats[seat]?.cards.includes(one.step.slice(1)));
  }

  /** What can still get the player winning, if anything. */
  private behind(): string | null {
    const hopeful = new Set(this.steps.filter((one) => one.outlook !== "no").map((one) => one.step.charAt(0)));
    if (hopeful.has("^")) return say(hopeful.has(">") ? "ask-seven" : "ask-one");
    if (hopeful.has("+")) return say(hopeful.has(">") ? "ask-go-on" : "ask-five");
    return hopeful.size ? say("ask-rule") : null;
  }
}

const NAMES: Readonly<Record<Verb, string>> = { "+": "play", ">": "discard", "^": "deck" };

/** Codes that mean that the table has moved on. */
const LATE: ReadonlySet<string> = new Set(
  "after-draw no-seat no-stand-in not-between not-over not-paused not-playing not-proposed resigned seat-open seated turn-over".split(
    " ",
  ),
);

/** What to say when something was refused. */
export function troubleWords(code: string): string {
  if (LATE.has(code)) return say("trouble-stale");
  return has(`trouble-${code}`) ? say(`trouble-${code}`) : say("trouble");
}
