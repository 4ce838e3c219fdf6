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
  const load = later[`../../messages/${area}/${language}.json`];
  if (!load) throw new Error(`There are no words of ${area} in ${language}`);
  return (await load()).messages;
}

/** Shows the product in a language, with the words of every screen seen so far. */
export async function loadWords(language: Language): Promise<I18n> {
  const [{ messages }, ...others] = await Promise.all([
    first[language](),
    ...[...areas].map((area) => loadArea(area, language)),
  ]);
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
  for (const name of missing) areas.add(name);
  i18n.load(language, Object.assign({}, ...loaded));
}
