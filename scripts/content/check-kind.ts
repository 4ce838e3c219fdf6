import { type Citation, type Provenance, provenance } from "#src/shared/provenance.ts";
import { checkProvenance, type Works } from "./check-provenance.ts";
import { checkLetters, compareWords } from "./check-words.ts";
import {
  type Checking,
  firstLanguage,
  flawAt,
  isGroup,
  listEntries,
  type Names,
  parseEntry,
} from "./checking.ts";
import type { ContentRecord, Kind, Surroundings } from "./kind.ts";
import { suggest } from "./sentences.ts";
import type { YamlFile } from "./yaml-file.ts";

export type AnyRecord = ContentRecord<unknown, unknown>;
type Given = { kind: Kind; file: YamlFile; id: string; value: unknown };

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const emptyFile = (path: string): YamlFile => ({ path, value: {}, lineAt: () => 1 });
const pathTo = (kind: Kind, group: string, name: string) =>
  ["content", kind.folder, ...(group ? [group] : []), `${name}.yaml`].join("/");

/** What stands at the names of provenance, apart from all else that a record says. */
function splitProvenance(value: unknown): { facts: unknown; from: unknown } {
  if (!isGroup(value)) return { facts: value, from: {} };
  const pick = (isWanted: boolean) =>
    Object.fromEntries(
      Object.entries(value).filter(([name]) => name in provenance.shape === isWanted),
    );
  return { facts: pick(false), from: pick(true) };
}

/** The facts of one record, or null where they are wrong. */
function readFacts(
  { kind, file, id, value }: Given,
  { works, flaws }: Checking,
): { facts: unknown; from: Provenance } | null {
  const split = splitProvenance(value);
  const facts = parseEntry(kind.facts, split.facts);
  const from = parseEntry(provenance, split.from);
  const found = [
    ...facts.flaws,
    ...(isGroup(value) ? from.flaws : []),
    ...(from.data ? checkProvenance(from.data, split.facts, works) : []),
  ];
  if (!idPattern.test(id)) {
    found.push({
      names: [],
      text: "a name has small letters, figures and hyphens alone.",
      isMissing: false,
    });
  }
  flaws.push(...found.map(({ names, text }) => flawAt(file, [id, ...names], text)));
  return from.data && found.length === 0 ? { facts: facts.data, from: from.data } : null;
}

/** The words of one record in one language, null where they are wrong; what an unfinished language lacks is a gap. */
function readWords(
  { kind, file, id, value }: Given,
  { language, english }: { language: string; english: unknown },
  { languages, flaws, gaps }: Checking,
): Record<string, unknown> | null {
  const facts = languages.get(language);
  const mayLack = Boolean(facts?.unfinished);
  const addGap = (names: Names) => gaps.push({ folder: kind.folder, language, id, names });
  if (value === undefined && mayLack) {
    addGap([]);
    return {};
  }
  if (value === undefined || !kind.words) {
    const text = `"${id}" is missing: it has facts, and no words here.`;
    flaws.push({ file: file.path, line: 1, text });
    return null;
  }
  const parsed = parseEntry(kind.words, value);
  const compared = language === firstLanguage || !english ? [] : compareWords(english, value);
  const isSaid = (names: Names) => parsed.flaws.some((flaw) => flaw.names.join() === names.join());
  const others = [...compared, ...(facts ? checkLetters(value, facts) : [])];
  const found = [...parsed.flaws, ...others.filter(({ names }) => !isSaid(names))];
  const isGap = ({ isMissing }: { isMissing: boolean }) => isMissing && mayLack;
  for (const { names } of found.filter(isGap)) addGap(names);
  const wrong = found.filter((flaw) => !isGap(flaw));
  flaws.push(...wrong.map(({ names, text }) => flawAt(file, [id, ...names], text)));
  return wrong.length === 0 && isGroup(value) ? value : null;
}

/** The files of words beside some facts, by language; says so where one tells of what has no facts. */
function listWordFiles(
  kind: Kind,
  { group, ids }: { group: string; ids: readonly string[] },
  { content, languages, flaws }: Checking,
): Map<string, YamlFile> {
  const files = new Map<string, YamlFile>();
  for (const language of kind.words ? languages.keys() : []) {
    const path = pathTo(kind, group, language);
    const file = content.files.get(path) ?? emptyFile(path);
    // What cannot be read has been said; all its words would be missing else.
    if (content.paths.includes(path) && !content.files.has(path)) continue;
    files.set(language, file);
    for (const [id] of listEntries(file, flaws)) {
      if (ids.includes(id)) continue;
      const facts = pathTo(kind, group, "facts");
      flaws.push(
        flawAt(file, [id], `there are no facts of this name in ${facts}. ${suggest(id, ids)}`),
      );
    }
  }
  return files;
}

const wordsAt = (file: YamlFile | undefined, id: string) =>
  isGroup(file?.value) && Object.hasOwn(file.value, id) ? file.value[id] : undefined;

