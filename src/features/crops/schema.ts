import * as z from "zod/mini";
import { bighaState, findAreaFault } from "#src/features/fields/schema.ts";
import { areaUnits, crops, grownCrops } from "#src/shared/farm-terms.ts";
import { oneLine, tidied } from "#src/shared/typed-text.ts";

/** In what a harvest is weighed: a quintal is 100 kg. */
export const quantityUnits = ["kg", "quintal", "tonne"] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

export const costKinds = [
  "seed",
  "fertiliser",
  "pesticide",
  "labour",
  "machine",
  "water",
  "transport",
  "other",
] as const;
export type CostKind = (typeof costKinds)[number];

/** Why something of a record was refused; the screen words each code at what caused it. */
export const recordFaults = [
  "quantity-not-valid",
  "quantity-too-large",
  "quantity-too-fine",
  "money-not-valid",
  "money-too-large",
  "income-too-large",
  "cost-kind-missing",
  "date-not-valid",
  "date-in-future",
  "date-before-sowing",
  "crop-unknown",
  "year-not-valid",
  "year-in-future",
  "area-not-valid",
  "area-too-small",
  "area-too-large",
  "area-too-fine",
  "note-too-long",
  "characters-not-allowed",
] as const;
export type RecordFault = (typeof recordFaults)[number];

const fault = (code: RecordFault) => code;

/** No farm weighs more at once, and none is paid more: 1,00,000 tonnes and 1,000 crore rupees. */
const largestQuantity = { kg: 100_000_000, quintal: 1_000_000, tonne: 100_000 };
export const largestMoney = 1_000_000_000_000;
const quantityDecimals = 3;

const id = z.uuid().check(z.toLowerCase());
const day = z.iso.date(fault("date-not-valid"));
const paise = z
  .int(fault("money-not-valid"))
  .check(z.minimum(0, fault("money-not-valid")), z.maximum(largestMoney, fault("money-too-large")));

/** The season of a field that a record belongs to. */
const seasonGround = z.strictObject({
  kind: z.literal("season"),
  fieldId: id,
  seasonId: id,
});

/** A year from before the field's seasons were kept here, on one of the fields or on none of them. */
const earlierGround = z
  .strictObject({
    kind: z.literal("earlier"),
    fieldId: z.nullable(id),
    crop: z.enum(crops, fault("crop-unknown")),
    /** The farming year, July to June, by the year that it begins in. */
    year: z.int(fault("year-not-valid")).check(z.minimum(1950, fault("year-not-valid"))),
    area: z.number(fault("area-not-valid")),
    areaUnit: z.enum(areaUnits),
    bighaState: z._default(z.nullable(bighaState), null),
  })
  .check(({ value, issues }) => {
    const message = findAreaFault(value);
    if (message !== null) issues.push({ code: "custom", path: ["area"], message, input: value });
  });

const ground = z.discriminatedUnion("kind", [seasonGround, earlierGround]);
export type Ground = z.infer<typeof ground>;

/** What a harvest brought: the price of one unit of it, or the money for all of it. */
const sale = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("unit"), paise }),
  z.strictObject({ by: z.literal("whole"), paise }),
]);

const harvestShape = z
  .strictObject({
    kind: z.literal("harvest"),
    ground,
    /** Null for an earlier year. */
    date: z.nullable(day),
    /** 0 where the crop was lost. */
    quantity: z
      .number(fault("quantity-not-valid"))
      .check(z.minimum(0, fault("quantity-not-valid"))),
    unit: z.enum(quantityUnits),
    /** Null where the price is not told. */
    sale: z.nullable(sale),
    /** Whether the farmer was asked about a harvest larger than is known to be possible, and said yes. */
    isConfirmed: z._default(z.boolean(), false),
  })
  .check(({ value, issues }) => {
    const tell = (code: RecordFault) =>
      issues.push({ code: "custom", path: ["quantity"], message: code, input: value });
    if (value.quantity > largestQuantity[value.unit]) tell("quantity-too-large");
    else if (Number(value.quantity.toFixed(quantityDecimals)) !== value.quantity) {
      tell("quantity-too-fine");
    }
  });
export type Harvest = z.infer<typeof harvestShape>;

const costShape = z.strictObject({
  kind: z.literal("cost"),
  ground,
  /** Null for an earlier year. */
  date: z.nullable(day),
  costKind: z.enum(costKinds, fault("cost-kind-missing")),
  paise: paise.check(z.minimum(1, fault("money-not-valid"))),
  note: z
    .string()
    .check(
      tidied,
      z.maxLength(120, fault("note-too-long")),
      z.regex(oneLine, fault("characters-not-allowed")),
    ),
});
export type Cost = z.infer<typeof costShape>;

/** What was harvested, or what was spent, as it is kept. */
const keptEntry = z.discriminatedUnion("kind", [harvestShape, costShape]);

/** The same as it is told: a price and a quantity that are possible each by itself may not be so together. */
export const recordInput = keptEntry.check(({ value, issues }) => {
  if (value.kind !== "harvest" || value.sale?.by !== "unit") return;
  if (value.sale.paise * value.quantity <= largestMoney) return;
  const message = fault("income-too-large");
  issues.push({ code: "custom", path: ["sale", "paise"], message, input: value });
});
export type RecordInput = z.infer<typeof recordInput>;

/** The id is made by the browser: a second send of the same record is recognised by it. */
export const toldRecord = z.strictObject({ id, entry: recordInput });
export type ToldRecord = z.infer<typeof toldRecord>;

export const cropRecord = z.strictObject({
  id,
  entry: keptEntry,
  /** What a correction or a removal names, so that it does not go over a newer one. */
  version: z.string(),
});
export type CropRecord = z.infer<typeof cropRecord>;

/** The oldest first. */
export const cropRecordList = z.object({ records: z.array(cropRecord) });
export const removedRecord = z.object({ removed: id });
/** The record as it is now, or that it was taken back. */
export const recordAnswer = z.union([cropRecord, removedRecord]);
export type RecordAnswer = z.infer<typeof recordAnswer>;

/** What a season of a crop on one piece of land brought in and cost; money in paise. */
const seasonProfit = z.object({
  fieldId: z.nullable(z.string()),
  fieldName: z.nullable(z.string()),
  seasonId: z.nullable(z.string()),
  crop: z.enum(grownCrops),
  /** The farmer's own word for another crop. */
  cropName: z.optional(z.nullable(z.string())),
  year: z.int(),
  sowingDate: z.nullable(z.iso.date()),
  endedDate: z.nullable(z.iso.date()),
  areaInSquareMetres: z.number(),
  /** Null where nothing has been harvested. */
  kilograms: z.nullable(z.number()),
  /** Null where no price was told. */
  incomeInPaise: z.nullable(z.int()),
  costInPaise: z.int(),
  /** Null where the income is not known. */
  profitInPaise: z.nullable(z.int()),
  /** Of an acre. */
  profitPerAcreInPaise: z.nullable(z.int()),
});
export type SeasonProfit = z.infer<typeof seasonProfit>;
