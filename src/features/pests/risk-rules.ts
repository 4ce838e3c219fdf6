import { diseaseWeather } from "#content/disease-weather.ts";
import { countRules } from "#content/pest-counts.ts";
import { pestModels } from "#content/pest-models.ts";
import { judgeFlight, judgeGenerations } from "#src/agronomy/generations.ts";
import type { RuleAnswer, Sky, SkyDay } from "#src/agronomy/infection-rules.ts";
import { getWeatherRule, holdsAt } from "#src/agronomy/weather-rules.ts";
import { getGrowth } from "#src/features/fields/growth-rules.ts";
import type { DayHours, WeatherDay } from "#src/features/weather/schema.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { type WatchedPest, watchedPests } from "./data/watched-pests.ts";
import { getPest, listPests } from "./record-rules.ts";
import { applyCounts, daysTold, getFirstCatch, makeUntoldRisk, rank, sortRisks } from "./rules.ts";
import type { CountRule, FieldRisk, PestCount } from "./schema.ts";
import { isNotYet } from "./stage-rules.ts";

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
type WatchedField = {
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

type NamedRule = {
  id: string;
  certainty: FieldRisk["certainty"];
  source: string;
  find: (sky: Sky) => RuleAnswer | "no-first-catch";
};

const getCertainty = (isConfirmed: boolean) => (isConfirmed ? "read" : "own-knowledge");

function listNamedRules(
  pest: WatchedPest,
  { field, place }: { field: WatchedField; place: FarmSky["place"] },
): NamedRule[] {
  const named: NamedRule[] = [];
  for (const id of pest.rules ?? []) {
    if (!holdsAt(id, place)) continue;
    const { isConfirmed, source } = diseaseWeather[id];
    const find = getWeatherRule(id);
    named.push({
      id,
      certainty: getCertainty(isConfirmed),
      source,
      find: (sky) => find(sky, field),
    });
  }
  if (!pest.model) return named;
  const model = pestModels[pest.model];
  const { flight } = model;
  if (flight) {
    named.push({
      id: `${pest.model}-flight`,
      certainty: "own-knowledge",
      source: model.source,
      find: (sky) => judgeFlight(sky, { model, flight, sowingDate: field.sowingDate }),
    });
  }
  const firstCatch = getFirstCatch(field.counts, pest.id);
  named.push({
    id: `${pest.model}-generation`,
    certainty: getCertainty(model.isConfirmed),
    source: model.source,
    find: (sky) =>
      firstCatch === null ? "no-first-catch" : judgeGenerations(sky, { model, firstCatch }),
  });
  return named;
}

type Told = { rule: NamedRule; answer: RuleAnswer | "no-first-catch" };

/** Of what several rules say of a day, the most pressing; of equals that which is nearest to its threshold. */
function pickTold(told: readonly Told[]): Told | null {
  const weigh = ({ answer }: Told) => {
    if (typeof answer === "string") return -1;
    return rank(answer.level) * 1000 + Math.min(999, (100 * answer.value) / answer.threshold);
  };
  return told.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? null;
}

const getLevel = (told: Told | null) =>
  told && typeof told.answer !== "string" ? told.answer.level : null;

function judgePest(
  pest: { id: string; rules: readonly NamedRule[]; isFromFirstCatch: boolean },
  { field, farm, today }: { field: WatchedField; farm: FarmSky; today: string },
): FieldRisk | null {
  const { isFromFirstCatch } = pest;
  const untold = {
    ...makeUntoldRisk(field, { pestId: pest.id, today }),
    ...(isFromFirstCatch ? { isFromFirstCatch } : {}),
  };
  const counted = { counts: field.counts, rules: countRules[pest.id] ?? [] };
  const first = farm.days.findIndex(({ date }) => date === today);
  const perDay = untold.days.map(({ date }, ahead) => {
    const at = first + ahead;
    const day = first < 0 ? undefined : farm.days[at];
    const told = pickTold(
      pest.rules.map((rule) => ({
        rule,
        answer: day ? rule.find({ ...farm, at }) : "no-weather",
      })),
    );
    return { date, told };
  });
  const told = perDay[0]?.told;
  if (!told) return applyCounts(untold, counted);
  const { rule, answer } = told;
  const by = { ruleId: rule.id, certainty: rule.certainty, source: rule.source };
  const growth = getGrowth(field, addDays(today, daysTold - 1));
  if (isNotYet(getPest(pest.id)?.marks.stage ?? [], growth)) {
    return applyCounts({ ...untold, ...by, gap: "not-yet" }, counted);
  }
  const isGap = typeof answer === "string";
  const weather: FieldRisk = {
    ...untold,
    ...by,
    level: isGap ? "none" : answer.level,
    finding: isGap ? null : answer,
    gap: isGap ? answer : null,
    days: perDay.map((each) => ({ date: each.date, level: getLevel(each.told) })),
  };
  return applyCounts(weather, counted);
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
      isFromFirstCatch: pest.model !== undefined,
    })),
    ...counted.map((id) => ({ id, rules: [], isFromFirstCatch: false })),
  ];
  return sortRisks(pests.flatMap((pest) => judgePest(pest, { field, farm: sky, today }) ?? []));
}

/** What can be counted of the pests of a crop, by their ids; of those that are watched it may be nothing. */
export function listCountRules(crop: Crop): Record<string, CountRule[]> {
  const watched = watchedPests.filter((pest) => pest.crop === crop).map(({ id }) => [id, []]);
  return {
    ...Object.fromEntries(watched),
    ...Object.fromEntries(
      listPests({ crop }).flatMap(({ id }) => (countRules[id] ? [[id, [...countRules[id]]]] : [])),
    ),
  };
}