/** The sound records of one folder: its facts, and what each language says of them. */
function readGroup(kind: Kind, group: string, checking: Checking): AnyRecord[] {
  const { content, languages, flaws } = checking;
  const path = pathTo(kind, group, "facts");
  const file = content.files.get(path);
  if (!file) {
    const text = "this file is missing: it holds the facts that the words beside it tell.";
    if (!content.paths.includes(path)) flaws.push({ file: path, line: 1, text });
    return [];
  }
  const entries = listEntries(file, flaws);
  const files = listWordFiles(kind, { group, ids: entries.map(([id]) => id) }, checking);
  return entries.flatMap(([id, value]) => {
    const read = readFacts({ kind, file, id, value }, checking);
    const words: [string, Record<string, unknown> | null][] = [];
    for (const [language, each] of files) {
      // English comes first; where it is wrong itself, nothing is compared with it.
      const [, english] = words[0] ?? [];
      const given = { kind, file: each, id, value: wordsAt(each, id) };
      words.push([language, readWords(given, { language, english }, checking)]);
    }
    const isWhole = files.size === (kind.words ? languages.size : 0);
    if (!read || !isWhole || words.some(([, each]) => each === null)) return [];
    const told = words.filter(([, each]) => Object.keys(each ?? {}).length > 0);
    // Which languages there are is known when the files are read, no sooner.
    const byLanguage = Object.fromEntries(told) as AnyRecord["words"];
    return [{ id, group, facts: read.facts, provenance: read.from, words: byLanguage }];
  });
}

/** The folders of a kind that hold records; says so where a file in them is none of theirs. */
function listGroups(kind: Kind, { content, languages, flaws }: Checking): string[] {
  const prefix = `content/${kind.folder}/`;
  const paths = content.paths.filter((path) => path.startsWith(prefix));
  if (paths.length === 0) flaws.push({ file: prefix, line: 1, text: "this folder is missing." });
  const known = ["facts", ...(kind.words ? languages.keys() : [])];
  const groups = new Set<string>();
  for (const path of paths) {
    const inside = path.slice(prefix.length).split("/");
    const name = (inside.at(-1) ?? "").replace(/\.yaml$/, "");
    groups.add(inside.slice(0, -1).join("/"));
    if (known.includes(name) || !path.endsWith(".yaml")) continue;
    const text = `"${name}" is neither "facts" nor the code of a language. ${suggest(name, known)} A new language begins with a file in content/languages.`;
    flaws.push({ file: path, line: 1, text });
  }
  return [...groups].sort();
}

/** The ids of a kind, with the folder of each; says so where two files have the same. */
function listIds(
  kind: Kind,
  groups: readonly string[],
  { content, flaws }: Checking,
): ReadonlyMap<string, string> {
  const groupOf = new Map<string, string>();
  for (const group of groups) {
    const file = content.files.get(pathTo(kind, group, "facts"));
    for (const [id] of file ? listEntries(file, []) : []) {
      const earlier = groupOf.get(id);
      if (earlier !== undefined && file) {
        const path = pathTo(kind, earlier, "facts");
        flaws.push(flawAt(file, [id], `${path} has a record of this name already.`));
      }
      groupOf.set(id, group);
    }
  }
  return groupOf;
}

export type ReadKind = {
  kind: Kind;
  /** Those in which nothing is wrong, in the order of folders and files. */
  records: readonly AnyRecord[];
  /** The folder of each id, sound or not. */
  groupOf: ReadonlyMap<string, string>;
};

/** Reads what stands in the folder of a kind. */
export function readKind(kind: Kind, checking: Checking): ReadKind {
  const groups = listGroups(kind, checking);
  const records = groups.flatMap((group) => readGroup(kind, group, checking));
  return { kind, records, groupOf: listIds(kind, groups, checking) };
}

/** What a kind may ask of all that was read. */
export function lookAround(
  { groupOf }: ReadKind,
  all: readonly ReadKind[],
  works: Works,
): Surroundings {
  const idsOf = (other: Kind) =>
    new Set(all.find(({ kind }) => kind === other)?.groupOf.keys() ?? []);
  const listOf = (other: Kind) => all.find(({ kind }) => kind === other)?.records ?? [];
  const cite = ({ work: name, page }: Citation) => {
    const cited = works.get(name);
    if (!cited) throw new Error(`content/sources holds no ${name}`);
    return { ...cited, page };
  };
  // What a kind's records are is lost in the list of all kinds.
  return { ids: new Set(groupOf.keys()), idsOf, listOf, cite } as Surroundings;
}

/** Checks what only the kind itself can: how its records go together, and with those of others. */
export function checkKind(
  read: ReadKind,
  all: readonly ReadKind[],
  { content, flaws, works }: Checking,
): void {
  const { kind, records, groupOf } = read;
  const around = lookAround(read, all, works);
  for (const { id, language, names = [], text } of kind.check?.(records, around) ?? []) {
    const file = content.files.get(pathTo(kind, groupOf.get(id) ?? "", language ?? "facts"));
    if (file) flaws.push(flawAt(file, [id, ...names], text));
  }
}
