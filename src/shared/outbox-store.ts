import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { request } from "./http-client.ts";
import { openKeptStore } from "./kept-store.ts";
import type { Write, WriteStore } from "./outbox.ts";

/** The writes of everybody who uses this browser, in IndexedDB. */
export function openWriteStore(): WriteStore {
  const store = openKeptStore<Write>("urvara-outbox");
  return {
    list: store.values,
    put: (write) => store.put(write.id, write),
    remove: store.remove,
  };
}

const longestSend = 60_000;

/** Sends one write with its id, by which the server knows a second send of it. */
export async function sendWrite(
  { id, method, path, body, form }: Write,
  onProgress: (share: number) => void = () => {},
): Promise<unknown> {
  const answer = z.unknown();
  if (!form) {
    const headers = { "idempotency-key": id };
    const signal = AbortSignal.timeout(longestSend);
    try {
      return await request(path, answer, { method, body, headers, signal });
    } catch (error) {
      // It is gone, as was wished: by an earlier send of this whose answer was lost, or by another device.
      if (method === "DELETE" && error instanceof AppError && error.code === "not-found")
        return null;
      throw error;
    }
  }
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  const { upload } = await import("./upload.ts");
  return upload(path, answer, { method, body: data, onProgress });
}

/**
 * Lets one tab at a time do the action. Without a secure origin there are no locks; the server then counts
 * what two tabs send as one.
 */
export async function withTabLock(action: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request("urvara-outbox", action);
  else await action();
}
