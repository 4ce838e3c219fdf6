import { type DistrictNames, districtFacts, placeWords } from "#src/features/place/name-schema.ts";
import { defineKind, mapWords, type RecordFlaw } from "./kind.ts";

/** Districts, each in the folder of its state. Places in src/features/place/data/places.csv have their English names. */
export const districts = defineKind({
  folder: "districts",
  facts: districtFacts,
  words: placeWords,
  *check(records): Iterable<RecordFlaw> {
    const known = new Map<string, string>();
    for (const { id, group, words } of records) {
      // Screens look names up by the English ones.
      for (const [language, { name }] of Object.entries(words)) {
        const first = known.get(`${language} ${words.en.name}`) ?? name;
        known.set(`${language} ${words.en.name}`, first);
        if (name === first) continue;
        const text = `"${name}" is "${first}" in another state; what is one name in English is one in each language.`;
        yield { id, language, names: ["name"], text };
      }
      if (group !== "" && id.startsWith(`${group}-`)) continue;
      const text = `a district stands in the folder of its state, and its name begins with that: "${group}-".`;
      yield { id, text };
    }
  },
  compile: (records) => [
    {
      path: "districts.ts",
      types: { "#src/features/place/name-schema.ts": ["DistrictNames"] },
      constants: [
        {
          name: "districts",
          type: "readonly DistrictNames[]",
          value: records.map(
            ({ group, facts, words }): DistrictNames => ({
              state: group.toUpperCase(),
              names: mapWords(words, ({ name }) => name),
              ...facts,
            }),
          ),
        },
      ],
    },
  ],
});
