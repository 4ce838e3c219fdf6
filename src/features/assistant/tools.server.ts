import { spokenNames } from "#content/crops/names.ts";
import { dryingHours, listSprayWindows } from "#src/features/alerts/spray-rules.ts";
import { getArea, getOpenSeason } from "#src/features/fields/rules.ts";
import { cropClassOf, getCoverSeason, planPremium } from "#src/features/insurance/premium-rules.ts";
import type { FieldWater } from "#src/features/irrigation/schema.ts";
import { getFarmWater } from "#src/features/irrigation/water.server.ts";
import type { CellWeather } from "#src/features/weather/cells.server.ts";
import { getComingRain, listComingDays, listComingHours } from "#src/features/weather/rules.ts";
import type { WeatherDay } from "#src/features/weather/schema.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatAge, formatHour } from "#src/shared/short-times.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { answerWords } from "./data/answer-words.ts";
import { tellPrices, tellRisks, tellSoil } from "./farm-tools.server.ts";
import { tellSchemes } from "./scheme-tools.server.ts";
import {
  formatDepth,
  nameDay,
  nameGrown,
  nameSeason,
  quoteName,
  resolveDay,
  type ToolCall,
  type ToolFacts,
  type ToolName,
  toolInputs,
  wordWater,
} from "./tool-rules.ts";

/** Null where the farm has no place. Days without a forecast are told as usual, never as if they were foretold. */
async function getSky(parts: ToolParts, { farm }: Asker): Promise<CellWeather | null> {
  return farm.place && parts.weather.getForecast(farm.place);
}

