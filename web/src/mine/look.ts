// How large the text is, and how much it stands out: chosen in this browser. start.js shows it before the first paint.

import { memory } from "../parts/memory";

/** Percent of the browser's own size. */
export const SIZES = [100, 115, 130, 150] as const;

export function textSize(): number {
  return Number(document.documentElement.dataset.text);
}

export function setTextSize(size: number): void {
  memory.write("text", `${size}`);
  document.documentElement.dataset.text = `${size}`;
}

export function hasContrast(): boolean {
  return document.documentElement.dataset.contrast === "more";
}

export function setContrast(isMore: boolean): void {
  const contrast = isMore ? "more" : "usual";
  memory.write("contrast", contrast);
  document.documentElement.dataset.contrast = contrast;
}
