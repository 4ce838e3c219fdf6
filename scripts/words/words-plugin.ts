import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Plugin } from "vite";
import { listAreasOf } from "./areas.ts";
import { listSources, readCatalogue } from "./catalogues.ts";
import { listLanguages } from "./languages.ts";
import type { Catalogue } from "./messages.ts";

const wordsFile = /\/messages\/(?:([a-z-]+)\/)?([a-z]{2,3})\.words$/;
const listName = "virtual:words";
/** What only HTML shows that is made when the product is built. */
const landing = "landing";

const areasOf = (origin: readonly (readonly [string])[] = []) =>
  new Set(origin.flatMap(([path]) => listAreasOf(path)));

/** The areas that a catalogue has texts of, "" among them. */
function listAreas(english: Catalogue): string[] {
  const areas = Object.values(english).flatMap(({ origin }) => [...areasOf(origin)]);
  return [...new Set(areas)].sort();
}

/** The ids of an area's texts: those that its files say. What loads before the first screen loads with none again. */
export function listIds(english: Catalogue, area: string): string[] {
  return Object.entries(english).flatMap(([id, { origin }]) => {
    const areas = areasOf(origin);
    const isLoaded = areas.has("") && area !== "" && area !== landing;
    return areas.has(area) && !isLoaded ? [id] : [];
  });
}

type Spoken = ReturnType<typeof listLanguages>[number];
type Catalogues = ReadonlyMap<string, Catalogue>;

async function readCatalogues(root: string, languages: readonly Spoken[]): Promise<Catalogues> {
  const read = languages.map(async ({ code }) => [code, await readCatalogue(root, code)] as const);
  return new Map(await Promise.all(read));
}

function compileArea(catalogues: Catalogues, area: string, { code, instead }: Spoken): string {
  const english = catalogues.get("en") ?? {};
  const texts = listIds(english, area).map((id) => {
    const told = [code, ...instead].map((each) => catalogues.get(each)?.[id]?.translation);
    return [id, told.find(Boolean) ?? english[id]?.message ?? id];
  });
  const { source, errors } = createCompiledCatalog(code, Object.fromEntries(texts), {
    namespace: "es",
  });
  const [error] = errors;
  if (error) throw new Error(`messages/${code}.json: ${error.error.message}`);
  return source;
}

const list = (entries: readonly string[]) => `{\n${entries.join(",\n")}\n}`;

const importing = (name: string, file: string) =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;

/**
 * Makes the words of each area out of the one catalogue of each language: messages/<area>/<language>.words is
 * what the area's files say, and messages/<language>.words what loads first, with the way to all areas. A text
 * that two areas say stands in both, and once in the catalogue.
 */
export function words(): Plugin {
  let root = "";
  let languages: readonly Spoken[] = [];
  let catalogues: Promise<Catalogues> | null = null;
  const toWords = (name: string) => join(root, `messages/${name}.words`);
  return {
    name: "words",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      languages = listLanguages(root);
    },
    watchChange(id) {
      const sources = languages.flatMap(({ code }) => listSources(root, code));
      if (sources.includes(id)) catalogues = null;
    },
    resolveId(source) {
      if (source === listName) return `\0${listName}`;
      const file = wordsFile.exec(source)?.[0];
      return file ? join(root, file) : null;
    },
    async load(id, options) {
      if (id === `\0${listName}`) {
        const entries = languages.map(({ code }) => importing(code, toWords(code)));
        return `export const words = ${list(entries)};\n`;
      }
      const [, area = "", ending] = wordsFile.exec(id) ?? [];
      const language = languages.find(({ code }) => code === ending);
      if (!language) return null;
      catalogues ??= readCatalogues(root, languages);
      const read = await catalogues;
      for (const each of languages) {
        for (const file of listSources(root, each.code)) this.addWatchFile(file);
      }
      const code = compileArea(read, area, language);
      if (area !== "") return { code, moduleType: "js" };
      const areas = listAreas(read.get("en") ?? {})
        .filter((each) => each !== "" && (each !== landing || options?.ssr))
        .map((each) => importing(each, toWords(`${each}/${language.code}`)));
      return { code: `${code}\nexport const areas = ${list(areas)};\n`, moduleType: "js" };
    },
  };
}
