import * as z from "zod/mini";
import { languages } from "#content/languages.ts";

/**
 * As content/languages has them: each language's own name, its BCP 47 tag, with Latin digits throughout, and its words
 * for the hours of a day.
 */
export {
  languageNames,
  languages,
  languageTags,
  namedHours,
  partsOfDay,
} from "#content/languages.ts";

export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

export const languageCookie = "language";

/** What is told in each language. */
export function inEachLanguage<Told>(tell: (language: Language) => Told): Record<Language, Told> {
  const told = languages.map((each) => [each, tell(each)] as const);
  return Object.fromEntries(told) as Record<Language, Told>;
}

/** Whether a text is one of the product's languages. */
export function isLanguage(value: unknown): value is Language {
  return language.safeParse(value).success;
}

/**
 * The language to answer in: the one asked for, else the first of the browser's that we speak.
 * @param chosen what the cookie or the address says
 * @param acceptLanguage the request's Accept-Language header
 */
export function chooseLanguage(chosen: unknown, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().split(";q=");
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { language: code } of wanted) if (isLanguage(code)) return code;
  return "en";
}
