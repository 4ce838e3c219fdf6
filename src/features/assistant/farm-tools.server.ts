import { spokenNames } from "#content/crops/names.ts";
import { topicWords } from "#content/vocabulary.ts";
import { isAnyKnown } from "#src/features/pests/rules.ts";
import { getPestWords, listFieldRisks } from "#src/features/pests/store.server.ts";
import { listSoilPlans, type SoilPlan } from "#src/features/soil/plan-rules.ts";
import { getFieldSoil } from "#src/features/soil/rules.ts";
import { formatDate } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { type Crop, squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asker, ToolParts } from "./asker.server.ts";
import { hearAll, hears } from "./record-questions.server.ts";
import { readAcres } from "./reckoning.server.ts";
import { wordPart } from "./soil-tools.server.ts";
import { nameDay, quoteName, type ToolFacts, toolInputs } from "./tool-rules.ts";
import { findRainToWaitFor } from "./weather-tools.server.ts";

const mostFields = 4;
/** An area that differs by less is the field's own. */
const leastOtherArea = 0.03;

/** What is due next: the earliest stage that is still to come, else the first of which no day is known. */
function listNext({ plan }: SoilPlan, today: string): SoilPlan["plan"] {
  const coming = plan.filter(({ dueDate }) => dueDate === null || dueDate >= today);
  const [first] = coming.toSorted((one, other) =>
    (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9"),
  );
  return coming.filter((item) => item.dueDate === first?.dueDate && item.stage === first?.stage);
}

const nameProduct = (product: string) => product.replace(/^(np[ks])-/, "$1 ").toUpperCase();

type Item = Pick<SoilPlan["plan"][number], "product" | "halfBags" | "kilograms">;

const nameIn = (id: string, language: Language) =>
  id === "urea" ? answerWords[language].soil.urea : nameProduct(id);

function wordItem({ product: id, halfBags, kilograms: weight }: Item, language: Language): string {
  const { soil: words } = answerWords[language];
  const product = nameIn(id, language);
  const bags = formatNumber(halfBags / 2, 2);
  const kilograms = formatNumber(weight, 0);
  return bags === "1"
    ? words.oneBag({ product, kilograms })
    : words.item({ product, bags, kilograms });
}

/** The general dose of a crop that grows on no field, for an acre, with its parts; nothing where there is none. */
function wordDose(crop: Crop, { farm, language }: Asker, today: string): string[] {
  const { soil: words } = answerWords[language];
  const season = { id: "", crop, variety: null, sowingDate: null, endedDate: null };
  const acre = { name: "", areaInSquareMetres: squareMetresOfAcre, method: "flood" as const };
  const { plan } = getFieldSoil({ id: "", ...acre, seasons: [season] }, farm.soil, today);
  if (plan.kind !== "planned") return [];
  const list = (items: readonly Item[]) => items.map((item) => wordItem(item, language)).join(", ");
  const all = words.acre({ crop: spokenNames[language][crop], items: list(plan.purchase.items) });
  const stages = plan.stages.map(({ kind, items }) =>
    words.stage({ stage: words.stages[kind], items: list(items) }),
  );
  return [all, ...stages];
}

function wordSoil(soil: SoilPlan, given: { language: Language; today: string }): string {
  const { soil: words } = answerWords[given.language];
  const field = quoteName(soil.name);
  const next = listNext(soil, given.today);
  const due = next[0]?.dueDate ?? null;
  if (next.length === 0) return words.none(field);
  const items = next.map((item) => wordItem(item, given.language));
  const told = [
    due === null
      ? words.give({ field, items: items.join(", ") })
      : words.giveBy({ field, items: items.join(", "), day: nameDay(due, given) }),
    soil.testedOn === null ? words.general : words.card(nameDay(soil.testedOn, given)),
    ...(soil.costInPaise === null ? [] : [words.cost(formatRupees(soil.costInPaise))]),
  ];
  return told.join(" ");
}

/** The same as what a field gets next, an acre for an acre, on another area that a question names. */
function wordOtherArea(
  soil: SoilPlan,
  given: { language: Language; today: string; areaInSquareMetres: number; said: string },
): string[] {
  const { language, today, areaInSquareMetres, said } = given;
  const acres = readAcres(said);
  const share = ((acres ?? 0) * squareMetresOfAcre) / areaInSquareMetres;
  const next = listNext(soil, today);
  if (acres === null || Math.abs(share - 1) < leastOtherArea || next.length === 0) return [];
  const items = next.map(({ product, kilograms, halfBags }) =>
    wordItem({ product, kilograms: kilograms * share, halfBags: halfBags * share }, language),
  );
  const area = formatNumber(acres, 2);
  return [answerWords[language].soil.forArea({ area, items: items.join(", ") })];
}

/** What the fertiliser plans of the asker's own fields have next. */
export async function tellSoil(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { crop, fieldId, said = "" } = toolInputs.soil_plan.parse(input);
  const { farm, language } = asker;
  const words = answerWords[language];
  const today = getLocalDay(parts.now());
  const plans = listSoilPlans({ ...farm, today });
  const named = plans.filter((plan) => plan.fieldId === fieldId);
  const ofCrop = plans.filter((plan) => plan.crop === crop);
  const shown = named.length > 0 ? named : crop ? ofCrop : plans;
  const dose = crop && shown.length === 0 ? wordDose(crop, asker, today) : [];
  const missing =
    crop && plans.length > 0
      ? words.otherCrop.notGrown(spokenNames[language][crop])
      : words.water.noField;
  const lines = shown.slice(0, mostFields).map((plan) => wordSoil(plan, { language, today }));
  const isPlanned = shown.some((plan) => listNext(plan, today).length > 0);
  const rain = isPlanned ? await findRainToWaitFor(parts, asker) : null;
  const [only] = shown;
  const part =
    only && shown.length === 1
      ? wordPart(only, {
          ...asker,
          today,
          said,
          rain,
          wordItem: (item) => wordItem(item, language),
          nameProduct: (product) => nameIn(product, language),
        })
      : null;
  const area = farm.fields.find(({ id }) => id === only?.fieldId)?.areaInSquareMetres;
  const isAlone = only && shown.length === 1 && area !== undefined;
  const given = { language, today, areaInSquareMetres: area ?? 0, said };
  const other = isAlone ? wordOtherArea(only, given) : [];
  return {
    title: words.titles.soil,
    lines: part ?? [
      ...other,
      ...(rain ? [words.soil.rainComes(rain)] : []),
      ...(lines.length > 0 ? lines : dose.length > 0 ? dose : [missing]),
    ],
    isUnknown: lines.length + dose.length === 0,
    sources: [
      {
        kind: "own",
        title: words.sources.soil,
        link: "/soil",
        asOf: today,
        certainty: null,
      },
    ],
  };
}

const mostRisks = 5;
/** So many are told at once. */
const firstRisks = 2;

/** Spots show so many days after the leaves were wet. */
const daysToSpots = { from: 3, until: 7 };

/** What rain that is foretold may bring, and when to look. */
function wordAfterRain(
  { amount, day, date }: { amount: string; day: string; date: string },
  given: { language: Language; today: string },
): string {
  const [from, until] = [daysToSpots.from, daysToSpots.until].map((days) =>
    formatDate(new Date(addDays(date, days)), given.language, new Date(date)),
  );
  const told = { amount, day, from: from ?? "", until: until ?? "" };
  return answerWords[given.language].risk.afterRain(told);
}

/** Which pests the weather so far favours on the asker's own fields, the most pressing first. */
export async function tellRisks(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { db, now } = parts;
  const { farm, language } = asker;
  const { crop, fieldId, said = "" } = toolInputs.pest_risk.parse(input);
  const words = answerWords[language];
  const today = getLocalDay(now());
  const risks = await listFieldRisks(db, { ...farm, today });
  const named = risks.filter((risk) => risk.fieldId === fieldId);
  const ofCrop = risks.filter((risk) => risk.crop === crop);
  const asked = named.length > 0 ? named : crop ? ofCrop : risks;
  const lines = asked
    .filter(({ level }) => level !== "none")
    .toSorted((one, other) => Number(other.level === "act") - Number(one.level === "act"))
    .slice(0, mostRisks)
    .map((risk) => {
      const pest = getPestWords(risk.pestId);
      const given = {
        field: quoteName(risk.fieldName),
        pest: pest?.name[language] ?? risk.pestId,
        signs: pest?.signs[language] ?? "",
      };
      return risk.level === "act" ? words.risk.act(given) : words.risk.watch(given);
    });
  // Where nothing is known nothing may be called safe.
  const isKnown = isAnyKnown(asked);
  const unwatched =
    crop && risks.length > 0
      ? words.otherCrop.notGrown(spokenNames[language][crop])
      : words.risk.unwatched;
  const rain = hears(hearAll(said), topicWords.rain) ? await findRainToWaitFor(parts, asker) : null;
  const ahead = rain ? [wordAfterRain(rain, { language, today })] : [];
  const calm = asked.length === 0 ? unwatched : words.weather.noForecast;
  return {
    title: words.titles.risk,
    lines:
      lines.length + ahead.length > 0
        ? [...ahead, ...lines.slice(0, firstRisks)]
        : [isKnown ? words.risk.none : calm],
    more: lines.slice(firstRisks),
    isUnknown: lines.length + ahead.length === 0 && asked.length === 0,
    sources: [
      { kind: "own", title: words.sources.risk, link: "/pests", asOf: today, certainty: null },
    ],
  };
}
