import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Plugin } from "vite";
import { type Language, languages } from "#src/shared/language.ts";
import { listAreasOf } from "./areas.ts";
import { listSources, readCatalogue } from "./catalogues.ts";
import type { Catalogue } from "./messages.ts";

const wordsFile = /\/messages\/(?:([a-z-]+)\/)?(en|hi|mr)\.words$/;
const listName = "virtual:words";
/** What only HTML shows that is made when the product is built. */
const landing = "landing";

/** Marathi shares the Devanagari script and most farming words with Hindi, so it reads better than English. */
const fallbacks: Record<Language, readonly Language[]> = {
  en: [],
  hi: ["en"],
  mr: ["hi", "en"],
};

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

type Catalogues = Record<Language, Catalogue>;

async function readCatalogues(root: string): Promise<Catalogues> {
  const read = (language: Language) => readCatalogue(root, language);
  const [en, hi, mr] = await Promise.all([read("en"), read("hi"), read("mr")]);
  return { en, hi, mr };
}

function compileArea(catalogues: Catalogues, area: string, language: Language): string {
  const order = [language, ...fallbacks[language]];
  const texts = listIds(catalogues.en, area).map((id) => {
    const found = order.map((each) => catalogues[each][id]?.translation).find(Boolean);
    return [id, found ?? catalogues.en[id]?.message ?? id];
  });
  const { source, errors } = createCompiledCatalog(language, Object.fromEntries(texts), {
    namespace: "es",
  });
  const [error] = errors;
  if (error) throw new Error(`messages/${language}.json: ${error.error.message}`);
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
  let catalogues: Promise<Catalogues> | null = null;
  const toWords = (name: string) => join(root, `messages/${name}.words`);
  return {
    name: "words",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    watchChange(id) {
      const sources = languages.flatMap((language) => listSources(root, language));
      if (sources.includes(id)) catalogues = null;
    },
    resolveId(source) {
      if (source === listName) return `\0${listName}`;
      const file = wordsFile.exec(source)?.[0];
      return file ? join(root, file) : null;
    },
    async load(id, options) {
      if (id === `\0${listName}`) {
        const entries = languages.map((language) => importing(language, toWords(language)));
        return `export const words = ${list(entries)};\n`;
      }
      const [, area = "", ending] = wordsFile.exec(id) ?? [];
      const language = languages.find((each) => each === ending);
      if (!language) return null;
      catalogues ??= readCatalogues(root);
      const read = await catalogues;
      for (const each of languages) {
        for (const file of listSources(root, each)) this.addWatchFile(file);
      }
      const code = compileArea(read, area, language);
      if (area !== "") return { code, moduleType: "js" };
      const areas = listAreas(read.en)
        .filter((each) => each !== "" && (each !== landing || options?.ssr))
        .map((each) => importing(each, toWords(`${each}/${language}`)));
      return { code: `${code}\nexport const areas = ${list(areas)};\n`, moduleType: "js" };
    },
  };
}
