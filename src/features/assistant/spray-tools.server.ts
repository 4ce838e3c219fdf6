import { dryingHours, listSprayWindows } from "#src/features/alerts/spray-rules.ts";
import { listComingDays, listComingHours } from "#src/features/weather/rules.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatHourNumber } from "#src/shared/short-times.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { findHours, type HoursFound, nameHours } from "./hours-rules.ts";
import {
  formatDepth,
  nameDay,
  nameHour,
  resolveDay,
  type ToolFacts,
  toolInputs,
} from "./tool-rules.ts";
import { findRainToWaitFor, getSky } from "./weather-tools.server.ts";

/** Two days are told of; a day that is named farther off, too. */
const hoursAhead = 48;
const hoursKnown = 168;
const mostSpans = 3;
/** From so much wind and rain on a day is told to be unfit by them. */
const strongWind = 15;
const leastRain = 1;

type Span = { day: string; from: number; text: string };

/** In less time nobody fills the tank and is done. */
const hoursOfTank = 2;
const leastSpanInMs = hoursOfTank * 3_600_000;

function listSpans(
  hours: readonly WeatherHour[],
  { language, today }: Pick<Asker, "language"> & { today: string },
): Span[] {
  const { spray } = answerWords[language];
  const windows = listSprayWindows(hours, { count: hours.length - dryingHours }).filter(
    ({ from, until }) => Date.parse(until) - Date.parse(from) >= leastSpanInMs,
  );
  return windows.map(({ from, until }) => {
    const first = new Date(from);
    const day = getLocalDay(first);
    const name = nameDay(day, { language, today });
    const text = spray.span({
      from: `${name} ${nameHour(first, language)}`,
      until: nameHour(new Date(until), language),
    });
    return { day, from: first.getTime(), text };
  });
}

/** The first day after another on which neither rain nor wind is foretold, where its hours are not known yet. */
function wordDryDay(
  days: readonly WeatherDay[],
  given: Pick<Asker, "language"> & { today: string; after: string },
): string | null {
  const { language, today, after } = given;
  const dry = days.find(({ day, usual, rainMillimetres, strongestWindKilometresPerHour: wind }) => {
    const isDry = rainMillimetres !== null && rainMillimetres < leastRain;
    return !usual && day > after && isDry && wind !== null && wind < strongWind;
  });
  if (!dry) return null;
  const speed = formatNumber(dry.strongestWindKilometresPerHour ?? 0, 0);
  return answerWords[language].spray.dryDay({ day: nameDay(dry.day, { language, today }), speed });
}

/** What makes a day unfit. */
function wordAgainst(
  day: WeatherDay | undefined,
  { hours, language }: Pick<Asker, "language"> & { hours: readonly WeatherHour[] },
): string[] {
  const { spray } = answerWords[language];
  const show = (value: number) => formatNumber(value, 0);
  const rain = day?.rainMillimetres ?? 0;
  const wind = day?.strongestWindKilometresPerHour ?? 0;
  const gusts = Math.max(
    wind,
    ...hours
      .filter(({ time }) => getLocalDay(new Date(time)) === day?.day)
      .map(({ gustKilometresPerHour }) => gustKilometresPerHour ?? 0),
  );
  return [
    ...(rain >= leastRain ? [spray.rainy(formatDepth(rain))] : []),
    ...(wind >= strongWind ? [spray.windy({ speed: show(wind), gusts: show(gusts) })] : []),
  ];
}

const join = (some: readonly Span[]) =>
  some
    .slice(0, mostSpans)
    .map(({ text }) => text)
    .join(", ");

/**
 * Whether the hours that were asked for are fit.
 * @param given.next when spraying is possible instead
 * @param given.last what is said of any hours
 */
