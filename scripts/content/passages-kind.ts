import { type Note, passageFacts, passageWords } from "#src/features/assistant/content-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

const listFigures = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

/** The passages that the assistant answers with, by what they are about. */
export const passages = defineKind({
  folder: "passages",
  facts: passageFacts,
  words: passageWords,
  *check(records) {
    for (const { id, words } of records) {
      const figures = listFigures(words.en.text);
      for (const [language, { text }] of Object.entries(words)) {
        // In a language that is being written, it may be missing.
        const others = text ? listFigures(text) : figures;
        if (others.join() === figures.join()) continue;
        const said = `the figures here are ${others.join(", ")}, and ${figures.join(", ")} in English.`;
        yield { id, language, names: ["text"], text: said };
      }
    }
  },
  compile(records, { cite }) {
    const notes = records.map(({ id, facts, words, provenance }): Note => {
      const { topic, purposes, crop, page = "general-knowledge", asked } = facts;
      const { certainty, source, asOf = null } = provenance;
      const cited = source && cite(source);
      return {
        id,
        topic,
        purposes,
        ...(crop && { crop }),
        title: mapWords(words, ({ title }) => title),
        text: mapWords(words, ({ text }) => text),
        ...(asked && { asked }),
        from: cited ? { work: cited.what, link: cited.address ?? "" } : { page },
        asOf,
        // A page that says a part of it is more than nothing.
        certainty: certainty === "confirmed" ? "V" : cited ? "M" : "K",
      };
    });
    return [
      {
        path: "passages.ts",
        types: { "#src/features/assistant/content-schema.ts": ["Note"] },
        constants: [{ name: "notes", type: "readonly Note[]", value: notes }],
      },
    ];
  },
});
