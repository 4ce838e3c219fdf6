import * as z from "zod/mini";
import { products } from "#content/fertilisers.ts";
import { manures } from "#content/manures.ts";
import { generalDoses } from "#content/soil-doses.ts";
import { limitSets } from "#content/soil-ratings.ts";

/** What a Soil Health Card holds, in the order in which it is printed. */
export const soilParameters = [
  "pH",
  "EC",
  "OC",
  "N",
  "P",
  "K",
  "S",
  "Zn",
  "B",
  "Fe",
  "Mn",
  "Cu",
] as const;
export type SoilParameter = (typeof soilParameters)[number];

/**
 * In the units of the card: what no soil can have, and what soils seldom have and is asked again. Own
 * knowledge: the ends are those of peat, of salt crusts and of soils over ore.
 */
export const soilUnits = {
  pH: { unit: null, possible: [0, 14], usual: [4, 10] },
  EC: { unit: "dS/m", possible: [0, 150], usual: [0.01, 8] },
  OC: { unit: "%", possible: [0, 60], usual: [0.05, 3] },
  N: { unit: "kg/ha", possible: [0, 4000], usual: [40, 900] },
  P: { unit: "kg/ha", possible: [0, 1500], usual: [1, 150] },
  K: { unit: "kg/ha", possible: [0, 8000], usual: [20, 1200] },
  S: { unit: "mg/kg", possible: [0, 5000], usual: [0.5, 150] },
  Zn: { unit: "mg/kg", possible: [0, 1000], usual: [0.05, 20] },
  B: { unit: "mg/kg", possible: [0, 500], usual: [0.02, 10] },
  Fe: { unit: "mg/kg", possible: [0, 5000], usual: [0.5, 200] },
  Mn: { unit: "mg/kg", possible: [0, 5000], usual: [0.2, 150] },
  Cu: { unit: "mg/kg", possible: [0, 1000], usual: [0.02, 30] },
} as const satisfies Record<
  SoilParameter,
  { unit: string | null; possible: readonly number[]; usual: readonly number[] }
>;

/** Why something of a soil card or its plan was refused; the screen words each code at what caused it. */
export const soilFaults = [
  "value-not-valid",
  "value-impossible",
  "values-missing",
  "date-not-valid",
  "date-in-future",
  "date-too-old",
  "plants-not-valid",
  "manure-not-valid",
  "manure-too-much",
  "price-not-valid",
  "price-impossible",
] as const;
export type SoilFault = (typeof soilFaults)[number];

const fault = (code: SoilFault) => code;

const id = z.uuid().check(z.toLowerCase());
/** What a change names, so that it does not go over a newer one. */
const version = z.string();

const value = (parameter: SoilParameter) => {
  const [least, most] = soilUnits[parameter].possible;
  const impossible = fault("value-impossible");
  return z.optional(
    z
      .number(fault("value-not-valid"))
      .check(z.minimum(least, impossible), z.maximum(most, impossible)),
  );
};

/** Whatever of the twelve is on the card. */
export const soilValues = z.strictObject({
  pH: value("pH"),
  EC: value("EC"),
  OC: value("OC"),
  N: value("N"),
  P: value("P"),
  K: value("K"),
  S: value("S"),
  Zn: value("Zn"),
  B: value("B"),
  Fe: value("Fe"),
  Mn: value("Mn"),
  Cu: value("Cu"),
});
export type SoilValues = z.infer<typeof soilValues>;

export const cardInput = z.strictObject({
  testedOn: z.iso.date(fault("date-not-valid")),
  values: soilValues.check(
    z.refine((values) => Object.keys(values).length > 0, fault("values-missing")),
  ),
});
export type CardInput = z.infer<typeof cardInput>;

/** The id is made by the browser: a second send of the same card is recognised by it. */
export const newCardInput = z.strictObject({ id, card: cardInput });
export type NewCardInput = z.infer<typeof newCardInput>;

export const soilCard = z.object({
  id: z.uuid(),
  fieldId: z.uuid(),
  testedOn: z.iso.date(),
  values: soilValues,
  version,
});
export type SoilCard = z.infer<typeof soilCard>;

/** How a crop is grown that there is a general dose of. */
export type DoseId = keyof typeof generalDoses;
export type ProductName = keyof typeof products;
export type ManureName = keyof typeof manures;
/** Whose limits and dose rule are used. */
export type Region = keyof typeof limitSets;

const keysOf = <Key extends string>(record: Record<Key, unknown>) => {
  const isKey = (name: string): name is Key => name in record;
  return Object.keys(record).filter(isKey);
};
export const doseIds: readonly DoseId[] = keysOf(generalDoses);
export const productNames: readonly ProductName[] = keysOf(products);
export const manureNames: readonly ManureName[] = keysOf(manures);

/** Tonnes on the field; a thousand hectares get no more. */
const tonnes = z
  .number(fault("manure-not-valid"))
  .check(z.minimum(0, fault("manure-not-valid")), z.maximum(100_000, fault("manure-too-much")));

/** What a field's plan counts with. */
export const choiceInput = z.strictObject({
  /** Which general dose; null for the one that fits what grows there. */
  doseId: z.nullable(z.enum(doseIds)),
  plantCount: z.nullable(
    z
      .int(fault("plants-not-valid"))
      .check(
        z.minimum(1, fault("plants-not-valid")),
        z.maximum(10_000_000, fault("plants-not-valid")),
      ),
  ),
  /** What grew when it was told: manure and dose are for that alone. Null where nothing did. */
  seasonId: z._default(z.nullable(id), null),
  /** Tonnes of each that the field gets before this crop. */
  manures: z.strictObject({ fym: tonnes, compost: tonnes, vermicompost: tonnes }),
});
export type ChoiceInput = z.infer<typeof choiceInput>;

const soilChoice = z.object({ fieldId: z.uuid(), choice: choiceInput, version });
export type SoilChoice = z.infer<typeof soilChoice>;

/** What a bag costs at the farmer's own shop; null for the usual price. */
export const priceInput = z.strictObject({
  product: z.enum(productNames),
  priceInPaise: z.nullable(
    z
      .int(fault("price-not-valid"))
      .check(
        z.minimum(100, fault("price-impossible")),
        z.maximum(10_000_000, fault("price-impossible")),
      ),
  ),
  /** Whether the shop has it at all. */
  isStocked: z.boolean(),
});
export type PriceInput = z.infer<typeof priceInput>;

const soilPrice = z.strictObject({ ...priceInput.shape, version });
export type SoilPrice = z.infer<typeof soilPrice>;

const regions: readonly Region[] = keysOf(limitSets);

/** All that is kept of a farmer's soils. */
export const farmSoil = z.object({
  /** Whose limits are used: by the state that the farm lies in. */
  region: z.enum(regions),
  /** The newest test first. */
  cards: z.array(soilCard),
  choices: z.array(soilChoice),
  prices: z.array(soilPrice),
});
export type FarmSoil = z.infer<typeof farmSoil>;

/** The same, as a farmer takes it along in the copy of their account. */
export const ownSoils = z.object({
  soilCards: z.array(soilCard),
  soilChoices: z.array(soilChoice),
  soilPrices: z.array(soilPrice),
});
export type OwnSoils = z.infer<typeof ownSoils>;
