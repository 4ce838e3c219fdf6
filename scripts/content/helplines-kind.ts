import {
  type EmergencyNumbers,
  type EmergencyWords,
  helplineFacts,
  helplineNames,
  helplineWords,
} from "#src/features/assistant/content-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** Telephone numbers, in the order in which they are known in answers. */
export const helplines = defineKind({
  folder: "helplines",
  facts: helplineFacts,
  words: helplineWords,
  *check(_records, { ids }) {
    for (const id of helplineNames) {
      if (!ids.has(id)) yield { id, text: "this helpline is missing; the app names it." };
    }
  },
  compile(records) {
    const [farmers, ...emergencies] = helplineNames;
    const numberOf = new Map(records.map(({ id, facts }) => [id, facts.number]));
    const nameOf = new Map(
      records.map(({ id, words }) => [id, mapWords(words, ({ name }) => name)]),
    );
    // The check has found each of them.
    const emergencyNumbers = Object.fromEntries(
      emergencies.map((id) => [id, numberOf.get(id)]),
    ) as EmergencyNumbers;
    const emergencyNames = Object.fromEntries(
      emergencies.map((id) => [id, nameOf.get(id)]),
    ) as EmergencyWords;
    return [
      {
        path: "helplines.ts",
        types: { "#src/features/assistant/content-schema.ts": ["EmergencyNumbers"] },
        constants: [
          { name: "callCentre", type: "string", value: numberOf.get(farmers) },
          {
            name: "emergencyNumbers",
            type: "EmergencyNumbers",
            value: emergencyNumbers,
          },
          {
            name: "helplines",
            type: "readonly string[]",
            value: records.flatMap(({ facts }) => (facts.inAnswers ? [facts.number] : [])),
          },
        ],
      },
      {
        path: "emergency-names.ts",
        types: { "#src/features/assistant/content-schema.ts": ["EmergencyWords"] },
        constants: [{ name: "emergencyNames", type: "EmergencyWords", value: emergencyNames }],
      },
    ];
  },
});
