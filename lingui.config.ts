import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";

/** Rendered to HTML at build time, so their texts never travel to a browser as words. */
const staticOnly = [
  "src/app/pages/landing-*",
  "src/app/pages/offline-page.tsx",
  "src/app/pages/static-document.tsx",
];
/** Features that the first signed-in screen does not show; their words travel with their own screens. */
const later = [
  "blogs",
  "crops",
  "fieldmap",
  "insurance",
  "irrigation",
  "marketplace",
  "pests",
  "prices",
  "profile",
  "recommendations",
  "schemes",
  // Only the pages before sign-in, and nothing behind it, show these.
  "session",
  "soil",
];
const laterFolders: [name: string, folder: string][] = [
  ...later.map((name): [string, string] => [name, `src/features/${name}`]),
  ["offline", "src/app/offline"],
];

export default {
  sourceLocale: "en",
  locales: ["en", "hi", "mr"],
  // Marathi shares the Devanagari script and most farming words with Hindi, so a text that is not
  // yet in Marathi reads better in Hindi than in English.
  fallbackLocales: { mr: ["hi", "en"], default: "en" },
  catalogs: [
    { path: "<rootDir>/messages/landing/{locale}", include: staticOnly },
    ...laterFolders.map(([name, folder]) => ({
      path: `<rootDir>/messages/${name}/{locale}`,
      include: [folder],
    })),
    {
      path: "<rootDir>/messages/{locale}",
      include: ["src"],
      exclude: [...staticOnly, ...laterFolders.map(([, folder]) => `${folder}/**`)],
    },
  ],
  format: formatter({ style: "lingui", origins: false }),
  orderBy: "message",
} satisfies LinguiConfig;
