import { type Words, words } from "virtual:words";
import { type I18n, i18n, type Messages } from "@lingui/core";
import { type Language, languageTags } from "#src/shared/language.ts";

/** The features whose words are loaded, so that another language brings theirs too. */
const areas = new Set<string>();

async function loadFirst(language: string): Promise<Words> {
  const load = words[language];
  if (!load) throw new Error(`There are no words in ${language}`);
  return load();
}

async function loadArea(area: string, language: string): Promise<Messages> {
  const load = (await loadFirst(language)).areas[area];
  if (!load) throw new Error(`There are no words of ${area}`);
  return (await load()).messages;
}

/** Shows the product in a language, with the words of every screen seen so far. */
export async function loadWords(language: Language): Promise<I18n> {
  const names = [...areas];
  const [{ messages }, ...others] = await Promise.all([
    loadFirst(language),
    ...names.map((area) => loadArea(area, language)),
  ]);
  // A screen whose words came meanwhile, in the language before.
  if (areas.size > names.length) return loadWords(language);
  i18n.loadAndActivate({
    locale: language,
    locales: languageTags[language],
    messages: Object.assign({}, messages, ...others),
  });
  return i18n;
}

/** Brings the words of areas in, before anything that says them is drawn. */
export async function loadAreaWords(names: readonly string[]): Promise<void> {
  const language = i18n.locale;
  const missing = names.filter((name) => !areas.has(name));
  // Told of words that it has, everything that shows some would be drawn anew.
  if (missing.length === 0) return;
  const loaded = await Promise.all(missing.map((name) => loadArea(name, language)));
  if (language !== i18n.locale) return loadAreaWords(names);
  for (const name of missing) areas.add(name);
  i18n.load(language, Object.assign({}, ...loaded));
}

/** A module that is fetched later, and its words with it: the build puts this around the `import()` of each that says any. */
export async function importWithWords<Module>(
  module: Promise<Module>,
  areas: readonly string[],
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadAreaWords(areas)]);
  return loaded;
}
