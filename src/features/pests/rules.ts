import { judgeGenerations, judgeStemBorerFlight } from "#src/agronomy/generations.ts";
import type { RuleAnswer, Sky, SkyDay } from "#src/agronomy/infection-rules.ts";
import type { Certainty } from "#src/agronomy/tables/certainty.ts";
import { pestModels } from "#src/agronomy/tables/pest-models.ts";
import { type WeatherRule, weatherRules } from "#src/agronomy/tables/weather-rules.ts";
import type { DayHours, WeatherDay } from "#src/features/weather/schema.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { countRules } from "./data/count-rules.ts";
import { type WatchedPest, watchedPests } from "./data/watched-pests.ts";
import type {
  CountFault,
  CountRule,
  CountUnit,
  FieldRisk,
  PestCount,
  RiskLevel,
} from "./schema.ts";
import { riskLevels } from "./schema.ts";

const dayInMs = 86_400_000;

/** The calendar day so many days after another. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayInMs).toISOString().slice(0, 10);
}

/** How many days lie from one calendar day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
}

/** The extremes of a day, past or foretold. */
type DayReadings = Pick<
  WeatherDay,
  | "day"
  | "highestCelsius"
  | "lowestCelsius"
  | "highestHumidityPercent"
  | "lowestHumidityPercent"
  | "rainMillimetres"
  | "sunshineHours"
>;

/** Days one after another, those of which nothing is known among them. */
export function readSky(given: {
  from: string;
  to: string;
  days: readonly DayReadings[];
  hours: readonly DayHours[];
}): SkyDay[] {
  const days = new Map(given.days.map((each) => [each.day, each]));
  const hours = new Map(given.hours.map((each) => [each.day, each.hours]));
  const count = Math.max(0, countDays(given.from, given.to) + 1);
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(given.from, at);
    const day = days.get(date);
    return {
      date,
      maximum: day?.highestCelsius ?? null,
      minimum: day?.lowestCelsius ?? null,
      highestHumidity: day?.highestHumidityPercent ?? null,
      lowestHumidity: day?.lowestHumidityPercent ?? null,
      rain: day?.rainMillimetres ?? null,
      sunshine: day?.sunshineHours ?? null,
      hours: (hours.get(date) ?? []).map(({ t, h, r, d }) => ({
        temperature: t,
        humidity: h,
        rain: r,
        isDay: d,
      })),
    };
  });
}

/** A field with something in the ground, and what was counted there this season. */
export type WatchedField = {
  fieldId: string;
  name: string;
  crop: Crop;
  sowingDate: string | null;
  counts: readonly PestCount[];
};

export type FarmSky = {
  days: readonly SkyDay[];
  place: { latitude: number; longitude: number };
};

/** Today and so many more are told. */
const daysTold = 7;
/** So long what was counted speaks for the field. */
const countHoldsInDays = 7;

type NamedRule = {
  id: string;
  certainty: Certainty;
  source: string;
  find: (sky: Sky) => RuleAnswer | "no-first-catch";
};

function getFirstCatch(field: WatchedField, pestId: string): string | null {
  const dates = field.counts.flatMap((count) =>
    count.pestId === pestId && count.value > 0 ? count.date : [],
  );
  return dates.sort()[0] ?? null;
}

function listNamedRules(
  pest: WatchedPest,
  { field, place }: { field: WatchedField; place: FarmSky["place"] },
): NamedRule[] {
  const named: NamedRule[] = [];
  for (const id of pest.rules ?? []) {
    const { find, certainty, source, isFor }: WeatherRule = weatherRules[id];
    if (isFor && !isFor(place)) continue;
    named.push({ id, certainty, source, find: (sky) => find(sky, field) });
  }
  if (!pest.model) return named;
  const model = pestModels[pest.model];
  const { base, degreeDays } = model.certainty;
  const certainty = base === "read" && degreeDays === "read" ? "read" : "own-knowledge";
  if (pest.hasSownFlight) {
    named.push({
      id: `${pest.model}-flight`,
      certainty: "own-knowledge",
      source: model.source,
      find: (sky) => judgeStemBorerFlight(sky, { model, sowingDate: field.sowingDate }),
    });
  }
  const firstCatch = getFirstCatch(field, pest.id);
  named.push({
    id: `${pest.model}-generation`,
    certainty,
    source: model.source,
    find: (sky) =>
      firstCatch === null ? "no-first-catch" : judgeGenerations(sky, { model, firstCatch }),
  });
  return named;
}

