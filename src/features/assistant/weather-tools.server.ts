import { findHail, nameHailArea } from "#src/features/alerts/hail-rules.ts";
import { listHailWarnings } from "#src/features/alerts/hail-store.server.ts";
import { findSoakingRain } from "#src/features/recommendations/rain-rules.ts";
import type { CellWeather } from "#src/features/weather/cells.server.ts";
import { getComingRain, listComingDays, listComingHours } from "#src/features/weather/rules.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { findHours, nameHours } from "./hours-rules.ts";
import {
  formatDepth,
  nameDay,
  nameHour,
  nameSeason,
  resolveDay,
  type ToolFacts,
  toolInputs,
} from "./tool-rules.ts";

/** Null where the farm has no place. Days without a forecast are told as usual, never as if they were foretold. */
export async function getSky(parts: ToolParts, { farm }: Asker): Promise<CellWeather | null> {
  return farm.place && parts.weather.getForecast(farm.place);
}

function wordDay(day: WeatherDay, given: { language: Language; today: string }): string {
  const { weather } = answerWords[given.language];
  const name = nameDay(day.day, given);
  const show = (value: number) => formatNumber(value, 0);
  const rain = day.rainMillimetres;
  const chance = day.rainChancePercent;
  const wordRain = (amount: string) =>
    chance === null ? weather.rain(amount) : weather.rainLikely({ amount, chance: show(chance) });
  const parts = [
    ...(rain === null ? [] : [rain < 0.1 ? weather.dry : wordRain(formatDepth(rain))]),
    ...(day.lowestCelsius === null || day.highestCelsius === null
      ? []
      : [weather.degrees({ low: show(day.lowestCelsius), high: show(day.highestCelsius) })]),
    ...(day.strongestWindKilometresPerHour === null
      ? []
      : [weather.wind(show(day.strongestWindKilometresPerHour))]),
  ];
  return `${name}: ${parts.join(", ")}.`;
}

/** What is usual on the days asked for, none of which is foretold: that it is no forecast is said first. */
function wordUsual(days: readonly WeatherDay[], language: Language): string[] {
  const { weather } = answerWords[language];
  const [first] = days;
  const { usual, lowestCelsius, highestCelsius } = first ?? {};
  if (!first || !usual) return [];
  const show = (value: number) => formatNumber(value, 0);
  const isKnown = typeof lowestCelsius === "number" && typeof highestCelsius === "number";
  return [
    weather.notForecast(nameSeason(first.day, language)),
    ...(isKnown
      ? [weather.usualDay({ low: show(lowestCelsius), high: show(highestCelsius) })]
      : []),
    weather.usualRain(show(usual.rainyDaysPercent)),
  ];
}

const hourInMs = 3_600_000;

/** Rain that begins in the next two days is looked at to its end. */
const hoursOfRain = 96;
/** So many days are told at once; the others are told to those who want more. */
const mostDays = 3;

function wordComing(
  rain: { from: string; until: string; millimetres: number },
  { language, today }: { language: Language; today: string },
): string {
  const [from, until] = [new Date(rain.from), new Date(rain.until)];
  const name = (time: Date) =>
    `${nameDay(getLocalDay(time), { language, today })} ${nameHour(time, language)}`;
  const isOneDay = getLocalDay(from) === getLocalDay(until);
  return answerWords[language].weather.coming({
    from: name(from),
    until: isOneDay ? nameHour(until, language) : name(until),
    amount: formatDepth(rain.millimetres),
  });
}

/** At so little in the air the ground may freeze. */
const frostCelsius = 4;

/** The official warnings of hail for the farm, if there are any. */
async function wordHail(parts: ToolParts, { farm, language }: Asker): Promise<string[]> {
  if (!farm.place) return [];
  const now = parts.now();
  const warnings = await listHailWarnings(parts.db, now);
  const { latitude, longitude } = farm.place;
  return findHail(warnings, [[latitude, longitude]]).map((hail) => {
    const until = new Date(hail.until);
    const day = nameDay(getLocalDay(until), { language, today: getLocalDay(now) });
    return answerWords[language].weather.hail({
      until: `${day} ${nameHour(until, language)}`,
      area: nameHailArea(hail, language),
    });
  });
}

/** Wind that drifts no spray. */
const calmWind = 10;

