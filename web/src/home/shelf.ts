/** Texts under keys in IndexedDB, for `tabbytop.local.page`. What was written is on disk when the promise is kept. */

const STORE = "texts";

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** There is nowhere to keep anything: a private window of some browsers, a broken profile, a newer edition's texts. */
export class Unkept extends Error {}

export class Shelf {
  #db: IDBDatabase;
  /** Nothing was kept here before. */
  readonly isNew: boolean;

  private constructor(db: IDBDatabase, isNew: boolean) {
    this.#db = db;
    this.isNew = isNew;
  }

  static async open(name: string): Promise<Shelf> {
    let isNew = false;
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(STORE);
        isNew = true;
      };
      return new Shelf(await asked(request), isNew);
    } catch (error) {
      throw new Unkept(String(error));
    }
  }

  /** All whose keys begin so, in the order of their keys. */
  async read(beginning: string): Promise<[string, string][]> {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const store = this.#db.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([asked(store.getAllKeys(range)), asked(store.getAll(range))]);
    return keys.map((key, at) => [String(key), texts[at] as string]);
  }

  /** All or nothing. */
  write(puts: readonly (readonly [string, string])[], drops: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#db.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("nothing was written", "AbortError"));
      const store = transaction.objectStore(STORE);
      for (const key of drops) store.delete(key);
      for (const [key, text] of puts) store.put(text, key);
    });
  }
}
