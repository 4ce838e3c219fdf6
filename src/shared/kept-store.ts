import type { Write } from "./outbox.ts";

/** A small store in IndexedDB: values of one kind by their keys. */
export type KeptStore<Value> = {
  get: (key: string) => Promise<Value | undefined>;
  values: () => Promise<Value[]>;
  keys: () => Promise<string[]>;
  put: (key: string, value: Value) => Promise<void>;
  remove: (...keys: string[]) => Promise<void>;
  clear: () => Promise<void>;
};

const table = "kept";

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(table);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** @param name the database's, which holds nothing else. Nothing is opened before the first use. */
export function openKeptStore<Value>(
  name: string,
  options: IDBTransactionOptions = {},
): KeptStore<Value> {
  let opened: Promise<IDBDatabase> | undefined;

  async function run<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result> | null,
  ): Promise<Result | undefined> {
    opened ??= openDatabase(name);
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode, options);
      const request = act(transaction.objectStore(table));
      // At once: what a person already sees as pressed must outlive a page that is left in the next moment.
      if (mode === "readwrite") transaction.commit();
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = transaction.onerror;
    });
  }

  return {
    get: (key) => run<Value>("readonly", (store) => store.get(key)),
    values: async () => (await run<Value[]>("readonly", (store) => store.getAll())) ?? [],
    keys: async () =>
      ((await run("readonly", (store) => store.getAllKeys())) ?? []).map((key) => String(key)),
    put: async (key, value) => void (await run("readwrite", (store) => store.put(value, key))),
    remove: async (...keys) =>
      void (await run("readwrite", (store) => {
        for (const key of keys) store.delete(key);
        return null;
      })),
    clear: () => run<undefined>("readwrite", (store) => store.clear()),
  };
}

/** The writes of everybody who uses this browser. */
export const openWriteStore = () => openKeptStore<Write>("urvara-writes");

/** What a version kept that kept requests in place of commands: to be read once. */
export const openOldWrites = () =>
  openKeptStore<Pick<Write, "id" | "uid" | "refusal">>("urvara-outbox");
