import { cropLimits } from "#content/crop-weather.ts";
import {
  dangerousBeyond,
  dryLimits,
  frostLimits,
  rainLimits,
  windLimits,
} from "#content/weather-limits.ts";
import type { WeatherHour } from "#src/features/weather/schema.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import { isKnownCrop } from "#src/shared/farm-terms.ts";
import type { Alert } from "./schema.ts";
import {
  dayOf,
  type FarmSky,
  findWorstHour,
  type Hit,
  isLess,
  isMore,
  joinDays,
  read,
  type SownField,
  sane,
  toAlert,
} from "./spell-rules.ts";

/** From so much rain in a day on, mm, it is warned of; and from so much on a day counts as one with rain. */
export const heavyRain = rainLimits.heavy;
export const { rainyDay } = dryLimits;

const rainOf = ({ rainMillimetres }: WeatherHour) => read(rainMillimetres, sane.rain) ?? 0;
/** Rain that one would run from. */
const noticed = 1;
/** What adding up numbers of one decimal may lose. */
const leftByAdding = 1e-6;

/** Falls of 24 hours that are heavy though neither of their days is: the night between has it all. */
function listHeavyNights({ hours }: FarmSky, heavyDays: ReadonlySet<string>): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < hours.length; from += 1) {
    const first = hours[from];
    if (!first || rainOf(first) === 0) continue;
    const end = Date.parse(first.time) + 24 * 3_600_000;
    const window = hours.slice(from).filter(({ time }) => Date.parse(time) < end);
    const value = window.reduce((sum, hour) => sum + rainOf(hour), 0);
    const wet = window.filter((hour) => rainOf(hour) >= noticed).map(dayOf);
    const days = [...new Set([dayOf(first), ...wet])];
    if (value < rainLimits.heavy - leftByAdding || days.some((day) => heavyDays.has(day))) continue;
    for (const day of days) hits.push({ day, value, at: first.time });
  }
  return hits;
}

function findHeavyRain(sky: FarmSky, fields: readonly SownField[]): Alert[] {
  const days = sky.days.flatMap(({ day, rainMillimetres }) => {
    const value = read(rainMillimetres, sane.rain);
    if (value === null || value < rainLimits.heavy) return [];
    const begin = sky.hours.find((hour) => dayOf(hour) === day && rainOf(hour) >= noticed);
    return [{ day, value, at: begin?.time ?? null }];
  });
  const nights = listHeavyNights(sky, new Set(days.map(({ day }) => day)));
  return joinDays([...days, ...nights], isMore).map((spell) =>
    toAlert(spell, {
      kind: "heavy-rain",
      threshold: rainLimits.heavy,
      isDangerous: (value) => value >= rainLimits.dangerous,
      fields,
    }),
  );
}

function findStrongWind(sky: FarmSky, fields: readonly SownField[]): Alert[] {
  const get = ({ gustKilometresPerHour }: WeatherHour) => read(gustKilometresPerHour, sane.gust);
  const hits = sky.days.flatMap(({ day, gustKilometresPerHour }) => {
    const worst = findWorstHour(sky.hours, { day, get, isWorse: isMore });
    // Of today only what is still to come.
    const told = day === sky.today && worst ? null : read(gustKilometresPerHour, sane.gust);
    const value = Math.max(worst?.value ?? 0, told ?? 0);
    return value >= windLimits.strong ? [{ day, value, at: worst?.at ?? null }] : [];
  });
  return joinDays(hits, isMore).map((spell) =>
    toAlert(spell, {
      kind: "strong-wind",
      threshold: windLimits.strong,
      isDangerous: (value) => value >= windLimits.dangerous,
      fields,
    }),
  );
}

/** A day's extremes may lie between two hours. */
const hourlyBlurInCelsius = 2;

/** The highest or lowest temperature of each day, of today only what is still to come. */
function listExtremes(sky: FarmSky, name: "highestCelsius" | "lowestCelsius"): Hit[] {
  const isWorse = name === "highestCelsius" ? isMore : isLess;
  const get = ({ temperatureCelsius }: WeatherHour) => read(temperatureCelsius, sane.temperature);
  return sky.days.flatMap((each) => {
    const { day } = each;
    const worst = findWorstHour(sky.hours, { day, get, isWorse });
    const told = day === sky.today && worst ? null : read(each[name], sane.temperature);
    const value = told ?? worst?.value ?? null;
    if (value === null) return [];
    // Of a day whose hours are known in part only, the worst of them need not be the day's.
    const isWorstOfDay = worst !== null && Math.abs(worst.value - value) <= hourlyBlurInCelsius;
    return [{ day, value, at: isWorstOfDay ? worst.at : null }];
  });
}

function findFrost(lows: readonly Hit[], fields: readonly SownField[]): Alert[] {
  const hits = lows.filter(({ value }) => value <= frostLimits.risk);
  return joinDays(hits, isLess).map((spell) =>
    toAlert(spell, {
      kind: "frost",
      threshold: frostLimits.risk,
      isDangerous: (value) => value <= frostLimits.dangerous,
      fields,
    }),
  );
}

