import { spokenNames } from "#content/crops/names.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { isNamedMarket, isTown } from "#src/features/prices/market-places.server.ts";
import { getMarketName } from "#src/features/prices/rules.ts";
import type { CropOffers, MandiOffer } from "#src/features/prices/schema.ts";
import { listMandiOffers } from "#src/features/prices/store.server.ts";
import { getMarketingSeason } from "#src/features/prices/support-rules.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import {
  readFares,
  wordDecision,
  wordGap,
  wordLot,
  wordOffered,
  wordTrend,
} from "./price-answer-rules.ts";
import { hearAll, says } from "./record-questions.server.ts";
import { nameDay, quoteName, type ToolFacts, toolInputs } from "./tool-rules.ts";

const mostMarkets = 3;
const mostCrops = 3;

/** From so many letters of its sound on a district is known with a case ending, in either script. */
const leastHeard = 5;

type NamedOffer = { offer: MandiOffer; at: number };

/** The markets that a text names, in the order of its words. */
const listNamedOffers = (offers: readonly MandiOffer[], said: string): MandiOffer[] =>
  findNamedOffers(offers, said).map(({ offer }) => offer);

/** The markets that a text names, and with which of its words. */
function findNamedOffers(offers: readonly MandiOffer[], said: string): NamedOffer[] {
  const words = splitWords(said);
  const getPlace = ({ name, localName, localNames, district }: MandiOffer) => {
    const names = [name, localName ?? "", district, ...Object.values(localNames ?? {})];
    const sound = hearWord(district.toLowerCase());
    // Marathi changes a last vowel before its cases: Akola, Akolyacha.
    const stem = sound.replace(/[aeiou]+$/, "");
    return words.findIndex(
      (word) =>
        isNamedMarket([word], names) ||
        (sound.length >= leastHeard && hearWord(word).startsWith(stem)),
    );
  };
  return offers
    .map((offer) => ({ offer, at: getPlace(offer) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
}

/** What the ways to two named markets cost, if both are said. */
function readNamedFares(offers: readonly MandiOffer[], said: string) {
  const [one, other] = findNamedOffers(offers, said);
  return one && other ? readFares(splitWords(said), [one.at, other.at]) : null;
}

/** The nearest first. */
const sortByWay = (offers: readonly MandiOffer[]) =>
  offers.toSorted((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0));

type Given = Pick<Asker, "language"> & { today: string; said: string };

function wordSupport(
  { crop, offers, supportPrice }: CropOffers,
  { language }: Given,
): { line: string; against: string[] } {
  const { price: words } = answerWords[language];
  const name = spokenNames[language][crop];
  if (!supportPrice) return { line: words.noSupport(name), against: [] };
  const year = getMarketingSeason(crop, supportPrice.cropYear);
  const line = words.support({ crop: name, price: formatRupees(supportPrice.paise), year });
  const [best] = offers;
  const difference = (best?.modalPaise ?? supportPrice.paise) - supportPrice.paise;
  if (!best || difference === 0) return { line, against: [] };
  // The line before may tell of other markets.
  const against = {
    market: getMarketName(best, language),
    difference: formatRupees(Math.abs(difference)),
  };
  return {
    line,
    against: [difference < 0 ? words.belowSupport(against) : words.aboveSupport(against)],
  };
}

type Told = {
  lines: string[];
  more: string[];
  /** Of the lines those that tell what markets pay. */
  prices: string[];
};

function wordOwnLot({ lot, isOwnLot }: CropOffers, offer: MandiOffer, { language }: Given): string {
  const { price: words } = answerWords[language];
  const count = formatNumber(lot.quantity, 1);
  const wordOffer = isOwnLot ? words.ownOffer : words.offer;
  return wordOffer({
    market: getMarketName(offer, language),
    net: formatRupees(offer.net.netPaise),
    lot: count === "1" ? words.oneLot[lot.unit] : words.lots[lot.unit](count),
  });
}

/** What the markets pay, those that are named first, and the support price. */
function wordOffers(found: CropOffers, given: Given): Told {
  const { language, today, said } = given;
  const { price: words } = answerWords[language];
  const crop = spokenNames[language][found.crop];
  const named = listNamedOffers(found.offers, said);
  const others = found.offers.filter((offer) => !named.includes(offer));
  const shown = [...named, ...sortByWay(others)];
  const count = Math.max(1, named.length);
  const [best] = shown;
  if (!best) {
    const support = wordSupport(found, given);
    return { lines: [words.none(crop), support.line], more: [], prices: [] };
  }
  const wordPrice = (offer: MandiOffer) =>
    words.pays({
      crop,
      market: getMarketName(offer, language),
      price: formatRupees(offer.modalPaise),
      day: nameDay(offer.day, { language, today }),
    });
  const elsewhere = shown
    .slice(count, count + mostMarkets)
    .map((offer) => `${getMarketName(offer, language)} ${formatRupees(offer.modalPaise)}`);
  const support = wordSupport({ ...found, offers: [best] }, given);
  const lot = wordOwnLot(found, best, given);
  const also = elsewhere.length > 0 ? [words.also(elsewhere.join(", "))] : [];
  // Whoever names one place asks of no other.
  const isOfOne = named.length === 1;
  const prices = [
    ...shown.slice(0, count).map(wordPrice),
    ...wordLot(best, given),
    ...(isOfOne ? [] : also),
  ];
  return {
    prices,
    lines: [
      ...prices,
      [support.line, ...support.against].join(" "),
      ...(found.isOwnLot ? [lot] : []),
    ],
    more: [...(isOfOne ? also : []), ...(found.isOwnLot ? [] : [lot])],
  };
}

/** What of the prices is asked for, after how an offer that is named stands to them. */
function wordAsked(
  found: CropOffers,
  given: Given & { aspect: string | undefined },
): Omit<Told, "prices"> {
  const named = listNamedOffers(found.offers, given.said);
  const [asked] = [...named, ...sortByWay(found.offers)];
  const told = wordAspect(found, given);
  if (!asked || named.length > 1) return told;
  return { ...told, lines: [...wordOffered(asked, given), ...told.lines] };
}

function wordAspect(
  found: CropOffers,
  given: Given & { aspect: string | undefined },
): Omit<Told, "prices"> {
  const { price: words } = answerWords[given.language];
  const usual = wordOffers(found, given);
  const named = listNamedOffers(found.offers, given.said);
  const [nearest] = sortByWay(found.offers);
  const [asked = nearest] = named;
  if (!asked) return usual;
  const support = wordSupport({ ...found, offers: [asked] }, given);
  switch (given.aspect) {
    case "support": {
      const [price = "", ...rest] = usual.prices;
      return {
        lines: [support.line, [price, ...support.against].join(" ")],
        more: [...rest, ...usual.more],
      };
    }
    case "trend": {
      const trend = wordTrend(found.crop, asked, given.language);
      const elsewhere = found.offers.length > 1 ? usual.prices.slice(-1) : [];
      return { lines: [trend, ...elsewhere, words.nobodyKnows, support.line], more: usual.prices };
    }
    case "sell-or-wait": {
      const trend = wordTrend(found.crop, asked, given.language);
      const decision = wordDecision(found, asked, given);
      const isBelow = found.supportPrice && asked.modalPaise < found.supportPrice.paise;
      const lines = [decision, trend, ...(isBelow ? [] : [words.nobodyKnows, support.line])];
      return { lines, more: usual.prices };
    }
    case "gap": {
      const [best] = found.offers.toSorted((a, b) => b.modalPaise - a.modalPaise);
      const pair = named.length > 1 ? named : [asked, ...(asked === best ? [nearest] : [best])];
      const [one, other] = pair.filter((offer) => offer !== undefined);
      if (!one || !other || one === other) return usual;
      // Whoever names a lot and one market wants to know what it brings there.
      const lot = named.length === 1 ? wordLot(asked, given) : [];
      return {
        lines: [
          ...lot,
          ...wordGap([one, other], {
            ...given,
            fares: readNamedFares(found.offers, given.said),
          }),
        ],
        more: [support.line, ...usual.prices.slice(1)],
      };
    }
    default:
      return usual;
  }
}

/** The crop that grows on a field, if its prices are known. */
function findGrown(fields: readonly Field[], fieldId: string | undefined): Crop | undefined {
  const field = fields.find(({ id }) => id === fieldId);
  const grown = field && getOpenSeason(field)?.crop;
  return crops.find((each) => each === grown);
}

/** What the markets near the farm pay for a crop, or for what grows there; first what of it is asked for. */
export async function tellPrices(
  { db, now }: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const given = toolInputs.mandi_price.parse(input);
  const { place = "", said = place } = given;
  const heard = hearAll(said);
  const isOfGap = says(heard, "highest") || says(heard, "comparing");
  const aspect = given.aspect ?? (isOfGap ? "gap" : undefined);
  const { farm, language } = asker;
  const crop = given.crop ?? findGrown(farm.fields, given.fieldId);
  const words = answerWords[language];
  const today = getLocalDay(now());
  const found = (await listMandiOffers(db, { ...farm, today, crop })).slice(0, mostCrops);
  const told = found.map((each) => wordAsked(each, { language, today, said, aspect }));
  // Else another market's price would be taken for that of the town that was named.
  const missing = isTown(splitWords(place))
    ? found.filter(({ offers }) => listNamedOffers(offers, `${place} ${said}`).length === 0)
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
    isUnknown: found.every(({ offers }) => offers.length === 0),
    sources: [ownSource(asker, { name: "price", link: "/prices", asOf: found[0]?.asOf ?? null })],
  };
}
