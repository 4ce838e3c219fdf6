import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "#src/shared/language.ts";

const catalogues = import.meta.glob<{ messages: Messages }>(
  ["../../messages/*.json", "../../messages/landing/*.json"],
  { query: "?lingui" },
);

/** All words of the pages that are HTML before a browser sees them. */
export async function loadStaticWords(language: Language): Promise<I18n> {
  const loaded = await Promise.all(
    ["", "landing/"].map((area) => catalogues[`../../messages/${area}${language}.json`]?.()),
  );
  const messages = Object.assign({}, ...loaded.map((catalogue) => catalogue?.messages));
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
