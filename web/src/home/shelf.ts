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
  #lose: () => void = () => {};
  /** Nothing was kept here before. */
  readonly isNew: boolean;
  /** Kept when nothing more can be: a browser closes what it clears away, whoever has it open. */
  readonly lost: Promise<void>;

  private constructor(db: IDBDatabase, isNew: boolean) {
    this.#db = db;
    this.isNew = isNew;
    this.lost = new Promise((resolve) => {
      this.#lose = resolve;
      db.onclose = () => resolve();
    });
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

  /** Is anything kept under that name? Makes nothing where nothing is. */
  static async isThere(name: string): Promise<boolean> {
    let isNew = false;
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    await asked(request).then(
      (db) => db.close(),
      () => {},
    );
    return !isNew;
  }

  #transaction(mode: IDBTransactionMode): IDBTransaction {
    try {
      return this.#db.transaction(STORE, mode, { durability: "strict" });
    } catch (error) {
      this.#lose(); // closed, though nobody may have said so
      throw error;
    }
  }

  /** All whose keys begin so, in the order of their keys. */
  async read(beginning: string): Promise<[string, string][]> {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const store = this.#transaction("readonly").objectStore(STORE);
    const [keys, texts] = await Promise.all([asked(store.getAllKeys(range)), asked(store.getAll(range))]);
    return keys.map((key, at) => [String(key), texts[at] as string]);
  }

  /** All or nothing. */
  write(puts: readonly (readonly [string, string])[], drops: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#transaction("readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("nothing was written", "AbortError"));
      const store = transaction.objectStore(STORE);
      for (const key of drops) store.delete(key);
      for (const [key, text] of puts) store.put(text, key);
    });
  }
}
