import { checkStructure } from "./structure/structure.ts";

const faults = await checkStructure(process.cwd());
for (const { path, line, message } of faults) {
  process.stdout.write(`${path}:${line}: ${message}\n`);
}
if (faults.length > 0) process.exitCode = 1;
