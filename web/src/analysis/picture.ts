// A picture of a board, drawn here and shared or saved as a PNG.

import { type Cast, countWords } from "../board/telling";
import { type Colour, colourOf, numberOf } from "../cards/card";
import { SIGNS } from "../cards/signs";
import type { Board, BoardSeat } from "../wire/types";
import { say, spoken } from "../words/words.svelte";

export interface Picture {
  readonly board: Board;
  readonly cast: Cast;
  readonly isScored: boolean;
}
type Ink = Readonly<Record<"paper" | "sheet" | "ground" | "ink" | "quiet" | "line" | "ink-on", string>>;

const WIDTH = 1080;
const MARGIN = 36;
const INSIDE = WIDTH - 2 * MARGIN;
const BANNER = 124;
const PALETTE = 88;
const HAND = 58;
const SHARPNESS = 2;
const TALL = 1.4;
const FONT = '"Inter", system-ui, sans-serif';

/** The current colours of the page, which only style.css defines. */
function inkOf(): Ink {
  const style = getComputedStyle(document.documentElement);
  const names = ["paper", "sheet", "ground", "ink", "quiet", "line", "ink-on"] as const;
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Ink;
}

function fieldOf(colour: Colour): { field: string; text: string } {
  const probe = document.createElement("span");
  probe.className = `colour-${colour}`;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = { field: style.getPropertyValue("--field").trim(), text: style.getPropertyValue("--text").trim() };
  probe.remove();
  return found;
}

class Painter {
  private readonly ink = inkOf();
  private readonly fields = new Map<Colour, { field: string; text: string }>();

  constructor(private readonly to: CanvasRenderingContext2D) {}

  private colours(colour: Colour): { field: string; text: string } {
    const known = this.fields.get(colour) ?? fieldOf(colour);
    this.fields.set(colour, known);
    return known;
  }

  private box(
    x: number,
    y: number,
    width: number,
    height: number,
    round: number,
    fill: string,
    edge = "",
    edgeWidth = 2,
  ): void {
    this.to.beginPath();
    this.to.roundRect(x, y, width, height, round);
    this.to.fillStyle = fill;
    this.to.fill();
    if (!edge) return;
    this.to.strokeStyle = edge;
    this.to.lineWidth = edgeWidth;
    this.to.stroke();
  }

  private sign(colour: Colour, x: number, y: number, size: number, fill: string, strength = 1): void {
    this.to.save();
    this.to.translate(x, y);
    this.to.scale(size / 24, size / 24);
    this.to.globalAlpha *= strength;
    this.to.fillStyle = fill;
    this.to.fill(new Path2D(SIGNS[colour]));
    this.to.restore();
  }

  /** Draws a line of text and returns its width. */
  private write(text: string, x: number, y: number, size: number, weight: number, fill: string, room = INSIDE): number {
    this.to.font = `${weight} ${size}px ${FONT}`;
    this.to.fillStyle = fill;
    this.to.textAlign = "left";
    this.to.textBaseline = "alphabetic";
    this.to.fillText(text, x, y, room);
    return Math.min(this.to.measureText(text).width, room);
  }

  private card(card: string, x: number, y: number, width: number, counts = false, isFaded = false): void {
    const colour = colourOf(card);
    const { field, text } = this.colours(colour);
    const top = counts ? y - width * 0.11 : y;
    this.to.save();
    if (isFaded) this.to.globalAlpha = 0.78;
    this.box(x, top, width, width * TALL, width / 8, field, counts ? this.ink.ink : "", 4);
    this.to.font = `800 ${width * 0.36}px ${FONT}`;
    this.to.fillStyle = text;
    this.to.textAlign = "center";
    this.to.textBaseline = "top";
    this.to.fillText(String(numberOf(card)), x + width * 0.22, top + width * 0.09);
    this.sign(colour, x + width * 0.13, top + width * 0.46, width * 0.18, text);
    this.sign(colour, x + width * 0.47, top + width * 0.82, width * 0.42, text, 0.3);
    this.to.restore();
  }

  private back(x: number, y: number, width: number): void {
    this.box(x, y, width, width * TALL, width / 8, "#1d1b18");
    this.box(x + 4, y + 4, width - 8, width * TALL - 8, width / 10, "#1d1b18", "#f4f0e8", 1.5);
  }

  private row(
    cards: readonly (string | null)[],
    x: number,
    y: number,
    width: number,
    counting: ReadonlySet<string> | null,
  ): void {
    const room = INSIDE - 48;
    const step = cards.length > 1 ? Math.min(width + 9, (room - width) / (cards.length - 1)) : 0;
    for (const [place, card] of cards.entries()) {
      if (card === null) this.back(x + place * step, y, width);
      else this.card(card, x + place * step, y, width, counting?.has(card), counting !== null && !counting.has(card));
    }
  }

