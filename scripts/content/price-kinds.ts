import {
  type KnownSupportPrice,
  marketRuleFacts,
  sellingCostFacts,
  supportPriceFacts,
} from "#src/features/prices/knowledge-schema.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { checkIds } from "./check-ids.ts";
import { defineKind } from "./kind.ts";

/** Minimum support prices, and the fair and remunerative price of cane. */
export const supportPrices = defineKind({
  folder: "support-prices",
  facts: supportPriceFacts,
  words: null,
  *check(records) {
    yield* checkIds(records, { known: crops, needed: [] });
    for (const { id, facts } of records) {
      const others = [
        ...Object.keys(facts.otherGradeRupees ?? {}),
        ...(facts.inOneSourceAlone ?? []),
      ];
      for (const year of others) {
        if (year in facts.rupees) continue;
        yield { id, text: `"rupees" has no ${year}, which another list has.` };
      }
      for (const year of Object.keys(facts.rupees)) {
        if (Number(year.slice(2, 4)) + 1 === Number(year.slice(5))) continue;
        const text = `"${year}" is no crop year: one is written like 2026-27.`;
        yield { id, names: ["rupees", year], text };
      }
    }
  },
  compile(records) {
    const prices = records.map(({ id, facts }) => {
      const { season, rupees, otherGradeRupees: otherGrade, inOneSourceAlone = [] } = facts;
      const price: KnownSupportPrice = {
        season,
        rupees,
        ...(otherGrade && { otherGrade }),
        unconfirmedYears: inOneSourceAlone,
      };
      return [id, price] as const;
    });
    return [
      {
        path: "support-prices.ts",
        types: {
          "#src/features/prices/knowledge-schema.ts": ["KnownSupportPrice"],
          "#src/shared/farm-terms.ts": ["Crop"],
        },
        constants: [
          {
            name: "supportPrices",
            type: "Readonly<Partial<Record<Crop, KnownSupportPrice>>>",
            value: Object.fromEntries(prices),
          },
        ],
      },
    ];
  },
});

const costs = {
  "transport-a-kilometre-and-quintal": "paise",
  "loading-a-quintal": "paise",
  "other-costs-of-a-lot": "paise",
  "commission-of-perishables": "percent",
  "commission-of-what-keeps": "percent",
} as const;

/** What a lot costs the farmer until its own figures are told. */
export const sellingCosts = defineKind({
  folder: "selling-costs",
  facts: sellingCostFacts,
  words: null,
  *check(records) {
    const known = Object.keys(costs);
    yield* checkIds(records, { known, needed: known });
    for (const [name, unit] of Object.entries(costs)) {
      const record = records.find(({ id }) => id === name);
      if (!record || (record.facts[unit] !== undefined && Object.keys(record.facts).length === 1)) {
        continue;
      }
      yield { id: name, text: `this is told in ${unit}, and in nothing else.` };
    }
  },
  compile(records) {
    const factsOf = (name: keyof typeof costs) => records.find(({ id }) => id === name)?.facts;
    const paise = (name: keyof typeof costs) => factsOf(name)?.paise ?? 0;
    const basisPoints = (name: keyof typeof costs) =>
      Math.round((factsOf(name)?.percent ?? 0) * 100);
    return [
      {
        path: "selling-costs.ts",
        types: {},
        constants: [
          {
            name: "usualCosts",
            type: "{ readonly transportPaise: number; readonly loadingPaise: number; readonly otherPaise: number }",
            value: {
              transportPaise: paise("transport-a-kilometre-and-quintal"),
              loadingPaise: paise("loading-a-quintal"),
              otherPaise: paise("other-costs-of-a-lot"),
            },
          },
          {
            name: "usualCommission",
            type: "{ readonly perishable: number; readonly keeping: number }",
            value: {
              perishable: basisPoints("commission-of-perishables"),
              keeping: basisPoints("commission-of-what-keeps"),
            },
          },
        ],
      },
    ];
  },
});

/** Who pays the commission, by state; elsewhere it is taken to be the farmer. */
export const marketRules = defineKind({
  folder: "market-rules",
  facts: marketRuleFacts,
  words: null,
  compile(records) {
    const listOf = (paidBy: "buyer" | "nobody") =>
      records
        .filter(({ facts }) => facts.commissionPaidBy === paidBy)
        .map(({ facts }) => facts.state);
    const type = "readonly string[]";
    return [
      {
        path: "market-rules.ts",
        types: {},
        constants: [
          { name: "buyerPaysIn", type, value: listOf("buyer") },
          { name: "noMarketLawIn", type, value: listOf("nobody") },
        ],
      },
    ];
  },
});
