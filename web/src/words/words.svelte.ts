// What people read, in their language: messages of src/red7/locales, which Python reads as well.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { memory } from "../parts/memory";
import { isSite } from "../where";

export type Language = "en" | "fr" | "de" | "it" | "es";
export type Values = Record<string, FluentVariable>;

export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
};

const files = import.meta.glob<string>("../../../src/red7/locales/*.ftl", { query: "?raw", import: "default" });

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  private asked = 0;

  /** Fetches the words of a language, and speaks it; false where another was asked for meanwhile. */
  async use(language: Language): Promise<boolean> {
    this.asked += 1;
    const mine = this.asked;
    const load = files[`../../../src/red7/locales/${language}.ftl`];
    if (!load) throw new Error(`no words for ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    try {
      bundle.addResource(new FluentResource(await load()));
    } catch (error) {
      if (mine === this.asked) throw error;
    }
    if (mine !== this.asked) return false;
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
    return true;
  }
}

export const words = new Words();

function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** The language chosen here before, as the page came in it, or else the first of the browser's that we have. */
export function preferred(): Language {
  const chosen = isSite ? memory.read("language") : document.documentElement.lang;
  const wanted = [chosen ?? "", ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

/** Speaks another language from now on; the server reads the cookie, for what it says before the script runs. */
export async function choose(language: Language): Promise<void> {
  if (!(await words.use(language))) return;
  memory.write("language", language);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** The text of a message; its name if there is none, which the tests rule out. */
export function say(id: string, values?: Values): string {
  const bundle = words.bundle;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, values ?? null);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}

/** A card's name, such as Red 7. */
export function cardName(card: string): string {
  return say("card-name", { colour: card.charAt(0), number: card.slice(1) });
}

const MARK = "\u0001";

/** A card to be put into a sentence: Sentence draws it, `spoken` names it. */
export function inline(card: string): string {
  return `${MARK}${card}${MARK}`;
}

/** The parts of a sentence: texts, and at odd places cards. */
export function partsOf(sentence: string): string[] {
  return sentence.split(MARK);
}

/** A sentence with the names of its cards, for those who listen. */
export function spoken(sentence: string): string {
  return partsOf(sentence)
    .map((part, index) => (index % 2 ? cardName(part) : part))
    .join("");
}
