import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Plugin, parseSync } from "vite";
import { resolveOwn } from "./structure/places.ts";
import { listAreasOf } from "./words/areas.ts";
import { readCatalogue } from "./words/catalogues.ts";
import type { Catalogue } from "./words/messages.ts";

/** The files of ours that a file has imported before it runs. */
function listImports(root: string, path: string): string[] {
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? moduleRequest.value : [],
      ),
  ];
  return specifiers.flatMap((specifier) => {
    const own = resolveOwn(path, specifier);
    return own && /\.tsx?$/.test(own) ? own : [];
  });
}

/** What a change is called is shown where it waits to be sent, by files that say more of the same words. */
const isCommand = (path: string) => /\bwrites\.tsx?$/.test(path);

/** The texts that each file says, by their ids; without those that are there before the first screen. */
function listLater(texts: Catalogue): Map<string, string[]> {
  const later = new Map<string, string[]>();
  for (const [id, { origin = [] }] of Object.entries(texts)) {
    if (origin.some(([path]) => listAreasOf(path).includes(""))) continue;
    for (const [path] of origin)
      if (!isCommand(path)) later.set(path, [...(later.get(path) ?? []), id]);
  }
  return later;
}

/**
 * Finds the areas that a module needs: with their words all is translated that it and what it imports say.
 * @param texts a catalogue, whatever its language: it tells who says each text
 * @returns for a path from the root
 */
export function openNeeds(root: string, texts: Catalogue): (path: string) => string[] {
  const later = listLater(texts);
  const imports = new Map<string, string[]>();
  const readImports = (path: string) => {
    const known = imports.get(path) ?? listImports(root, path);
    imports.set(path, known);
    return known;
  };
  return (path) => {
    const files = new Set([path]);
    // A set hands out what is added to it meanwhile, too.
    for (const file of files) for (const each of readImports(file)) files.add(each);
    const bringing = new Map<string, Set<string>>();
    for (const file of files) {
      for (const id of later.get(file) ?? []) {
        bringing.set(id, new Set([...(bringing.get(id) ?? []), ...listAreasOf(file)]));
      }
    }
    const needed = new Set<string>();
    // What one area alone brings goes first: it may bring what others would, too.
    for (const areas of [...bringing.values()].sort((a, b) => a.size - b.size)) {
      const [first] = areas;
      if (first !== undefined && ![...areas].some((area) => needed.has(area))) needed.add(first);
    }
    return [...needed].sort();
  };
}

/** The same for the texts as they were last collected. */
export async function readNeeds(root: string): Promise<(path: string) => string[]> {
  return openNeeds(root, await readCatalogue(root, "en"));
}

/** A module of ours that is fetched later. */
const fetching = /\bimport\(\s*["']([^"']+\.tsx?)["']\s*\)/g;

/**
 * Has the words of a module, and of all that it imports, come with it where it is fetched later. Which they are follows
 * from the files, so that no screen and no part of one can be without its words.
 */
export function wordsOfParts(): Plugin {
  let root = "";
  let needs: ReturnType<typeof readNeeds> | null = null;
  const fetchers = new Set<string>();
  return {
    name: "words-of-parts",
    // After the screens, which are found by their names, have been written out one by one.
    enforce: "post",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    // While developing: what any file imports or says may be what another one has to bring.
    hotUpdate() {
      needs = null;
      const { moduleGraph } = this.environment;
      for (const id of fetchers) {
        const fetcher = moduleGraph.getModuleById(id);
        if (fetcher) moduleGraph.invalidateModule(fetcher);
      }
    },
    async transform(code, id) {
      const [file = ""] = relative(root, id).split(sep).join("/").split("?");
      if (!file.startsWith("src/") || !code.includes("import(")) return null;
      fetchers.add(id);
      needs ??= readNeeds(root);
      const listNeeded = await needs;
      const whole = code.replaceAll(fetching, (fetched, specifier: string) => {
        const path = resolveOwn(file, specifier);
        const areas = path ? listNeeded(path) : [];
        return areas.length > 0 ? `importWithWords(${fetched}, ${JSON.stringify(areas)})` : fetched;
      });
      if (whole === code) return null;
      const line = `import { importWithWords } from "#src/ui/area-words.ts";`;
      return { code: `${whole}\n${line}\n`, map: null };
    },
  };
}
