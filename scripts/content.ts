import { join } from "node:path";
import { checkContent, compileContent } from "./content/check-content.ts";
import { kinds } from "./content/kinds.ts";
import { parseContent, readTexts } from "./content/read-content.ts";
import { reportContent } from "./content/report.ts";
import { writeModules } from "./content/write-modules.ts";

const root = process.cwd();
const isQuiet = process.argv.includes("--quiet");

const checked = checkContent(parseContent(await readTexts(root)), kinds);
if (checked.flaws.length > 0) {
  for (const { file, line, text } of checked.flaws) {
    process.stdout.write(`${file}, line ${line}: ${text}\n`);
  }
  process.exitCode = 1;
} else {
  await writeModules(join(root, "compiled"), compileContent(checked));
  if (!isQuiet) process.stdout.write(reportContent(checked, new Date()));
}
