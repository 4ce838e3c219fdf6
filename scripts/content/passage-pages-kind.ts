import {
  isPageName,
  type PageName,
  type PassagePage,
  pageFacts,
  pageWords,
} from "#src/features/assistant/content-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** The pages that answers name as their sources, beside the works that passages cite. */
export const passagePages = defineKind({
  folder: "passage-pages",
  facts: pageFacts,
  words: pageWords,
  *check(records) {
    for (const { id } of records) {
      if (!isPageName(id)) yield { id, text: `no passage can name a page "${id}".` };
    }
  },
  compile(records) {
    const pages = records.flatMap(({ id, facts, words }): [PageName, PassagePage][] => {
      const page = { name: mapWords(words, ({ name }) => name), link: facts.link ?? "" };
      return isPageName(id) ? [[id, page]] : [];
    });
    return [
      {
        path: "passage-pages.ts",
        types: { "#src/features/assistant/content-schema.ts": ["PageName", "PassagePage"] },
        constants: [
          {
            name: "passagePages",
            type: "Readonly<Record<PageName, PassagePage>>",
            value: Object.fromEntries(pages),
          },
        ],
      },
    ];
  },
});
