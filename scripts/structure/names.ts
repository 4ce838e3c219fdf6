import type { Fault } from "./source-files.ts";

const layers = ["app", "features", "agronomy", "ui", "platform", "shared"];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const suffixes = [
  "page",
  "card",
  "form",
  "dialog",
  "list",
  "section",
  "provider",
  "tabs",
  "button",
  "chart",
  "banner",
  "chip",
  "field",
  "frame",
  "picture",
];
/** A component of a feature, named for what it is. */
export const componentFile = new RegExp(`^[a-z0-9-]+-(${suffixes.join("|")})\\.tsx$`);
const featureFiles = [
  /^([a-z0-9-]+-)?(schema|rules|samples|api|writes|words)\.ts$/,
  /^([a-z0-9-]+-)?words\.tsx$/,
  /^use-[a-z0-9-]+\.ts$/,
  /^[a-z0-9-]+\.server\.ts$/,
  componentFile,
  /\.test\.tsx?$/,
  /^test-[a-z0-9-]+(\.server\.ts|\.ts|\.json)$/,
];

function adviseFeatureFile(name: string): string {
  if (name.endsWith(".tsx")) {
    return `a component here is named for what it is: <thing>-${suffixes.join(", -")}; parts that know no farming belong in src/ui`;
  }
  return "shapes belong in schema.ts, pure decisions in rules.ts, browser calls in api.ts, what is kept until it is sent in writes.ts, what is said in words.ts, samples in samples.ts (each may carry a topic prefix), a hook in use-<thing>.ts, what the server alone runs in <topic>.server.ts, what tests alone share in test-<thing>.ts, tables in data/, formulas in src/agronomy, what all features need in src/shared";
}

function checkFeaturePath(path: string, [feature, ...rest]: string[]): Fault[] {
  const [first = "", ...deeper] = rest;
  const fault = (message: string) => [{ path, line: 1, message }];
  if (!feature || rest.length === 0) return fault("a file here belongs in a feature's own folder");
  if (first === "data") return [];
  if (deeper.length > 0) return fault(`a feature folder has no folder "${first}", only data/`);
  if (featureFiles.some((pattern) => pattern.test(first))) return [];
  return fault(`not a name that a feature folder holds: ${adviseFeatureFile(first)}`);
}

/** Checks where files lie and what they are called, from their paths alone. */
export function checkNames(paths: string[]): Fault[] {
  return paths.flatMap((path) => {
    const segments = path.split("/");
    const faults: Fault[] = [];
    for (const segment of segments) {
      if (!kebab.test(segment)) {
        faults.push({ path, line: 1, message: `"${segment}" is not kebab-case` });
      }
    }
    const [top, layer = "", ...rest] = segments;
    if (top !== "src") return faults;
    if (rest.length === 0) {
      if (!/^(main\.[a-z]+(?:\.server)?\.tsx?|service-worker\.ts|[a-z-]+\.d\.ts)$/.test(layer)) {
        faults.push({
          path,
          line: 1,
          message:
            "only main.*, service-worker.ts and *.d.ts lie in src itself; this belongs in app",
        });
      }
      return faults;
    }
    if (!layers.includes(layer)) {
      faults.push({ path, line: 1, message: `src has no folder "${layer}": ${layers.join(", ")}` });
    }
    if (layer === "features") faults.push(...checkFeaturePath(path, rest));
    return faults;
  });
}
