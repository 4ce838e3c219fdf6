import {
  type EmergencyNumbers,
  helplineFacts,
  helplineNames,
} from "#src/features/assistant/content-schema.ts";
import { defineKind } from "./kind.ts";

/** Telephone numbers, in the order in which they are known in answers. */
export const helplines = defineKind({
  folder: "helplines",
  facts: helplineFacts,
  words: null,
  *check(_records, { ids }) {
    for (const id of helplineNames) {
      if (!ids.has(id)) yield { id, text: "this helpline is missing; the app names it." };
    }
  },
  compile(records) {
    const numbers = records.map(({ id, facts }) => [id, facts.number] as const);
    const [farmers, ...emergencies] = helplineNames;
    const numberOf = new Map(numbers);
    // The check has found each of them.
    const emergencyNumbers = Object.fromEntries(
      emergencies.map((id) => [id, numberOf.get(id)]),
    ) as EmergencyNumbers;
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
    ];
  },
});
