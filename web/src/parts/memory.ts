// What this browser remembers; where it may remember nothing, nothing breaks.

const PREFIX = "red7.";

export const memory = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  write(name: string, text: string): void {
    try {
      localStorage.setItem(PREFIX + name, text);
    } catch {
      // private mode, or full: then it is forgotten
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // as above
    }
  },
  /** A value kept as JSON, or the one to begin with. */
  load<Value>(name: string, first: Value): Value {
    const text = memory.read(name);
    if (text === null) return first;
    try {
      return JSON.parse(text) as Value;
    } catch {
      return first;
    }
  },
  save(name: string, value: unknown): void {
    memory.write(name, JSON.stringify(value));
  },
};
