import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listLanguages } from "./languages.ts";
import { listMisspellings } from "./spellings.ts";

const root = process.cwd();

/** The texts of all kinds of content in one language, each line with where it stands. */
function listLines(language: string): { where: string; text: string }[] {
  const names = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(`/${language}.yaml`));
  return files
    .filter((name) => !name.startsWith("languages/"))
    .flatMap((name) => {
      const lines = readFileSync(join(root, "content", name), "utf8").split("\n");
      return lines.map((text, at) => ({ where: `content/${name}:${at + 1}`, text }));
    });
}

// Single words stand in content also as farmers type them, to be found by.
const isPhrase = (unwritten: string) => /[ %₹]/.test(unwritten);

test.each(listLanguages(root))(
  "content in $code has no phrase and no number that screens do not write",
  ({ code, spellings }) => {
    const phrases = Object.fromEntries(Object.entries(spellings).filter(([key]) => isPhrase(key)));
    const lines = listLines(code);
    expect(lines.length).toBeGreaterThan(1000);
    const faults = lines.flatMap(({ where, text }) =>
      listMisspellings(phrases, text).map((fault) => `${where}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);