  banner({ board }: Picture, y: number): void {
    const rule = board.rule as Colour;
    const { field, text } = this.colours(rule);
    this.box(MARGIN, y, INSIDE, BANNER, 18, field);
    this.sign(rule, MARGIN + 30, y + 36, 52, text);
    this.write(say(`rule-${rule}`), MARGIN + 112, y + 60, 36, 800, text, INSIDE - 320);
    this.write(say(`rule-${rule}-ties`), MARGIN + 112, y + 92, 21, 400, text, INSIDE - 320);
    const [width, right] = [66, MARGIN + INSIDE - 26];
    this.back(right - width, y + 16, width);
    this.to.textAlign = "center";
    this.to.textBaseline = "middle";
    this.to.font = `700 24px ${FONT}`;
    this.to.fillStyle = "#f4f0e8";
    this.to.fillText(String(board.deck), right - width / 2, y + 16 + width * 0.7);
    const top = board.canvas.at(-1);
    if (!top) return;
    this.card(top, right - 2 * width - 16, y + 16, width);
    this.to.beginPath();
    this.to.roundRect(right - 2 * width - 16, y + 16, width, width * TALL, width / 8);
    this.to.strokeStyle = text;
    this.to.lineWidth = 1.5;
    this.to.stroke();
  }

  seat({ board, cast, isScored }: Picture, index: number, y: number): void {
    const seat = board.seats[index];
    if (!seat) return;
    const { ink, quiet, ground, line, sheet } = this.ink;
    const isLeading = board.leading === index;
    const height = heightOf(seat);
    this.box(
      MARGIN,
      y,
      INSIDE,
      height,
      18,
      seat.out ? this.ink.paper : isLeading ? sheet : ground,
      isLeading ? ink : line,
      isLeading ? 4 : 2,
    );
    const x = MARGIN + 24;
    const name = cast.names[index] ?? "";
    const wide = this.write(name, x, y + 40, 25, 700, seat.out ? quiet : ink, 320);
    const facts = seat.out
      ? [say("seat-out")]
      : [
          say("hand-count", { count: seat.hand }),
          ...(isScored ? [say("points-count", { count: seat.points })] : []),
          spoken(countWords(board.rule, seat.counting)),
        ];
    this.write(facts.join(" · "), x + wide + 16, y + 40, 20, 400, quiet, INSIDE - wide - 250);
    if (isLeading) this.tag(say("tag-leading"), MARGIN + INSIDE - 24, y + 18);
    this.row(seat.palette, x, y + 70, PALETTE, seat.out ? new Set<string>() : new Set(seat.counting));
    if (seat.cards.length) this.row(heldOf(seat), x, y + 70 + PALETTE * TALL + 20, HAND, null);
  }

  private tag(text: string, right: number, y: number): void {
    this.to.font = `600 18px ${FONT}`;
    const width = this.to.measureText(text).width + 28;
    this.box(right - width, y, width, 30, 15, this.ink.ink);
    this.write(text, right - width + 14, y + 21, 18, 600, this.ink["ink-on"]);
  }

  whole(picture: Picture, height: number): void {
    this.to.fillStyle = this.ink.paper;
    this.to.fillRect(0, 0, WIDTH, height);
    let y = MARGIN;
    this.banner(picture, y);
    y += BANNER + 20;
    for (const [index, seat] of picture.board.seats.entries()) {
      this.seat(picture, index, y);
      y += heightOf(seat) + 16;
    }
    this.write("red7", MARGIN, y + 22, 22, 800, this.ink.ink);
  }
}

function heldOf(seat: BoardSeat): (string | null)[] {
  return [...seat.cards, ...Array.from({ length: Math.max(0, seat.hand - seat.cards.length) }, () => null)];
}

function heightOf(seat: BoardSeat): number {
  const palette = seat.palette.length ? PALETTE * TALL : 0;
  return 70 + palette + (seat.cards.length ? HAND * TALL + 20 : 0) + 22;
}

/** The board as a PNG. */
export async function paint(picture: Picture): Promise<Blob> {
  await Promise.all([400, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 20px Inter`)));
  const seats = picture.board.seats.reduce((sum, seat) => sum + heightOf(seat) + 16, 0);
  const height = MARGIN + BANNER + 20 + seats + 34 + MARGIN / 2;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.scale(SHARPNESS, SHARPNESS);
  new Painter(context).whole(picture, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("nothing drawn"))), "image/png"),
  );
}

/** Shares the picture if the system can, otherwise saves it. */
export async function sharePicture(picture: Picture, name: string): Promise<"shared" | "saved"> {
  const file = new File([await paint(picture)], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  save(file, name);
  return "saved";
}

/** Saves something as a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
