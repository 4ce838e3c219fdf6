import { doseFacts, type GeneralDose, type Stage } from "#src/features/soil/knowledge-schema.ts";
import { keyedConstant } from "./keyed.ts";
import { defineKind } from "./kind.ts";

const nutrients = ["nitrogen", "phosphate", "potash"] as const;
const partsOf = {
  nitrogen: "nitrogenParts",
  phosphate: "phosphateParts",
  potash: "potashParts",
} as const;

/** General recommended doses, as states' universities and departments print them. */
export const soilDoses = defineKind({
  folder: "soil-doses",
  facts: doseFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      if ((facts.kilogramsPerHectare === undefined) === (facts.gramsPerPlant === undefined)) {
        const text = 'a dose is given either as "kilogramsPerHectare" or as "gramsPerPlant".';
        yield { id, text };
        continue;
      }
      const dose = facts.kilogramsPerHectare ?? facts.gramsPerPlant;
      for (const nutrient of nutrients) {
        const isGiven = facts.split.some((stage) => stage[partsOf[nutrient]] > 0);
        if (isGiven || !dose || dose[nutrient] === 0) continue;
        const text = `the split has no "${partsOf[nutrient]}": it does not say when that part of the dose is given.`;
        yield { id, names: ["split"], text };
      }
    }
  },
  compile(records, { cite }) {
    const doses = records.map(({ id, facts, provenance: { certainty, source } }) => {
      const given = facts.kilogramsPerHectare ?? facts.gramsPerPlant;
      const all = (nutrient: (typeof nutrients)[number]) =>
        facts.split.reduce((sum, stage) => sum + stage[partsOf[nutrient]], 0);
      const shareOf = (
        stage: (typeof facts.split)[number],
        nutrient: (typeof nutrients)[number],
      ) => (all(nutrient) === 0 ? 0 : stage[partsOf[nutrient]] / all(nutrient));
      const split = facts.split.map(
        (stage): Stage => ({
          kind: stage.when,
          day: stage.day ?? null,
          shares: [
            shareOf(stage, "nitrogen"),
            shareOf(stage, "phosphate"),
            shareOf(stage, "potash"),
          ],
        }),
      );
      const { isPulse, rhizobium } = facts;
      const sulphur = facts.sulphurKilogramsPerHectare;
      const gypsum = facts.gypsumKilogramsPerHectareAtFlowering;
      const dose: GeneralDose = {
        crop: facts.crop,
        perPlant: facts.gramsPerPlant !== undefined,
        dose: [given?.nitrogen ?? 0, given?.phosphate ?? 0, given?.potash ?? 0],
        split,
        source: certainty === "confirmed" && source ? cite(source).who : null,
        ...(isPulse && { isPulse }),
        ...(rhizobium && { rhizobium }),
        ...(sulphur !== undefined && { sulphurPerHectare: sulphur }),
        ...(gypsum !== undefined && { gypsumAtFlowering: gypsum }),
      };
      return [id, dose] as const;
    });
    return [
      {
        path: "soil-doses.ts",
        types: { "#src/features/soil/knowledge-schema.ts": ["GeneralDose"] },
        constants: [keyedConstant({ name: "generalDoses", type: "GeneralDose" }, doses)],
      },
    ];
  },
});
