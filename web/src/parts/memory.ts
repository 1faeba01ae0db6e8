// What this browser remembers; nothing breaks if storage is not allowed.

const PREFIX = "red7.";

class Memory {
  /** If storage is not allowed, even accessing it throws. */
  constructor(private readonly storage: () => Storage) {}

  read(name: string): string | null {
    try {
      return this.storage().getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  write(name: string, text: string): void {
    try {
      this.storage().setItem(PREFIX + name, text);
    } catch {
      // private mode, or full: then it is forgotten
    }
  }

  remove(name: string): void {
    try {
      this.storage().removeItem(PREFIX + name);
    } catch {
      // as above
    }
  }

  /** A value stored as JSON, or the default. */
  load<Value>(name: string, first: Value): Value {
    const text = this.read(name);
    if (text === null) return first;
    try {
      return JSON.parse(text) as Value;
    } catch {
      return first;
    }
  }

  save(name: string, value: unknown): void {
    this.write(name, JSON.stringify(value));
  }
}

export const memory = new Memory(() => localStorage);
/** What is remembered for as long as the tab is open. */
export const shortMemory = new Memory(() => sessionStorage);
