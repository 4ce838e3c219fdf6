import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { z } from "zod";
import { homeScreen } from "#src/app/app-paths.ts";
import { listFirstParts } from "#src/app/first-needs.ts";
import type { BuiltFiles } from "#src/app/offline/worker-rules.ts";
import { inEachLanguage, type Language } from "#src/shared/language.ts";
import { readNeeds } from "./words-of-parts.ts";

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

const entry = "src/main.client.tsx";
/** Loaded before the first screen is drawn, with it or soon after: all that the kept page asks for is among them. */
const first = [
  entry,
  ...listFirstParts(homeScreen),
  "src/app/offline/app-update.ts",
  "src/app/offline/offline-strip.tsx",
  "src/app/offline/outbox-sheet.tsx",
  "src/app/pages/dashboard-cards.tsx",
];
const icons = ["/icons/favicon.svg", "/icons/icon-192.png"];

const isWords = (key: string) => key.startsWith("messages/");
const isWordsOf = (language: Language) => (key: string) => key.endsWith(`/${language}.words`);

/** A chunk and all that is imported before it runs, as addresses. */
function listFiles(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  const files = [...seen].flatMap((key) => [
    manifest[key]?.file ?? "",
    ...(manifest[key]?.css ?? []),
  ]);
  return [...new Set(files)].filter(Boolean).map((file) => `/${file}`);
}

/** What the app can come to load, but the words. */
function listReachable(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || isWords(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(entry);
  return [...seen];
}

/** What the service worker is told to keep. @param areas whose words the first screen says */
function planFiles(manifest: Manifest, areas: readonly string[], id: string): BuiltFiles {
  const reachable = listReachable(manifest);
  const landing = manifest["src/app/landing.css"]?.file;
  const plan = (language: Language) => {
    const words = Object.keys(manifest).filter(isWordsOf(language));
    const shell = [
      ...listFiles(manifest, [
        ...first,
        `messages/${language}.words`,
        ...areas.map((area) => `messages/${area}/${language}.words`),
      ]),
      ...(landing ? [`/${landing}`] : []),
    ];
    const all = listFiles(manifest, [...reachable, ...words]);
    return { shell, rest: all.filter((file) => !shell.includes(file)) };
  };
  const byLanguage = (part: "shell" | "rest") => inEachLanguage((language) => plan(language)[part]);
  return {
    id,
    script: `/${manifest[entry]?.file}`,
    shell: byLanguage("shell"),
    rest: byLanguage("rest"),
    icons,
  };
}

/** Builds the service worker with the list of what was built before it. @param client where the build lies */
export async function buildWorker(client: string): Promise<void> {
  const text = await readFile(join(client, ".vite/manifest.json"), "utf8");
  const hash = createHash("sha256").update(text);
  for (const name of (await readdir(join(client, "pages"))).sort()) {
    hash.update(await readFile(join(client, "pages", name)));
  }
  const areas = new Set(first.flatMap(await readNeeds(process.cwd())));
  const manifest = manifestSchema.parse(JSON.parse(text));
  const files = planFiles(manifest, [...areas], hash.digest("hex").slice(0, 16));
  await build({
    configFile: false,
    logLevel: "warn",
    define: { __BUILT_FILES__: JSON.stringify(files) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ["chrome107", "safari16", "firefox110"],
      rolldownOptions: {
        input: "src/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
