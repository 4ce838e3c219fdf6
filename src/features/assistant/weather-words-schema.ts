import * as z from "zod/mini";
import { one, saying, text } from "./sentence-schema.ts";

/** What the assistant says of the weather, and of spraying by it. */
export const weatherWordsSchema = z.strictObject({
  weather: z.strictObject({
    noFrost: one("low"),
    frost: one("low"),
    hail: saying("until", "area"),
    here: text,
    noPlace: text,
    noForecast: text,
    degrees: saying("low", "high"),
    rain: one("amount"),
    rainLikely: saying("amount", "chance"),
    dry: text,
    wind: one("speed"),
    coming: saying("from", "until", "amount"),
    noneComing: text,
    old: one("age"),
    /** Said before anything else where nobody foretold the days. */
    notForecast: one("season"),
    usualDay: saying("low", "high"),
    usualRain: one("percent"),
  }),
  wind: z.strictObject({
    day: saying("day", "most", "gusts"),
    now: one("speed"),
    at: saying("span", "speed", "gusts"),
    calm: saying("from", "until", "speed"),
    noCalm: text,
  }),
  spray: z.strictObject({
    windows: one("spans"),
    span: saying("from", "until"),
    none: text,
    label: text,
    yes: one("span"),
    no: one("day"),
    windy: saying("speed", "gusts"),
    rainy: one("amount"),
    next: one("span"),
    /** Of days whose hours are not known yet. */
    dryDay: saying("day", "speed"),
    /** Whether the hours that are asked for are fit, and by what. */
    fit: saying("span", "speed", "gusts"),
    unfit: saying("span", "speed", "gusts"),
    wet: saying("span", "amount"),
    dark: text,
  }),
});
