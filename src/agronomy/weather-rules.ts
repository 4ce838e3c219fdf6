import { diseaseWeather } from "#content/disease-weather.ts";
import {
  countRun,
  countWetHours,
  getMeanHumidity,
  getMeanTemperature,
  judgeAir,
  type Rule,
  type SkyDay,
  sumPoints,
} from "./infection-rules.ts";
import { isWithin, type Range } from "./leaf-wetness.ts";
import {
  getPotatoDays,
  getTomcast,
  getWallin,
  isHyreDay,
  judgeBlitecast,
  judgeGrapeNight,
  judgeGrapeShower,
  judgeGroundnutRust,
} from "./named-rules.ts";
import type { Celsius, Degrees, Hours, Percent } from "./quantities.ts";

export type WeatherRuleId = keyof typeof diseaseWeather;
type Place = { latitude: Degrees; longitude: Degrees };
/** How each finds its weather, by the figures of content/disease-weather. */
type Finders = { [Id in WeatherRuleId]: (figures: (typeof diseaseWeather)[Id]) => Rule };

/** Whether all of some conditions hold; null when none fails but one is not known. */
function holds(conditions: readonly (boolean | null)[]): boolean | null {
  if (conditions.includes(false)) return false;
  return conditions.includes(null) ? null : true;
}

const within = (value: number | null, range: Range) =>
  value === null ? null : isWithin(value, range);
const above = (value: number | null, limit: number) => (value === null ? null : value > limit);
const below = (value: number | null, limit: number) => (value === null ? null : value < limit);
const getMinimum = ({ minimum }: SkyDay) => minimum;

type Thriving = { fromCelsius: Celsius; toCelsius: Celsius };
const readRange = ({ fromCelsius: from, toCelsius: to }: Thriving): Range => ({ from, to });

const findInWetHours = (
  figures: Thriving & { wetHours: Hours; humidityFromPercent?: Percent },
): Rule =>
  countWetHours({
    range: readRange(figures),
    hours: figures.wetHours,
    leastHumidity: figures.humidityFromPercent ?? 0,
  });

const findInAir = (
  figures: Thriving & { humidityAbovePercent: Percent },
  more: Omit<Parameters<typeof judgeAir>[0], "range" | "humidity"> = {},
): Rule => judgeAir({ ...more, range: readRange(figures), humidity: figures.humidityAbovePercent });

/** Days in a row, each judged by its lowest temperature and more. */
const findInRuns = (
  figures: Thriving & { actFromDays: number; watchFromDays: number },
  also: (day: SkyDay) => readonly (boolean | null)[],
): Rule =>
  countRun({
    isFavourable: ({ day }) => holds([within(day.minimum, readRange(figures)), ...also(day)]),
    threshold: figures.actFromDays,
    watchFrom: figures.watchFromDays,
    range: readRange(figures),
    getTemperature: getMinimum,
  });

const blightFinders = {
  "late-blight-wallin": ({ actFromPoints, watchFromPoints, daysAfterSowing }) =>
    sumPoints({
      unit: "points",
      getPoints: getWallin,
      threshold: actFromPoints,
      watchFrom: watchFromPoints,
      since: { daysAfterSowing },
    }),
  "late-blight-hyre": ({ actFromDays, watchFromDays }) =>
    countRun({
      isFavourable: isHyreDay,
      threshold: actFromDays,
      watchFrom: watchFromDays,
      range: null,
      getTemperature: getMeanTemperature,
    }),
  "late-blight-blitecast": () => judgeBlitecast,
  "late-blight-patna": (figures) =>
    findInRuns(figures, (day) => [
      within(day.maximum, { from: figures.highestFromCelsius, to: figures.highestToCelsius }),
      above(getMeanHumidity(day), figures.humidityAbovePercent),
      day.sunshine === null ? null : day.sunshine <= figures.sunshineAtMostHours,
    ]),
  "early-blight-potato-days": ({ actFromPoints, watchFromPoints, daysAfterSowing }) =>
    sumPoints({
      unit: "p-days",
      getPoints: getPotatoDays,
      threshold: actFromPoints,
      watchFrom: watchFromPoints,
      since: { daysAfterSowing },
    }),
  "early-blight-tomcast": ({ actFromPoints, watchFromPoints, overDays }) =>
    sumPoints({
      unit: "points",
      getPoints: getTomcast,
      threshold: actFromPoints,
      watchFrom: watchFromPoints,
      since: { window: overDays },
    }),
} satisfies Partial<Finders>;

const finders: Finders = {
  ...blightFinders,
  "rice-blast-ranchi": (figures) =>
    findInRuns(figures, ({ highestHumidity }) => [
      highestHumidity === null ? null : highestHumidity >= figures.humidityFromPercent,
    ]),
  "rice-blast-kangra": (figures) =>
    findInRuns(figures, (day) => [
      below(day.maximum, figures.highestBelowCelsius),
      above(getMeanHumidity(day), figures.humidityAbovePercent),
    ]),
  "rice-blast-wetness": findInWetHours,
  "rice-brown-spot": (figures) => findInAir(figures),
  "wheat-stripe-rust": (figures) => findInAir(figures, { getTemperature: getMinimum }),
  "wheat-leaf-rust": findInWetHours,
  "wheat-stem-rust": findInWetHours,
  "grape-downy-primary": judgeGrapeShower,
  "grape-downy-secondary": judgeGrapeNight,
  "groundnut-rust": () => judgeGroundnutRust,
  "onion-leaf-wetness": findInWetHours,
  "cucurbit-downy": findInWetHours,
  "powdery-mildew": (figures) =>
    findInAir(figures, {
      mostHumidity: figures.humidityAtMostPercent,
      also: ({ rain, sunshine }) =>
        holds([
          below(rain, figures.rainBelowMillimetres),
          below(sunshine, figures.sunshineBelowHours),
        ]),
    }),
  "chickpea-ascochyta": findInWetHours,
  "planthopper-air": (figures) =>
    findInAir(figures, {
      also: ({ date }) =>
        date.slice(5) >= figures.fromDayOfYear && date.slice(5) <= figures.toDayOfYear,
    }),
  "mustard-aphid-air": (figures) =>
    findInAir(figures, { also: ({ maximum }) => below(maximum, figures.highestBelowCelsius) }),
};

/** The rule that finds a disease's or a pest's weather. */
export function getWeatherRule<Id extends WeatherRuleId>(id: Id): Rule {
  return finders[id](diseaseWeather[id]);
}

/** Whether a rule was found to hold at a place. */
export function holdsAt(id: WeatherRuleId, { latitude, longitude }: Place): boolean {
  const figures = diseaseWeather[id];
  if (!("fromLatitude" in figures)) return true;
  return (
    isWithin(latitude, { from: figures.fromLatitude, to: figures.toLatitude }) &&
    isWithin(longitude, { from: figures.fromLongitude, to: figures.toLongitude })
  );
}
