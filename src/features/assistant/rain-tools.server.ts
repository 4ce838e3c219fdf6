import { getOpenSeason } from "#src/features/fields/rules.ts";
import { listComingDays } from "#src/features/weather/rules.ts";
import type { WeatherDay } from "#src/features/weather/schema.ts";
import { addDays, countDays, getLocalDay } from "#src/shared/days.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { hearAll, says } from "./record-questions.server.ts";
import {
  formatDepth,
  nameDay,
  quoteName,
  resolveDay,
  type ToolFacts,
  toolInputs,
} from "./tool-rules.ts";
import { findRainToWaitFor, getSky } from "./weather-tools.server.ts";

/** From so many days after sowing on cotton has open bolls. */
const daysToBolls = 110;

const daysKnown = 7;
/** So much rain on a day makes it no dry one, mm. */
const leastWet = 1;

/** What is to be done before the rain that is foretold, that which stands ripe on the farm first. */
export async function tellBeforeRain(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { day, said = "" } = toolInputs.before_rain.parse(input);
  const { language, farm } = asker;
  const words = answerWords[language];
  const today = getLocalDay(parts.now());
  const source = ownSource(asker, { name: "weather", link: "/weather", asOf: today });
  const heard = hearAll(said);
  const drying = says(heard, "dryingOut") ? await wordDrying(parts, asker, today) : [];
  if (drying.length > 0) return { title: words.titles.weather, lines: drying, sources: [source] };
  const date = says(heard, "fieldwork") ? resolveDay(day, today) : null;
  const told = date ? await wordWorkDay(parts, asker, { date, today }) : null;
  if (told) return { title: words.titles.weather, lines: [told], sources: [source] };
  const rain = await findRainToWaitFor(parts, asker);
  const open = farm.fields.filter((field) => {
    const season = field.archivedDate === null ? getOpenSeason(field) : null;
    return (
      season?.crop === "cotton" &&
      season.sowingDate !== null &&
      countDays(season.sowingDate, today) >= daysToBolls
    );
  });
  const fields = open.map(({ name }) => quoteName(name)).join(", ");
  const { beforeRain } = words;
  const pick = open.length > 0 ? [beforeRain.cotton(fields)] : [];
  const lines = rain
    ? [...pick, beforeRain.comes(rain), beforeRain.rest]
    : [beforeRain.none, ...(open.length > 0 ? [beforeRain.cottonDry(fields)] : [])];
  return { title: words.titles.weather, lines, sources: [source] };
}

const isWet = ({ rainMillimetres }: WeatherDay) => (rainMillimetres ?? 0) >= leastWet;

/** The days that are foretold; null where the sky is not known. */
async function listKnownDays(parts: ToolParts, asker: Asker): Promise<WeatherDay[] | null> {
  const sky = await getSky(parts, asker);
  if (!sky?.fetchedAt) return null;
  const days = listComingDays(sky.forecast, { now: parts.now(), count: daysKnown });
  return days.filter(({ usual }) => !usual);
}

/** When what lies out to dry has to be taken in, and from when it may lie out again. */
async function wordDrying(parts: ToolParts, asker: Asker, today: string): Promise<string[]> {
  const { language } = asker;
  const { beforeRain } = answerWords[language];
  const known = (await listKnownDays(parts, asker)) ?? [];
  const name = (day: string) => nameDay(day, { language, today });
  const wet = known.find(isWet);
  const last = known.at(-1);
  if (!last) return [];
  if (!wet) return [beforeRain.staysDry(name(last.day)), beforeRain.coverAtNight];
  const amount = formatDepth(wet.rainMillimetres ?? 0);
  const told = { amount, day: name(wet.day), eve: name(addDays(wet.day, -1)) };
  const dry = known.find((each) => each.day > wet.day && !isWet(each));
  return [
    wet.day === today ? beforeRain.takeInNow(amount) : beforeRain.takeIn(told),
    ...(dry ? [beforeRain.spreadAgain(name(dry.day))] : []),
    beforeRain.coverAtNight,
  ];
}

/** Whether field work goes on a day: not in the rain, nor on the day after it, as black soil stays wet. */
async function wordWorkDay(
  parts: ToolParts,
  asker: Asker,
  { date, today }: { date: string; today: string },
): Promise<string | null> {
  const { language } = asker;
  const { beforeRain } = answerWords[language];
  const known = (await listKnownDays(parts, asker)) ?? [];
  if (known.every(({ day }) => day !== date)) return null;
  const rain = await findRainToWaitFor(parts, asker);
  const name = (day: string) => nameDay(day, { language, today });
  const isAfter = rain !== null && date === addDays(rain.date, 1);
  if (rain && (isAfter || date === rain.date)) {
    const dry = known.find((each) => each.day > addDays(rain.date, 1) && !isWet(each));
    if (!dry) return null;
    const told = { day: name(date), amount: rain.amount, dry: name(dry.day) };
    return isAfter ? beforeRain.wetAfter(told) : beforeRain.wetDay(told);
  }
  if (known.some((each) => each.day === date && isWet(each))) return null;
  return rain && date < rain.date
    ? beforeRain.dryBefore({ day: name(date), rain: rain.day })
    : beforeRain.dryDay(name(date));
}
