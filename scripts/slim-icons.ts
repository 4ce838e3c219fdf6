import { resolve } from "node:path";
import type { Plugin } from "vite";

const drawing = resolve(import.meta.dirname, "../src/ui/draw-icon.tsx");
const file = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)[\w-]+\.mjs$/;
/** What an icon is drawn of, as its file has it. */
const nodes =
  /\n {2}node: (\[[\s\S]*?\n {2}\]|\[.*\])(?:,\n {2}aliases: .*|,\n {2}aliases: \[[\s\S]*?\n {2}\])?\n\};/;

/** The lines of an icon's file without their random keys; null where it is not written as icons are. */
export function readLines(code: string): string | null {
  return nodes.exec(code)?.[1]?.replaceAll(/,\s*key: "[^"]*"/g, "") ?? null;
}

/**
 * An icon is a few lines to be drawn. lucide's own way there serves options that nobody here uses, in a dozen
 * modules, and each line has a random key: together more than two kilobytes of what the first screen loads.
 */
export function slimIcons(): Plugin {
  return {
    name: "slim-icons",
    transform: {
      filter: { id: file },
      handler(code, id) {
        const lines = readLines(code);
        if (lines === null)
          throw new Error(`${id} is not written as icons were: see slim-icons.ts`);
        return {
          code: `import { drawIcon } from ${JSON.stringify(drawing)};\nexport default /* @__PURE__ */ drawIcon(${lines});\n`,
          map: null,
        };
      },
    },
  };
}
