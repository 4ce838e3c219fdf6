import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { openKeptStore } from "#src/shared/kept-store.ts";

const longestAge = 7 * 24 * 60 * 60 * 1000;
const saveEvery = 1000;

/** Whose answers are kept now, and how that ends. */
let keeping: { own: string; stop: () => void } | undefined;

const openStore = () => openKeptStore<KeptAnswer[]>("urvara-queries");

/** Whether the server itself has said that there is no such thing, or not any more for this person. */
const isGone = (error: unknown) =>
  error instanceof AppError && (error.code === "not-found" || error.code === "not-allowed");

/** An answer as it is kept: when it came goes with it, that it could not be renewed since does not. */
type KeptAnswer = { queryKey: QueryKey; data: unknown; updatedAt: number };

/**
 * Every answer is kept, not a chosen few: all of them are what this one person has seen, and a screen that
 * nobody thought of must open without a network too. Only age is a reason to leave one out, or that it is
 * gone; that it could not be renewed is none.
 */
export function takeKept(queryClient: QueryClient, now: number): KeptAnswer[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state: { data, dataUpdatedAt: updatedAt, error } }) =>
    data !== undefined && updatedAt > now - longestAge && !isGone(error)
      ? [{ queryKey, data, updatedAt }]
      : [],
  );
}

/** Brings back what was kept; what has come meanwhile is younger, and stays. */
export function putKept(queryClient: QueryClient, kept: readonly KeptAnswer[]): void {
  for (const { queryKey, data, updatedAt } of kept) {
    const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (known < updatedAt) queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}

/**
 * Keeps what was loaded for one person in IndexedDB and brings back what was kept.
 * @param given.build what the scripts were built as: other scripts may expect data of another shape. Each
 * build finds its own again, since without a network the one before may be started once more.
 * @returns when all is restored; at once when they are kept already
 */
export async function keepQueries(
  queryClient: QueryClient,
  { uid, build }: { uid: string; build: string },
): Promise<void> {
  const own = `${uid} ${build}`;
  if (keeping?.own === own) return;
  keeping?.stop();
  const mine = { own, stop: () => {} };
  keeping = mine;
  const store = openStore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    void store.put(own, takeKept(queryClient, Date.now()));
  };
  const kept = await store.get(own);
  // Signed out, or another person, before it was read.
  if (keeping !== mine) return;
  if (kept) {
    putKept(queryClient, kept);
    // However young: it was written down up to a second before the page was left, and more may have come since.
    await queryClient.invalidateQueries({ refetchType: "none" });
  }
  const leave = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "added" || type === "removed" || type === "updated") {
      timer ??= setTimeout(save, saveEvery);
    }
  });
  mine.stop = () => {
    leave();
    clearTimeout(timer);
  };
  // What older builds and other people left goes, but for one build that may still be started.
  const others = (await store.keys()).filter((key) => key !== own);
  const foreign = others.filter((key) => !key.startsWith(`${uid} `));
  await store.remove(...(others.length > 1 ? others : foreign));
}

/** Removes what whoever used this browser has seen. What they wrote stays until it is sent. */
export async function forgetQueries(): Promise<void> {
  keeping?.stop();
  keeping = undefined;
  await openStore().clear();
  if ("caches" in window) await caches.delete("pictures");
}
