import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What was loaded is written down, once a second: waits until these words are among it. */
export async function waitUntilWritten(page: Page, words: string): Promise<void> {
  const isWritten = () =>
    page.evaluate(
      (wanted) =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open("urvara-queries");
          // The app has not made it yet, and would find one without a table.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve(false);
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction("kept").objectStore("kept").getAll();
            reading.onsuccess = () => {
              database.close();
              resolve(JSON.stringify(reading.result).includes(wanted));
            };
          };
        }),
      words,
    );
  await expect.poll(isWritten, { interval: 100, timeout: 60_000 }).toBe(true);
}

/** How often each write that the browser still keeps was tried in vain. */
export const readTries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open("urvara-writes", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("kept").objectStore("kept").getAll();
          reading.onsuccess = () => resolve(reading.result.map(({ tries }) => Number(tries)));
        };
      }),
  );

/** How many writes the browser still keeps. */
export const countKeptWrites = (page: Page) => async () => (await readTries(page)).length;
