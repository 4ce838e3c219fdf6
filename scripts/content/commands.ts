import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { crops } from "#src/shared/farm-terms.ts";
import { type CheckedContent, checkContent, compileContent } from "./check-content.ts";
import { kinds } from "./kinds.ts";
import { parseContent, readTexts } from "./read-content.ts";
import { reportContent } from "./report.ts";
import { suggest } from "./sentences.ts";
import { writeSheet } from "./sheet.ts";
import { readTable, writeTable } from "./spreadsheet.ts";
import { writeModules } from "./write-modules.ts";
import type { Flaw } from "./yaml-file.ts";

type Texts = ReadonlyMap<string, string>;
type Parts = { root: string; now: Date };
type Outcome = { text: string; exitCode: number };

/** Where what is made for people goes. */
const sheets = "sheets";

const usage = `npm run content                            checks content/ and prints how complete it is
npm run content -- sheet tomato mr         a page to print of all that is told of tomato in Marathi
npm run content -- export                  content/ as tables for a spreadsheet, one for each kind
npm run content -- export pests/tomato     one folder of it as a table
npm run content -- import FILE…            takes changed tables in
`;

const done = (...lines: readonly string[]): Outcome => ({
  text: lines.map((line) => `${line}\n`).join(""),
  exitCode: 0,
});
const refuse = (...lines: readonly string[]): Outcome => ({ ...done(...lines), exitCode: 1 });
const sayFlaws = (flaws: readonly Flaw[], word = "line") =>
  flaws.map(({ file, line, text }) => `${file}, ${word} ${line}: ${text}`);

const check = (texts: Texts): CheckedContent => checkContent(parseContent(texts), kinds);

const writeSheetFile = async (root: string, name: string, text: string): Promise<string> => {
  await mkdir(join(root, sheets), { recursive: true });
  await writeFile(join(root, sheets, name), text);
  return `${sheets}/${name}`;
};

async function compile({ root }: Parts, checked: CheckedContent): Promise<void> {
  await writeModules(join(root, "compiled"), compileContent(checked));
}

async function runCheck(parts: Parts, isQuiet: boolean): Promise<Outcome> {
  const checked = check(await readTexts(parts.root));
  if (checked.flaws.length > 0) return refuse(...sayFlaws(checked.flaws));
  await compile(parts, checked);
  return { text: isQuiet ? "" : reportContent(checked, parts.now), exitCode: 0 };
}

async function runSheet({ root, now }: Parts, [crop = "", language = ""]: readonly string[]) {
  const checked = check(await readTexts(root));
  if (checked.flaws.length > 0) return refuse(...sayFlaws(checked.flaws));
  const known = [...checked.languages.keys()];
  if (!known.includes(language)) {
    const text = language ? `no language has the code "${language}".` : "which language?";
    return refuse(`${text} ${suggest(language, known)}`, usage);
  }
  const page = writeSheet(checked, { crop, language, now });
  if (!page) return refuse(`nothing is told of a crop "${crop}". ${suggest(crop, crops)}`);
  const path = await writeSheetFile(root, `${crop}-${language}.html`, page);
  return done(`${path}: open it in a browser, and print it.`);
}

async function runExport({ root }: Parts, wished: readonly string[]): Promise<Outcome> {
  const texts = await readTexts(root);
  const { flaws } = parseContent(texts);
  if (flaws.length > 0) return refuse(...sayFlaws(flaws));
  const inside = [...texts.keys()].map((path) => dirname(path).slice("content/".length));
  const known = new Set(inside.filter(Boolean).flatMap((each) => [each.split("/")[0] ?? "", each]));
  const unknown = wished.filter((each) => !known.has(each));
  if (unknown.length > 0) {
    return refuse(
      ...unknown.map((each) => `content/ holds no folder "${each}". ${suggest(each, [...known])}`),
    );
  }
  const tops = [...known].filter((each) => !each.includes("/"));
  const paths = (wished.length > 0 ? wished : tops).map((each) =>
    writeSheetFile(root, `${each.replaceAll("/", "-")}.csv`, writeTable(texts, each)),
  );
  return done(...(await Promise.all(paths)));
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function runImport(parts: Parts, files: readonly string[]): Promise<Outcome> {
  if (files.length === 0) return refuse("which file?", usage);
  let texts = await readTexts(parts.root);
  const before = texts;
  const { flaws: unread } = parseContent(texts);
  if (unread.length > 0) return refuse(...sayFlaws(unread));
  for (const path of files) {
    const file = basename(path);
    const text = decode(await readFile(join(parts.root, path)));
    if (text === null) return refuse(`${file}: save it as "CSV UTF-8"; its letters are lost else.`);
    const taken = readTable(texts, { file, text });
    if (taken.flaws.length > 0) return refuse(...sayFlaws(taken.flaws, "row"));
    texts = new Map([...texts, ...taken.texts]);
  }
  const checked = check(texts);
  if (checked.flaws.length > 0) {
    const said = checked.flaws.map(({ file, text }) => `${file}: ${text}`);
    return refuse("Nothing was taken in. With these tables, this would be wrong:", ...said);
  }
  const changed = [...texts].filter(([path, text]) => before.get(path) !== text);
  for (const [path, text] of changed) {
    await mkdir(dirname(join(parts.root, path)), { recursive: true });
    await writeFile(join(parts.root, path), text);
  }
  await compile(parts, checked);
  if (changed.length === 0) return done("The tables hold what content/ holds.");
  return done(...changed.map(([path]) => `${path} is changed.`));
}

/** What `npm run content` does, by what is written behind it. */
export async function runContentCommand(
  parts: Parts,
  [command, ...args]: readonly string[],
): Promise<Outcome> {
  switch (command) {
    case undefined:
    case "--quiet":
      return runCheck(parts, command === "--quiet");
    case "sheet":
      return runSheet(parts, args);
    case "export":
      return runExport(parts, args);
    case "import":
      return runImport(parts, args);
    default:
      return command === "help" ? done(usage) : refuse(`there is no "${command}".`, usage);
  }
}
