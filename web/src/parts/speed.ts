// How quickly the turns of bots follow each other, and how quickly cards travel: chosen in this browser.

import { memory } from "./memory";

export const SPEEDS = ["slow", "normal", "fast", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds that a bot's turn is left to be seen, and how long cards travel, as a part of the usual. */
const PACES: Readonly<Record<Speed, readonly [pause: number, travel: number]>> = {
  slow: [3_000, 1.6],
  normal: [1_500, 1],
  fast: [700, 0.7],
  "at-once": [0, 0],
};

export function speedNow(): Speed {
  return SPEEDS.find((one) => one === memory.read("speed")) ?? "normal";
}

export function setSpeed(speed: Speed): void {
  memory.write("speed", speed);
}

/** Milliseconds between the turns of bots. */
export function pauseNow(): number {
  return PACES[speedNow()][0];
}

/** How long cards travel: 1 is as long as usual. */
export function travelNow(): number {
  return PACES[speedNow()][1];
}
