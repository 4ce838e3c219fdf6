import { extractor } from "@lingui/cli/api";
import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";
import { listLanguages } from "./scripts/words/languages.ts";

export default {
  sourceLocale: "en",
  locales: listLanguages(process.cwd()).map(({ code }) => code),
  catalogs: [{ path: "<rootDir>/messages/{locale}", include: ["src"] }],
  // Three files of four say nothing, and reading one takes as long as reading one that does.
  extractors: [
    {
      match: extractor.match,
      async extract(file, code, ...given) {
        if (code.includes("@lingui/")) await extractor.extract(file, code, ...given);
      },
    },
  ],
  // The files that say a text decide with which screens it loads: scripts/words/areas.ts.
  format: formatter({ style: "lingui", lineNumbers: false }),
  orderBy: "message",
} satisfies LinguiConfig;
