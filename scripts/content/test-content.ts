import { expect } from "vitest";
import { checkContent } from "./check-content.ts";
import { kinds } from "./kinds.ts";
import { parseContent, readTexts } from "./read-content.ts";

/** What the files of these folders hold, as they stand in the repository, with languages and sources. */
export async function readFolders(folders: readonly string[]): Promise<Map<string, string>> {
  const texts = await readTexts(process.cwd());
  const wanted = ["languages", "sources", ...folders];
  return new Map(
    [...texts].filter(([path]) => wanted.some((folder) => path.startsWith(`content/${folder}/`))),
  );
}

/** What is said of files, each with its path inside content/. */
export function listSaid(texts: ReadonlyMap<string, string>): string[] {
  const isThere = (folder: string) =>
    [...texts.keys()].some((path) => path.startsWith(`content/${folder}/`));
  const { flaws } = checkContent(
    parseContent(texts),
    kinds.filter(({ folder }) => isThere(folder)),
  );
  return flaws.map(({ file, text }) => `${file.replace("content/", "")}: ${text}`);
}

/** What is said of files with one place of one of them written otherwise. */
export function spoil(
  texts: ReadonlyMap<string, string>,
  path: string,
  [from, to]: [string, string],
): string[] {
  const text = texts.get(`content/${path}`) ?? "";
  expect(text).toContain(from);
  return listSaid(new Map([...texts, [`content/${path}`, text.replace(from, to)]]));
}
