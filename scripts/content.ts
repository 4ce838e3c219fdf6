import { join } from "node:path";
import { checkContent } from "./content/check-content.ts";
import { compileLanguages } from "./content/languages.ts";
import { parseContent, readTexts } from "./content/read-content.ts";
import { writeModule } from "./content/write-modules.ts";

const parts = { root: process.cwd(), now: new Date() };

// The shapes of the app, by which all else is checked, know the languages.
const { languages } = checkContent(parseContent(await readTexts(parts.root)), []);
await writeModule(join(parts.root, "compiled"), compileLanguages(languages));

const { runContentCommand } = await import("./content/commands.ts");
const { text, exitCode } = await runContentCommand(parts, process.argv.slice(2));
process.stdout.write(text);
process.exitCode = exitCode;
