import * as z from "zod/mini";
import { bighaStates } from "#content/bigha.ts";
import { type AreaUnit, areaUnits, grownCrops, soilGroups } from "#src/shared/farm-terms.ts";
import { oneLine, tidied } from "#src/shared/typed-text.ts";
import { areaDecimals, toSquareMetres } from "./rules.ts";

export const bighaState = z.enum(bighaStates);
export type BighaState = z.infer<typeof bighaState>;

/** An area as it is entered. The bigha is each state's own; null where the state is not told. */
export type Area = { area: number; areaUnit: AreaUnit; bighaState: BighaState | null };

/** A soil group, or the texture, for those who know it. */
const soilTextureNames = [
  "sand",
  "loamy-sand",
  "sandy-loam",
  "loam",
  "silt-loam",
  "silt",
  "silt-clay-loam",
  "silty-clay",
  "clay",
] as const;
export const fieldSoils = [...soilGroups, ...soilTextureNames] as const;
export type FieldSoil = (typeof fieldSoils)[number];

export const fieldMethods = ["flood", "furrow", "sprinkler", "drip", "rain-fed"] as const;

/** Why something of a field was refused; the screen words each code at the field that caused it. */
export const fieldFaults = [
  "name-missing",
  "name-too-long",
  "characters-not-allowed",
  "area-not-valid",
  "area-too-small",
  "area-too-large",
  "area-too-fine",
  "bigha-state-missing",
  "method-missing",
  "flow-not-valid",
  "flow-too-small",
  "flow-too-large",
  "flow-without-method",
  "emitters-not-valid",
  "soil-unknown",
  "crop-unknown",
  "crop-name-missing",
  "crop-name-too-long",
  "variety-too-long",
  "date-not-valid",
  "sowing-in-future",
  "sowing-too-old",
  "season-before-last",
  "end-in-future",
  "end-before-sowing",
] as const;
export type FieldFault = (typeof fieldFaults)[number];

const fault = (code: FieldFault) => code;

/** A bed beside the house, and a large estate: 10 m² to 1,000 ha. */
const smallestArea = 10;
const largestArea = 10_000_000;

/** What pumps and single emitters give, litres an hour: a tap to a canal lift, a dripper to a rain gun. */
const pumpFlow = { least: 60, most: 2_000_000 };
const emitterFlow = { least: 0.2, most: 100_000 };
const mostEmitters = 1_000_000;

const id = z.uuid().check(z.toLowerCase());
const day = z.iso.date(fault("date-not-valid"));

const shape = {
  name: z
    .string()
    .check(
      tidied,
      z.minLength(1, fault("name-missing")),
      z.maxLength(60, fault("name-too-long")),
      z.regex(oneLine, fault("characters-not-allowed")),
    ),
  area: z.number(fault("area-not-valid")),
  areaUnit: z.enum(areaUnits),
  bighaState: z._default(z.nullable(bighaState), null),
  soil: z._default(z.nullable(z.enum(fieldSoils, fault("soil-unknown"))), null),
  method: z.enum(fieldMethods, fault("method-missing")),
  /** Of the pump, or of one emitter where they are counted. */
  flowLitresPerHour: z._default(z.nullable(z.number(fault("flow-not-valid"))), null),
  emitterCount: z._default(
    z.nullable(
      z
        .int(fault("emitters-not-valid"))
        .check(
          z.minimum(1, fault("emitters-not-valid")),
          z.maximum(mostEmitters, fault("emitters-not-valid")),
        ),
    ),
    null,
  ),
};

const seasonShape = {
  id,
  crop: z.enum(grownCrops, fault("crop-unknown")),
  /** The farmer's own word for another crop than those. */
  cropName: z.optional(
    z.nullable(
      z
        .string()
        .check(
          tidied,
          z.maxLength(40, fault("crop-name-too-long")),
          z.regex(oneLine, fault("characters-not-allowed")),
        ),
    ),
  ),
  variety: z._default(
    z.nullable(
      z
        .string()
        .check(
          tidied,
          z.maxLength(60, fault("variety-too-long")),
          z.regex(oneLine, fault("characters-not-allowed")),
        ),
    ),
    null,
  ),
  sowingDate: day,
};

