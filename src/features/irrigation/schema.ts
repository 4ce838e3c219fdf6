import * as z from "zod/mini";
import { grownCrops } from "#src/shared/farm-terms.ts";

/** Why something of a field's water was refused; the screen words each code at what caused it. */
export const irrigationFaults = [
  "date-not-valid",
  "date-in-future",
  "date-before-sowing",
  "no-season",
  "amount-missing",
  "depth-not-valid",
  "depth-too-large",
  "time-not-valid",
  "time-too-long",
  "minutes-not-valid",
  "flow-unknown",
  "flow-not-valid",
  "weekdays-missing",
  "turn-not-valid",
] as const;
export type IrrigationFault = (typeof irrigationFaults)[number];

const fault = (code: IrrigationFault) => code;

/** More than this soaks into no field at once; three days and nights is the longest run. */
const largestDepth = 300;
const longestTime = 3 * 24 * 60;

const id = z.uuid().check(z.toLowerCase());
const day = z.iso.date(fault("date-not-valid"));

const depth = z
  .number(fault("depth-not-valid"))
  .check(
    z.minimum(0.1, fault("depth-not-valid")),
    z.maximum(largestDepth, fault("depth-too-large")),
  );
const minutes = z
  .number(fault("time-not-valid"))
  .check(z.minimum(1, fault("time-not-valid")), z.maximum(longestTime, fault("time-too-long")));

/** How wet the farmer found the soil of the roots. */
const soilFindings = ["still-wet", "already-dry"] as const;

/** Water let onto the field, as a depth over all of it or as how long it ran; or how wet the soil was. */
const shape = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("water"),
    date: day,
    amount: z.discriminatedUnion(
      "unit",
      [
        z.strictObject({ unit: z.literal("millimetres"), value: depth }),
        z.strictObject({ unit: z.literal("minutes"), value: minutes }),
      ],
      fault("amount-missing"),
    ),
  }),
  z.strictObject({ kind: z.enum(soilFindings), date: day }),
]);
export const entryInput = shape;
export type EntryInput = z.infer<typeof entryInput>;

/** The id is made by the browser: a second send of the same entry is recognised by it. */
export const newEntryInput = z.strictObject({ id, entry: entryInput });
export type NewEntryInput = z.infer<typeof newEntryInput>;

export const entry = z.object({
  id: z.uuid(),
  kind: z.enum(["water", ...soilFindings]),
  date: z.iso.date(),
  /** Over the whole field, in mm, by the flow that the field had then; null for a finding. */
  grossDepth: z.nullable(z.number()),
  minutes: z.nullable(z.number()),
  /** What a change of it names, so that it does not go over a newer one. */
  version: z.optional(z.int()),
});
export type Entry = z.infer<typeof entry>;

/** When water can be had: any day; on weekdays, 0 being Sunday; every so many days from a date on. */
export const supplyInput = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("always") }),
  z.strictObject({
    kind: z.literal("weekdays"),
    weekdays: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(z.minLength(1, fault("weekdays-missing")), z.maxLength(7)),
  }),
  z.strictObject({
    kind: z.literal("turn"),
    from: day,
    everyDays: z
      .int(fault("turn-not-valid"))
      .check(z.minimum(1, fault("turn-not-valid")), z.maximum(60, fault("turn-not-valid"))),
  }),
]);
export type SupplyInput = z.infer<typeof supplyInput>;

/** What the pump was measured to give, litres an hour: a tap to a canal lift. */
export const flowInput = z.strictObject({
  flowLitresPerHour: z
    .number(fault("flow-not-valid"))
    .check(z.minimum(60, fault("flow-not-valid")), z.maximum(2_000_000, fault("flow-not-valid"))),
});
export type FlowInput = z.infer<typeof flowInput>;

const millimetres = z.number();

const planned = z.object({
  date: z.iso.date(),
  /** The day on which the crop would begin to suffer without it. */
  due: z.iso.date(),
  /** Whether water comes only after that day. */
  isLate: z.boolean(),
  /** What the root zone takes up, and what must be let onto the field for that. */
  netDepth: millimetres,
  grossDepth: millimetres,
  litres: z.number(),
  /** What the root zone then still lacks, as no soil takes in more at once; what was kept before it was told has none. */
  leftLacking: z.optional(millimetres),
  /** How long the field's own flow takes; null where that is not known. */
  minutes: z.nullable(z.number()),
  /** Rain until then that the plan counts on. */
  countedRain: millimetres,
});
export type Planned = z.infer<typeof planned>;

const advice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("irrigate"), next: planned }),
  z.object({ kind: z.literal("enough"), through: z.iso.date() }),
  z.object({ kind: z.literal("no-supply"), due: z.iso.date() }),
  z.object({ kind: z.literal("stress"), from: z.iso.date() }),
  z.object({ kind: z.literal("season-over") }),
  z.object({ kind: z.literal("no-forecast") }),
]);

