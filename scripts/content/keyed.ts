import type { CompiledConstant } from "./kind.ts";

/** A constant that holds values by their names, and knows each name in its type. */
export function keyedConstant<Value>(
  { name, type }: { name: string; type: string },
  entries: readonly (readonly [string, Value])[],
): CompiledConstant {
  const names = entries.map(([each]) => JSON.stringify(each)).join(" | ");
  return {
    name,
    type: `Readonly<Record<${names}, ${type}>>`,
    value: Object.fromEntries(entries),
  };
}
