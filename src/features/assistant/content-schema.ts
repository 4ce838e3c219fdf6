import * as z from "zod/mini";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { pageAddress } from "#src/shared/provenance.ts";
import { type Passage, passageTopic, questionLanguages } from "./passage-schema.ts";
import { purpose } from "./purpose-schema.ts";

const text = z.string().check(z.minLength(1));

/** What the code calls a helpline by. */
export const emergencyNames = [
  "emergency",
  "ambulance",
  "mind",
  "poison",
  "animals",
  "electricity",
] as const;
export const helplineNames = ["farmers", ...emergencyNames] as const;
type EmergencyName = (typeof emergencyNames)[number];
export type EmergencyNumbers = Readonly<Record<EmergencyName, string>>;
export type EmergencyWords = Readonly<Record<EmergencyName, Readonly<Record<Language, string>>>>;

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
export const helplineWords = z.strictObject({ name: text });

export const calendarRegions = [
  "north",
  "east",
  "central",
  "west",
  "south",
  "northeast",
  "all",
] as const;
export type CalendarRegion = (typeof calendarRegions)[number];
export const calendarSeasons = [
  "kharif",
  "late-kharif",
  "rabi",
  "zaid",
  "annual",
  "perennial",
] as const;
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
  crop: Crop,
  region: CalendarRegion,
  season: CalendarSeason,
  sowFrom: string,
  sowTo: string,
  harvestFrom: string,
  harvestTo: string,
];

/** Where a passage leads to that cites no work. */
const pageNames = [
  "assistant",
  "community",
  "dashboard",
  "fao",
  "field-map",
  "fields",
  "general-knowledge",
  "harvests",
  "insurance",
  "irrigation",
  "marketplace",
  "pests",
  "prices",
  "schemes",
  "soil",
  "weather",
] as const;
const pageName = z.enum(pageNames);
export type PageName = z.infer<typeof pageName>;
export const isPageName = (name: string): name is PageName => pageName.safeParse(name).success;

/** What content/passage-pages says of a page: where it is, if it can be opened. */
export const pageFacts = z.strictObject({
  link: z.optional(z.union([z.string().check(z.regex(/^\/[a-z]/)), pageAddress])),
});
export const pageWords = z.strictObject({ name: text });

/** A page that an answer names as its source; its link is empty where there is nothing to open. */
export type PassagePage = {
  readonly name: Readonly<Record<Language, string>>;
  readonly link: string;
};

/** What content/passages says of a passage. */
export const passageFacts = z.strictObject({
  topic: passageTopic,
  /** What a question may want that it answers. */
  purposes: z.array(purpose).check(z.minLength(1)),
  crop: z.optional(text),
  /** The page where a farmer does what it tells of; general knowledge without one. */
  page: z.optional(pageName),
  /** What else farmers call it, in Latin letters. */
  asked: z.optional(text),
});
export const passageWords = z.strictObject({
  title: text.check(z.maxLength(80)),
  text: text.check(z.maxLength(2500)),
});

/** What content/passage-questions says of a passage: how farmers ask for what it tells. */
export const passageQuestions = z.partialRecord(
  z.enum(questionLanguages),
  z.array(text.check(z.maxLength(260))).check(z.minLength(1)),
);
export type PassageQuestions = Readonly<z.infer<typeof passageQuestions>>;

/** What content/purposes says of a purpose: short enough to stand on a button. */
export const purposeWords = z.strictObject({ question: text.check(z.maxLength(80)) });

/** A passage that is written by hand. */
export type Note = Omit<Passage, "source"> & {
  readonly asked?: string;
  /** Where the page is that says it, or the product's own. */
  readonly from: { readonly page: PageName } | { readonly work: string; readonly link: string };
};
