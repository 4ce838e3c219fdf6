import { useLingui } from "@lingui/react";
import { isLanguage, type Language } from "#src/shared/language.ts";

/** The language that the words on the screen are in, for numbers, money and dates. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return isLanguage(i18n.locale) ? i18n.locale : "en";
}
