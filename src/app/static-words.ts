import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Language, languageTags } from "#src/shared/language.ts";

const catalogues = import.meta.glob<{ messages: Messages }>(
  [
    "../../messages/*.json",
    "../../messages/landing/*.json",
    "../../messages/lost/*.json",
    "../../messages/steps/*.json",
  ],
  { query: "?lingui" },
);

async function loadCatalogue(path: string): Promise<Messages> {
  const load = catalogues[`../../messages/${path}.json`];
  if (!load) throw new Error(`There is no catalogue ${path}`);
  return (await load()).messages;
}

/** All words of the pages that are HTML before a browser sees them. */
export async function loadStaticWords(language: Language): Promise<I18n> {
  const [first, landing, lost, steps] = await Promise.all([
    loadCatalogue(language),
    loadCatalogue(`landing/${language}`),
    loadCatalogue(`lost/${language}`),
    loadCatalogue(`steps/${language}`),
  ]);
  const messages = { ...first, ...landing, ...lost, ...steps };
  return setupI18n({
    locale: language,
    locales: languageTags[language],
    messages: { [language]: messages },
  });
}
