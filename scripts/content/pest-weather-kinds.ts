import {
  diseaseWeatherFacts,
  type PestModel,
  pestModelFacts,
  type WeatherFigures,
} from "#src/agronomy/pest-weather-schema.ts";
import { checkIds } from "./check-ids.ts";
import { keyedConstant } from "./keyed.ts";
import { type Cited, defineKind } from "./kind.ts";

const schema = "#src/agronomy/pest-weather-schema.ts";

const nameWork = ({ who, what, year }: Cited) => `${year ? `${who} ${year}` : who}, ${what}`;

/** How warmth drives pests, in degree days. */
export const pestModels = defineKind({
  folder: "pest-models",
  facts: pestModelFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      const { baseCelsius, upperCelsius, flightSinceSowing: flight } = facts;
      if (upperCelsius !== undefined && upperCelsius <= baseCelsius) {
        const text = '"upperCelsius" has to be higher than "baseCelsius".';
        yield { id, names: ["upperCelsius"], text };
      }
      if (flight && flight.peakEndDegreeDays <= flight.firstDegreeDays) {
        const text = '"peakEndDegreeDays" has to be more than "firstDegreeDays".';
        yield { id, names: ["flightSinceSowing"], text };
      }
    }
  },
  compile(records, { cite }) {
    const models = records.map(({ id, facts, provenance: { certainty, source } }) => {
      const flight = facts.flightSinceSowing;
      const model: PestModel = {
        scientific: facts.scientific,
        base: facts.baseCelsius,
        upper: facts.upperCelsius ?? null,
        stages: (facts.stages ?? []).map(({ stage, baseCelsius, degreeDays }) => ({
          stage,
          base: baseCelsius,
          degreeDays,
        })),
        generation: facts.generationDegreeDays ?? null,
        flight: flight
          ? { first: flight.firstDegreeDays, peakEnd: flight.peakEndDegreeDays }
          : null,
        isConfirmed: certainty === "confirmed",
        source: source ? nameWork(cite(source)) : facts.scientific,
      };
      return [id, model] as const;
    });
    return [
      {
        path: "pest-models.ts",
        types: { [schema]: ["PestModel"] },
        constants: [keyedConstant({ name: "pestModels", type: "PestModel" }, models)],
      },
    ];
  },
});

const range = ["fromCelsius", "toCelsius"] as const;
const run = ["actFromDays", "watchFromDays"] as const;
const sum = ["actFromPoints", "watchFromPoints"] as const;
/** Each rule that the program knows, and the figures that it goes by. */
const rules = {
  "late-blight-wallin": [...sum, "daysAfterSowing"],
  "late-blight-hyre": run,
  "late-blight-blitecast": [],
  "late-blight-patna": [
    ...run,
    ...range,
    "highestFromCelsius",
    "highestToCelsius",
    "humidityAbovePercent",
    "sunshineAtMostHours",
    "fromLatitude",
    "toLatitude",
    "fromLongitude",
    "toLongitude",
  ],
  "early-blight-potato-days": [...sum, "daysAfterSowing"],
  "early-blight-tomcast": [...sum, "overDays"],
  "rice-blast-ranchi": [...run, ...range, "humidityFromPercent"],
  "rice-blast-kangra": [...run, ...range, "highestBelowCelsius", "humidityAbovePercent"],
  "rice-blast-wetness": [...range, "wetHours"],
  "rice-brown-spot": [...range, "humidityAbovePercent"],
  "wheat-stripe-rust": [...range, "humidityAbovePercent"],
  "wheat-leaf-rust": [...range, "wetHours"],
  "wheat-stem-rust": [...range, "wetHours"],
  "grape-downy-primary": ["rainFromMillimetres", "aboveCelsius"],
  "grape-downy-secondary": ["humidityFromPercent", "aboveCelsius", "darkHours"],
  "groundnut-rust": [],
  "onion-leaf-wetness": [...range, "wetHours", "humidityFromPercent"],
  "cucurbit-downy": [...range, "wetHours"],
  "powdery-mildew": [
    ...range,
    "humidityAbovePercent",
    "humidityAtMostPercent",
    "rainBelowMillimetres",
    "sunshineBelowHours",
  ],
  "chickpea-ascochyta": [...range, "wetHours", "humidityFromPercent"],
  "planthopper-air": [...range, "humidityAbovePercent", "fromDayOfYear", "toDayOfYear"],
  "mustard-aphid-air": [...range, "humidityAbovePercent", "highestBelowCelsius"],
} as const satisfies Record<string, readonly (keyof typeof diseaseWeatherFacts.shape)[]>;
const figuresOf = new Map<string, readonly string[]>(Object.entries(rules));

/** In which weather diseases, and a few pests, spread. */
export const diseaseWeather = defineKind({
  folder: "disease-weather",
  facts: diseaseWeatherFacts,
  words: null,
  *check(records) {
    const known = [...figuresOf.keys()];
    yield* checkIds(records, { known, needed: known });
    for (const { id, facts } of records) {
      const { scientific: _, ...told } = facts;
      const needed = figuresOf.get(id) ?? Object.keys(told);
      const missing = needed.filter((name) => !(name in told));
      const unused = Object.keys(told).filter((name) => !needed.includes(name));
      if (missing.length > 0) yield { id, text: `${missing.join(", ")} is missing.` };
      if (unused.length > 0) {
        yield {
          id,
          names: unused.slice(0, 1),
          text: `the program makes no use of ${unused.join(", ")}.`,
        };
      }
      const { fromCelsius = 0, toCelsius = fromCelsius } = facts;
      if (toCelsius >= fromCelsius) continue;
      yield { id, names: ["toCelsius"], text: '"toCelsius" is lower than "fromCelsius".' };
    }
  },
  compile(records, { cite }) {
    const figures = records.map(({ id, facts, provenance: { certainty, source } }) => {
      const { scientific, ...told } = facts;
      const rule: WeatherFigures<never> = {
        ...told,
        isConfirmed: certainty === "confirmed",
        source: source ? nameWork(cite(source)) : scientific,
      };
      return [id, rule] as const;
    });
    const types = figures.map(([id]) => {
      const names = (figuresOf.get(id) ?? []).map((name) => JSON.stringify(name));
      return `${JSON.stringify(id)}: WeatherFigures<${names.join(" | ") || "never"}>`;
    });
    return [
      {
        path: "disease-weather.ts",
        types: { [schema]: ["WeatherFigures"] },
        constants: [
          {
            name: "diseaseWeather",
            type: `Readonly<{ ${types.join("; ")} }>`,
            value: Object.fromEntries(figures),
          },
        ],
      },
    ];
  },
});
