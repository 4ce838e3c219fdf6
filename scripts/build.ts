import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { z } from "zod";
import { appScreens, type PageName, pageNames } from "#src/app/app-paths.ts";
import { listFirstParts } from "#src/app/first-needs.ts";
import type { StaticAssets } from "#src/app/pages/static-document.tsx";
import { type Language, languages } from "#src/shared/language.ts";
import { buildWorker } from "./build-worker.ts";
import { writePlates } from "./plates/plates.ts";
import { readNeeds } from "./words-of-parts.ts";

const client = "dist/client";
const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;
type Built = { manifest: Manifest; listNeeded: (path: string) => string[] };

function listGraph(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) listGraph(manifest, imported, seen);
  return seen;
}

/** The addresses of an entry's script, of the styles and modules behind it. */
function getEntry(manifest: Manifest, key: string) {
  const keys = [...listGraph(manifest, key)];
  const files = keys.map((each) => manifest[each]?.file).filter((file) => file !== undefined);
  const styles = keys.flatMap((each) => manifest[each]?.css ?? []);
  const [own = "", ...others] = files.map((file) => `/${file}`);
  return { script: own, preloads: others, styles: styles.map((file) => `/${file}`) };
}

/** The addresses of the words that load beside a module. */
function listWords(built: Built, path: string, language: Language): string[] {
  const areas = built.listNeeded(path).map((area) => `${area}/`);
  const files = ["", ...areas].map(
    (area) => built.manifest[`messages/${area}${language}.words`]?.file,
  );
  return files.filter((file) => file !== undefined).map((file) => `/${file}`);
}

/** What each page asks for; the words of the page's language load beside its script. */
function planAssets(built: Built, name: PageName, language: Language): StaticAssets {
  const { manifest } = built;
  if (name === "landing" || name === "offline" || name === "not-found") {
    const landing = manifest["src/app/landing.css"]?.file ?? "";
    const identity = getEntry(manifest, "src/main.identity.tsx");
    return {
      styles: [`/${landing}`],
      script: null,
      preloads: [],
      prefetches: name === "landing" ? [...identity.styles, identity.script] : [],
    };
  }
  const path = name === "app" ? "src/main.client.tsx" : "src/main.identity.tsx";
  const entry = getEntry(manifest, path);
  const app = getEntry(manifest, "src/main.client.tsx");
  const preloads = [...entry.preloads, ...listWords(built, path, language)];
  if (name === "app") {
    return { styles: entry.styles, script: entry.script, preloads, prefetches: [] };
  }
  return {
    styles: entry.styles,
    script: getEntry(manifest, "src/main.late.ts").script,
    preloads: [],
    prefetches: [],
    late: { modules: [entry.script, ...preloads], next: app.script },
  };
}

/** What the app asks for at one screen's address: its own graph, and what the screen shows at once beside it. */
function planScreenAssets(built: Built, module: string, language: Language): StaticAssets {
  const app = planAssets(built, "app", language);
  const needed = listFirstParts(module).flatMap((path) => {
    const { script, preloads } = getEntry(built.manifest, path);
    return [script, ...preloads, ...listWords(built, path, language)];
  });
  const known = new Set([app.script, ...app.preloads]);
  return { ...app, parts: [...new Set(needed)].filter((part) => !known.has(part)) };
}

async function writePages(): Promise<void> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")),
  );
  const built = { manifest, listNeeded: await readNeeds(process.cwd()) };
  const { renderPage } = await import(pathToFileURL("dist/server/main.static.js").href);
  await mkdir(join(client, "pages"), { recursive: true });
  for (const language of languages) {
    const write = async (file: string, name: PageName, assets: StaticAssets) => {
      const html = await renderPage(name, language, assets);
      await writeFile(join(client, `pages/${file}.${language}.html`), html);
    };
    for (const name of pageNames) await write(name, name, planAssets(built, name, language));
    for (const module of Object.values(appScreens)) {
      await write(module, "app", planScreenAssets(built, module, language));
    }
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, options));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** All at once: Node compresses on as many threads as it has for that. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

/** The data files that are read instead of being bundled, where the bundle looks for them. */
const readFiles = [
  "src/features/place/data/places.csv",
  "src/features/weather/data/climate-normals.csv",
  // Wherever that table goes, its licence goes with it.
  "src/features/weather/data/climate-normals-licence.txt",
];

async function copyReadFiles(): Promise<void> {
  await mkdir("dist/server/data", { recursive: true });
  for (const file of readFiles) await copyFile(file, join("dist/server/data", basename(file)));
}

/** In a process of its own, since one thread does most of a build. */
async function buildServer(): Promise<void> {
  const vite = "node_modules/vite/bin/vite.js";
  await promisify(execFile)(process.execPath, [vite, "build", "--ssr", "--logLevel=warn"]);
}

/** Builds everything that `npm start` serves: browser files, server, pages in each language. */
async function buildProduct(): Promise<void> {
  await rm("dist", { recursive: true, force: true });
  await Promise.all([build({ logLevel: "warn" }), buildServer()]);
  await copyReadFiles();
  await writePlates(client);
  await writePages();
  await buildWorker(client);
  await compressFiles(client);
}

await buildProduct();
