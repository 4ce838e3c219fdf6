import * as z from "zod/mini";
import { crops } from "#src/shared/farm-terms.ts";

/** What the code calls a helpline by. */
const emergencyNames = ["emergency", "ambulance", "mind", "poison", "animals"] as const;
export const helplineNames = ["farmers", ...emergencyNames] as const;
export type EmergencyNumbers = Readonly<Record<(typeof emergencyNames)[number], string>>;

/** What content/helplines says. */
export const helplineFacts = z.strictObject({
  number: z.string().check(
    z.refine((number) => /^\d[\d-]*\d$/.test(number), {
      error: "has figures and hyphens alone, in quotation marks where it has no hyphen",
    }),
  ),
  /** Whether it can be called from any answer. */
  inAnswers: z.optional(z.literal(true)),
});

const calendarRegions = ["north", "east", "central", "west", "south", "northeast", "all"] as const;
export type CalendarRegion = (typeof calendarRegions)[number];
const calendarSeasons = ["kharif", "late-kharif", "rabi", "zaid", "annual", "perennial"] as const;
export type CalendarSeason = (typeof calendarSeasons)[number];

const day = z.string().check(
  z.refine((text) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text), {
    error: "must be a month and a day like 06-15",
  }),
);
const days = z.strictObject({ from: day, to: day });

/** What content/crop-calendar says. */
export const calendarFacts = z.strictObject({
  crop: z.enum(crops),
  region: z.enum(calendarRegions),
  season: z.enum(calendarSeasons),
  /** Or transplanting; of what stands for years, its flowering or foundation pruning. */
  sowing: days,
  /** It may fall into the next year. */
  harvest: days,
});

/** A window of sowing or transplanting and of harvest, MM-DD; harvest may fall in the next year. */
export type CalendarRow = readonly [
  crop: string,
  region: CalendarRegion,
  season: CalendarSeason,
  sowFrom: string,
  sowTo: string,
  harvestFrom: string,
  harvestTo: string,
];
