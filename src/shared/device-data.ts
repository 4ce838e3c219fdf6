import {
  countWaiting,
  isNameOf,
  type Leaving,
  leaving,
  listOwnedKeys,
  removalAnswer,
  settleLeaving,
} from "./device-data-rules.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { request } from "./http-client.ts";
import { openKeptStore, openOldWrites, openWriteStore } from "./kept-store.ts";

const leavingKey = "leavingAccounts";

const readLeaving = (): Leaving => readDraft(leavingKey, leaving) ?? {};

/** Has what this device keeps of somebody go when their account does. */
export function planDeviceRemoval({ uid, removedAfter }: { uid: string; removedAfter: string }) {
  if (uid !== "") writeDraft(leavingKey, { ...readLeaving(), [uid]: removedAfter });
}

/** Anew from the storage: another tab may have written meanwhile. */
function settle(uid: string): void {
  const { [uid]: _settled, ...others } = readLeaving();
  writeDraft(leavingKey, Object.keys(others).length > 0 ? others : null);
}

async function removeOf(uid: string): Promise<void> {
  const reports = openKeptStore<unknown>("urvara-losses");
  const photos = openKeptStore<unknown>("urvara-loss-photos");
  const queries = openKeptStore<unknown>("urvara-queries");
  const ownReports = listOwnedKeys(await reports.keys(), [uid]);
  const ids = ownReports.map((key) => key.slice(uid.length + 1));
  // The pictures first: without their reports nobody would know whose they are.
  await photos.remove(...listOwnedKeys(await photos.keys(), ids));
  await reports.remove(...ownReports);
  await queries.remove(...listOwnedKeys(await queries.keys(), [uid]));
  const writes = openWriteStore();
  const oldWrites = openOldWrites();
  const listIds = (given: readonly { id: string; uid: string }[]) =>
    given.filter((write) => write.uid === uid).map(({ id }) => id);
  await writes.remove(...listIds(await writes.values()));
  await oldWrites.remove(...listIds(await oldWrites.values()));
  const names = Object.keys(window.localStorage).filter((name) => isNameOf(name, uid));
  for (const name of names) window.localStorage.removeItem(name);
}

/** Removes what this device keeps of accounts that were deleted on it and are gone by now. */
export async function removeDeviceData(now: Date): Promise<void> {
  const ask = async (uid: string) => {
    const path = "/api/profile/removal";
    return (await request(path, removalAnswer, { method: "POST", body: { uid } })).state;
  };
  await settleLeaving(readLeaving(), { now, ask, remove: removeOf, settle });
}

/** How many writes wait in this browser for whoever made them to sign in. */
export async function countWaitingWrites(): Promise<number> {
  const writes = [...(await openWriteStore().values()), ...(await openOldWrites().values())];
  return countWaiting(writes, readLeaving());
}
