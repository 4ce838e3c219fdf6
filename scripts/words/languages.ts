import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type SpokenLanguage = {
  code: string;
  instead: string[];
  /** What is not written, and what is instead. */
  spellings: Record<string, string>;
};

/**
 * The languages of the messages, English first, each with those that are read where it lacks a text: as
 * content/languages has them, for what runs before that is compiled.
 * @param root the folder that holds content/
 */
export function listLanguages(root: string): SpokenLanguage[] {
  const folder = join(root, "content/languages");
  const known = readdirSync(folder).flatMap((name) => {
    const facts: Partial<SpokenLanguage> & { unfinished?: boolean } = parse(
      readFileSync(join(folder, name), "utf8"),
    );
    if (facts.unfinished) return [];
    const { instead = [], spellings = {} } = facts;
    return [{ code: name.replace(".yaml", ""), instead: [...instead, "en"], spellings }];
  });
  const isFirst = ({ code }: { code: string }) => code === "en";
  const others = known.filter((each) => !isFirst(each));
  return [...known.filter(isFirst), ...others.sort((a, b) => (a.code < b.code ? -1 : 1))];
}
