import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { oneLine } from "#src/shared/typed-text.ts";

/** Why something of a lot or an alert was refused; the screen words each code at what caused it. */
export const priceFaults = [
  "quantity-not-valid",
  "quantity-too-large",
  "cost-not-valid",
  "cost-too-large",
  "level-not-valid",
  "level-too-large",
  "market-unknown",
] as const;
export type PriceFault = (typeof priceFaults)[number];

const fault = (code: PriceFault) => code;
const paise = z.int();
const day = z.iso.date();
const crop = z.enum(crops);

/** In what a farmer counts the harvest. A quintal is 100 kg. */
export const lotUnits = ["quintal", "kg", "tonne"] as const;
export type LotUnit = (typeof lotUnits)[number];
export const kilogramsOf = { kg: 1, quintal: 100, tonne: 1000 } as const satisfies Record<
  LotUnit,
  number
>;

const cost = (most: number) =>
  z
    .int(fault("cost-not-valid"))
    .check(z.minimum(0, fault("cost-not-valid")), z.maximum(most, fault("cost-too-large")));

/** What is sold at once, and what selling it costs the farmer. */
export const lotInput = z
  .strictObject({
    quantity: z
      .number(fault("quantity-not-valid"))
      .check(
        z.minimum(0.1, fault("quantity-not-valid")),
        z.maximum(100_000, fault("quantity-too-large")),
      ),
    unit: z.enum(lotUnits),
    /** For each kilometre of road and quintal. */
    transportPaise: cost(10_000),
    /** For loading, unloading and weighing a quintal. */
    loadingPaise: cost(100_000),
    /** What of the price the farmer pays as commission and fees, in hundredths of a percent. */
    commissionBasisPoints: cost(3000),
    /** Whatever else the trip costs, however much is taken: toll, a night, the parking. */
    otherPaise: cost(10_000_000),
  })
  .check(
    // A hundred tonnes; every sum of paise is then an exact whole number.
    z.refine(({ quantity, unit }) => quantity * kilogramsOf[unit] <= 100_000, {
      path: ["quantity"],
      message: fault("quantity-too-large"),
    }),
  );
export type Lot = z.infer<typeof lotInput>;

/** A crop as mandis sell it. Milled, dried or pressed it is another good, by names that are not listed. */
export type Commodity = {
  /** The names that the source is asked for. */
  asked: readonly string[];
  /** Other names of the same thing, in every language. */
  names: readonly string[];
  /** Names that farmers type for it, and that in a report could be another good. */
  typed?: readonly string[];
  /** Rupees for a quintal between which a price can be; outside it is of another unit or a slip. */
  plausible: readonly [least: number, most: number];
  /** What spoils within days pays another commission than what keeps. */
  isPerishable: boolean;
};

/** One market's reports of one day, all varieties together, in paise for a quintal. */
const dayPrice = z.object({
  day,
  /** Null where it was not told. */
  lowPaise: z.nullable(paise),
  /** What most of it was sold for; of several varieties the middle one. */
  modalPaise: paise,
  highPaise: z.nullable(paise),
});
export type DayPrice = z.infer<typeof dayPrice>;

/** What a market's position was read from: the market itself, or the middle of its district. */
const positionSources = ["market", "district"] as const;

const marketPrices = z.object({
  marketId: z.string(),
  name: z.string(),
  /** In Hindi, where it is known. */
  localName: z.nullable(z.string()),
  /** By language, where it is known; what a device kept before has none. */
  localNames: z.optional(z.record(z.string(), z.string())),
  district: z.string(),
  state: z.string(),
  /** By road, about; null where neither the market nor its district could be found. */
  kilometres: z.nullable(z.int()),
  positionBy: z.nullable(z.enum(positionSources)),
  varieties: z.array(z.string()),
  /** The last report, however old. */
  latest: dayPrice,
  /** Those of the last 30 days, the earliest first. */
  days: z.array(dayPrice),
});
export type MarketPrices = z.infer<typeof marketPrices>;

/**
 * Reported by markets; invented to show what will be seen, while no source of reports is connected; or nothing,
 * where the source tells of no market within reach.
 */
const priceSources = ["reported", "sample", "none"] as const;
export type PriceSource = (typeof priceSources)[number];

const mspCertainties = ["confirmed", "single-source"] as const;

/** The minimum support price that holds on a day. */
const supportPrice = z.object({
  /** Cane has a fair and remunerative price instead, which mills pay. */
  kind: z.enum(["msp", "frp"]),
  paise,
  cropYear: z.string(),
  certainty: z.enum(mspCertainties),
  /** The price of the other grade, where there are two. */
  otherPaise: z.nullable(paise),
});
export type SupportPrice = z.infer<typeof supportPrice>;

const alertDirections = ["above", "below"] as const;
export type AlertDirection = (typeof alertDirections)[number];

const level = z
  .int(fault("level-not-valid"))
  .check(z.minimum(100, fault("level-not-valid")), z.maximum(20_000_000, fault("level-too-large")));

