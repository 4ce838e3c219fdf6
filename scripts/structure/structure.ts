import { checkAdvice } from "./advice.ts";
import { checkContent } from "./content.ts";
import { checkCycles } from "./cycles.ts";
import { checkImports } from "./imports.ts";
import { checkKinds } from "./kinds.ts";
import { checkNames } from "./names.ts";
import { type Fault, readSources } from "./source-files.ts";

/**
 * Checks the whole repository against its own rules of structure.
 * @param root the folder that holds src/
 * @returns what is wrong, in the order of the files; empty when all is well
 */
export async function checkStructure(root: string): Promise<Fault[]> {
  const { files, paths } = await readSources(root);
  const faults = [
    ...checkNames(paths),
    ...checkKinds(files),
    ...checkImports(files),
    ...checkAdvice(files),
    ...checkCycles(files),
    ...checkContent(files),
  ];
  return faults.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
