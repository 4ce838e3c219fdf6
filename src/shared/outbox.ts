import type { KeptStore } from "./kept-store.ts";
import { listDependants, openSender, type SenderParts } from "./outbox-sender.ts";

/** What a write is to the person: each has a name in the sheet of what waits. */
export type WriteKind =
  | "appeal"
  | "blog"
  | "blog-edit"
  | "blog-removal"
  | "cart"
  | "comment"
  | "comment-edit"
  | "comment-removal"
  | "farm"
  | "field"
  | "field-map"
  | "harvest"
  | "irrigation"
  | "like"
  | "listing"
  | "name"
  | "notification"
  | "order"
  | "order-step"
  | "pest-count"
  | "price"
  | "product-report"
  | "question"
  | "rating"
  | "report"
  | "scheme"
  | "soil"
  | "widgets"
  | "wish";
export type NewWrite = {
  /** Made by the browser; the server counts a second send of the same id as the first. */
  id: string;
  /** Writes of one kind are sent one after the other. */
  kind: WriteKind;
  /** What is to be done, as the feature of this kind words it. */
  command: unknown;
  /** What is there for others to be built on once this is sent: ids of records, versions of them. */
  makes?: string[];
  /** What must be there before this is sent, in the same names. */
  needs?: string[];
};
export type Write = NewWrite & {
  /** Whose it is: it is sent only while this person is signed in. */
  uid: string;
  /** When it was written, in milliseconds since 1970; larger than that of all before it. */
  at: number;
  tries: number;
  /** Why the server will never take it as it is, or null. */
  refusal: { code: string; message: string } | null;
};

export type WriteStore = Pick<KeptStore<Write>, "values" | "put" | "remove">;
export type Sent = { write: Write; answer: unknown };

type OutboxParts = Pick<SenderParts, "withLock"> & {
  uid: string;
  store: WriteStore;
  /** @throws AppError with the server's code; anything else means that no answer of ours came */
  send: (write: Write, onProgress?: (share: number) => void) => Promise<unknown>;
  /** Frees what may be fetched again, for a device that has no room. */
  makeRoom: () => Promise<void>;
  /** Told when there is still none, so that a write is only sent and not kept. */
  onFull: () => void;
  /** Tells the other tabs: what was sent, or that something changed. */
  announce: (sent: Sent | null) => void;
  now: () => number;
};

type WriteOptions = {
  /** How long the caller waits for the server, in milliseconds. */
  patience?: number;
  onProgress?: (share: number) => void;
  /** Told when the write is kept, whatever happens to the page from then on. */
  onKept?: () => void;
};

