import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openNeeds, readNeeds } from "./words-of-parts.ts";

/** What the files of a tree need, where each says the texts of its second value. */
async function listNeeded(tree: Record<string, [text: string, ids: string]>, path: string) {
  const root = await mkdtemp(join(tmpdir(), "needs-"));
  try {
    const origins = new Map<string, [string][]>();
    for (const [file, [text, ids]] of Object.entries(tree)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
      for (const id of ids.split(" ")) origins.set(id, [...(origins.get(id) ?? []), [file]]);
    }
    const texts = [...origins].map(([id, origin]) => [id, { translation: id, origin }]);
    return openNeeds(root, Object.fromEntries(texts))(path);
  } finally {
    await rm(root, { recursive: true });
  }
}

const page = "src/features/soil/soil-page.tsx";
const card = "src/features/fields/field-card.tsx";
const words = "src/shared/farm-words.ts";

test("a module needs the words of all that it imports, and of what that imports in turn", async () => {
  const tree = {
    [page]: ['export { Card } from "#src/features/fields/field-card.tsx";', "a"],
    [card]: ['import { words } from "#src/shared/farm-words.ts"; export const Card = words;', "b"],
    [words]: [`import "./farm-words.ts"; export const words = 1;`, "c"],
  } satisfies Record<string, [string, string]>;
  expect(await listNeeded(tree, page)).toEqual(["fields", "soil", "terms"]);
  expect(await listNeeded(tree, words)).toEqual(["terms"]);
});

test("it needs none of what it fetches later, takes the type of or that loads first", async () => {
  const tree = {
    [page]: [
      `import type { A } from "#src/features/fields/field-card.tsx";
       import { type B } from "#src/features/fields/field-card.tsx";
       import "#src/ui/toast.tsx";
       export const load = (a: A, b: B) => import("#src/shared/farm-words.ts");`,
      "d",
    ],
    [card]: ["export type A = 1; export type B = 2;", "a"],
    [words]: ["export const words = 1;", "b"],
    "src/ui/toast.tsx": ["export const toast = 1;", "c"],
  } satisfies Record<string, [string, string]>;
  expect(await listNeeded(tree, page)).toEqual(["soil"]);
});

test("a text that several areas bring comes with one that is needed anyway, else with the first", async () => {
  const yields = "src/features/crops/yield-section.tsx";
  const chart = "src/features/crops/yield-trend-card.tsx";
  const tree = {
    [yields]: ["export const Yields = 1;", "a"],
    [chart]: ['import "./yield-section.tsx"; import "./crop-distribution-card.tsx";', "b"],
    // Said by two files, and all the same by one area alone.
    "src/features/crops/crop-distribution-card.tsx": ["export const Card = 1;", "b"],
  } satisfies Record<string, [string, string]>;
  expect(await listNeeded(tree, yields)).toEqual(["crops"]);
  expect(await listNeeded(tree, chart)).toEqual(["crop-cards"]);
});

test("what a change is called comes with what shows changes that wait, and not with what makes them", async () => {
  const writes = "src/features/orders/cart-writes.ts";
  const sheet = "src/app/offline/outbox-sheet.tsx";
  const tree = {
    [writes]: ["export const cart = 1;", "a"],
    [page]: [`import "#src/features/orders/cart-writes.ts";`, "b"],
    [sheet]: [`import "#src/features/orders/cart-writes.ts";`, "c"],
  } satisfies Record<string, [string, string]>;
  expect(await listNeeded(tree, page)).toEqual(["soil"]);
  expect(await listNeeded(tree, sheet)).toEqual(["offline"]);
});

test("what loads before the first screen says no words that come later", async () => {
  const listOwn = await readNeeds(process.cwd());
  expect(listOwn("src/main.client.tsx")).toEqual([]);
  expect(listOwn("src/app/pages/dashboard-page.tsx")).toEqual([]);
  // Before sign-in, what its steps say loads beside them.
  expect(listOwn("src/main.identity.tsx")).toEqual(["steps"]);
});