type Told = { rule: NamedRule; answer: RuleAnswer | "no-first-catch" };

const rank = (level: RiskLevel) => riskLevels.indexOf(level);

/** Of what several rules say of a day, the most pressing; of equals that which is nearest to its threshold. */
function pickTold(told: readonly Told[]): Told | null {
  const weigh = ({ answer }: Told) => {
    if (typeof answer === "string") return -1;
    return rank(answer.level) * 1000 + Math.min(999, (100 * answer.value) / answer.threshold);
  };
  return told.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? null;
}

/** Where something from one unit onwards is too much, and the count is recent enough to speak. */
export function getCountVerdict(
  counts: readonly PestCount[],
  { pestId, date }: { pestId: string; date: string },
): { count: PestCount; rule: CountRule; level: "wait" | "act" } | null {
  const known = counts.filter((count) => {
    const age = countDays(count.date, date);
    return count.pestId === pestId && age >= 0 && age < countHoldsInDays;
  });
  const newest = known.toSorted((one, other) => other.date.localeCompare(one.date));
  for (const count of newest) {
    const rule = countRules[pestId]?.find(({ unit }) => unit === count.unit);
    if (rule) return { count, rule, level: count.value >= rule.threshold ? "act" : "wait" };
  }
  return null;
}

/** A level of the weather after a count has spoken: at its threshold it presses, below it waits. */
function applyVerdict(level: RiskLevel | null, verdict: "wait" | "act" | null): RiskLevel | null {
  if (verdict === "act") return "act";
  return verdict === "wait" && level === "act" ? "watch" : level;
}

const countSource = "Threshold of the pest's own record";

function judgePest(
  pest: { id: string; rules: readonly NamedRule[] },
  { field, farm, today }: { field: WatchedField; farm: FarmSky; today: string },
): FieldRisk | null {
  const first = farm.days.findIndex(({ date }) => date === today);
  const perDay = Array.from({ length: daysTold }, (_, ahead) => {
    const at = first + ahead;
    const day = first < 0 ? undefined : farm.days[at];
    const told = pickTold(
      pest.rules.map((rule) => ({
        rule,
        answer: day ? rule.find({ ...farm, at }) : "no-weather",
      })),
    );
    const date = addDays(today, ahead);
    const verdict = getCountVerdict(field.counts, { pestId: pest.id, date });
    const weatherLevel = told && typeof told.answer !== "string" ? told.answer.level : null;
    return { date, told, verdict, level: applyVerdict(weatherLevel, verdict?.level ?? null) };
  });
  const [now] = perDay;
  if (!now) return null;
  const base = {
    fieldId: field.fieldId,
    fieldName: field.name,
    crop: field.crop,
    pestId: pest.id,
    date: today,
    days: perDay.map(({ date, level }) => ({ date, level })),
  };
  const { told, verdict, level } = now;
  const isCounted =
    verdict && (verdict.level === "act" || !told || told.answer === "no-first-catch");
  if (isCounted) {
    const { value } = verdict.count;
    return {
      ...base,
      level: level ?? "none",
      ruleId: "count",
      finding: {
        level: level ?? "none",
        value,
        threshold: verdict.rule.threshold,
        unit: "counted",
        temperature: null,
        temperatureFrom: null,
        temperatureTo: null,
        wetHours: null,
        points: null,
        unknownDays: 0,
      },
      gap: null,
      certainty: "own-knowledge",
      source: countSource,
    };
  }
  if (!told) return null;
  const { rule, answer } = told;
  const { certainty, source, id: ruleId } = rule;
  return {
    ...base,
    level: level ?? "none",
    ruleId,
    finding: typeof answer === "string" ? null : { ...answer, level: level ?? "none" },
    gap: typeof answer === "string" ? answer : null,
    certainty,
    source,
  };
}

