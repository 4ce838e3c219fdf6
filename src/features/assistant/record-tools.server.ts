import { spokenNames } from "#content/crops/names.ts";
import { remedies as soilRemedies } from "#content/soil-remedies.ts";
import { listSeasonProfits } from "#src/features/crops/profit-rules.ts";
import type { FarmFacts } from "#src/features/farm/facts.server.ts";
import { getFlow, getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { sortEntries } from "#src/features/irrigation/rules.ts";
import type { Band } from "#src/features/soil/band-rules.ts";
import { type ClassName, classNames } from "#src/features/soil/knowledge-schema.ts";
import { type FieldSoil, getFieldSoil } from "#src/features/soil/rules.ts";
import { type SoilParameter, soilUnits } from "#src/features/soil/schema.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import type { Concept } from "./question-schema.ts";
import {
  formatDepth,
  nameDay,
  nameGrown,
  quoteName,
  type ToolFacts,
  toolInputs,
} from "./tool-rules.ts";
import { wordTime } from "./water-answer-rules.ts";
import { getPlannedDepth } from "./water-tools.server.ts";
import { findRainToWaitFor } from "./weather-tools.server.ts";

type Asked = { crop?: Crop | undefined; fieldId?: string | undefined };

/** So many fields are told of at once. */
const mostFields = 4;

/** The fields in use that a question is about: the named one, those of the named crop, else all. */
function listAskedFields({ fields }: FarmFacts, { crop, fieldId }: Asked): Field[] {
  const inUse = fields.filter(({ archivedDate }) => archivedDate === null);
  const named = inUse.filter(({ id }) => id === fieldId);
  if (named.length > 0) return named;
  return crop ? inUse.filter((field) => getOpenSeason(field)?.crop === crop) : inUse;
}

type Page = { name: "water" | "fields" | "soil"; link: string };

/** What is told of each field asked for, or that the crop grows on none of them. */
async function tellFields(
  asker: Asker,
  given: {
    asked: Asked;
    page: Page;
    tell: (field: Field) => string[] | Promise<string[]>;
  },
): Promise<ToolFacts> {
  const { language, farm } = asker;
  const words = answerWords[language];
  const { asked, page, tell } = given;
  const fields = listAskedFields(farm, asked).slice(0, mostFields);
  const told = await Promise.all(fields.map(async (field) => tell(field)));
  const isEmpty = farm.fields.every(({ archivedDate }) => archivedDate !== null);
  const missing =
    asked.crop && !isEmpty
      ? words.otherCrop.notGrown(spokenNames[language][asked.crop])
      : words.fields.none;
  const first = told.flatMap(([line]) => line ?? []);
  const rest = told.flatMap(([, ...lines]) => lines);
  const isOne = told.length === 1;
  return {
    title: words.titles[page.name],
    lines: first.length > 0 ? [...first, ...(isOne ? rest : [])] : [missing],
    ...(isOne ? {} : { more: rest }),
    sources: [ownSource(asker, { ...page, asOf: null })],
  };
}

const waterPage: Page = { name: "water", link: "/irrigation" };

/** The waterings of what grows on a field, the last first. */
function listWaterings(field: Field, { farm }: Pick<Asker, "farm">) {
  const entries = sortEntries([...(farm.waterings.get(field.id)?.entries ?? [])]);
  const sowing = getOpenSeason(field)?.sowingDate ?? "";
  return entries.filter(({ kind, date }) => kind === "water" && date >= sowing);
}

const getLastWatering = (field: Field, asker: Pick<Asker, "farm">) =>
  listWaterings(field, asker)[0] ?? null;

/** So many waterings of a field are told of. */
const mostWaterings = 4;

/** When a field was watered and with how much, the last time first. */
function wordWaterings(
  field: Field,
  { farm, language, today }: Asker & { today: string },
): string[] {
  const words = answerWords[language];
  const name = quoteName(field.name);
  const told = listWaterings(field, { farm }).slice(0, mostWaterings);
  if (told.length === 0) return [words.record.noWatering(name)];
  return told.map(({ date, grossDepth, minutes }) =>
    words.record.watered({
      field: name,
      amount:
        grossDepth === null
          ? wordTime(words, minutes ?? 0)
          : words.millimetres(formatDepth(grossDepth)),
      day: nameDay(date, { language, today }),
      days: formatNumber(countDays(date, today), 0),
    }),
  );
}

/** The last watering of each field asked for, as the farmer wrote it down. */
export function tellLastWatering(parts: ToolParts, asker: Asker, input: unknown) {
  const asked = toolInputs.last_watering.parse(input);
  const today = getLocalDay(parts.now());
  const tell = (field: Field) => wordWaterings(field, { ...asker, today });
  return tellFields(asker, { asked, page: waterPage, tell });
}

/** Litres of so many millimetres over an area: one on a square metre is one litre. */
const toLitres = (millimetres: number, squareMetres: number) => millimetres * squareMetres;

/** How long the field's own pump, drip or sprinklers run for a depth of water, else for what the plan wants. */
export async function tellPumpTime(parts: ToolParts, asker: Asker, input: unknown) {
  const { depthInMillimetres, isOfLast = false, ...asked } = toolInputs.pump_time.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const rain = await findRainToWaitFor(parts, asker);
  const tell = async (field: Field) => {
    const name = quoteName(field.name);
    const flow = getFlow(field);
    if (flow === null) return [words.record.noFlow(name)];
    const planned = isOfLast ? null : await getPlannedDepth(parts, asker, field.id);
    const last = getLastWatering(field, asker)?.grossDepth ?? null;
    const depth = depthInMillimetres ?? planned ?? last;
    if (depth === null) return [words.record.whichDepth(name)];
    const isAsLast = depthInMillimetres === undefined && planned === null && !isOfLast;
    const litres = toLitres(depth, field.areaInSquareMetres);
    return [
      words.record.run({
        field: name,
        time: wordTime(words, (litres / flow) * 60),
        amount: words.millimetres(formatDepth(depth)),
      }),
      words.record.runWhy({
        litres: formatNumber(Math.round(litres / 1000) * 1000, 0),
        flow: formatNumber(flow, 0),
      }),
      ...(isAsLast ? [words.record.notDue] : []),
      ...(rain && !isOfLast ? [words.water.rainComes(rain)] : []),
    ];
  };
  return tellFields(asker, { asked, page: waterPage, tell });
}

/** How old the crops on the fields asked for are. */
export function tellAge(parts: ToolParts, asker: Asker, input: unknown) {
  const asked = toolInputs.crop_age.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const today = getLocalDay(parts.now());
  const tell = (field: Field) => {
    const season = getOpenSeason(field);
    const name = quoteName(field.name);
    if (!season) return [words.water.noCrop(name)];
    if (season.sowingDate === null) return [words.record.noSowing(name)];
    const days = formatNumber(countDays(season.sowingDate, today), 0);
    const day = nameDay(season.sowingDate, { language, today });
    return [words.record.age({ field: name, crop: nameGrown(season, language), days, day })];
  };
  return tellFields(asker, { asked, page: { name: "fields", link: "/fields" }, tell });
}

function wordValue(parameter: SoilParameter, value: number): string {
  const { unit } = soilUnits[parameter];
  return `${formatNumber(value, 2)}${unit ? ` ${unit}` : ""}`;
}

/** What brings what is lacking: how much for the field, and how strong as a spray where it is one. */
function wordSupplement(
  { product, kilograms, reason }: FieldSoil["supplements"][number],
  language: Language,
): string {
  const { record, remedies } = answerWords[language];
  const told = { product: remedies[product], kilograms: formatNumber(kilograms, 0) };
  const [, remedy] = Object.entries(soilRemedies).find(([nutrient]) => nutrient === reason) ?? [];
  const percent = remedy?.spray ?? null;
  return percent === null
    ? record.supplement(told)
    : record.supplementOrSpray({ ...told, percent });
}

function wordCard(field: Field, { farm, language, today }: Asker & { today: string }): string[] {
  const { record, soilNames } = answerWords[language];
  const name = quoteName(field.name);
  const { card, findings, supplements } = getFieldSoil(field, farm.soil, today);
  if (!card) return [record.noCard(name)];
  const day = nameDay(card.testedOn, { language, today });
  const isNutrient = (parameter: keyof typeof soilNames) =>
    parameter !== "pH" && parameter !== "EC";
  const lacking = findings.filter(
    ({ verdict, parameter }) => verdict === "bad" && isNutrient(parameter),
  );
  const names = lacking.map(({ parameter }) => soilNames[parameter]).join(", ");
  const values = findings.map(({ parameter, value }) => {
    return `${soilNames[parameter]} ${wordValue(parameter, value)}`;
  });
  return [
    lacking.length > 0
      ? record.lacks({ field: name, names, day })
      : record.lacksNothing({ field: name, day }),
    ...supplements.map((each) => wordSupplement(each, language)),
    record.values(values.join(", ")),
  ];
}

/** What a soil card calls what a question names. */
const parameterOf: Partial<Record<Concept, SoilParameter>> = {
  nitrogen: "N",
  phosphorus: "P",
  potash: "K",
  sulphur: "S",
  zinc: "Zn",
  boron: "B",
  iron: "Fe",
  manganese: "Mn",
  copper_nutrient: "Cu",
  salt: "EC",
  ph: "pH",
  organic_carbon: "OC",
};

const isClass = (band: Band): band is ClassName => classNames.some((name) => name === band);

/** What the soil cards of the farm say of the nutrients that a question names; null where they say nothing. */
export function tellReadings(
  parts: ToolParts,
  { farm, language }: Asker,
  { concepts, fieldId }: { concepts: readonly (Concept | null)[]; fieldId: string | undefined },
): ToolFacts | null {
  const { record, soilNames, titles } = answerWords[language];
  const today = getLocalDay(parts.now());
  const asked = new Set(concepts.flatMap((concept) => (concept && parameterOf[concept]) ?? []));
  const lines = listAskedFields(farm, { fieldId }).flatMap((field) => {
    const { card, findings, supplements } = getFieldSoil(field, farm.soil, today);
    if (!card) return [];
    const named = findings.filter(({ parameter }) => asked.has(parameter));
    const brings = supplements.filter(({ reason }) => reason !== "crop" && asked.has(reason));
    const told = named.map(({ parameter, value, verdict, band }) =>
      record.reading({
        field: quoteName(field.name),
        name: soilNames[parameter],
        value: wordValue(parameter, value),
        day: nameDay(card.testedOn, { language, today }),
        verdict: isClass(band)
          ? record.classes[band]
          : record.verdicts[band === "medium" ? "watch" : verdict],
      }),
    );
    return [...told, ...brings.map((each) => wordSupplement(each, language))];
  });
  if (lines.length === 0) return null;
  const source = ownSource({ farm, language }, { name: "soil", link: "/soil", asOf: null });
  return { title: titles.soil, lines, sources: [source] };
}

/** What the newest soil cards of the fields asked for say; without a name those that have one. */
export function tellSoilCard(parts: ToolParts, asker: Asker, input: unknown) {
  const given = toolInputs.soil_card.parse(input);
  const today = getLocalDay(parts.now());
  const carded = asker.farm.fields.filter(
    ({ id, archivedDate }) =>
      archivedDate === null && asker.farm.soil.cards.some(({ fieldId }) => fieldId === id),
  );
  const [only] = carded;
  const isOpen = given.crop === undefined && given.fieldId === undefined;
  const asked = isOpen && only && carded.length === 1 ? { fieldId: only.id } : given;
  const tell = (field: Field) => wordCard(field, { ...asker, today });
  return tellFields(asker, { asked, page: { name: "soil", link: "/soil" }, tell });
}

function wordProfit(
  profit: ReturnType<typeof listSeasonProfits>[number],
  language: Language,
): string {
  const { record } = answerWords[language];
  const spent = record.spent({
    field: quoteName(profit.fieldName ?? ""),
    crop: nameGrown(profit, language),
    cost: formatRupees(profit.costInPaise),
  });
  const harvested =
    profit.kilograms === null ? [] : [record.harvested(formatNumber(profit.kilograms, 0))];
  const earned =
    profit.incomeInPaise === null || profit.profitInPaise === null
      ? []
      : [
          record.earned({
            income: formatRupees(profit.incomeInPaise),
            profit: formatRupees(profit.profitInPaise),
          }),
        ];
  return [spent, ...harvested, ...earned].join(" ");
}

/** What was spent on crops, and what they brought, as the farmer wrote it down; the newest season first. */
export async function tellAccounts(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { crop, fieldId } = toolInputs.accounts.parse(input);
  const { farm, language } = asker;
  const words = answerWords[language];
  const profits = listSeasonProfits({ ...farm, today: getLocalDay(parts.now()) });
  const told = profits.filter((profit) =>
    fieldId ? profit.fieldId === fieldId : crop === undefined || profit.crop === crop,
  );
  const lines = told.map((profit) => wordProfit(profit, language));
  return {
    title: words.titles.fields,
    lines: lines.length > 0 ? lines.slice(0, mostFields) : [words.record.noAccount],
    more: lines.slice(mostFields),
    sources: [ownSource(asker, { name: "accounts", link: "/harvests", asOf: null })],
  };
}
