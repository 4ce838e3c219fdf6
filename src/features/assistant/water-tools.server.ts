import { spokenNames } from "#content/crops/names.ts";
import type { FieldWater } from "#src/features/irrigation/schema.ts";
import { getFarmWater } from "#src/features/irrigation/water.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { isPastWater, wordNext } from "./next-water-tools.server.ts";
import { asksWithoutRain, hearAll, says } from "./record-questions.server.ts";
import {
  nameDay,
  nameSeason,
  quoteName,
  resolveDay,
  type ToolFacts,
  toolInputs,
} from "./tool-rules.ts";
import { type WordedWater, wordWater } from "./water-answer-rules.ts";
import { findRainToWaitFor } from "./weather-tools.server.ts";

const mostFields = 4;

/** Whether the days to come stand behind what is said. */
const isByWeather = (outlook: FieldWater["outlook"]) =>
  outlook.kind === "planned" &&
  outlook.advice.kind !== "season-over" &&
  outlook.advice.kind !== "no-forecast";

/** The one line for all fields: which need water by the day asked for, or by tomorrow. */
function wordVerdict(
  told: readonly (WordedWater & { name: string })[],
  language: Language,
): string[] {
  const { water } = answerWords[language];
  const due = told.filter(({ isDue }) => isDue).map(({ name }) => name);
  if (due.length > 0) return [water.someDue(due.join(", "))];
  return told.some(({ isDue }) => isDue === false) ? [water.noneDue] : [];
}

/** Whether it is asked for the day of the next watering, and not whether to water. */
function asksNext(said: string): boolean {
  const heard = hearAll(said);
  return says(heard, "next") || says(heard, "whenever");
}

/** What a field's plan says; where the crop is past its last watering, that. */
function wordField(
  field: FieldWater,
  given: { language: Language; today: string; askedDay: string | null },
): WordedWater & { isPast?: boolean } {
  if (!isPastWater(field, given.today)) return wordWater(field, given);
  const main = answerWords[given.language].water.lastOver(quoteName(field.name));
  return { main, details: [], isDue: false, isPast: true };
}

/** What is past its last watering comes after all that still drinks. */
const listMain = (told: readonly (WordedWater & { isPast?: boolean })[]) =>
  [...told.filter(({ isPast }) => !isPast), ...told.filter(({ isPast }) => isPast)].map(
    ({ main }) => main,
  );

const listDetails = (told: readonly (WordedWater & { name: string })[]) =>
  told.flatMap(({ name, details }) =>
    details.length > 0 ? [`${name}: ${details.join(" ")}`] : [],
  );

/** When a field is watered next, or else what its plan says. */
const wordNextOr =
  (told: readonly WordedWater[], given: Parameters<typeof wordNext>[1]) =>
  (field: FieldWater, at: number) =>
    wordNext(field, given) ?? told[at]?.main ?? "";

/** When and how much to water: which fields first, then each. */
export async function tellWater(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { crop, day, fieldId, said = "" } = toolInputs.irrigation.parse(input);
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
      isUnknown: true,
      sources: [source],
    };
  }
  const shown = named.length > 0 ? named : crop ? ofCrop : farm.fields;
  const askedDay = resolveDay(day, farm.today);
  const told = shown.slice(0, mostFields).map((field) => ({
    name: quoteName(field.name),
    ...wordField(field, { language, today: farm.today, askedDay }),
  }));
  const isUsual = farm.forecastAt === null && shown.some(({ outlook }) => isByWeather(outlook));
  const season = nameSeason(farm.today, language);
  const rain = await findRainToWaitFor(parts, asker);
  if (rain && asksWithoutRain(said)) {
    const given = { language, today: farm.today, rain: null, isDry: true };
    const lines = shown.slice(0, mostFields).map(wordNextOr(told, given));
    return { title, lines: [words.water.withoutRain(rain.day), ...lines], sources: [source] };
  }
  if (day === undefined && asksNext(said)) {
    const given = { language, today: farm.today, rain };
    const lines = shown.slice(0, mostFields).map(wordNextOr(told, given));
    const coming = rain ? [words.beforeRain.comes(rain)] : [];
    const more = told.flatMap(({ details }) => details);
    return { title, lines: [...lines, ...coming], more, sources: [source] };
  }
  if (rain && told.some(({ isDue }) => isDue)) {
    // The rain may bring all that is due: what would be let on without it would speak against waiting.
    const after = addDays(rain.date, 1);
    const day = nameDay(after, { language, today: farm.today });
    return {
      title,
      lines: [words.water.rainComes(rain), words.water.look(day)],
      more: told.flatMap(({ name, last = [] }) => last.map((line) => `${name}: ${line}`)),
      sources: [source],
    };
  }
  const first = isUsual ? [words.water.notForecast(season)] : [];
  const [only] = told;
  const rest = { title, sources: [source] };
  if (only && told.length === 1) {
    const isSaid = (askedDay !== null && only.isDue !== null) || only.isPast === true;
    const lead = isSaid ? [only.isDue ? words.yes : words.no] : [];
    const coming = rain && only.isDue === false ? [words.water.rainComes(rain)] : [];
    const lines = [...first, [...lead, only.main].join(" "), ...coming, ...only.details];
    return { ...rest, lines };
  }
  return {
    ...rest,
    lines: [
      ...first,
      ...wordVerdict(told, language),
      ...(rain ? [words.beforeRain.comes(rain)] : []),
      ...listMain(told),
    ],
    more: listDetails(told),
  };
}

/** What a field's plan wants of water next, mm; null where none is due within the days planned. */
export async function getPlannedDepth(
  parts: ToolParts,
  { farm }: Asker,
  fieldId: string,
): Promise<number | null> {
  const { fields } = await getFarmWater(parts, farm);
  const outlook = fields.find((field) => field.fieldId === fieldId)?.outlook;
  if (outlook?.kind !== "planned" || outlook.advice.kind !== "irrigate") return null;
  return outlook.advice.next.grossDepth;
}