/** The threshold of a field's crop at its stage, or null where it has none, or none is known. */
function getLimit(field: SownField, stress: "heat" | "cold") {
  const limits = isKnownCrop(field.crop) ? cropLimits[field.crop] : undefined;
  if (!limits) return null;
  const { usual, sensitive } = limits[stress];
  if (sensitive && field.stage !== null && sensitive.stages.includes(field.stage)) {
    return { limit: sensitive.limit, isSensitiveStage: true };
  }
  return usual === null ? null : { limit: usual, isSensitiveStage: false };
}

/** One event for all fields of a crop, by the threshold of the one that suffers first. */
function findCropStress(
  extremes: readonly Hit[],
  { stress, fields }: { stress: "heat" | "cold"; fields: readonly SownField[] },
): Alert[] {
  const isWorse = stress === "heat" ? isMore : isLess;
  const beyond = stress === "heat" ? dangerousBeyond.heat : -dangerousBeyond.cold;
  const crops = [...new Set(fields.map(({ crop }) => crop))].filter(isKnownCrop);
  return crops.flatMap((crop) => {
    const limited = fields
      .filter((field) => field.crop === crop)
      .flatMap((field) => ({ field, ...getLimit(field, stress) }))
      .flatMap(({ field, limit, isSensitiveStage = false }) =>
        limit === undefined ? [] : [{ field, limit, isSensitiveStage }],
      )
      .toSorted((one, other) => (isWorse(other.limit, one.limit) ? -1 : 1));
    const [first] = limited;
    if (!first) return [];
    const hits = extremes.filter(({ value }) => !isWorse(first.limit, value));
    return joinDays(hits, isWorse).map((spell) => {
      const suffering = limited.filter(({ limit }) => !isWorse(limit, spell.worst.value));
      return toAlert(spell, {
        kind: stress === "heat" ? "heat-stress" : "cold-stress",
        threshold: first.limit,
        isDangerous: (value) => !isWorse(first.limit + beyond, value),
        fields: suffering.map(({ field }) => field),
        crop,
        isSensitiveStage: first.isSensitiveStage,
      });
    });
  });
}

const longestLookBackInDays = 60;

/** The days in a row, today among them, that are known to have no rain to speak of. */
function findDrySpell(sky: FarmSky, fields: readonly SownField[]): Alert[] {
  const isMonsoon = dryLimits.monsoonMonths.some(
    (month) => month === Number(sky.today.slice(5, 7)),
  );
  const thirsty = fields.filter(({ method }) => isMonsoon || method === "rain-fed");
  if (thirsty.length === 0) return [];
  const rain = new Map(
    [...sky.pastDays, ...sky.days].map(({ day, rainMillimetres }) => [
      day,
      read(rainMillimetres, sane.rain),
    ]),
  );
  const isDry = (day: string) => (rain.get(day) ?? Number.POSITIVE_INFINITY) < dryLimits.rainyDay;
  if (!isDry(sky.today)) return [];
  let [firstDay, lastDay] = [sky.today, sky.today];
  while (isDry(addDays(firstDay, -1)) && countDays(firstDay, sky.today) < longestLookBackInDays) {
    firstDay = addDays(firstDay, -1);
  }
  while (isDry(addDays(lastDay, 1))) lastDay = addDays(lastDay, 1);
  const days = countDays(firstDay, lastDay) + 1;
  if (days < dryLimits.days) return [];
  const worst = { day: firstDay, value: days, at: null };
  return [
    toAlert(
      { firstDay, lastDay, worst },
      {
        kind: "dry-spell",
        threshold: dryLimits.days,
        isDangerous: (value) => value >= dryLimits.dangerousDays,
        fields: thirsty,
      },
    ),
  ];
}

/** Everything that a farm's weather warns of, the most pressing first. */
export function findAlerts(sky: FarmSky, fields: readonly SownField[]): Alert[] {
  const lows = listExtremes(sky, "lowestCelsius");
  // Where frost is near, that plants may suffer from cold goes without saying.
  const mildLows = lows.filter(({ value }) => value > frostLimits.risk);
  const alerts = [
    ...findHeavyRain(sky, fields),
    ...findStrongWind(sky, fields),
    ...findFrost(lows, fields),
    ...findCropStress(mildLows, { stress: "cold", fields }),
    ...findCropStress(listExtremes(sky, "highestCelsius"), { stress: "heat", fields }),
    ...findDrySpell(sky, fields),
  ];
  return alerts.toSorted(compareUrgency);
}

/** The order of alerts: danger before warning, then the sooner. */
export function compareUrgency(
  one: Pick<Alert, "level" | "firstDay">,
  other: Pick<Alert, "level" | "firstDay">,
): number {
  if (one.level !== other.level) return one.level === "danger" ? -1 : 1;
  if (one.firstDay === other.firstDay) return 0;
  return one.firstDay < other.firstDay ? -1 : 1;
}
