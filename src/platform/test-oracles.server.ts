import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

function folder(): string {
  return process.env["URVARA_ORACLES"] ?? resolve(process.cwd(), "..", "shared", "oracles");
}

/** Whether there are files of expected figures: they are no part of the repository, see CONTRIBUTING. */
export function hasOracles(): boolean {
  return existsSync(join(folder(), "fao56-eto-examples.json"));
}

/** What a test of those files is called: its own name, or why it did not run. */
export function oracleTitle(title: string): string {
  return hasOracles() ? title : `skipped: oracle files not found (${title})`;
}

/** A file of expected figures as it is. */
export function readOracle(name: string): string {
  return readFileSync(join(folder(), name), "utf8");
}

/** A comma-separated file of expected figures: one record a line, by the names of its first line. */
export function readOracleTable(name: string): Record<string, string>[] {
  const [head = "", ...lines] = readOracle(name).trim().split("\n");
  const names = head.trim().split(",");
  return lines.map((line) => {
    const cells = line.trim().split(",");
    return Object.fromEntries(names.map((column, at) => [column, cells[at] ?? ""]));
  });
}