/** The day ahead on which a risk is highest, and how high. */
export function getWorstDay({ days }: Pick<FieldRisk, "days">): { date: string; level: RiskLevel } {
  const known = days.flatMap(({ date, level }) => (level === null ? [] : [{ date, level }]));
  const worst = known.toSorted((one, other) => rank(other.level) - rank(one.level))[0];
  return worst ?? { date: days[0]?.date ?? "", level: "none" };
}

/** The most pressing first: today's level, then the days ahead, then how near the number is. */
export function sortRisks(risks: readonly FieldRisk[]): FieldRisk[] {
  const weigh = (risk: FieldRisk) =>
    rank(risk.level) * 10_000 +
    rank(getWorstDay(risk).level) * 1000 +
    (risk.finding ? Math.min(999, (100 * risk.finding.value) / (risk.finding.threshold || 1)) : -1);
  return risks.toSorted((one, other) => weigh(other) - weigh(one));
}

/** What each watched pest of a field's crop is up to, the most pressing first; those that were counted too. */
export function listRisks(
  field: WatchedField,
  { farm, today }: { farm: FarmSky | null; today: string },
): FieldRisk[] {
  const sky = farm ?? { days: [], place: { latitude: 0, longitude: 0 } };
  const watched = watchedPests.filter(({ crop }) => crop === field.crop);
  const counted = [...new Set(field.counts.map(({ pestId }) => pestId))].filter(
    (id) => !watched.some((pest) => pest.id === id),
  );
  const pests = [
    ...watched.map((pest) => ({
      id: pest.id,
      rules: listNamedRules(pest, { field, place: sky.place }),
    })),
    ...counted.map((id) => ({ id, rules: [] })),
  ];
  return sortRisks(pests.flatMap((pest) => judgePest(pest, { field, farm: sky, today }) ?? []));
}

/** The pests of a crop whose records begin with these letters. */
const recordPrefixes: Partial<Record<Crop, string>> = {
  rice: "rice",
  wheat: "wheat",
  maize: "maize",
  cotton: "cotton",
  sugarcane: "cane",
  soybean: "soy",
  chickpea: "chick",
  pigeonpea: "tur",
  groundnut: "gn",
  mustard: "mus",
  tomato: "tom",
  potato: "pot",
  onion: "oni",
  chilli: "chi",
  banana: "ban",
  brinjal: "bri",
  okra: "okr",
  cabbage: "cab",
  mango: "man",
  grapes: "gra",
};

/** What can be counted of the pests of a crop, by their ids. */
export function listCountRules(crop: Crop): Record<string, CountRule[]> {
  const prefix = recordPrefixes[crop];
  if (!prefix) return {};
  return Object.fromEntries(
    Object.entries(countRules).flatMap(([id, rules]) =>
      id.startsWith(`${prefix}-`) ? [[id, [...rules]]] : [],
    ),
  );
}

/** Why something cannot have been counted on a field, or null. */
export function findCountFault(
  given: { pestId: string; unit: CountUnit; date: string },
  field: { crop: Crop | null; sowingDate: string | null; today: string },
): { field: "date" | "pestId" | "unit"; fault: CountFault } | null {
  if (field.crop === null) return { field: "date", fault: "no-season" };
  if (given.date > field.today) return { field: "date", fault: "date-in-future" };
  if (field.sowingDate !== null && given.date < field.sowingDate) {
    return { field: "date", fault: "date-before-sowing" };
  }
  const rules = listCountRules(field.crop)[given.pestId];
  if (!rules) return { field: "pestId", fault: "pest-unknown" };
  return rules.some(({ unit }) => unit === given.unit)
    ? null
    : { field: "unit", fault: "unit-unknown" };
}
