// Announces the player's turn: in the title and, if they like, with a sound, a vibration or a notification.

import { memory } from "../parts/memory";
import { base } from "../where";
import { say } from "../words/words.svelte";

let audio: AudioContext | undefined;

/** Two quiet notes; another pair for an end. */
export function chime(notes: readonly number[] = [523.25, 659.25]): void {
  if (memory.read("sound") !== "on") return;
  audio ??= new AudioContext();
  for (const [place, note] of notes.entries()) {
    const start = audio.currentTime + place * 0.13;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.07, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

/** Browsers refuse this, with a warning, until the user has touched the page. */
export function tremble(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
}

export function callToTurn(table: string): void {
  chime();
  if (memory.read("vibrate") !== "off") tremble();
  if (document.visibilityState === "hidden" && memory.read("notify") === "on") void notify(table);
}

/** Others were found for a game; a tab in the background says so in its title until it is looked at. */
export function callToGame(): void {
  chime([392, 523.25, 659.25]);
  if (memory.read("vibrate") !== "off") tremble();
  if (document.visibilityState !== "hidden") return;
  if (memory.read("notify") === "on") void notify("", say("quick-found"));
  const sign = setInterval(() => {
    document.title = `● ${say("quick-found")}`;
  }, 500);
  const usual = document.title;
  const seen = (): void => {
    clearInterval(sign);
    document.title = usual;
    document.removeEventListener("visibilitychange", seen);
  };
  document.addEventListener("visibilitychange", seen);
}

/** Over the service worker, since on a phone a page may not notify by itself. */
async function notify(table: string, title = say("notify-turn")): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted" || !("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const note = {
    body: table,
    tag: "red7-turn",
    icon: `${base}icon-192.png`,
    data: location.pathname + location.search,
  };
  await worker?.showNotification(title, note);
}
