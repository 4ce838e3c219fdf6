import { remedies as soilRemedies } from "#content/soil-remedies.ts";
import { listSeasonProfits } from "#src/features/crops/profit-rules.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { Band } from "#src/features/soil/band-rules.ts";
import { type ClassName, classNames } from "#src/features/soil/knowledge-schema.ts";
import { type FieldSoil, getFieldSoil } from "#src/features/soil/rules.ts";
import { type SoilParameter, soilUnits } from "#src/features/soil/schema.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import { crops } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import { listAskedFields, mostFields, tellFields } from "./asked-fields.server.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { wordHarvest } from "./harvest-tools.server.ts";
import type { Concept } from "./question-schema.ts";
import { hearAll, says } from "./record-questions.server.ts";
import { nameDay, nameGrown, quoteName, type ToolFacts, toolInputs } from "./tool-rules.ts";

/** How old the crops on the fields asked for are, or when they will be ripe or flower, where that is asked. */
export function tellAge(parts: ToolParts, asker: Asker, input: unknown) {
  const { said = "", ...asked } = toolInputs.crop_age.parse(input);
  const { language } = asker;
  const heard = hearAll(said);
  const isOfFlowers = says(heard, "flowering");
  const isOfHarvest = isOfFlowers || says(heard, "ripening");
  const words = answerWords[language];
  const today = getLocalDay(parts.now());
  const tell = (field: Field) => {
    const season = getOpenSeason(field);
    const name = quoteName(field.name);
    if (!season) return [words.water.noCrop(name)];
    if (season.sowingDate === null) return [words.record.noSowing(name)];
    const crop = nameGrown(season, language);
    const { sowingDate } = season;
    const told = { field: name, crop, language, today, isOfFlowers };
    const harvest = isOfHarvest ? wordHarvest({ ...season, sowingDate }, told) : [];
    if (harvest.length > 0) return harvest;
    const days = formatNumber(countDays(sowingDate, today), 0);
    const day = nameDay(sowingDate, { language, today });
    return [words.record.age({ field: name, crop, days, day })];
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

/** That a field has no soil card, and which have one. */
function wordNoCard(field: Field, { farm, language }: Asker): string {
  const { record } = answerWords[language];
  const name = quoteName(field.name);
  const others = farm.fields
    .filter(({ archivedDate }) => archivedDate === null)
    .filter(({ id }) => farm.soil.cards.some(({ fieldId }) => fieldId === id))
    .map((each) => quoteName(each.name));
  return others.length > 0
    ? record.cardOnlyOf({ field: name, others: others.join(", ") })
    : record.noCard(name);
}

function wordCard(field: Field, { farm, language, today }: Asker & { today: string }): string[] {
  const { record, soilNames } = answerWords[language];
  const name = quoteName(field.name);
  const { card, findings, supplements } = getFieldSoil(field, farm.soil, today);
  if (!card) return [wordNoCard(field, { farm, language })];
  const day = nameDay(card.testedOn, { language, today });
  const isNutrient = (parameter: keyof typeof soilNames) =>
    parameter !== "pH" && parameter !== "EC";
  const lacking = findings.filter(
    ({ verdict, parameter }) => verdict === "bad" && isNutrient(parameter),
  );
  const listNames = (found: typeof findings) =>
    found.map(({ parameter }) => soilNames[parameter]).join(", ");
  const plenty = findings.filter(
    ({ verdict, parameter }) => verdict === "plenty" && isNutrient(parameter),
  );
  return [
    lacking.length > 0
      ? record.lacks({ field: name, names: listNames(lacking), day })
      : record.lacksNothing({ field: name, day }),
    ...(plenty.length > 0 ? [record.enough({ names: listNames(plenty) })] : []),
    ...supplements.map((each) => wordSupplement(each, language)),
  ];
}

/** Verdicts in the order in which they are told. */
const verdicts = ["bad", "watch", "good", "plenty"] as const;

/** What each reading of a card means, in a word; those of one word together. */
function wordReadings(
  field: Field,
  { farm, language, today }: Asker & { today: string },
): string[] {
  const { record, soilNames } = answerWords[language];
  const { card, findings } = getFieldSoil(field, farm.soil, today);
  if (!card) return [wordNoCard(field, { farm, language })];
  const show = ({ parameter, value }: (typeof findings)[number]) =>
    `${soilNames[parameter]} ${formatNumber(value, 2)}`;
  const groups = verdicts.flatMap((verdict) => {
    const names = findings
      .filter(({ band }) => !isClass(band))
      .filter((each) => (each.band === "medium" ? "watch" : each.verdict) === verdict)
      .map(show);
    return names.length > 0
      ? [record.group({ verdict: record.verdicts[verdict], names: names.join(", ") })]
      : [];
  });
  // Of what a class means its first words tell what it is.
  const reactions = findings.flatMap((each) =>
    isClass(each.band) ? [`${show(each)}: ${record.classes[each.band].split(/[:;]/)[0]}.`] : [],
  );
  const day = nameDay(card.testedOn, { language, today });
  return [record.tested({ field: quoteName(field.name), day }), ...groups, ...reactions];
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
  // Another field's figures say nothing of the crop that is named.
  const crop = crops.find((each) => concepts.includes(each));
  const lines = listAskedFields(farm, { fieldId, crop }).flatMap((field) => {
    const { card, findings, supplements } = getFieldSoil(field, farm.soil, today);
    // Only of a field that was named it counts that nothing is known.
    if (!card) return fieldId && asked.size > 0 ? [wordNoCard(field, { farm, language })] : [];
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
  const { said = "", ...given } = toolInputs.soil_card.parse(input);
  const today = getLocalDay(parts.now());
  const carded = asker.farm.fields.filter(
    ({ id, archivedDate }) =>
      archivedDate === null && asker.farm.soil.cards.some(({ fieldId }) => fieldId === id),
  );
  const [only] = carded;
  const isOpen = given.crop === undefined && given.fieldId === undefined;
  const asked = isOpen && only && carded.length === 1 ? { fieldId: only.id } : given;
  const word = says(hearAll(said), "explaining") ? wordReadings : wordCard;
  const tell = (field: Field) => word(field, { ...asker, today });
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
