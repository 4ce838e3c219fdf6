import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { appScreens, homeScreen } from "#src/app/app-paths.ts";
import { languages } from "#src/shared/language.ts";
import { formatTable, manifestSchema, weigh } from "./budgets/budgets.ts";
import { readNeeds } from "./words-of-parts.ts";

const client = "dist/client";
const faults: string[] = [];
if (!existsSync("dist/client/.vite/manifest.json")) {
  process.stdout.write("There is no build to look at: npm run build makes it\n");
  process.exit(1);
}

function readText(path: string): string {
  return readFileSync(join(client, path), "utf8");
}

/** The styles that a page asks for, as paths inside the build. */
function listStyles(html: string): string[] {
  return [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
}

const pages = languages.map((language) => {
  const file = `pages/landing.${language}.html`;
  const html = readText(file);
  if (/<script/i.test(html)) faults.push(`${file} has a <script>; the landing page has none`);
  const styles = listStyles(html);
  if (styles.length === 0) faults.push(`${file} asks for no style`);
  return { name: `landing page (${language})`, files: [file, ...styles] };
});

const manifest = manifestSchema.parse(JSON.parse(readText(".vite/manifest.json")));
const listNeeded = await readNeeds(process.cwd());
const laterScreens = Object.values(appScreens).filter((module) => module !== homeScreen);
// Hindi is the heaviest of the words: three bytes a letter.
const wordsOf = Object.fromEntries(
  laterScreens.map((module) => {
    const path = `src/app/pages/${module}.tsx`;
    return [path, listNeeded(path).map((area) => `messages/${area}/hi.words`)];
  }),
);
for (const key of Object.entries(wordsOf).flat(2)) {
  if (!manifest[key]) faults.push(`a screen needs what the build does not have: ${key}`);
}
const lines = weigh(manifest, {
  wordsOf,
  sizeOf: (file) => statSync(join(client, `${file}.br`)).size,
  pages,
  words: "messages/hi.words",
});
process.stdout.write(`${formatTable(lines)}\n`);
for (const { name, bytes, limit } of lines) {
  if (bytes > limit) faults.push(`${name} is ${bytes} bytes, at most ${limit}`);
}
for (const required of ["src/main.client.tsx", "messages/hi.words"]) {
  if (!manifest[required]) faults.push(`the build has no ${required}`);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
const first = lines.find(({ name }) => name === "first signed-in load");
process.stdout.write(`note: first load ${((first?.bytes ?? 0) / 1024).toFixed(1)} kB br\n`);
if (faults.length > 0) process.exitCode = 1;
