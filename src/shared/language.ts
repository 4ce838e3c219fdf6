import * as z from "zod/mini";

export const languages = ["en", "hi", "mr"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** Each language's own name, as its readers write it. */
export const languageNames = {
  en: "English",
  hi: "हिन्दी",
  mr: "मराठी",
} as const satisfies Record<Language, string>;

/** The BCP 47 tag for dates and counted things, with Latin digits throughout. */
export const languageTags = {
  en: "en-IN",
  hi: "hi-IN-u-nu-latn",
  mr: "mr-IN-u-nu-latn",
} as const satisfies Record<Language, string>;

export const languageCookie = "language";

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
