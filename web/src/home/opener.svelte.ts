// A table being opened from one of our pages: whether that is under way, and why it failed.

import type { NewTable } from "../wire/types";
import { openingTrouble, openTable } from "./opening";

export class Opener {
  isBusy = $state(false);
  trouble = $state("");

  /** Opens a table and goes there; the opener stays busy until the page is gone. */
  async open(wanted: NewTable, names: readonly string[] = []): Promise<void> {
    this.isBusy = true;
    this.trouble = "";
    try {
      await openTable(wanted, { names });
    } catch (error) {
      this.trouble = openingTrouble(error);
      this.isBusy = false;
    }
  }
}