function wordHours(
  found: HoursFound,
  given: Pick<Asker, "language"> & {
    today: string;
    next: readonly string[];
    last: readonly string[];
  },
): string[] {
  const { language, today, next, last } = given;
  const { spray } = answerWords[language];
  const span = nameHours(found, { language, today });
  const told = {
    span,
    speed: formatNumber(found.wind, 0),
    gusts: formatNumber(found.gusts, 0),
  };
  if (found.rain >= leastRain) {
    return [spray.wet({ span, amount: formatDepth(found.rain) }), ...next, spray.label];
  }
  if (found.wind >= strongWind) return [spray.unfit(told), ...next, ...last];
  return found.isDark
    ? [spray.fit(told), spray.dark, ...next, ...last]
    : [spray.fit(told), ...last];
}

function nameHoursOfTank(now: Date) {
  const from = Number(formatHourNumber(now));
  return { from, until: from + hoursOfTank };
}

/** When spraying is possible: of a day that is named whether, and why not. */
export async function tellSprayHours(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const {
    day,
    hours: named,
    isNow = false,
    isAfterRain = false,
  } = toolInputs.spray_hours.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const title = words.titles.spray;
  const sky = await getSky(parts, asker);
  const asOf = sky?.fetchedAt ? getLocalDay(sky.fetchedAt) : null;
  const sources = [ownSource(asker, { name: "spray", link: "/weather", asOf })];
  if (sky === null) return { title, lines: [words.weather.noPlace], sources };
  // What is usual has no hours.
  if (!sky.fetchedAt) return { title, lines: [words.weather.noForecast], sources };
  const now = parts.now();
  const rain = await findRainToWaitFor(parts, asker);
  // What is sprayed has to dry before it.
  const last = [...(rain ? [words.beforeRain.comes(rain)] : []), words.spray.label];
  const today = getLocalDay(now);
  const span = isNow ? nameHoursOfTank(now) : named;
  const asked = (isNow ? null : resolveDay(day, today)) ?? (span ? today : null);
  const isFar = asked !== null || isAfterRain;
  const count = (isFar ? hoursKnown : hoursAhead) + dryingHours;
  const hours = listComingHours(sky.forecast, { now, count });
  const spans = listSpans(hours, { language, today });
  const days = listComingDays(sky.forecast, { now, count: 7 });
  // Where no good hours come after what was asked for, the last before it are those to take.
  const tellInstead = (later: readonly Span[], after: string) => {
    const [first] = later;
    if (first) return [words.spray.next(first.text)];
    const dry = wordDryDay(days, { language, today, after });
    const [before] = spans.slice(-1);
    return dry ? [dry] : before ? [words.spray.next(before.text)] : [];
  };
  if (isAfterRain && rain) {
    const next = tellInstead(
      spans.filter(({ day: each }) => each > rain.date),
      rain.date,
    );
    return { title, lines: [...next, ...last], sources };
  }
  if (asked === null) {
    const line = spans.length > 0 ? words.spray.windows(join(spans)) : words.spray.none;
    return { title, lines: [line, ...last], sources };
  }
  const against = wordAgainst(
    days.find((each) => each.day === asked),
    { hours, language },
  );
  const found = span ? findHours(hours, { date: asked, span }) : null;
  // Of what is asked for the light hours are meant, where enough of them are good.
  const light = spans.filter(
    (each) => found && each.from >= found.from.getTime() && each.from < found.until.getTime(),
  );
  if (found?.isDark && light.length > 0) {
    return { title, lines: [words.spray.yes(join(light)), ...last], sources };
  }
  if (found) {
    const next = tellInstead(
      spans.filter(({ from }) => from >= found.from.getTime()),
      asked,
    );
    return { title, lines: wordHours(found, { language, today, next, last }), sources };
  }
  const onDay = spans.filter((each) => each.day === asked);
  const next = tellInstead(
    spans.filter((each) => each.day > asked),
    asked,
  );
  const name = nameDay(asked, { language, today });
  const first = onDay.length > 0 ? words.spray.yes(join(onDay)) : words.spray.no(name);
  const end = against.length > 0 ? [words.spray.label] : last;
  return { title, lines: [first, ...against, ...next, ...end], sources };
}
