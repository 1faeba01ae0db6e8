// Light or dark: as the system is set, until the user chooses.

import { memory } from "./memory";

class Theme {
  private readonly system = matchMedia("(prefers-color-scheme: dark)");
  private chosen = $state(memory.read("theme"));
  private isSystemDark = $state(this.system.matches);

  constructor() {
    this.system.addEventListener("change", (event) => {
      this.isSystemDark = event.matches;
      this.show();
    });
  }

  get isDark(): boolean {
    return this.chosen ? this.chosen === "dark" : this.isSystemDark;
  }

  /** What was chosen, or `system`. */
  get choice(): string {
    return this.chosen ?? "system";
  }

  choose(theme: string): void {
    this.chosen = theme === "system" ? null : theme;
    if (this.chosen) memory.write("theme", this.chosen);
    else memory.remove("theme");
    this.show();
  }

  toggle(): void {
    this.choose(this.isDark ? "light" : "dark");
  }

  private show(): void {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }
}

export const theme = new Theme();
