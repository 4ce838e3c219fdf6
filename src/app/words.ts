import { type I18n, i18n, type Messages } from "@lingui/core";
import type { Language } from "#src/shared/language.ts";

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

async function loadMessages(language: Language): Promise<Messages> {
  const paths = [...areas].map((area) => `../../messages/${area}/${language}.json`);
  const loaded = await Promise.all([first[language](), ...paths.map((path) => later[path]?.())]);
  return Object.assign({}, ...loaded.map((catalogue) => catalogue?.messages));
}

/** Shows the product in a language, with the words of every screen seen so far. */
export async function loadWords(language: Language): Promise<I18n> {
  i18n.loadAndActivate({ locale: language, messages: await loadMessages(language) });
  return i18n;
}

/** Brings the words of features in, before a screen that needs them is drawn. */
export async function loadAreaWords(language: string, names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !areas.has(name));
  const loaded = await Promise.all(
    missing.map((name) => later[`../../messages/${name}/${language}.json`]?.()),
  );
  for (const name of missing) areas.add(name);
  i18n.load(language, Object.assign({}, ...loaded.map((catalogue) => catalogue?.messages)));
}
