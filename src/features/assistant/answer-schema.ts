import * as z from "zod/mini";
import { sprayedProducts } from "#src/features/pests/record-schema.ts";
import { schemeDocuments } from "#src/features/schemes/detail-schema.ts";
import { stageKind } from "#src/features/soil/knowledge-schema.ts";
import { calendarRegions, calendarSeasons } from "./content-schema.ts";
import { recordWordsSchema } from "./record-words-schema.ts";
import { one, saying, text } from "./sentence-schema.ts";
import { sumUnits } from "./sum-measure-rules.ts";
import { weatherWordsSchema } from "./weather-words-schema.ts";

/** Every sentence that the assistant says by itself; figures and names come in as they are shown. */
export const answerWordsSchema = z.strictObject({
  today: text,
  tomorrow: text,
  yes: text,
  no: text,
  hours: one("count"),
  minutes: one("count"),
  millimetres: one("amount"),
  /** An hour as it is spoken of, by the part of the day. */
  clock: z.strictObject({
    morning: one("hour"),
    noon: one("hour"),
    evening: one("hour"),
    night: one("hour"),
  }),
  titles: z.strictObject({
    weather: text,
    water: text,
    spray: text,
    risk: text,
    soil: text,
    price: text,
    support: text,
    premium: text,
    schemes: text,
    fields: text,
    loss: text,
    label: text,
    sum: text,
  }),
  sources: z.strictObject({
    weather: text,
    water: text,
    spray: text,
    risk: text,
    soil: text,
    price: text,
    premium: text,
    schemes: text,
    fields: text,
    accounts: text,
    loss: text,
    help: text,
    finder: text,
  }),
  /** What is known for an acre, for the area that was asked about. */
  reckoned: z.strictObject({
    forArea: saying("area", "amount"),
    bags: saying("count", "weight"),
    interest: saying("sum", "onTime", "late"),
  }),
  /** A part of a month, as one speaks of it, in the case that "usual in …" has. */
  season: z.strictObject({
    early: one("month"),
    mid: one("month"),
    late: one("month"),
  }),
  water: z.strictObject({
    noField: text,
    /** Of several fields, before each is told of. */
    rainComes: saying("amount", "day"),
    someDue: one("fields"),
    noneDue: text,
    irrigate: saying("field", "day", "amount"),
    late: saying("field", "day", "amount"),
    wait: saying("field", "day", "amount"),
    enough: saying("field", "day"),
    noSupply: saying("field", "day"),
    stress: saying("field", "day"),
    over: one("field"),
    noForecast: one("field"),
    last: saying("day", "amount"),
    look: one("day"),
    lookAt: saying("field", "day"),
    /** When it is likely to be watered next: within the forecast, and beyond it. */
    nextOn: saying("field", "day"),
    nextAbout: saying("field", "from", "until"),
    /** The first water of wheat, and the rain that may serve for it. */
    crownRoot: saying("field", "from", "until"),
    rainServes: one("day"),
    /** Before what holds if the rain of a day does not come. */
    withoutRain: one("day"),
    /** Of cotton. */
    lastOver: one("field"),
    used: saying("used", "easy"),
    leftLacking: one("amount"),
    counted: one("rain"),
    rough: text,
    notForecast: one("season"),
    noCrop: one("field"),
    noFigures: one("field"),
    ponded: one("field"),
    grass: saying("use", "rain"),
    noSowing: one("field"),
    noMethod: one("field"),
    noPlace: one("field"),
    noWeather: one("field"),
    method: z.strictObject({
      drip: one("time"),
      sprinkler: one("time"),
      pump: one("time"),
    }),
  }),
  /** What a sum comes to, and how its units are named beside figures. */
  sum: z.strictObject({
    makes: one("amount"),
    units: z.record(z.enum(sumUnits), text),
    /** How many stand on an area, so far apart. */
    plants: saying("area", "row", "plant", "unit", "count"),
    plantsOfAcre: saying("row", "plant", "unit", "count"),
    /** Whether workers are enough for some quintals in some days. */
    enough: saying("people", "days", "made", "wanted", "needed"),
    notEnough: saying("people", "days", "made", "wanted", "needed"),
    needed: saying("wanted", "days", "needed"),
    daysNeeded: saying("wanted", "people", "days"),
    /** What a tank takes by a label that is read out, and how many of them an area takes. */
    ofTank: saying("amount", "tank"),
    tanks: saying("area", "count", "water"),
  }),
  /** What is to be done before rain. */
  beforeRain: z.strictObject({
    cotton: one("fields"),
    comes: saying("amount", "day"),
    rest: text,
    none: text,
    cottonDry: one("fields"),
    /** Of a day on which work in the field is to be done. */
    wetAfter: saying("day", "amount", "dry"),
    wetDay: saying("day", "amount", "dry"),
    dryBefore: saying("day", "rain"),
    dryDay: one("day"),
    /** Of what lies out to dry. */
    takeIn: saying("amount", "day", "eve"),
    takeInNow: one("amount"),
    spreadAgain: one("day"),
    staysDry: one("day"),
    coverAtNight: text,
  }),
  risk: z.strictObject({
    unwatched: text,
    none: text,
    /** Of rain that is foretold, and when to look. */
    afterRain: saying("amount", "day", "from", "until"),
    act: saying("field", "pest", "signs"),
    watch: saying("field", "pest", "signs"),
  }),
  soil: z.strictObject({
    urea: text,
    item: saying("product", "bags", "kilograms"),
    oneBag: saying("product", "kilograms"),
    give: saying("field", "items"),
    giveBy: saying("field", "items", "day"),
    rainComes: saying("amount", "day"),
    none: one("field"),
    card: one("day"),
    general: text,
    cost: one("sum"),
    /** Of one fertiliser, by its weight and by the bags that are bought. */
    costOf: saying("kilograms", "product", "sum", "bags", "whole"),
    /** What is next, on another area than the field's. */
    forArea: saying("area", "items"),
    /** It was given a few days ago; the rain to come. */
    given: one("product"),
    takesIn: one("day"),
    /** A later part of the plan, and that there is none. */
    dressing: saying("field", "stage", "items", "day"),
    lastOf: saying("field", "day"),
    /** Of a crop that grows on no field. */
    acre: saying("crop", "items"),
    stage: saying("stage", "items"),
    stages: z.record(stageKind, text),
  }),
  price: z.strictObject({
    pays: saying("crop", "market", "price", "day"),
    also: one("markets"),
    offer: saying("market", "lot", "net"),
    /** Where the farmer told how much they sell. */
    ownOffer: saying("market", "lot", "net"),
    /** What a trader offers, held against a market. */
    offeredBelow: saying("offered", "market", "price", "difference"),
    offeredAbove: saying("offered", "market", "price"),
    belowSupport: saying("market", "difference"),
    aboveSupport: saying("market", "difference"),
    rose: saying("crop", "percent", "market", "from", "to"),
    fell: saying("crop", "percent", "market", "from", "to"),
    still: saying("crop", "market", "price"),
    noTrend: saying("crop", "market"),
    nobodyKnows: text,
    /** Whether to sell: below the support price, of what does not keep, and else. */
    sellToBuyer: saying("market", "price", "support", "buyer"),
    buyers: z.strictObject({ cotton: text, other: text }),
    sellSoon: text,
    sellInParts: text,
    gap: saying("market", "difference", "other", "price", "otherPrice"),
    noGap: saying("market", "other", "price"),
    gapLeft: saying("market", "left", "transport"),
    gapLost: saying("market", "lost", "transport"),
    forLot: saying("count", "sum"),
    /** Of a lot what its picking costs, and what is left. */
    afterPicking: saying("cost", "share", "left"),
    worthIt: saying("market", "count", "gain", "left", "transport"),
    notWorthIt: saying("market", "other", "count", "gain", "lost", "transport"),
    gapOfLot: saying("market", "count", "gain"),
    leaves: saying("market", "net", "other", "otherNet"),
    notReported: saying("crop", "market"),
    lots: z.strictObject({
      quintal: one("count"),
      kg: one("count"),
      tonne: one("count"),
    }),
    oneLot: z.strictObject({
      quintal: text,
      kg: text,
      tonne: text,
    }),
    sample: text,
    none: one("crop"),
    /** Of a town that was named. */
    noneFrom: saying("place", "crop"),
    support: saying("crop", "year", "price"),
    noSupport: one("crop"),
    needsCrop: text,
  }),
  /** Of a crop of which no figures are kept, and of one that grows on no field. */
  otherCrop: z.strictObject({
    unknown: text,
    notGrown: one("crop"),
  }),
  /** Before the likeliest causes of what was seen. */
  pests: z.strictObject({
    likely: one("names"),
    /** The title of the one that stands out among the causes. */
    likeliest: one("title"),
    orElse: one("name"),
    finder: text,
    mark: one("mark"),
    now: one("steps"),
    last: one("product"),
    products: z.record(z.enum(sprayedProducts), text),
    noSpray: text,
    later: one("steps"),
  }),
  schemes: z.strictObject({
    fits: saying("count", "names"),
    noneFits: text,
    open: one("count"),
    verdict: z.strictObject({
      yes: one("name"),
      no: one("name"),
      ask: one("name"),
    }),
  }),
  premium: z.strictObject({
    cap: saying("crop", "season", "percent"),
    amount: saying("sum", "farmer"),
    needsCrop: text,
    seasons: z.strictObject({
      kharif: text,
      rabi: text,
    }),
    unclear: text,
    whole: text,
  }),
  fields: z.strictObject({
    none: text,
    units: z.strictObject({
      acre: text,
      hectare: text,
      guntha: text,
      bigha: text,
    }),
    sown: one("days"),
    sownYesterday: text,
    bare: text,
  }),
  ...recordWordsSchema.shape,
  ...weatherWordsSchema.shape,
  loss: text,
  prohibited: one("name"),
  label: text,
  greeting: text,
  thanks: text,
  help: text,
  /** Of what is no matter of farming. */
  outside: z.strictObject({ livestock: one("number"), vet: one("number"), other: text }),
  unknown: text,
  /** Before what is offered to press. */
  whichOne: text,
  nearest: text,
  whom: one("number"),
  /** Before an answer to somebody whose words sound heavy. */
  heavy: one("number"),
  suggestions: z.strictObject({
    water: one("field"),
    waterAny: text,
    rain: text,
    spray: text,
    pest: one("crop"),
    pestAny: text,
    schemes: text,
    premium: one("crop"),
    soil: text,
    price: one("crop"),
  }),
  /** Of what the passages on a crop's year and water, a pest and a scheme are made, around the facts of their records. */
  passages: z.strictObject({
    calendar: z.strictObject({
      title: one("crop"),
      regions: z.record(z.enum(calendarRegions), text),
      seasons: z.record(z.enum(calendarSeasons), text),
      months: z.array(text).check(z.length(12)),
      dates: saying("region", "season", "sowFrom", "sowUntil", "harvestFrom", "harvestUntil"),
      standing: saying("region", "season", "sowFrom", "sowUntil", "harvestFrom", "harvestUntil"),
      allYear: saying("region", "season"),
      usual: text,
      asked: text,
    }),
    water: z.strictObject({
      title: one("crop"),
      figures: saying("days", "initial", "growth", "full", "times", "ripening", "depth", "share"),
      ponded: text,
      asked: text,
    }),
    pest: z.strictObject({
      title: saying("crop", "pest"),
      favourable: one("favourable"),
      count: one("count"),
      chemical: one("names"),
      source: text,
    }),
    scheme: z.strictObject({
      benefit: one("benefit"),
      papers: one("papers"),
      documents: z.record(z.enum(schemeDocuments), text),
      source: text,
    }),
  }),
  /** Before the numbers to call in danger. */
  call: text,
});
export type AnswerWords = z.output<typeof answerWordsSchema>;
