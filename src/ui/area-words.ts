import { type I18n, i18n, type Messages } from "@lingui/core";
import { type Language, languageTags } from "#src/shared/language.ts";

type Catalogue = { messages: Messages };

const first: Record<Language, () => Promise<Catalogue>> = {
  en: () => import("../../messages/en.json?lingui"),
  hi: () => import("../../messages/hi.json?lingui"),
  mr: () => import("../../messages/mr.json?lingui"),
};
const later = import.meta.glob<Catalogue>(
  ["../../messages/*/*.json", "!../../messages/landing/*"],
  {
    query: "?lingui",
  },
);

/** The features whose words are loaded, so that another language brings theirs too. */
const areas = new Set<string>();

async function loadArea(area: string, language: string): Promise<Messages> {
  const words = await later[`../../messages/${area}/${language}.json`]?.();
  if (!words) throw new Error(`There are no words of ${area} in ${language}`);
  return words.messages;
}

/** Shows the product in a language, with the words of every screen seen so far. */
export async function loadWords(language: Language): Promise<I18n> {
  const names = [...areas];
  const [{ messages }, ...others] = await Promise.all([
    first[language](),
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

/** Brings the words of features in, before a screen that needs them is drawn. */
export async function loadAreaWords(language: string, names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !areas.has(name));
  const loaded = await Promise.all(missing.map((name) => loadArea(name, language)));
  if (language !== i18n.locale) return loadAreaWords(i18n.locale, names);
  for (const name of missing) areas.add(name);
  i18n.load(language, Object.assign({}, ...loaded));
}