/** Whoever made a write and still waits for what becomes of it. */
type Caller = Pick<WriteOptions, "onProgress"> & {
  timer: ReturnType<typeof setTimeout>;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
};

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The writes of one person as this tab shows them, in step with the store and the other tabs. */
function openShownWrites({ uid, store, makeRoom, announce }: OutboxParts) {
  const listeners = new Set<() => void>();
  /** Shown in the very frame in which they were written, and not in the store yet. */
  const fresh = new Map<string, Write>();
  let shown: Write[] = [];
  const show = (next: Write[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const list = async () =>
    (await store.values()).filter((write) => write.uid === uid).sort((a, b) => a.at - b.at);
  const refresh = async () => {
    const before = new Map(shown.map((write) => [JSON.stringify(write), write]));
    const stored = (await list()).filter(({ id }) => !fresh.has(id));
    // What has not changed stays the same object, so that a picture on the screen is not drawn anew.
    show([...stored, ...fresh.values()].map((write) => before.get(JSON.stringify(write)) ?? write));
  };
  const change = async (action: Promise<void>) => {
    await action;
    await refresh();
    announce(null);
  };
  return {
    list,
    refresh,
    getWrites: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    /** Shows a write at once, and takes it back where the device has no room for it. */
    async keep(write: Write): Promise<void> {
      fresh.set(write.id, write);
      // One that is written anew takes the place of the one before.
      show([...shown.filter(({ id }) => id !== write.id), write]);
      try {
        await store.put(write.id, write).catch(async (error: unknown) => {
          if (!isFull(error)) throw error;
          await makeRoom();
          await store.put(write.id, write);
        });
      } catch (error) {
        fresh.delete(write.id);
        await refresh();
        throw error;
      }
      // Only now: a list that was asked for before may still be on its way, without it.
      await refresh();
      fresh.delete(write.id);
      announce(null);
    },
  };
}

function openSending(parts: OutboxParts, writes: ReturnType<typeof openShownWrites>) {
  const { store } = parts;
  const callers = new Map<string, Caller>();
  const sentListeners = new Set<(sent: Sent) => Promise<void>>();
  /** Resolves when every listener has taken it in; what one of them could not do is its own to tell. */
  const hear = async (sent: Sent) => {
    await Promise.allSettled([...sentListeners].map((listener) => listener(sent)));
  };
  const takeCaller = (id: string) => {
    const caller = callers.get(id);
    clearTimeout(caller?.timer);
    callers.delete(id);
    return caller;
  };
  const sender = openSender({
    list: writes.list,
    withLock: parts.withLock,
    send: (write) => parts.send(write, callers.get(write.id)?.onProgress),
    async onSent(write, answer) {
      const sent = { write, answer };
      parts.announce(sent);
      // First into what is shown, so that nothing is missing between the two.
      await hear(sent);
      await writes.change(store.remove(write.id));
      takeCaller(write.id)?.resolve(answer);
    },
    async onRefused(write, error, refusal) {
      // Whoever still waits for the answer shows the refusal; else, or with others built on it, it stays to be seen.
      const caller = takeCaller(write.id);
      const isNeeded = listDependants(await writes.list(), write).length > 0;
      await writes.change(
        caller && !isNeeded ? store.remove(write.id) : store.put(write.id, { ...write, refusal }),
      );
      caller?.reject(error);
    },
    async onWaiting(write) {
      await writes.change(store.put(write.id, { ...write, tries: write.tries + 1 }));
    },
    onHeld(held) {
      for (const { id } of held) takeCaller(id)?.resolve(null);
    },
    onRest() {
      for (const id of callers.keys()) takeCaller(id)?.resolve(null);
    },
  });
  /** For a device without room: it goes out now, or not at all. */
  const sendUnkept = async (write: Write) => {
    const caller = takeCaller(write.id);
    parts.onFull();
    const answer = await parts.send(write, caller?.onProgress);
    const sent = { write, answer };
    parts.announce(sent);
    await hear(sent);
    return answer;
  };
  return { ...sender, callers, takeCaller, sentListeners, hear, sendUnkept };
}

export type Outbox = ReturnType<typeof openOutbox>;

/**
 * One person's writes in this browser: kept before they are confirmed, sent oldest first by one tab at a
 * time, tried again until the server has taken or refused them.
 */
export function openOutbox(parts: OutboxParts) {
  const { uid, store } = parts;
  const writes = openShownWrites(parts);
  const sending = openSending(parts, writes);
  let lastAt = 0;
  return {
    getWrites: writes.getWrites,
    subscribe: writes.subscribe,
    sendAll: sending.sendAll,
    /** Calls back for each write that this or another tab has sent, before it counts as sent here. */
    onSent(listener: (sent: Sent) => Promise<void>): () => void {
      sending.sentListeners.add(listener);
      return () => sending.sentListeners.delete(listener);
    },
    /** Takes in what another tab announced. */
    async hearOther(sent: Sent | null): Promise<void> {
      if (sent?.write.uid === uid) await sending.hear(sent);
      await writes.refresh();
      const isWaiting = writes.getWrites().some(({ refusal }) => refusal === null);
      // The other tab may be closed before it has sent; then this one is there.
      if (isWaiting) sending.tryLater(10_000);
    },
    /** Begins to send, now and whenever `sendAll` is called. @returns the way to stop */
    start(): () => void {
      sending.setOpen(true);
      void writes.refresh().then(sending.sendNew);
      return () => {
        sending.setOpen(false);
        // It is kept, and nobody is left to be told of it here.
        for (const id of sending.callers.keys()) sending.takeCaller(id)?.resolve(null);
      };
    },
    /**
     * Keeps a write and tries to send it.
     * @returns the server's answer, or null when it is kept and waits
     * @throws AppError when the server refused it, which is then not kept
     */
    write(given: NewWrite, options: WriteOptions = {}): Promise<unknown> {
      const { patience = 5000, onProgress, onKept } = options;
      lastAt = Math.max(parts.now(), lastAt + 1);
      const write: Write = { ...given, uid, at: lastAt, tries: 0, refusal: null };
      return new Promise((resolve, reject) => {
        const kept = writes.keep(write);
        sending.callers.set(write.id, {
          timer: setTimeout(() => sending.takeCaller(write.id)?.resolve(null), patience),
          // A round that is under way may send it, or end, before it is known to be kept.
          resolve: (answer) => resolve(kept.then(() => answer)),
          reject,
          ...(onProgress ? { onProgress } : {}),
        });
        kept
          .then(onKept)
          .catch((error: unknown) => {
            if (!isFull(error)) throw error;
            return sending.sendUnkept(write).then(resolve);
          })
          .then(sending.sendNew)
          .catch((error: unknown) => {
            sending.takeCaller(write.id);
            reject(error);
          });
      });
    },
    /** Keeps these and forgets those, without sending. */
    change({ put = [], remove = [] }: { put?: Write[]; remove?: string[] }): Promise<void> {
      const act = async () => {
        for (const write of put) await store.put(write.id, write);
        await store.remove(...remove);
      };
      return writes.change(act());
    },
  };
}