/**
 * The days from the sowing to the last one planned, each a place in all the columns: named for each day they
 * would be five times as long on the way to the phone. Depths in mm.
 */
const seasonColumns = z.object({
  from: z.iso.date(),
  /** How many of the days are past. */
  past: z.int(),
  /** At the end of the day; null before records begin. */
  depletion: z.array(z.nullable(millimetres)),
  /** What the crop takes easily, and in all. */
  readily: z.array(millimetres),
  total: z.array(millimetres),
  /** Null where it was not known and none was counted. */
  rain: z.array(z.nullable(millimetres)),
  /** What stayed of the water that was let onto the field, or, to come, that is planned. */
  irrigation: z.array(millimetres),
});
export type SeasonColumns = z.infer<typeof seasonColumns>;

/** One day of the columns. */
export type OutlookDay = {
  date: string;
  depletion: number | null;
  readily: number;
  total: number;
  rain: number | null;
  irrigation: number;
  isForecast: boolean;
};

/** What a plan had to take for granted. */
const assumption = z.discriminatedUnion("kind", [
  /** The soil was not told: loam. */
  z.object({ kind: z.literal("soil") }),
  /** What flows is not known: no hours. */
  z.object({ kind: z.literal("flow") }),
  /** Nobody told what was watered before a day: half of the easy water was taken to be used that morning. */
  z.object({ kind: z.literal("water-before"), date: z.iso.date() }),
  /** The weather before a day is not known: the same. */
  z.object({ kind: z.literal("weather-before"), date: z.iso.date() }),
  /** Days since then without weather: the demand of the days before them, and no rain. */
  z.object({ kind: z.literal("days-missing"), days: z.int() }),
  /** Days of which only temperatures are known: their demand by Hargreaves. */
  z.object({ kind: z.literal("days-by-temperature"), days: z.int() }),
  /** Days past of which there is only the forecast. */
  z.object({ kind: z.literal("days-foretold"), days: z.int() }),
  /** Figures of the crop that no source confirms. */
  z.object({ kind: z.literal("crop") }),
  z.object({ kind: z.literal("old-forecast") }),
  /** Days without a forecast, the first being `date`: as is usual, with the rain of half of the years. */
  z.object({ kind: z.literal("days-usual"), days: z.int(), date: z.iso.date() }),
]);
export type Assumption = z.infer<typeof assumption>;

const certainties = ["good", "fair", "rough"] as const;
export type Certainty = (typeof certainties)[number];

/** Days in a row that are known, with their reference evapotranspiration and rain. */
const grassDays = z.object({ days: z.int(), evaporation: millimetres, rain: millimetres });
export type GrassDays = z.infer<typeof grassDays>;

const outlook = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("no-crop") }),
  z.object({ kind: z.literal("no-sowing-date") }),
  z.object({ kind: z.literal("no-method") }),
  /** There are no published figures for the crop. */
  z.object({
    kind: z.literal("crop-without-figures"),
    /** It stands in water, and what seeps away below cannot be reckoned. */
    isPonded: z.optional(z.literal(true)),
    /** What can be said without them: what short grass well watered uses, and the rain. */
    grass: z.optional(z.object({ past: z.nullable(grassDays), coming: z.nullable(grassDays) })),
  }),
  z.object({ kind: z.literal("no-place") }),
  z.object({ kind: z.literal("no-weather") }),
  z.object({
    kind: z.literal("planned"),
    advice,
    /** All within the days planned. */
    irrigations: z.array(planned),
    /** By this evening, if no more water is let on today. */
    today: z.object({ depletion: millimetres, readily: millimetres, total: millimetres }),
    season: seasonColumns,
    assumed: z.array(assumption),
    certainty: z.enum(certainties),
  }),
]);
export type Outlook = z.infer<typeof outlook>;
export type PlannedOutlook = Extract<Outlook, { kind: "planned" }>;

export const fieldWater = z.object({
  fieldId: z.uuid(),
  name: z.string(),
  crop: z.nullable(z.enum(grownCrops)),
  /** The farmer's own word for another crop. */
  cropName: z.optional(z.nullable(z.string())),
  sowingDate: z.nullable(z.iso.date()),
  method: z.nullable(z.enum(["flood", "furrow", "sprinkler", "drip", "rain-fed"])),
  areaInSquareMetres: z.number(),
  /** Onto the whole field; null where it is not known. */
  flowLitresPerHour: z.nullable(z.number()),
  supply: supplyInput,
  supplyVersion: z.optional(z.int()),
  /** Of the season, the newest first. */
  entries: z.array(entry),
  outlook,
});
export type FieldWater = z.infer<typeof fieldWater>;

export const farmWater = z.object({
  today: z.iso.date(),
  /** The name of the farm's place; null while it has none. */
  place: z.nullable(z.string()),
  /** When the forecast was made; null when there is none. */
  forecastAt: z.nullable(z.iso.datetime()),
  /** The fields in use, the most urgent first. */
  fields: z.array(fieldWater),
});
export type FarmWater = z.infer<typeof farmWater>;
