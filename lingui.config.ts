import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";

export default {
  sourceLocale: "en",
  locales: ["en", "hi", "mr"],
  // Marathi shares the Devanagari script and most farming words with Hindi, so a text that is not
  // yet in Marathi reads better in Hindi than in English.
  fallbackLocales: { mr: ["hi", "en"], default: "en" },
  catalogs: [{ path: "<rootDir>/messages/{locale}", include: ["src"] }],
  format: formatter({ style: "lingui", origins: false }),
  orderBy: "message",
} satisfies LinguiConfig;
