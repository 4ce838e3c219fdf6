import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages } from "#src/shared/language.ts";
import { catalogue, checkTranslations, compareIds } from "./messages/messages.ts";

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
const here = (paths) => paths?.map((path) => path.replace(/^src\\b/, ${inRoot("src")}));
export default { ...config, rootDir: ${JSON.stringify(root)}, catalogs: config.catalogs.map((one) => ({
  ...one,
  path: one.path.replace("<rootDir>/messages", ${JSON.stringify(folder)}),
  include: here(one.include),
  exclude: here(one.exclude),
})) };
`,
  );
  const lingui = join(root, "node_modules/@lingui/cli/dist/lingui.js");
  await promisify(execFile)(process.execPath, [lingui, "extract", "--config", config, "--clean"], {
    cwd: root,
  });
}

/** Where catalogues lie: the first screen's in the folder itself, each later feature's in one of its own. */
async function listAreas(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return ["", ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`)];
}

const folder = await mkdtemp(join(tmpdir(), "messages-"));
try {
  await extractTo(folder);
  const faults: string[] = [];
  const fallsBack: Record<string, number> = {};
  let count = 0;
  for (const area of await listAreas(folder)) {
    const extracted = await readCatalogue(join(folder, `${area}en.json`));
    count += Object.keys(extracted).length;
    for (const language of languages) {
      const path = `messages/${area}${language}.json`;
      const texts = await readCatalogue(path);
      faults.push(...compareIds(extracted, texts, path));
      const found = checkTranslations(extracted, {
        path,
        language,
        texts,
        mayLack: mayLack.includes(language),
      });
      faults.push(...found.faults);
      if (mayLack.includes(language)) {
        fallsBack[language] = (fallsBack[language] ?? 0) + found.missing;
      }
    }
  }
  const notes = Object.entries(fallsBack).map(
    ([language, missing]) => `${missing} of ${language} fall back to Hindi`,
  );
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
  const summary = [`${count} texts in ${languages.length} languages`, ...notes].join(", ");
  process.stdout.write(`note: ${summary}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
