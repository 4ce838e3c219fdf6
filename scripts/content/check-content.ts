import { type Work, work } from "#src/shared/provenance.ts";
import { checkKind, lookAround, readKind } from "./check-kind.ts";
import type { Works } from "./check-provenance.ts";
import { type Checking, firstLanguage, flawAt, listEntries, parseEntry } from "./checking.ts";
import type { CompiledModule, Kind } from "./kind.ts";
import { compileLanguages, type LanguageFacts, languageFacts } from "./languages.ts";
import type { ContentFiles } from "./read-content.ts";
import { suggest } from "./sentences.ts";
import type { Flaw } from "./yaml-file.ts";

/** The languages that content/languages names, the first one first. */
function readLanguages(content: ContentFiles, flaws: Flaw[]): ReadonlyMap<string, LanguageFacts> {
  const languages: [string, LanguageFacts][] = [];
  for (const [path, file] of content.files) {
    const [, code] = /^content\/languages\/(.+)\.yaml$/.exec(path) ?? [];
    if (!code) continue;
    if (!/^[a-z]{2,3}$/.test(code)) {
      const text = `"${code}" is no code of a language; one has two or three small letters, like kn.`;
      flaws.push({ file: path, line: 1, text });
    }
    const parsed = parseEntry(languageFacts, file.value);
    for (const { names, text } of parsed.flaws) {
      flaws.push({ file: path, line: file.lineAt(names), text });
    }
    if (parsed.data) languages.push([code, parsed.data]);
  }
  const isFirst = ([code]: [string, LanguageFacts]) => code === firstLanguage;
  return new Map([...languages.filter(isFirst), ...languages.filter((each) => !isFirst(each))]);
}

function readWorks(content: ContentFiles, flaws: Flaw[]): Works {
  const works = new Map<string, Work>();
  for (const [path, file] of content.files) {
    if (!path.startsWith("content/sources/")) continue;
    for (const [id, value] of listEntries(file, flaws)) {
      const parsed = parseEntry(work, value);
      flaws.push(...parsed.flaws.map(({ names, text }) => flawAt(file, [id, ...names], text)));
      if (works.has(id)) flaws.push(flawAt(file, [id], "another source has this name already."));
      if (parsed.data) works.set(id, parsed.data);
    }
  }
  return works;
}

function checkFolders({ paths }: ContentFiles, kinds: readonly Kind[]): Flaw[] {
  const folders = ["languages", "sources", ...kinds.map(({ folder }) => folder)];
  return paths.flatMap((path) => {
    const [, folder = "", ...inside] = path.split("/");
    if (inside.length > 0 && folders.includes(folder)) return [];
    const text =
      inside.length > 0
        ? `no kind of knowledge is kept in a folder "${folder}". ${suggest(folder, folders)}`
        : "a file belongs in the folder of its kind.";
    return [{ file: path, line: 1, text }];
  });
}

/** What is wrong in all of content/, what may be missing for now, and the records of each kind. */
export function checkContent(content: ContentFiles, kinds: readonly Kind[]) {
  const flaws = [...content.flaws, ...checkFolders(content, kinds)];
  const languages = readLanguages(content, flaws);
  const works = readWorks(content, flaws);
  const checking: Checking = { content, languages, works, flaws, gaps: [] };
  const read = kinds.map((kind) => readKind(kind, checking));
  for (const each of read) checkKind(each, read, checking);
  flaws.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return { flaws, gaps: checking.gaps, languages, works, kinds: read };
}
export type CheckedContent = ReturnType<typeof checkContent>;

/**
 * What the app loads.
 * @param checked content in which nothing is wrong
 */
export function compileContent({ kinds, works, languages }: CheckedContent): CompiledModule[] {
  const modules = kinds.flatMap((read) =>
    read.kind.compile(read.records, lookAround(read, kinds, works)),
  );
  return [compileLanguages(languages), ...modules];
}
