import {
  changeFacts,
  classFacts,
  classNames,
  type LimeDose,
  type LimitSet,
  limeFacts,
  type Remedy,
  ratedParameters,
  ratingFacts,
  remedyFacts,
  remedyNames,
  type SoilClass,
} from "#src/features/soil/knowledge-schema.ts";
import { checkIds } from "./check-ids.ts";
import { keyedConstant } from "./keyed.ts";
import { defineKind } from "./kind.ts";

const schema = "#src/features/soil/knowledge-schema.ts";

/** When a value of a soil test is low or high; a region has India's limits where it has none of its own. */
export const soilRatings = defineKind({
  folder: "soil-ratings",
  facts: ratingFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      const { lowBelow, lowUpTo, highAbove, tops } = facts;
      const lows = [lowBelow, lowUpTo].filter((low) => low !== undefined);
      const [low] = lows;
      const hasThree = low !== undefined && highAbove !== undefined;
      if (hasThree === (tops !== undefined) || lows.length > 1) {
        const text =
          'a rating has either "lowBelow" or "lowUpTo", and "highAbove", or else five "tops".';
        yield { id, text };
      }
      const steps = tops ?? (hasThree ? [low, highAbove] : []);
      if (steps.some((step, at) => step <= (steps[at - 1] ?? 0))) {
        yield { id, text: "each limit has to be higher than the one before it." };
      }
    }
    for (const parameter of ratedParameters) {
      const isThere = records.some(
        ({ facts }) => facts.region === "india" && facts.parameter === parameter,
      );
      const [first] = records;
      if (isThere || !first) continue;
      const text = `"${parameter}" has no rating for india, which holds where a state has none.`;
      yield { id: first.id, text };
    }
  },
  compile(records) {
    const listOf = (region: string) =>
      records
        .filter(({ facts }) => facts.region === region)
        .map(({ facts: { parameter, lowBelow = 0, lowUpTo, highAbove = 0, tops } }) => {
          if (tops) return [parameter, { tops }];
          if (lowUpTo === undefined) return [parameter, { lowBelow, highAbove }];
          return [parameter, { lowBelow: lowUpTo, highAbove, isLimitLow: true }];
        });
    const regions = [...new Set(records.map(({ facts }) => facts.region))];
    const sets = regions.map((region) => {
      const limits: LimitSet = Object.fromEntries([...listOf("india"), ...listOf(region)]);
      return [region, limits] as const;
    });
    return [
      {
        path: "soil-ratings.ts",
        types: { [schema]: ["LimitSet"] },
        constants: [keyedConstant({ name: "limitSets", type: "LimitSet" }, sets)],
      },
    ];
  },
});

/** Classes of reaction and of salt, the lowest first. */
export const soilClasses = defineKind({
  folder: "soil-classes",
  facts: classFacts,
  words: null,
  check: (records) => checkIds(records, { known: classNames, needed: classNames }),
  compile(records) {
    const listOf = (of: "reaction" | "salinity") =>
      records
        .filter(({ facts }) => facts.of === of)
        .flatMap(({ id, facts: { below = null } }): SoilClass[] => {
          const name = classNames.find((each) => each === id);
          return name ? [{ name, below }] : [];
        });
    return [
      {
        path: "soil-classes.ts",
        types: { [schema]: ["SoilClass"] },
        constants: [
          {
            name: "reactionClasses",
            type: "readonly SoilClass[]",
            value: listOf("reaction"),
          },
          {
            name: "salinityClasses",
            type: "readonly SoilClass[]",
            value: listOf("salinity"),
          },
        ],
      },
    ];
  },
});

const tiers = {
  three: ["low", "medium", "high"],
  six: ["very-low", "low", "medium", "moderately-high", "high", "very-high"],
} as const;

const changeNames = Object.entries(tiers).flatMap(([tier, bands]) =>
  bands.map((band) => `${tier}-${band}`),
);

/** How much a class of the soil changes the general dose: by three classes, or by six. */
export const soilDoseChanges = defineKind({
  folder: "soil-dose-changes",
  facts: changeFacts,
  words: null,
  check: (records) => checkIds(records, { known: changeNames, needed: changeNames }),
  compile(records) {
    const percentOf = (id: string) =>
      records.find((record) => record.id === id)?.facts.percent ?? 0;
    const constants = Object.entries(tiers).map(([tier, bands]) =>
      keyedConstant(
        { name: `${tier}TierChanges`, type: "number" },
        bands.map((band) => [band, percentOf(`${tier}-${band}`)] as const),
      ),
    );
    return [{ path: "soil-dose-changes.ts", types: {}, constants }];
  },
});

/** What brings a nutrient that is deficient, by the product. */
export const soilRemedies = defineKind({
  folder: "soil-remedies",
  facts: remedyFacts,
  words: null,
  check: (records) => checkIds(records, { known: remedyNames, needed: remedyNames }),
  compile(records) {
    const remedies = records.flatMap(({ id, facts }) => {
      const product = remedyNames.find((each) => each === id);
      if (!product) return [];
      const { nutrient, kilogramsPerHectare, sprayPercent: spray = null } = facts;
      const remedy: Remedy = { product, kilogramsPerHectare, spray };
      return [[nutrient, remedy] as const];
    });
    return [
      {
        path: "soil-remedies.ts",
        types: { [schema]: ["Remedy"] },
        constants: [keyedConstant({ name: "remedies", type: "Remedy" }, remedies)],
      },
    ];
  },
});

/** Lime by the reaction of the soil. */
export const lime = defineKind({
  folder: "lime",
  facts: limeFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      if (facts.fromPh < facts.belowPh) continue;
      yield { id, names: ["belowPh"], text: '"belowPh" has to be higher than "fromPh".' };
    }
  },
  compile(records) {
    const doses = records.map(
      ({ facts: { region, fromPh: from, belowPh: below, kilogramsPerHectare } }): LimeDose => ({
        region,
        from,
        below,
        kilogramsPerHectare,
      }),
    );
    return [
      {
        path: "lime.ts",
        types: { [schema]: ["LimeDose"] },
        constants: [{ name: "limeDoses", type: "readonly LimeDose[]", value: doses }],
      },
    ];
  },
});
