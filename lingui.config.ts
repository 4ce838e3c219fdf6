import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";

export default {
  sourceLocale: "en",
  locales: ["en", "hi", "mr"],
  catalogs: [{ path: "<rootDir>/messages/{locale}", include: ["src"] }],
  // The files that say a text decide with which screens it loads: scripts/words/areas.ts.
  format: formatter({ style: "lingui", lineNumbers: false }),
  orderBy: "message",
} satisfies LinguiConfig;
