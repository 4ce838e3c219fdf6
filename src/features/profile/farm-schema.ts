import * as z from "zod/mini";
import { areaUnits } from "#src/shared/farm-terms.ts";
import { language } from "#src/shared/language.ts";
import { typedPhone } from "#src/shared/phone.ts";
import { oneLine, severalLines, tidied } from "#src/shared/typed-text.ts";
import { profile } from "./schema.ts";

/** Why a field of a person's own record was refused; the screen words each code at its field. */
export const profileFaults = [
  "phone-missing",
  "phone-not-valid",
  "address-missing",
  "address-too-long",
  "farm-size-not-valid",
  "farm-size-too-large",
  "text-missing",
  "text-too-long",
  "name-missing",
  "name-too-long",
  "name-mixed",
  "name-reserved",
  "characters-not-allowed",
] as const;
export type ProfileFault = (typeof profileFaults)[number];

export const fault = (code: ProfileFault) => code;

const phone = typedPhone({
  missing: fault("phone-missing"),
  notValid: fault("phone-not-valid"),
});

/** One of the offered choices by its name, or the farmer's own words. */
const choice = z._default(
  z.nullable(
    z
      .string()
      .check(
        tidied,
        z.minLength(1, fault("text-missing")),
        z.maxLength(80, fault("text-too-long")),
        z.regex(oneLine, fault("characters-not-allowed")),
      ),
  ),
  null,
);

/** What Setup saves: exactly these fields, and none of the record's others. */
export const farmProfileInput = z.strictObject({
  phone,
  address: z
    .string()
    .check(
      tidied,
      z.minLength(1, fault("address-missing")),
      z.maxLength(300, fault("address-too-long")),
      z.regex(severalLines, fault("characters-not-allowed")),
    ),
  farmSize: z._default(
    z.nullable(
      z
        .number(fault("farm-size-not-valid"))
        .check(
          z.positive(fault("farm-size-not-valid")),
          z.maximum(100_000, fault("farm-size-too-large")),
        ),
    ),
    null,
  ),
  farmSizeUnit: z._default(z.enum(areaUnits), "acre"),
  farmType: choice,
  cropType: choice,
  soilType: choice,
  waterSource: choice,
});
export type FarmProfileInput = z.infer<typeof farmProfileInput>;
export type FarmProfileField = keyof FarmProfileInput;

/** What is known of a farm; nothing of it before Setup was answered. */
const knownFarm = z.pick(profile, {
  phone: true,
  address: true,
  farmSize: true,
  farmSizeUnit: true,
  farmType: true,
  cropType: true,
  soilType: true,
  waterSource: true,
});
export type KnownFarm = z.infer<typeof knownFarm>;

/** What a save tells: the farm as it is to be, and as it was when its form was opened. */
export const farmUpdate = z.extend(farmProfileInput, {
  /** A change made elsewhere meanwhile is not overwritten unseen; without it nothing is compared. */
  upon: z.optional(knownFarm),
});
export type FarmUpdate = z.infer<typeof farmUpdate>;

export const languageInput = z.strictObject({ language });

export const farmTypes = [
  "field-crops",
  "vegetables",
  "orchard",
  "dairy",
  "poultry",
  "fishery",
  "mixed",
] as const;

export const waterSources = [
  "rain",
  "borewell",
  "well",
  "canal",
  "river",
  "pond",
  "tanker",
] as const;
