import {
  type CropLimits,
  cropWeatherFacts,
  weatherLimitFacts,
} from "#src/features/alerts/knowledge-schema.ts";
import { largestHarvestFacts, shortestSeasonFacts } from "#src/features/crops/knowledge-schema.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { checkIds } from "./check-ids.ts";
import { type CompiledModule, defineKind } from "./kind.ts";

/** Each limit that the program knows, and the unit in which it is told. */
const limits = {
  "heavy-rain-in-24-hours": "millimetres",
  "very-heavy-rain-in-24-hours": "millimetres",
  "strong-gust": "kilometresPerHour",
  "dangerous-gust": "kilometresPerHour",
  "frost-risk": "celsius",
  "air-freezes": "celsius",
  "rainy-day": "millimetres",
  "dry-spell": "days",
  "dangerous-dry-spell": "days",
  "monsoon-months": "months",
  "spray-wind-least": "kilometresPerHour",
  "spray-wind-most": "kilometresPerHour",
  "spray-temperature-least": "celsius",
  "spray-temperature-most": "celsius",
  "spray-humidity-least": "percent",
  "spray-humidity-most": "percent",
  "spray-dry-after": "hours",
  "spray-trace-of-rain": "millimetres",
  "dangerous-heat-beyond": "celsius",
  "dangerous-cold-beyond": "celsius",
} as const;
type LimitName = keyof typeof limits;

/** Weather that is warned of, and in which spraying does some good and little harm. */
export const weatherLimits = defineKind({
  folder: "weather-limits",
  facts: weatherLimitFacts,
  words: null,
  *check(records) {
    const known = Object.keys(limits);
    yield* checkIds(records, { known, needed: known });
    for (const [name, unit] of Object.entries(limits)) {
      const record = records.find(({ id }) => id === name);
      if (!record) continue;
      if (record.facts[unit] !== undefined && Object.keys(record.facts).length === 1) continue;
      yield { id: name, text: `this is told in ${unit}, and in nothing else.` };
    }
  },
  compile(records) {
    const get = (name: LimitName) => {
      const unit = limits[name];
      return records.find(({ id }) => id === name)?.facts[unit] ?? 0;
    };
    const between = (name: "wind" | "temperature" | "humidity") => ({
      least: get(`spray-${name}-least`),
      most: get(`spray-${name}-most`),
    });
    const number = (...names: string[]) =>
      `{ ${names.map((name) => `readonly ${name}: number`).join("; ")} }`;
    const range = number("least", "most");
    return [
      {
        path: "weather-limits.ts",
        types: {},
        constants: [
          {
            name: "rainLimits",
            type: number("heavy", "dangerous"),
            value: {
              heavy: get("heavy-rain-in-24-hours"),
              dangerous: get("very-heavy-rain-in-24-hours"),
            },
          },
          {
            name: "windLimits",
            type: number("strong", "dangerous"),
            value: { strong: get("strong-gust"), dangerous: get("dangerous-gust") },
          },
          {
            name: "frostLimits",
            type: number("risk", "dangerous"),
            value: { risk: get("frost-risk"), dangerous: get("air-freezes") },
          },
          {
            name: "dryLimits",
            type: `${number("rainyDay", "days", "dangerousDays")} & { readonly monsoonMonths: readonly number[] }`,
            value: {
              rainyDay: get("rainy-day"),
              days: get("dry-spell"),
              dangerousDays: get("dangerous-dry-spell"),
              monsoonMonths: get("monsoon-months"),
            },
          },
          {
            name: "dangerousBeyond",
            type: number("heat", "cold"),
            value: { heat: get("dangerous-heat-beyond"), cold: get("dangerous-cold-beyond") },
          },
        ],
      },
      {
        path: "spray-limits.ts",
        types: {},
        constants: [
          {
            name: "sprayLimits",
            type: `{ readonly wind: ${range}; readonly temperature: ${range}; readonly humidity: ${range}; readonly dryHoursAfter: ${number("hours")}; readonly trace: number }`,
            value: {
              wind: between("wind"),
              temperature: between("temperature"),
              humidity: between("humidity"),
              dryHoursAfter: { hours: get("spray-dry-after") },
              trace: get("spray-trace-of-rain"),
            },
          },
        ],
      },
    ];
  },
});

const byCrop = (
  { path, name, type }: { path: string; name: string; type: string },
  values: readonly (readonly [string, unknown])[],
  types: CompiledModule["types"] = {},
): CompiledModule => ({
  path,
  types: { "#src/shared/farm-terms.ts": ["Crop"], ...types },
  constants: [
    {
      name,
      type: `Readonly<Partial<Record<Crop, ${type}>>>`,
      value: Object.fromEntries(values),
    },
  ],
});

/** Heat and cold that single crops suffer from. */
export const cropWeather = defineKind({
  folder: "crop-weather",
  facts: cropWeatherFacts,
  words: null,
  *check(records) {
    yield* checkIds(records, { known: crops, needed: [] });
    for (const { id, facts } of records) {
      for (const name of ["heat", "cold"] as const) {
        const { sensitiveCelsius, sensitiveStages } = facts[name] ?? {};
        if ((sensitiveCelsius === undefined) === (sensitiveStages === undefined)) continue;
        const text = '"sensitiveCelsius" and "sensitiveStages" are told together.';
        yield { id, names: [name], text };
      }
    }
  },
  compile(records) {
    const values = records.map(({ id, facts }) => {
      const read = (stress: (typeof facts)["heat"]) => ({
        usual: stress?.usualCelsius ?? null,
        sensitive:
          stress?.sensitiveCelsius === undefined
            ? null
            : { stages: stress.sensitiveStages ?? [], limit: stress.sensitiveCelsius },
      });
      const both: CropLimits = { heat: read(facts.heat), cold: read(facts.cold) };
      return [id, both] as const;
    });
    const at = { path: "crop-weather.ts", name: "cropLimits", type: "CropLimits" };
    return [byCrop(at, values, { "#src/features/alerts/knowledge-schema.ts": ["CropLimits"] })];
  },
});

/** The largest harvest of a season that any farm is known to have weighed. */
export const largestHarvests = defineKind({
  folder: "largest-harvests",
  facts: largestHarvestFacts,
  words: null,
  check: (records) => checkIds(records, { known: crops, needed: [] }),
  compile: (records) => [
    byCrop(
      { path: "largest-harvests.ts", name: "largestHarvests", type: "number" },
      records.map(({ id, facts }) => [id, facts.tonnesPerHectare]),
    ),
  ],
});

/** Days from sowing or planting to the first harvest of the earliest varieties. */
export const shortestSeasons = defineKind({
  folder: "shortest-seasons",
  facts: shortestSeasonFacts,
  words: null,
  check: (records) => checkIds(records, { known: crops, needed: [] }),
  compile: (records) => [
    byCrop(
      { path: "shortest-seasons.ts", name: "shortestSeasons", type: "number" },
      records.map(({ id, facts }) => [id, facts.days]),
    ),
  ],
});
