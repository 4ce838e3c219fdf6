import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { appScreens } from "#src/app/app-paths.ts";
import { describeSource } from "./data/note.ts";
import { urvaraNotes } from "./data/urvara-notes.ts";

const catalogue = z.record(z.string(), z.object({ message: z.string(), translation: z.string() }));

/** Everything that a screen says in a language. */
function listShown(language: "en" | "hi"): Set<string> {
  const folder = "messages";
  const parts = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => join(folder, name, `${language}.json`));
  const files = [join(folder, `${language}.json`), ...parts];
  return new Set(
    files.flatMap((file) => {
      const known = catalogue.parse(JSON.parse(readFileSync(file, "utf8")));
      return Object.values(known).map(({ translation }) => translation);
    }),
  );
}

const shown = { en: listShown("en"), hi: listShown("hi") };
const listNamed = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name);

describe("the help names what is there", () => {
  test.each(urvaraNotes.map(({ id, text }) => [id, text] as const))("%s", (_id, text) => {
    for (const language of ["en", "hi"] as const) {
      for (const name of listNamed(text[language])) expect(shown[language]).toContain(name);
    }
    expect(listNamed(text.en)).toHaveLength(listNamed(text.hi).length);
  });

  test("and leads to screens that are there", () => {
    const screens = new Set<string>(Object.keys(appScreens));
    for (const { from, certainty = "K" } of urvaraNotes) {
      const { link } = describeSource(from, certainty);
      if (link.startsWith("/")) expect(screens).toContain(link);
    }
  });

  test("most of it by the very words of the screens", () => {
    const named = urvaraNotes.flatMap(({ text }) => listNamed(text.en));
    expect(named.length).toBeGreaterThan(15);
  });
});

test.each([
  ["settings of notifications", /settings of the alerts|choose which you want/i],
  ["quiet hours", /quiet hours|शांत समय/i],
  ["notices while it is closed", /to get them when Urvara is closed/i],
  ["a language choice on every page", /at the top of the page/i],
  ["an order of one's own for the cards", /in your order|settings of the dashboard/i],
])("no help promises %s", (_what, promise) => {
  const texts = urvaraNotes.flatMap(({ title, text }) => [title.en, title.hi, text.en, text.hi]);
  expect(texts.filter((text) => promise.test(text))).toEqual([]);
});
