import { locate, resolveOwn } from "./places.ts";
import { type Fault, isTest, type SourceFile } from "./source-files.ts";

/** Features that advise, and those that sell: the first never know the second, however many steps away. */
export const advice = ["pests", "soil", "assistant"];
export const selling = ["marketplace", "orders"];
const advicePage = /^src\/app\/pages\/(pest|soil|assistant)s?-/;

const isSelling = (path: string) => selling.includes(locate(path).feature ?? "");

function advises(path: string): boolean {
  return advice.includes(locate(path).feature ?? "") || advicePage.test(path);
}

/** The files from one to the first that sells, or null where none is reached. */
function findWay(files: ReadonlyMap<string, SourceFile>, start: string): string[] | null {
  const ways = [[start]];
  const seen = new Set([start]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? start;
    if (isSelling(last)) return way;
    for (const { specifier } of files.get(last)?.imports ?? []) {
      const target = resolveOwn(last, specifier);
      if (!target || seen.has(target)) continue;
      seen.add(target);
      ways.push([...way, target]);
    }
  }
  return null;
}

/** Checks that no advice reaches what sells by way of other files; a direct import is told of elsewhere. */
export function checkAdvice(files: SourceFile[]): Fault[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files.flatMap((file) => {
    if (isTest(file.path) || !advises(file.path)) return [];
    const way = findWay(byPath, file.path);
    const [, next] = way ?? [];
    const isDirect = way?.length === 2 && locate(file.path).feature !== null;
    if (!way || !next || isDirect) return [];
    const line = file.imports.find(
      ({ specifier }) => resolveOwn(file.path, specifier) === next,
    )?.line;
    return [
      { path: file.path, line: line ?? 1, message: `advice does not sell: ${way.join(" -> ")}` },
    ];
  });
}
