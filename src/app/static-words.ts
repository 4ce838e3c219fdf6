import { words } from "virtual:words";
import { type I18n, setupI18n } from "@lingui/core";
import { type Language, languageTags } from "#src/shared/language.ts";

/** All words of the pages that are HTML before a browser sees them. */
export async function loadStaticWords(language: Language): Promise<I18n> {
  const first = await words[language]?.();
  const areas = ["landing", "lost", "steps", "terms"].map(async (area) => first?.areas[area]?.());
  const messages = (await Promise.all(areas)).map((loaded) => {
    if (!loaded) throw new Error("A page is made of words that are not there");
    return loaded.messages;
  });
  return setupI18n({
    locale: language,
    locales: languageTags[language],
    messages: { [language]: Object.assign({}, first?.messages, ...messages) },
  });
}
