import { spokenNames } from "#content/crops/names.ts";
import { getPestWords, listFieldRisks } from "#src/features/pests/store.server.ts";
import { isNamedMarket, isTown } from "#src/features/prices/market-places.server.ts";
import { getMarketName } from "#src/features/prices/rules.ts";
import type { CropOffers } from "#src/features/prices/schema.ts";
import { listMandiOffers } from "#src/features/prices/store.server.ts";
import { listSoilPlans, type SoilPlan } from "#src/features/soil/plan-rules.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asker, ToolParts } from "./asker.server.ts";
import { nameDay, quoteName, type ToolFacts, toolInputs } from "./tool-rules.ts";
import { findRainToWaitFor } from "./weather-tools.server.ts";

const mostFields = 4;

/** What is due next: the earliest stage that is still to come, else the first of which no day is known. */
function listNext({ plan }: SoilPlan, today: string): SoilPlan["plan"] {
  const coming = plan.filter(({ dueDate }) => dueDate === null || dueDate >= today);
  const [first] = coming.toSorted((one, other) =>
    (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9"),
  );
  return coming.filter((item) => item.dueDate === first?.dueDate && item.stage === first?.stage);
}

const nameProduct = (product: string) => product.replace(/^(np[ks])-/, "$1 ").toUpperCase();

function wordSoil(soil: SoilPlan, given: { language: Language; today: string }): string {
  const { soil: words } = answerWords[given.language];
  const field = quoteName(soil.name);
  const next = listNext(soil, given.today);
  const due = next[0]?.dueDate ?? null;
  if (next.length === 0) return words.none(field);
  const items = next.map(({ product: id, halfBags, kilograms: weight }) => {
    const product = id === "urea" ? words.urea : nameProduct(id);
    const bags = formatNumber(halfBags / 2, 2);
    const kilograms = formatNumber(weight, 0);
    return bags === "1"
      ? words.oneBag({ product, kilograms })
      : words.item({ product, bags, kilograms });
  });
  const told = [
    due === null
      ? words.give({ field, items: items.join(", ") })
      : words.giveBy({ field, items: items.join(", "), day: nameDay(due, given) }),
    soil.testedOn === null ? words.general : words.card(nameDay(soil.testedOn, given)),
    ...(soil.costInPaise === null ? [] : [words.cost(formatRupees(soil.costInPaise))]),
  ];
  return told.join(" ");
}

/** What the fertiliser plans of the asker's own fields have next. */
export async function tellSoil(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { crop, fieldId } = toolInputs.soil_plan.parse(input);
  const { farm, language } = asker;
  const words = answerWords[language];
  const today = getLocalDay(parts.now());
  const plans = listSoilPlans({ ...farm, today });
  const named = plans.filter((plan) => plan.fieldId === fieldId);
  const ofCrop = plans.filter((plan) => plan.crop === crop);
  const shown = named.length > 0 ? named : crop ? ofCrop : plans;
  const missing =
    crop && plans.length > 0
      ? words.otherCrop.notGrown(spokenNames[language][crop])
      : words.water.noField;
  const lines = shown.slice(0, mostFields).map((plan) => wordSoil(plan, { language, today }));
  const isPlanned = shown.some((plan) => listNext(plan, today).length > 0);
  const rain = isPlanned ? await findRainToWaitFor(parts, asker) : null;
  return {
    title: words.titles.soil,
    lines: lines.length > 0 ? [...(rain ? [words.soil.rainComes(rain)] : []), ...lines] : [missing],
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

const mostMarkets = 3;
const mostCrops = 3;

type WordedOffers = { lines: string[]; more: string[] };

/** The best market and the support price; the other markets for whoever wants more. */
function wordOffers(
  { crop, offers, lot, isOwnLot, supportPrice }: CropOffers,
  given: { language: Language; today: string },
): WordedOffers {
  const { price: words } = answerWords[given.language];
  const name = spokenNames[given.language][crop];
  const count = formatNumber(lot.quantity, 1);
  const wordOffer = isOwnLot ? words.ownOffer : words.offer;
  const [best, ...others] = offers.slice(0, mostMarkets).map((offer) =>
    wordOffer({
      market: getMarketName(offer, given.language),
      price: formatRupees(offer.modalPaise),
      day: nameDay(offer.day, given),
      net: formatRupees(offer.net.netPaise),
      lot: count === "1" ? words.oneLot[lot.unit] : words.lots[lot.unit](count),
    }),
  );
  const support = supportPrice
    ? words.support({
        crop: name,
        price: formatRupees(supportPrice.paise),
        year: supportPrice.cropYear,
      })
    : words.noSupport(name);
  return { lines: [best ?? words.none(name), support], more: others };
}

/** The markets that were asked for by name. */
function listAsked(offers: CropOffers["offers"], place: string): CropOffers["offers"] {
  const words = splitWords(place);
  const isAsked = ({ name, localName, localNames, district }: CropOffers["offers"][number]) => {
    const names = [name, localName ?? "", district, ...Object.values(localNames ?? {})];
    return isNamedMarket(words, names);
  };
  return offers.filter(isAsked);
}

/** What the markets near the farm pay for a crop, or for what grows there. */
export async function tellPrices(
  { db, now }: ToolParts,
  { farm, language }: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { crop, place = "" } = toolInputs.mandi_price.parse(input);
  const words = answerWords[language];
  const today = getLocalDay(now());
  const found = (await listMandiOffers(db, { ...farm, today, crop })).slice(0, mostCrops);
  const told = found.map((each) => {
    const asked = listAsked(each.offers, place);
    const others = each.offers.filter((offer) => !asked.includes(offer));
    return wordOffers({ ...each, offers: [...asked, ...others] }, { language, today });
  });
  // Else another market's price would be taken for that of the town that was named.
  const missing = isTown(splitWords(place))
    ? found.filter(({ offers }) => listAsked(offers, place).length === 0)
    : [];
  const isSample = found.some(({ source }) => source === "sample");
  const lines = [
    ...missing.map((each) =>
      words.price.noneFrom({ place: quoteName(place), crop: spokenNames[language][each.crop] }),
    ),
    ...(isSample ? [words.price.sample] : []),
    ...told.flatMap((each) => each.lines),
  ];
  return {
    title: words.titles.price,
    lines: lines.length > 0 ? lines : [words.price.needsCrop],
    more: told.flatMap(({ more }) => more),
    sources: [
      {
        kind: "own",
        title: words.sources.price,
        link: "/prices",
        asOf: found[0]?.asOf ?? null,
        certainty: null,
      },
    ],
  };
}

const mostRisks = 5;
/** So many are told at once. */
const firstRisks = 2;

/** Which pests the weather so far favours on the asker's own fields, the most pressing first. */
export async function tellRisks(
  { db, now }: ToolParts,
  { farm, language }: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { crop, fieldId } = toolInputs.pest_risk.parse(input);
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
  const isKnown = asked.some(({ gap }) => gap === null);
  const unwatched =
    crop && risks.length > 0
      ? words.otherCrop.notGrown(spokenNames[language][crop])
      : words.risk.unwatched;
  const calm = asked.length === 0 ? unwatched : words.weather.noForecast;
  return {
    title: words.titles.risk,
    lines: lines.length > 0 ? lines.slice(0, firstRisks) : [isKnown ? words.risk.none : calm],
    more: lines.slice(firstRisks),
    sources: [
      { kind: "own", title: words.sources.risk, link: "/pests", asOf: today, certainty: null },
    ],
  };
}
