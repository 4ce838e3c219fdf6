import { z } from "zod";

export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    isDynamicEntry: z.boolean().optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Bytes of a built file as the browser receives it, compressed with brotli. */
type SizeOf = (file: string) => number;

type BudgetLine = { name: string; bytes: number; limit: number };

const kilobyte = 1024;
const limits = {
  landing: 12 * kilobyte,
  beforePaint: kilobyte,
  firstLoad: 108.0 * kilobyte,
  laterRoute: 15 * kilobyte,
  lazyChunk: 50 * kilobyte,
};

/** Every chunk that must be there before the given one runs, itself included. */
function listGraph(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) listGraph(manifest, imported, seen);
  return seen;
}

function listFiles(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const files = new Set<string>();
  for (const key of keys) {
    const file = manifest[key]?.file;
    if (file?.endsWith(".js")) files.add(file);
  }
  return files;
}

function add(files: Iterable<string>, sizeOf: SizeOf): number {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

function isWords(key: string): boolean {
  return key.startsWith("messages/");
}

/** The route pages of the app: what the router loads when an address is opened. */
function listRoutes(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => /^src\/app\/pages\/.*-(route|page)\.tsx$/.test(key));
}

/**
 * What the built product weighs against what it may weigh.
 * @param given.pages each landing page's own files: its HTML and its style
 * @param given.words the key of the words chunk that the first load carries
 * @param given.wordsOf the keys of the words that each route brings with it
 */
export function weigh(
  manifest: Manifest,
  given: {
    sizeOf: SizeOf;
    pages: { name: string; files: string[] }[];
    words: string;
    wordsOf: Record<string, string[]>;
  },
): BudgetLine[] {
  const { sizeOf, pages, words, wordsOf } = given;
  const entry = listFiles(manifest, listGraph(manifest, "src/main.client.tsx"));
  const graphOf = (key: string) => {
    const keys = [key, ...(wordsOf[key] ?? [])];
    return listFiles(
      manifest,
      keys.flatMap((each) => [...listGraph(manifest, each)]),
    );
  };
  const first = new Set([...entry, ...graphOf(words)]);
  const later = listRoutes(manifest).map((key) => {
    const own = [...graphOf(key)].filter((file) => !first.has(file));
    return { name: `more for ${key}`, bytes: add(own, sizeOf), limit: limits.laterRoute };
  });
  const lazy = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && !isWords(key) && !first.has(chunk.file))
    .map(([key, chunk]) => ({
      name: `lazy ${key}`,
      bytes: sizeOf(chunk.file),
      limit: limits.lazyChunk,
    }));
  const late = listFiles(manifest, listGraph(manifest, "src/main.late.ts"));
  return [
    {
      name: "sign-in page before it is painted",
      bytes: add(late, sizeOf),
      limit: limits.beforePaint,
    },
    ...pages.map(({ name, files }) => ({ name, bytes: add(files, sizeOf), limit: limits.landing })),
    { name: "first signed-in load", bytes: add(first, sizeOf), limit: limits.firstLoad },
    ...later,
    ...lazy,
  ];
}

/** The lines as a table, the ones over their limit marked. */
export function formatTable(lines: BudgetLine[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1).padStart(7)} kB`;
  return lines
    .map(({ name, bytes, limit }) => {
      const mark = bytes > limit ? "  TOO HEAVY" : "";
      return `${name.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(limit)}${mark}`;
    })
    .join("\n");
}
