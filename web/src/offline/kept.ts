// What is kept on this device: texts by their keys, in IndexedDB.

const STORE = "kept";

export type Kept = [key: string, text: string | null];

export class Keeper {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Keeper> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Keeper(await result(opening));
  }

  async all(): Promise<Kept[]> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([
      result(store.getAllKeys()),
      result(store.getAll() as IDBRequest<string[]>),
    ]);
    return keys.map((key, place) => [String(key), texts[place] ?? ""]);
  }

  /** Keeps texts, and forgets what has none; resolves once all of that is on disk. */
  keep(changes: readonly Kept[]): Promise<void> {
    const transaction = this.database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    for (const [key, text] of changes) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
    return new Promise((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
    });
  }
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