/** How strong the wind of a day is, and when it is calm by day. */
function wordWind(
  hours: readonly WeatherHour[],
  given: { language: Language; today: string; date: string },
): string[] {
  const { wind: words } = answerWords[given.language];
  const known = hours.filter(
    ({ time, windKilometresPerHour: speed }) =>
      speed !== null && getLocalDay(new Date(time)) === given.date,
  );
  const speedOf = ({ windKilometresPerHour }: WeatherHour) => windKilometresPerHour ?? 0;
  if (known.length === 0) return [];
  const show = (value: number) => formatNumber(value, 0);
  const gusts = known.map((hour) => hour.gustKilometresPerHour ?? speedOf(hour));
  const most = show(Math.max(...known.map(speedOf)));
  const day = words.day({
    day: upper(nameDay(given.date, given)),
    most,
    gusts: show(Math.max(...gusts)),
  });
  const calm = known.filter(
    (hour) => speedOf(hour) <= calmWind && (hour.isDay || speedOf(hour) > 0),
  );
  const first = calm[0];
  const last = calm.findIndex(
    (hour, at) => Date.parse(calm[at + 1]?.time ?? "") - Date.parse(hour.time) !== hourInMs,
  );
  const end = calm[last];
  if (!first || !end) return [day, words.noCalm];
  const spell = calm.slice(0, last + 1);
  const told = words.calm({
    from: nameHour(new Date(first.time), given.language),
    until: nameHour(new Date(Date.parse(end.time) + hourInMs), given.language),
    speed: show(Math.max(...spell.map(speedOf))),
  });
  return [day, told];
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is foretold for the farm, the rain that is asked for most often first. */
export async function tellWeather(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { day, hours: span, asksWind = false, asksFrost = false } = toolInputs.weather.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const title = words.titles.weather;
  const sky = await getSky(parts, asker);
  const source = ownSource(asker, {
    name: "weather",
    link: "/weather",
    asOf: sky?.fetchedAt ? getLocalDay(sky.fetchedAt) : null,
  });
  if (sky === null) return { title, lines: [words.weather.noPlace], sources: [source] };
  const now = parts.now();
  const today = getLocalDay(now);
  const wanted = resolveDay(day, today);
  const count = day === "week" ? 7 : 2;
  const days = listComingDays(sky.forecast, {
    now,
    count: wanted === null && !asksFrost ? count : 7,
  });
  const asked = wanted === null ? days : days.filter((each) => each.day === wanted);
  const shown = asked.filter(({ usual }) => !usual);
  const hail = asksFrost ? await wordHail(parts, asker) : [];
  if (shown.length === 0) {
    return { title, lines: [...hail, ...wordUsual(asked, language)], sources: [source] };
  }
  const told = shown.map((each) => upper(wordDay(each, { language, today })));
  const hours = listComingHours(sky.forecast, { now, count: hoursOfRain });
  const date = wanted ?? today;
  const windy = asksWind ? wordWind(hours, { language, today, date }) : [];
  const found = asksWind && span ? findHours(hours, { date, span }) : null;
  if (found) {
    const at = words.wind.at({
      span: upper(nameHours(found, { language, today })),
      speed: formatNumber(found.wind, 0),
      gusts: formatNumber(found.gusts, 0),
    });
    return {
      title,
      lines: [at, ...windy.slice(1)],
      more: [...windy.slice(0, 1), ...told],
      sources: [source],
    };
  }
  if (windy.length > 0) return { title, lines: windy, more: told, sources: [source] };
  if (asksFrost) {
    const lows = days.flatMap(({ lowestCelsius, usual }) =>
      usual || lowestCelsius === null ? [] : [lowestCelsius],
    );
    const low = Math.min(...lows);
    const wordFrost = low <= frostCelsius ? words.weather.frost : words.weather.noFrost;
    const line = wordFrost(formatNumber(low, 0));
    return { title, lines: [...hail, line, words.weather.here], more: told, sources: [source] };
  }
  const rain = getComingRain(hours, now);
  const coming = rain.kind === "rain" ? wordComing(rain, { language, today }) : null;
  const none = rain.kind === "none" && day !== "week" ? words.weather.noneComing : null;
  const general = coming ?? none;
  // Whoever names a day wants that day first, and whoever names none wants to know of rain.
  const [lines, rest] =
    wanted === null
      ? [[general, ...told.slice(0, mostDays)], told.slice(mostDays)]
      : [[...told, general], []];
  if (sky.fetchedAt && isOldForecast(sky.fetchedAt.toISOString(), now))
    lines.push(words.weather.old(formatAge(sky.fetchedAt, language, now)));
  return {
    title,
    lines: lines.flatMap((line) => line ?? []),
    more: rest,
    sources: [source],
  };
}

/**
 * The rain that is foretold for today and the two days to come, where it is so much that watering and fertiliser
 * wait for it: how much, and on which day, as they are told. Null where there is none, or no forecast.
 */
export async function findRainToWaitFor(
  parts: ToolParts,
  asker: Asker,
): Promise<{ amount: string; day: string; date: string } | null> {
  const sky = await getSky(parts, asker);
  if (!sky?.fetchedAt) return null;
  const now = parts.now();
  const today = getLocalDay(now);
  const days = listComingDays(sky.forecast, { now, count: 7 }).filter(({ usual }) => !usual);
  const rain = findSoakingRain(days, today);
  if (rain?.kind !== "rain") return null;
  const day = nameDay(rain.day, { language: asker.language, today });
  return { amount: formatDepth(rain.millimetres), day, date: rain.day };
}
