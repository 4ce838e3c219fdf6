import * as z from "zod/mini";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { citation } from "#src/shared/provenance.ts";

/** When fertiliser is given, by what the farmer sees on the field. */
export const stageKind = z.enum([
  "basal",
  "tillering",
  "panicle",
  "first-irrigation",
  "knee-high",
  "tasselling",
  "squares",
  "flowers",
  "earthing-up",
  "top-dressing",
  "season",
]);
export type StageKind = z.infer<typeof stageKind>;

const parts = z._default(z.int().check(z.minimum(0), z.maximum(100)), 0);
const most = (limit: number) => z.number().check(z.minimum(0), z.maximum(limit));
const nutrients = z.strictObject({
  nitrogen: most(1500),
  phosphate: most(1500),
  potash: most(1500),
});

/** What content/soil-doses says of a general dose: by the hectare, or by the plant where plants are counted. */
export const doseFacts = z.strictObject({
  crop: z.enum(crops),
  kilogramsPerHectare: z.optional(nutrients),
  gramsPerPlant: z.optional(nutrients),
  /** Of each nutrient, how many parts of all are given at that time. */
  split: z
    .array(
      z.strictObject({
        when: stageKind,
        /** After the sowing or planting; without one the crop stands for years. */
        day: z.optional(z.int().check(z.minimum(0), z.maximum(400))),
        nitrogenParts: parts,
        phosphateParts: parts,
        potashParts: parts,
      }),
    )
    .check(z.minLength(1)),
  /** How the recommendation itself words the split. */
  said: z.optional(z.string()),
  isPulse: z.optional(z.literal(true)),
  rhizobium: z.optional(z.literal(true)),
  sulphurKilogramsPerHectare: z.optional(most(200)),
  gypsumKilogramsPerHectareAtFlowering: z.optional(most(2000)),
});

/** Shares of the whole dose of N, P2O5 and K2O given at one time. */
export type Stage = {
  kind: StageKind;
  /** After the sowing or planting; null where the crop stands for years. */
  day: number | null;
  shares: readonly [number, number, number];
};

export type GeneralDose = {
  crop: Crop;
  /** Whether the dose is in grams for each plant rather than in kg for each hectare. */
  perPlant: boolean;
  /** N, P2O5, K2O. */
  dose: readonly [number, number, number];
  split: readonly Stage[];
  /** Who prints it; null for common recommendations that no source of ours confirms. */
  source: string | null;
  /** Their nitrogen is a starter, which a soil test does not change. */
  isPulse?: true;
  /** Seed treated with the bacteria that bind nitrogen. */
  rhizobium?: true;
  /** Kilograms of S for each hectare. */
  sulphurPerHectare?: number;
  /** Kilograms of gypsum for each hectare, when it flowers. */
  gypsumAtFlowering?: number;
};

const region = z.enum(["india", "kerala", "maharashtra"]);

export const ratedParameters = ["N", "P", "K", "OC", "S", "Zn", "Fe", "Mn", "Cu", "B"] as const;
const limit = most(2000);

/** What content/soil-ratings says: when a value of a soil test is low or high, in a region. */
export const ratingFacts = z.strictObject({
  region,
  parameter: z.enum(ratedParameters),
  lowBelow: z.optional(limit),
  /** Instead of it, where the limit itself is still low. */
  lowUpTo: z.optional(limit),
  highAbove: z.optional(limit),
  /** The tops of very low, low, medium, moderately high and high, each still in its class. */
  tops: z.optional(z.tuple([limit, limit, limit, limit, limit])),
});

/** Below the first is low, above the second is high, between them medium. */
type ThreeTier = { lowBelow: number; highAbove: number; isLimitLow?: true };
/** The tops of very low, low, medium, moderately high and high, each still in its class. */
type SixTier = { tops: readonly [number, number, number, number, number] };
export type LimitSet = Record<(typeof ratedParameters)[number], ThreeTier | SixTier>;

/** What content/soil-classes says: each class of reaction or salt up to, and without, its number. */
export const classFacts = z.strictObject({
  of: z.enum(["reaction", "salinity"]),
  /** Without one it is the last. */
  below: z.optional(most(20)),
});
const className = z.enum([
  "strongly-acid",
  "moderately-acid",
  "slightly-acid",
  "neutral",
  "slightly-alkaline",
  "moderately-alkaline",
  "strongly-alkaline",
  "very-strongly-alkaline",
  "salt-normal",
  "salt-germination",
  "salt-sensitive",
  "salt-injurious",
]);
export type ClassName = z.infer<typeof className>;
export const classNames = className.options;
/** Without a number it is the last. */
export type SoilClass = { name: ClassName; below: number | null };

/** What content/soil-dose-changes says: how much a class of the soil changes the general dose. */
export const changeFacts = z.strictObject({
  percent: z.int().check(z.minimum(-100), z.maximum(100)),
});

/** What content/soil-remedies says: what brings a nutrient that is deficient, worked into the soil. */
export const remedyFacts = z.strictObject({
  nutrient: z.enum(["Zn", "B", "Fe", "Mn", "Cu", "S"]),
  kilogramsPerHectare: most(2000),
  /** Sprayed on the leaves instead; the product in water, `0.1–0.2`. */
  sprayPercent: z.optional(z.string().check(z.regex(/^\d+(\.\d+)?(–\d+(\.\d+)?)?$/))),
});
const remedyName = z.enum([
  "zinc-sulphate",
  "borax",
  "ferrous-sulphate",
  "manganese-sulphate",
  "copper-sulphate",
  "gypsum",
]);
export const remedyNames = remedyName.options;
export type RemedyName = z.infer<typeof remedyName> | "lime";
export type Remedy = {
  product: RemedyName;
  kilogramsPerHectare: number;
  /** Sprayed on the leaves instead; percent of the product in water. */
  spray: string | null;
};

/** What content/lime says: calcium carbonate by reaction, from a pH up to, and without, another. */
export const limeFacts = z.strictObject({
  region,
  fromPh: most(14),
  belowPh: most(14),
  kilogramsPerHectare: most(5000),
});
export type LimeDose = { region: string; from: number; below: number; kilogramsPerHectare: number };

/** What content/fertilisers says of a product that shops sell. */
export const productFacts = z.strictObject({
  percent: z.strictObject({ nitrogen: most(100), phosphate: most(100), potash: most(100) }),
  sulphurPercent: z.optional(most(100)),
  bagKilograms: z.int().check(z.minimum(1), z.maximum(100)),
  /** The usual one of a bag, where a farmer has not told their own. */
  priceRupees: z.number().check(z.minimum(1), z.maximum(10_000)),
  priceSource: z.optional(citation),
});
export type Product = {
  /** Shares of N, P2O5, K2O in percent. */
  grade: readonly [number, number, number];
  bagInKilograms: number;
  priceInPaise: number;
};

/** What content/manures says that a tonne brings. */
export const manureFacts = z.strictObject({
  /** The rest of its nitrogen comes in later seasons. */
  nitrogenPercentInFirstSeason: z.int().check(z.minimum(1), z.maximum(100)),
  kilogramsPerTonne: z.strictObject({
    nitrogen: most(100),
    phosphate: most(100),
    potash: most(100),
  }),
});
