import * as z from "zod/mini";
import { schemeDocuments } from "#src/features/schemes/detail-schema.ts";
import { calendarRegions, calendarSeasons } from "./content-schema.ts";

const text = z.string().check(z.minLength(1));

/** A text in which these names stand in braces, each at least once, and no others. */
const naming = (names: readonly string[]) =>
  text.check(
    z.refine(
      (sentence) =>
        new Set([...names, ...listBraced(sentence)]).size === names.length &&
        names.every((name) => sentence.includes(`{${name}}`)),
      `must have ${names.map((name) => `{${name}}`).join(", ")} in it, and nothing else in braces`,
    ),
  );
const braced = /\{([^}]*)\}/g;
const listBraced = (sentence: string) =>
  [...sentence.matchAll(braced)].map(([, name = ""]) => name);

/** A sentence that is said with one value. */
const one = (name: string) =>
  z.pipe(
    naming([name]),
    z.transform((sentence: string) => (value: string) => sentence.replaceAll(braced, () => value)),
  );
/** A sentence that is said with several values, by their names. */
const saying = <Name extends string>(...names: readonly Name[]) =>
  z.pipe(
    naming(names),
    z.transform((sentence: string) => (values: Readonly<Record<Name, string>>) => {
      const byName: Readonly<Record<string, string>> = values;
      return sentence.replaceAll(braced, (_, name: string) => byName[name] ?? "");
    }),
  );

/** Every sentence that the assistant says by itself; figures and names come in as they are shown. */
export const answerWordsSchema = z.strictObject({
  today: text,
  tomorrow: text,
  yes: text,
  no: text,
  hours: one("count"),
  minutes: one("count"),
  millimetres: one("amount"),
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
    loss: text,
    help: text,
    finder: text,
  }),
  weather: z.strictObject({
    noPlace: text,
    noForecast: text,
    degrees: saying("low", "high"),
    rain: one("amount"),
    rainLikely: saying("amount", "chance"),
    dry: text,
    wind: one("speed"),
    coming: saying("from", "amount"),
    noneComing: text,
    old: one("age"),
    /** Said before anything else where nobody foretold the days. */
    notForecast: one("season"),
    usualDay: saying("low", "high"),
    usualRain: one("percent"),
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
    last: one("day"),
    used: saying("used", "easy"),
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
  spray: z.strictObject({
    windows: one("spans"),
    span: saying("from", "until"),
    none: text,
    label: text,
  }),
  risk: z.strictObject({
    unwatched: text,
    none: text,
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
  }),
  price: z.strictObject({
    offer: saying("market", "price", "day", "lot", "net"),
    /** Where the farmer told how much they sell. */
    ownOffer: saying("market", "price", "day", "lot", "net"),
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
  pests: z.strictObject({ likely: one("names") }),
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
  loss: text,
  prohibited: one("name"),
  label: text,
  greeting: text,
  thanks: text,
  help: text,
  /** Of what is no matter of farming. */
  outside: z.strictObject({ livestock: one("number"), other: text }),
  unknown: text,
  /** Before what is offered to press. */
  whichOne: text,
  nearest: text,
  whom: one("number"),
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