/** To be told when a price for a quintal is crossed: at one market, or the best one within reach. */
export const alertInput = z.strictObject({
  // The database refuses the zero character.
  marketId: z.nullable(z.string().check(z.maxLength(200), z.regex(oneLine))),
  direction: z.enum(alertDirections),
  levelPaise: level,
});
export type AlertInput = z.infer<typeof alertInput>;

export const priceAlert = z.extend(z.object(alertInput.shape), {
  id: z.uuid(),
  crop,
  /** The market's name; null for the best one within reach. */
  marketName: z.nullable(z.string()),
  /** False from the crossing on, until the price has crossed back. */
  isArmed: z.boolean(),
  crossedDay: z.nullable(day),
  /** What a change or a removal names, so that it does not go over a newer one. */
  version: z.string(),
});
export type PriceAlert = z.infer<typeof priceAlert>;

/** Where the suggested costs come from. */
const costBasis = z.object({
  /** The state of the farm, by whose custom the commission is suggested; null where none is known. */
  state: z.nullable(z.string()),
  paidBy: z.enum(["buyer", "farmer", "unknown"]),
});
export type CostBasis = z.infer<typeof costBasis>;

/** All that the page shows of one crop. */
export const cropPrices = z.object({
  crop,
  source: z.enum(priceSources),
  /** The day that "since" is counted from: today, or the last day of the sample. */
  asOf: day,
  /** The name of the farm's place; null while it has none. */
  place: z.nullable(z.string()),
  /** When the source was last asked for this crop in the farm's state. */
  askedAt: z.nullable(z.iso.datetime()),
  lot: lotInput,
  /** Whether the lot is the farmer's own, or suggested. */
  isOwnLot: z.boolean(),
  /** What a change of the lot names, so that it does not go over a newer one. */
  lotVersion: z.string(),
  costBasis,
  /** Within reach, the nearest first. */
  markets: z.array(marketPrices),
  supportPrice: z.nullable(supportPrice),
  alerts: z.array(priceAlert),
  /** What the farmer grows. */
  ownCrops: z.array(crop),
});
export type CropPrices = z.infer<typeof cropPrices>;

/** How a sum came about, in paise, for the whole lot. */
const netWorking = z.object({
  grossPaise: paise,
  transportPaise: paise,
  loadingPaise: paise,
  commissionPaise: paise,
  otherPaise: paise,
  netPaise: paise,
  /** Of a quintal of the lot. */
  netPerQuintalPaise: paise,
});
export type NetWorking = z.infer<typeof netWorking>;

/** The middle, lowest and highest usual price of some days. */
const priceBand = z.object({
  medianPaise: paise,
  lowPaise: paise,
  highPaise: paise,
  /** How many days were reported. */
  days: z.int(),
});
export type PriceBand = z.infer<typeof priceBand>;

/** What a market would leave of the farmer's lot. */
const mandiOffer = z.extend(z.omit(marketPrices, { latest: true, days: true }), {
  day,
  /** Days since the report. */
  ageDays: z.int(),
  lowPaise: z.nullable(paise),
  modalPaise: paise,
  highPaise: z.nullable(paise),
  net: netWorking,
  /** Against the report a week before; null without one. */
  weekChangePaise: z.nullable(paise),
  week: z.nullable(priceBand),
  month: z.nullable(priceBand),
  /** What was usual about 30 days before; null where nobody reported. */
  monthBeforePaise: z.optional(z.nullable(paise)),
});
export type MandiOffer = z.infer<typeof mandiOffer>;

/** One crop's markets, what leaves the farmer most first. */
const cropOffers = z.object({
  crop,
  source: z.enum(priceSources),
  asOf: day,
  lot: lotInput,
  isOwnLot: z.boolean(),
  offers: z.array(mandiOffer),
  /** The newest report among markets that have none of the last days; null where all are silent. */
  lastReportDay: z.nullable(day),
  supportPrice: z.nullable(supportPrice),
});
export type CropOffers = z.infer<typeof cropOffers>;

export const farmPrices = z.object({
  today: day,
  place: z.nullable(z.string()),
  crops: z.array(cropOffers),
});
export type FarmPrices = z.infer<typeof farmPrices>;

/** What a notification of a crossed price tells. */
const crossingData = z.object({
  crop,
  /** Where it was paid. */
  market: z.string(),
  /** Whether it is the best price within reach that was watched, and not this market alone. */
  isBest: z.boolean(),
  direction: z.enum(alertDirections),
  levelPaise: paise,
  modalPaise: paise,
  /** Of the report. */
  day,
});
export type CrossingData = z.infer<typeof crossingData>;

export const crossingKind = "price-crossed";
export const crossingNotification = z.extend(notification, {
  kind: z.literal(crossingKind),
  data: crossingData,
});

/** Which crop the page shows, as the address has it. */
export const priceFilters = z.object({ crop: z.catch(z.optional(crop), undefined) });
export type PriceFilters = { crop?: z.infer<typeof crop> | undefined };
