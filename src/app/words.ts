import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "#src/shared/language.ts";

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import("../../messages/en.json?lingui"),
  hi: () => import("../../messages/hi.json?lingui"),
  mr: () => import("../../messages/mr.json?lingui"),
};

/** The words of one language, loaded when first asked for. */
export async function loadWords(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
