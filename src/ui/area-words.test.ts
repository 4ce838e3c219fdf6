import { words } from "virtual:words";
import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { importWithWords, loadWords } from "./area-words.ts";

async function listIds(area: string): Promise<string[]> {
  const hindi = await words["hi"]?.();
  return Object.keys((await hindi?.areas[area]?.())?.messages ?? {});
}

test.each([
  ["security", "before the language changes"],
  ["watering", "after it began to"],
])("the words of %s, asked for %s, are there in the new language", async (area, moment) => {
  await loadWords("en");
  const load = () => importWithWords(Promise.resolve(), [area]);
  const change = () => loadWords("hi");
  await Promise.all(moment.startsWith("before") ? [load(), change()] : [change(), load()]);
  expect(i18n.locale).toBe("hi");
  const ids = await listIds(area);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !(id in i18n.messages))).toEqual([]);
});

test("what is fetched later brings the words that it says, and those of what it imports", async () => {
  await loadWords("en");
  const { NotFoundPage } = await import("#src/app/pages/not-found-page.tsx");
  expect(NotFoundPage).toBeTypeOf("function");
  const ids = await listIds("lost");
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !(id in i18n.messages))).toEqual([]);
});
