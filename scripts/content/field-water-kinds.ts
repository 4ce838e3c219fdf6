import {
  type Crop,
  cropWaterFacts,
  type IrrigationMethod,
  irrigationMethodFacts,
  type Soil,
  soilWaterFacts,
  type WateringDepth,
  wateringDepthFacts,
} from "#src/agronomy/knowledge-schema.ts";
import { crops as knownCrops } from "#src/shared/farm-terms.ts";
import { checkIds } from "./check-ids.ts";
import { keyedConstant } from "./keyed.ts";
import { defineKind } from "./kind.ts";

const schema = "#src/agronomy/knowledge-schema.ts";

/** Coefficients, heights, roots and stages of crops, for the balance of water in their soil. */
export const cropWater = defineKind({
  folder: "crop-water",
  facts: cropWaterFacts,
  words: null,
  *check(records) {
    yield* checkIds(records, { known: knownCrops, needed: [] });
    for (const { id, facts } of records) {
      for (const name of ["roots", "stages"] as const) {
        if (facts[name].certainty !== "confirmed" || facts[name].source) continue;
        const text = '"source" is missing: what is confirmed says by which page.';
        yield { id, names: [name, "certainty"], text };
      }
      const { firstMetres, irrigatedMetres, rainFedMetres } = facts.roots;
      if (firstMetres <= irrigatedMetres && irrigatedMetres <= rainFedMetres) continue;
      const text = "roots grow: the first depth is the least, and that on rain alone the largest.";
      yield { id, names: ["roots"], text };
    }
  },
  compile(records) {
    const crops = records.map(({ id, facts, provenance: { certainty } }) => {
      const { roots, stages } = facts;
      const crop: Crop = {
        stages: {
          initial: stages.initialDays,
          development: stages.developmentDays,
          mid: stages.midDays,
          late: stages.lateDays,
        },
        single: facts.coefficients,
        basal: facts.basalCoefficients,
        height: facts.heightMetres,
        rootDepth: {
          first: roots.firstMetres,
          irrigated: roots.irrigatedMetres,
          rainFed: roots.rainFedMetres,
        },
        depletionFraction: roots.depletionFraction,
        isConfirmed: certainty === "confirmed" && roots.certainty === "confirmed",
        ...(facts.isPonded && { isPonded: true }),
      };
      return [id, crop] as const;
    });
    const stages = crops.map(([id, crop]) => [id, crop.stages] as const);
    return [
      {
        path: "crop-water.ts",
        types: { [schema]: ["Crop"] },
        constants: [keyedConstant({ name: "crops", type: "Crop" }, crops)],
      },
      {
        path: "crop-stages.ts",
        types: { "#src/agronomy/crop-coefficient.ts": ["StageLengths"] },
        constants: [keyedConstant({ name: "stageLengths", type: "StageLengths" }, stages)],
      },
    ];
  },
});

/** What soils hold: textures, and the groups that India's farmers name. */
export const soilWater = defineKind({
  folder: "soil-water",
  facts: soilWaterFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      if (facts.wiltingPoint < facts.fieldCapacity) continue;
      const text = "a soil holds less at the wilting point than at field capacity.";
      yield { id, names: ["wiltingPoint"], text };
    }
  },
  compile(records) {
    const listOf = (of: "texture" | "group") =>
      records
        .filter(({ facts }) => facts.of === of)
        .map(({ id, facts: { fieldCapacity, wiltingPoint, curveNumber, body } }) => {
          const soil: Soil = { fieldCapacity, wiltingPoint, curveNumber, body };
          return [of === "group" ? id.replaceAll("-", "_") : id, soil] as const;
        });
    return [
      {
        path: "soil-water.ts",
        types: { [schema]: ["Soil"] },
        constants: [
          keyedConstant({ name: "soilTextures", type: "Soil" }, listOf("texture")),
          keyedConstant({ name: "soilGroups", type: "Soil" }, listOf("group")),
        ],
      },
    ];
  },
});

/** Ways of irrigating. */
export const irrigationMethods = defineKind({
  folder: "irrigation-methods",
  facts: irrigationMethodFacts,
  words: null,
  compile(records) {
    const methods = records.map(({ id, facts }) => {
      const { wettedShare: wetted, refilledShare: refilled = 1, efficiency } = facts;
      const method: IrrigationMethod = { wetted, refilled, efficiency };
      return [id, method] as const;
    });
    return [
      {
        path: "irrigation-methods.ts",
        types: { [schema]: ["IrrigationMethod"] },
        constants: [
          keyedConstant({ name: "irrigationMethods", type: "IrrigationMethod" }, methods),
        ],
      },
    ];
  },
});

/** How much water a soil takes in at one watering, by the depth of the roots. */
export const wateringDepths = defineKind({
  folder: "watering-depths",
  facts: wateringDepthFacts,
  words: null,
  *check(records) {
    for (const [at, { id, facts }] of records.entries()) {
      const before = records[at - 1]?.facts.rootsFromMetres ?? -1;
      if (before >= facts.rootsFromMetres || (at === 0 && facts.rootsFromMetres > 0)) {
        const text = "the first depth begins at 0, and each further one below the one before it.";
        yield { id, names: ["rootsFromMetres"], text };
      }
    }
  },
  compile(records) {
    const depths = records.map(({ facts }): WateringDepth => {
      const { rootsFromMetres: rootsFrom } = facts;
      const { sandMillimetres: sand, loamMillimetres: loam, clayMillimetres: clay } = facts;
      return { rootsFrom, sand, loam, clay };
    });
    return [
      {
        path: "watering-depths.ts",
        types: { [schema]: ["WateringDepth"] },
        constants: [{ name: "wateringDepths", type: "readonly WateringDepth[]", value: depths }],
      },
    ];
  },
});