function wordDay(day: WeatherDay, given: { language: Language; today: string }): string {
  const { weather } = answerWords[given.language];
  const name = nameDay(day.day, given);
  const show = (value: number) => formatNumber(value, 0);
  const rain = day.rainMillimetres;
  const chance = day.rainChancePercent;
  const parts = [
    day.lowestCelsius === null || day.highestCelsius === null
      ? name
      : weather.day({ day: name, low: show(day.lowestCelsius), high: show(day.highestCelsius) }),
    ...(rain === null
      ? []
      : [
          rain < 0.1
            ? weather.dry
            : weather.rain({
                amount: formatDepth(rain),
                chance: chance === null ? null : show(chance),
              }),
        ]),
    ...(day.strongestWindKilometresPerHour === null
      ? []
      : [weather.wind(show(day.strongestWindKilometresPerHour))]),
  ];
  return `${parts.join(", ")}.`;
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

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function tellWeather(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { day } = toolInputs.weather.parse(input);
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
  const days = listComingDays(sky.forecast, { now, count: wanted === null ? count : 7 });
  const asked = wanted === null ? days : days.filter((each) => each.day === wanted);
  const shown = asked.filter(({ usual }) => !usual);
  if (shown.length === 0) {
    return { title, lines: wordUsual(asked, language), sources: [source] };
  }
  const lines = shown.map((each) => upper(wordDay(each, { language, today })));
  const hours = listComingHours(sky.forecast, { now, count: 48 });
  const rain = getComingRain(hours, now);
  if (rain.kind === "none" && day !== "week") lines.push(words.weather.noneComing);
  if (rain.kind === "rain") {
    const from = new Date(rain.from);
    const at = `${nameDay(getLocalDay(from), { language, today })} ${formatHour(from, language)}`;
    lines.push(words.weather.coming({ from: at, amount: formatDepth(rain.millimetres) }));
  }
  if (sky.fetchedAt && isOldForecast(sky.fetchedAt.toISOString(), now)) {
    lines.push(words.weather.old(formatAge(sky.fetchedAt, language, now)));
  }
  return { title, lines, sources: [source] };
}

const mostFields = 4;

/** Whether the days to come stand behind what is said. */
const isByWeather = (outlook: FieldWater["outlook"]) =>
  outlook.kind === "planned" &&
  outlook.advice.kind !== "season-over" &&
  outlook.advice.kind !== "no-forecast";

async function tellWater(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { crop, day, fieldId } = toolInputs.irrigation.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const title = words.titles.water;
  const farm = await getFarmWater(parts, asker.farm);
  const asOf = farm.forecastAt === null ? null : getLocalDay(new Date(farm.forecastAt));
  const source = ownSource(asker, { name: "water", link: "/irrigation", asOf });
  if (farm.fields.length === 0) {
    const add = ownSource(asker, { name: "fields", link: "/fields", asOf: null });
    return { title, lines: [words.water.noField], sources: [add] };
  }
  const named = farm.fields.filter((field) => field.fieldId === fieldId);
  const ofCrop = farm.fields.filter((field) => field.crop === crop);
  if (crop && named.length + ofCrop.length === 0) {
    return {
      title,
      lines: [words.otherCrop.notGrown(spokenNames[language][crop])],
      sources: [source],
    };
  }
  const shown = named.length > 0 ? named : crop ? ofCrop : farm.fields;
  const askedDay = resolveDay(day, farm.today);
  const lines = shown
    .slice(0, mostFields)
    .map((field) => wordWater(field, { language, today: farm.today, askedDay }).join(" "));
  const isUsual = farm.forecastAt === null && shown.some(({ outlook }) => isByWeather(outlook));
  const season = nameSeason(farm.today, language);
  const first = isUsual ? [words.water.notForecast(season)] : [];
  return { title, lines: [...first, ...lines], sources: [source] };
}

const hoursAhead = 48;

async function tellSprayHours(parts: ToolParts, asker: Asker): Promise<ToolFacts> {
  const { language } = asker;
  const words = answerWords[language];
  const title = words.titles.spray;
  const sky = await getSky(parts, asker);
  const asOf = sky?.fetchedAt ? getLocalDay(sky.fetchedAt) : null;
  const sources = [ownSource(asker, { name: "spray", link: "/weather", asOf })];
  if (sky === null) return { title, lines: [words.weather.noPlace], sources };
  // Spraying goes by the hours to come, and what is usual has none.
  if (!sky.fetchedAt) return { title, lines: [words.weather.noForecast], sources };
  const now = parts.now();
  const today = getLocalDay(now);
  const hours = listComingHours(sky.forecast, {
    now,
    count: hoursAhead + dryingHours,
  });
  const spans = listSprayWindows(hours, { count: hoursAhead }).map(({ from, until }) => {
    const [first, last] = [new Date(from), new Date(until)];
    const day = nameDay(getLocalDay(first), { language, today });
    return words.spray.span(`${day} ${formatHour(first, language)}`, formatHour(last, language));
  });
  const line = spans.length > 0 ? words.spray.windows(words.list(spans)) : words.spray.none;
  return { title, lines: [line, words.spray.label], sources };
}

async function tellPremium(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { crop, sumInsuredRupees } = toolInputs.premium.parse(input);
  const { language, farm } = asker;
  const words = answerWords[language];
  const title = words.titles.premium;
  const today = getLocalDay(parts.now());
  const link = "/community/insurance/calculator";
  const sources = [ownSource(asker, { name: "premium", link, asOf: null })];
  const seasons = farm.fields.flatMap((field) =>
    field.archivedDate === null ? (getOpenSeason(field) ?? []) : [],
  );
  const season = seasons.find((each) => crop === undefined || each.crop === crop);
  const asked = crop ?? season?.crop;
  if (!asked || asked === "other")
    return { title, lines: [words.premium.needsCrop, words.premium.whole], sources };
  const cover = getCoverSeason(season?.sowingDate ?? today);
  const sum = Math.round((sumInsuredRupees ?? 0) * 100);
  const premium = planPremium({
    season: cover,
    cropClass: cropClassOf[asked],
    areaInSquareMetres: 1,
    unitInSquareMetres: 1,
    sumInsuredInPaise: sum,
    actuarialRate: null,
    split: "half",
    isIrrigated: true,
  });
  const cap = words.premium.cap({
    crop: spokenNames[language][asked],
    season: words.premium.seasons[cover],
    percent: formatNumber(premium.cap / 100, 2),
  });
  const amount =
    sum > 0
      ? words.premium.amount({ sum: formatRupees(sum), farmer: formatRupees(premium.farmer) })
      : words.premium.whole;
  return { title, lines: [cap, amount], sources };
}

async function tellFields(parts: ToolParts, asker: Asker): Promise<ToolFacts> {
  const { language, farm } = asker;
  const words = answerWords[language];
  const fields = farm.fields.filter((each) => each.archivedDate === null);
  const today = getLocalDay(parts.now());
  const lines = fields.map((field) => {
    const season = getOpenSeason(field);
    const age = season?.sowingDate ? countDays(season.sowingDate, today) : null;
    return words.fields.one({
      field: quoteName(field.name),
      area: `${formatNumber(getArea(field), 2)} ${words.fields.units[field.areaUnit]}`,
      crop: season ? nameGrown(season, language) : words.fields.bare,
      age: age === null ? null : words.fields.sown(formatNumber(age, 0)),
    });
  });
  return {
    title: words.titles.fields,
    lines: lines.length > 0 ? lines.slice(0, 12) : [words.fields.none],
    sources: [ownSource(asker, { name: "fields", link: "/fields", asOf: today })],
  };
}

async function tellLoss(_parts: ToolParts, asker: Asker): Promise<ToolFacts> {
  const words = answerWords[asker.language];
  const link = "/community/insurance/loss-report";
  return {
    title: words.titles.loss,
    lines: [words.loss],
    sources: [ownSource(asker, { name: "loss", link, asOf: null })],
  };
}

type Tell = (parts: ToolParts, asker: Asker, input: unknown) => Promise<ToolFacts>;

const tools: Record<ToolName, Tell> = {
  weather: tellWeather,
  irrigation: tellWater,
  spray_hours: tellSprayHours,
  pest_risk: tellRisks,
  soil_plan: tellSoil,
  mandi_price: tellPrices,
  schemes: tellSchemes,
  premium: tellPremium,
  my_fields: tellFields,
  loss_report: tellLoss,
};

/**
 * What one of the product's own answers says for this farmer.
 * @throws ZodError when the input is not the tool's
 */
export function getToolFacts(
  parts: ToolParts,
  { asker, call }: { asker: Asker; call: ToolCall },
): Promise<ToolFacts> {
  return tools[call.name](parts, asker, call.input);
}
