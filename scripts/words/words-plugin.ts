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

type IdsByArea = ReadonlyMap<string, readonly string[]>;

/**
 * The ids of each area's texts, those that its files say; "" is among the areas. What loads before the first
 * screen loads with none again.
 */
export function listIdsByArea(english: Catalogue): IdsByArea {
  const byArea = new Map<string, string[]>();
  for (const [id, { origin }] of Object.entries(english)) {
    const areas = areasOf(origin);
    for (const area of areas) {
      const ids = byArea.get(area) ?? [];
      byArea.set(area, ids);
      const isLoaded = areas.has("") && area !== "" && area !== landing;
      if (!isLoaded) ids.push(id);
    }
  }
  return byArea;
}

type Spoken = ReturnType<typeof listLanguages>[number];
type Catalogues = { texts: ReadonlyMap<string, Catalogue>; idsByArea: IdsByArea };

async function readCatalogues(root: string, languages: readonly Spoken[]): Promise<Catalogues> {
  const read = languages.map(async ({ code }) => [code, await readCatalogue(root, code)] as const);
  const texts = new Map(await Promise.all(read));
  return { texts, idsByArea: listIdsByArea(texts.get("en") ?? {}) };
}

function compileArea(catalogues: Catalogues, area: string, { code, instead }: Spoken): string {
  const english = catalogues.texts.get("en") ?? {};
  const texts = (catalogues.idsByArea.get(area) ?? []).map((id) => {
    const told = [code, ...instead].map((each) => catalogues.texts.get(each)?.[id]?.translation);
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
      const areas = [...read.idsByArea.keys()]
        .sort()
        .filter((each) => each !== "" && (each !== landing || options?.ssr))
        .map((each) => importing(each, toWords(`${each}/${language.code}`)));
      return { code: `${code}\nexport const areas = ${list(areas)};\n`, moduleType: "js" };
    },
  };
}
