import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { namedAreas } from "./words/areas.ts";
import { readNames } from "./words/catalogues.ts";
import { listLanguages } from "./words/languages.ts";
import { catalogue, checkTranslations, compareTexts, listSecondCopies } from "./words/messages.ts";
import { listIdsByArea } from "./words/words-plugin.ts";

/** Marathi shows the Hindi text where it has none of its own. */
const mayLack = ["mr"];
const root = process.cwd();

async function readCatalogue(path: string) {
  return catalogue.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Extracts the code's texts beside the repository, so that asking changes nothing. */
async function extractTo(folder: string): Promise<void> {
  const config = join(folder, "lingui.config.ts");
  const inRoot = (path: string) => JSON.stringify(join(root, path));
  await writeFile(
    config,
    `import config from ${inRoot("lingui.config.ts")};
export default {
  ...config,
  rootDir: ${JSON.stringify(root)},
  catalogs: [{ path: ${JSON.stringify(join(folder, "{locale}"))}, include: [${inRoot("src")}] }],
};
`,
  );
  const lingui = join(root, "node_modules/@lingui/cli/dist/lingui.js");
  await promisify(execFile)(process.execPath, [lingui, "extract", "--config", config, "--clean"], {
    cwd: root,
  });
}

const folder = await mkdtemp(join(tmpdir(), "messages-"));
try {
  await extractTo(folder);
  const extracted = await readCatalogue(join(folder, "en.json"));
  const faults = listSecondCopies(extracted);
  const notes: string[] = [];
  const languages = listLanguages(root);
  for (const { code: language, spellings } of languages) {
    const path = `messages/${language}.json`;
    const texts = await readCatalogue(path);
    faults.push(...compareTexts(extracted, texts, path));
    const found = checkTranslations(extracted, {
      path,
      language,
      texts,
      spellings,
      mayLack: mayLack.includes(language),
    });
    faults.push(...found.faults);
    if (mayLack.includes(language)) {
      notes.push(`${found.missing} of ${language} fall back to Hindi`);
    }
  }
  const said = { ...extracted, ...(await readNames(root, "en")) };
  const idsByArea = listIdsByArea(said);
  for (const area of namedAreas) {
    if (!idsByArea.get(area)?.length) {
      faults.push(`scripts/words/areas.ts: nothing says the words of "${area}"`);
    }
  }
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
  const count = Object.keys(extracted).length;
  const summary = [`${count} texts in ${languages.length} languages`, ...notes].join(", ");
  process.stdout.write(`note: ${summary}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
