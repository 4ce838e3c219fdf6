import type { Language } from "#src/shared/language.ts";

/** What stands in the sign-in window for the moment before it closes, or when it cannot. */
export const windowWords: Record<Language, { title: string; text: string; link: string }> = {
  en: { title: "Signing in", text: "You can close this window.", link: "Go to Urvara" },
  hi: { title: "लॉगिन हो रहा है", text: "आप यह विंडो बंद कर सकते हैं।", link: "Urvara पर जाएँ" },
  mr: { title: "लॉगिन होत आहे", text: "तुम्ही ही विंडो बंद करू शकता.", link: "Urvara वर जा" },
};