/** What is sown: the season's id is made by the browser. */
export const seasonInput = z.strictObject(seasonShape).check(
  z.check<z.infer<z.ZodMiniObject<typeof seasonShape>>>(({ value, issues }) => {
    if (value.crop !== "other" || value.cropName) return;
    const message = fault("crop-name-missing");
    issues.push({ code: "custom", path: ["cropName"], message, input: value });
  }),
);
export type SeasonInput = z.infer<typeof seasonInput>;

/** Why an area can be no field's, or null. */
export function findAreaFault(given: Area): FieldFault | null {
  if (!(given.area > 0)) return "area-not-valid";
  const squareMetres = toSquareMetres(given);
  if (squareMetres < smallestArea) return "area-too-small";
  if (squareMetres > largestArea) return "area-too-large";
  return Number(given.area.toFixed(areaDecimals)) === given.area ? null : "area-too-fine";
}

type Shape = z.infer<z.ZodMiniObject<typeof shape>>;

/** Why water cannot flow onto a field like that, or null. */
function findFlowFault(given: Shape): FieldFault | null {
  const { method, flowLitresPerHour: flow, emitterCount } = given;
  if (flow === null) return emitterCount === null ? null : "flow-not-valid";
  if (!(flow > 0)) return "flow-not-valid";
  if (method === "rain-fed") return "flow-without-method";
  const limits = emitterCount === null ? pumpFlow : emitterFlow;
  if (flow < limits.least) return "flow-too-small";
  const isTooLarge = flow > limits.most || flow * (emitterCount ?? 1) > pumpFlow.most;
  return isTooLarge ? "flow-too-large" : null;
}

const checkShape = z.check<Shape>(({ value, issues }) => {
  const needsState = value.areaUnit === "bigha" && value.bighaState === null;
  const faults = {
    bighaState: needsState ? fault("bigha-state-missing") : null,
    area: findAreaFault(value),
    flowLitresPerHour: findFlowFault(value),
  };
  for (const [path, message] of Object.entries(faults)) {
    if (message !== null) issues.push({ code: "custom", path: [path], message, input: value });
  }
});

export const createFieldInput = z
  .strictObject({
    /** Made by the browser: a second send of the same field is recognised by it. */
    id,
    ...shape,
    /** What grows there now, if anything. */
    season: z._default(z.nullable(seasonInput), null),
  })
  .check(checkShape);
export type CreateFieldInput = z.infer<typeof createFieldInput>;

export const editFieldInput = z
  .strictObject({
    ...shape,
    /** Corrects what grows there now, or says it for the first time; null leaves the seasons alone. */
    season: z._default(z.nullable(seasonInput), null),
    /** The version that was changed: a change made elsewhere meanwhile is not overwritten unseen. */
    version: z.int().check(z.minimum(1)),
  })
  .check(checkShape);
export type EditFieldInput = z.infer<typeof editFieldInput>;

export const endSeasonInput = z.strictObject({ endedDate: day });

const season = z.object({
  id: z.uuid(),
  crop: z.enum(grownCrops),
  /** The farmer's own word for another crop; what an older version kept in a browser has none. */
  cropName: z.optional(z.nullable(z.string())),
  variety: z.nullable(z.string()),
  /** Null where Setup named a crop and nobody has said since when it grows. */
  sowingDate: z.nullable(z.iso.date()),
  endedDate: z.nullable(z.iso.date()),
});
export type Season = z.infer<typeof season>;

export const field = z.object({
  id: z.uuid(),
  name: z.string(),
  areaInSquareMetres: z.number(),
  areaUnit: z.enum(areaUnits),
  bighaState: z.nullable(bighaState),
  soil: z.nullable(z.enum(fieldSoils)),
  /** Null where Setup did not say. */
  method: z.nullable(z.enum(fieldMethods)),
  flowLitresPerHour: z.nullable(z.number()),
  emitterCount: z.nullable(z.int()),
  archivedDate: z.nullable(z.iso.datetime()),
  /** When it goes for good; what an older version kept in a browser does not say. */
  removalDate: z.optional(z.nullable(z.iso.datetime())),
  version: z.int(),
  /** Newest first; at most one has not ended. */
  seasons: z.array(season),
});
export type Field = z.infer<typeof field>;

export const fieldList = z.object({ fields: z.array(field) });
