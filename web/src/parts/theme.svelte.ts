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

  toggle(): void {
    this.chosen = this.isDark ? "light" : "dark";
    memory.write("theme", this.chosen);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }
}

export const theme = new Theme();
