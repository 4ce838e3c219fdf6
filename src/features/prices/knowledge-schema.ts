import * as z from "zod/mini";

/** A crop year: "2026-27". */
const cropYear = z.string().check(z.regex(/^20\d\d-\d\d$/));
const rupees = z.record(cropYear, z.int().check(z.minimum(1), z.maximum(100_000)));

/** What content/support-prices says of a crop, in rupees for a quintal by the year of the crop. */
export const supportPriceFacts = z.strictObject({
  season: z.enum(["kharif", "rabi", "cane", "jute"]),
  rupees,
  otherGradeRupees: z.optional(rupees),
  /** Years whose price stands in one source alone. */
  inOneSourceAlone: z.optional(z.array(cropYear)),
});
type ByYear = Readonly<Record<string, number>>;
export type KnownSupportPrice = {
  season: z.infer<typeof supportPriceFacts>["season"];
  rupees: ByYear;
  otherGrade?: ByYear;
  unconfirmedYears: readonly string[];
};

/** What content/selling-costs says of a usual cost, in the unit of its name. */
export const sellingCostFacts = z.strictObject({
  paise: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  percent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
});

/** What content/market-rules says of a state, by its two letters. */
export const marketRuleFacts = z.strictObject({
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** `nobody`: there is no law on agricultural markets, so that there is nothing to say about who pays. */
  commissionPaidBy: z.enum(["buyer", "nobody"]),
});
