import * as z from "zod/mini";
import { toLatinDigits } from "#src/shared/typed-number.ts";

/**
 * How far the coordinates can be trusted: A two sources agree within 30 km (or the phone measured them),
 * B and C one source alone, D the middle of the district.
 */
export const placeQuality = z.enum(["A", "B", "C", "D"]);

/** Why a place was refused; the screen words each code at its field. */
export const placeFaults = [
  "pin-missing",
  "pin-not-valid",
  "pin-unknown",
  "position-not-valid",
  "outside-india",
] as const;
export type PlaceFault = (typeof placeFaults)[number];

const fault = (code: PlaceFault) => code;

const zone = z.object({ id: z.int(), name: z.string() });

export const place = z.object({
  /** Six digits; null where only the district is known. */
  pin: z.nullable(z.string()),
  /** The village or town, or the district where only that is known. */
  name: z.string(),
  /** Taluka, tehsil, mandal or block. */
  subdistrict: z.nullable(z.string()),
  district: z.string(),
  state: z.string(),
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
  quality: placeQuality,
  /** Agro-climatic zone of the Planning Commission (1988), 1 to 15. */
  zone,
});
export type Place = z.infer<typeof place>;

/** What was understood of an address, whether or not a place came of it. */
const understoodAddress = z.object({
  pin: z.nullable(z.string()),
  /** The village or town, spelt as in the data. */
  name: z.nullable(z.string()),
  district: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
export type UnderstoodAddress = z.infer<typeof understoodAddress>;

/** The server refuses what an address field cannot hold. */
export const longestPlaceSearch = 300;

export const placeQuery = z.object({
  search: z._default(z.string().check(z.maxLength(longestPlaceSearch)), ""),
});

export const placeList = z.object({
  places: z.array(place),
  /** How many characters of the text searched stay before a place that is taken: the house, the road. */
  keeps: z.int(),
});
export type PlaceList = z.infer<typeof placeList>;

const pin = z.pipe(
  z.string().check(z.maxLength(20, fault("pin-not-valid"))),
  z.pipe(
    z.transform((typed: string) => toLatinDigits(typed).replaceAll(/[\s-]/g, "")),
    z
      .string()
      .check(
        z.minLength(1, { error: fault("pin-missing"), abort: true }),
        z.regex(/^[1-9]\d{5}$/, fault("pin-not-valid")),
      ),
  ),
);

export const pinParameters = z.object({ pin });

const degrees = (most: number) =>
  z
    .number(fault("position-not-valid"))
    .check(
      z.minimum(-most, fault("position-not-valid")),
      z.maximum(most, fault("position-not-valid")),
    );

// An empty text would count as 0.
const typedDegrees = (most: number) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, fault("position-not-valid"))),
    z.pipe(z.coerce.number<string>(fault("position-not-valid")), degrees(most)),
  );

export const positionQuery = z.object({
  latitude: typedDegrees(90),
  longitude: typedDegrees(180),
});

/** A farm's place as its farmer gives it: a PIN code, or where their phone is. */
export const farmPlaceInput = z
  .strictObject({
    pin: z.optional(pin),
    latitude: z.optional(degrees(90)),
    longitude: z.optional(degrees(180)),
  })
  .check(
    z.refine(
      ({ pin: given, latitude, longitude }) =>
        given === undefined
          ? latitude !== undefined && longitude !== undefined
          : latitude === undefined && longitude === undefined,
      { path: ["pin"], message: fault("pin-missing") },
    ),
  );
export type FarmPlaceInput = z.infer<typeof farmPlaceInput>;

const farmPlaceSources = ["address", "pin", "device"] as const;

/** Where a farm lies. */
export const farmPlace = z.extend(place, {
  /** What it was read from: the address of Setup, a PIN code given for it, or the phone's position. */
  source: z.enum(farmPlaceSources),
});
export type FarmPlace = z.infer<typeof farmPlace>;

export const farmPlaceAnswer = z.object({ place: z.nullable(farmPlace) });

/** Told on the event table, with an empty body, when some farm has another place than before. */
export const farmPlaceChangedTopic = "farm-place-changed";
