import { openKeptStore } from "./kept-store.ts";
import type { Write } from "./outbox.ts";

/** The writes of everybody who uses this browser, in IndexedDB. */
export const openWriteStore = () => openKeptStore<Write>("urvara-writes");

/** What a version kept that kept requests in place of commands: to be read once. */
export const openOldWrites = () =>
  openKeptStore<Pick<Write, "id" | "uid" | "refusal">>("urvara-outbox");

/**
 * Lets one tab at a time do the action. Without a secure origin there are no locks; the server then counts
 * what two tabs send as one.
 */
export async function withTabLock(
  action: () => Promise<void>,
  name = "urvara-outbox",
): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, action);
  else await action();
}
