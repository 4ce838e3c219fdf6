import { spokenNames } from "#content/crops/names.ts";
import { recordWords } from "#content/vocabulary.ts";
import { getMarketName } from "#src/features/prices/rules.ts";
import type { CropOffers, MandiOffer } from "#src/features/prices/schema.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { answerWords } from "./answer-words-rules.ts";

/** A change of less than so many percent in a month is none. */
const leastPercent = 1;

/** Whether a price rose or fell in the last 30 days at a market. */
export function wordTrend(crop: CropOffers["crop"], offer: MandiOffer, language: Language): string {
  const { price: words } = answerWords[language];
  const name = spokenNames[language][crop];
  const market = getMarketName(offer, language);
  const before = offer.monthBeforePaise ?? null;
  if (before === null) return words.noTrend({ crop: name, market });
  const percent = ((offer.modalPaise - before) / before) * 100;
  const [from, to] = [formatRupees(before), formatRupees(offer.modalPaise)];
  if (Math.abs(percent) < leastPercent) return words.still({ crop: name, market, price: to });
  const given = { crop: name, market, from, to, percent: formatNumber(Math.abs(percent), 0) };
  return percent > 0 ? words.rose(given) : words.fell(given);
}

const toWholeRupees = (paise: number) => Math.round(paise / 100) * 100;

const numberBeside = (words: string, beside: string) => {
  const found =
    words.match(new RegExp(`(?:${beside})\\D{0,30}(\\d{1,6})`)) ??
    words.match(new RegExp(`(\\d{1,6})\\D{0,8}(?:${beside})`));
  return found ? Number(found[1]) : null;
};

/** The words of a group, each with any ending. */
const anyOf = (said: string) =>
  said
    .split(" ")
    .map((word) => `${word.replaceAll("_", " ")}\\S*`)
    .join("|");
const carting = anyOf(recordWords.carting);
const kilograms = anyOf(recordWords.kilogram);
const sacks = anyOf(recordWords.sack);
const picking = new RegExp(anyOf(recordWords.picking));
const quintals = `${anyOf(recordWords.quintal)}|q\\b`;

/** From so many rupees on, beside quintals, it is the whole trip that costs them. */
const leastTripRupees = 500;

/** How many quintals are named, or sacks with what one holds. */
function readQuintals(words: string): number | null {
  const count = words.match(new RegExp(`(\\d{1,5}) ?(?:${quintals})`));
  if (count) return Number(count[1]);
  const sacked = words.match(new RegExp(`(\\d{1,4}) ?(?:${sacks}).*?(\\d{2,3}) ?(?:${kilograms})`));
  return sacked ? (Number(sacked[1]) * Number(sacked[2])) / 100 : null;
}

/** What a farmer says that transport costs them, and how many quintals they mean. */
export function readTrip(said: string): { rupees: number | null; quintals: number | null } {
  const words = toLatinDigits(said.toLowerCase());
  return { rupees: numberBeside(words, carting), quintals: readQuintals(words) };
}

/** Below so many rupees it is a kilogram that they are paid for. */
const mostPickingRupees = 60;

/** What picking costs a quintal, where it is told by the kilogram; null where it is not. */
function readPicking(said: string): number | null {
  const words = toLatinDigits(said.toLowerCase());
  if (!picking.test(words)) return null;
  const rupees = words.match(new RegExp(`(\\d{1,2})\\D{0,12}(?:${kilograms})`));
  const paid = rupees ? Number(rupees[1]) : null;
  return paid === null || paid > mostPickingRupees ? null : paid * 100;
}

const isCarting = new RegExp(`^(?:${carting})$`);
const isQuintal = new RegExp(`^(?:${quintals})$`);

/** The first number among words that counts no quintals. */
const readRupees = (words: readonly string[]) => {
  const found = words.find(
    (word, at) => /^\d{1,4}$/.test(word) && !isQuintal.test(words[at + 1] ?? ""),
  );
  return found === undefined ? null : Number(found);
};

/**
 * What the way to each of two markets costs, where a number stands after each of their names, before each, or before the first and after the other.
 * @param words what was said, by `splitWords`
 * @param places where among them the first market is named, and the other, in their order
 */
export function readFares(
  words: readonly string[],
  [one, other]: readonly [number, number],
): readonly [number, number] | null {
  if (!words.some((word) => isCarting.test(word))) return null;
  const parts = [words.slice(0, one), words.slice(one + 1, other), words.slice(other + 1)];
  const [before = null, between = null, after = null] = parts.map(readRupees);
  if (between === null) return before === null || after === null ? null : [before, after];
  if (after !== null) return [between, after];
  return before === null ? null : [before, between];
}

const trader = new RegExp(anyOf(recordWords.trader));

/** Of what a market pays a trader offers between these shares; another number means something else. */
const offered = { least: 0.5, most: 1.5 };

/**
 * How what a trader offers for a quintal stands to what a market pays; nothing where no trader is spoken of, or no
 * number that may be such a price.
 */
export function wordOffered(
  offer: MandiOffer,
  { language, said }: { language: Language; said: string },
): string[] {
  if (!trader.test(said.toLowerCase())) return [];
  const { price: words } = answerWords[language];
  const { modalPaise } = offer;
  const cartingRupees = readTrip(said).rupees;
  const numbers = toLatinDigits(said)
    .replaceAll(/(?<=\d),(?=\d)/g, "")
    .matchAll(/(?<!\d)\d{3,5}(?!\d)/g);
  const rupees = [...numbers]
    .map(([number]) => Number(number))
    .find((number) => {
      const share = (number * 100) / modalPaise;
      return number !== cartingRupees && share >= offered.least && share <= offered.most;
    });
  if (rupees === undefined) return [];
  const difference = rupees * 100 - modalPaise;
  const given = {
    offered: formatRupees(rupees * 100),
    market: getMarketName(offer, language),
    price: formatRupees(modalPaise),
  };
  if (difference >= 0) return [words.offeredAbove(given)];
  return [words.offeredBelow({ ...given, difference: formatRupees(-difference) })];
}

/** What a lot of so many quintals brings at a market, before costs; nothing where no lot is named. */
export function wordLot(
  { modalPaise }: MandiOffer,
  { language, said }: { language: Language; said: string },
): string[] {
  const { quintals: count } = readTrip(said);
  if (count === null) return [];
  const { price: words } = answerWords[language];
  const lot = words.forLot({
    count: formatNumber(count, 1),
    sum: formatRupees(modalPaise * count),
  });
  const cost = readPicking(said);
  if (cost === null) return [lot];
  const left = words.afterPicking({
    cost: formatRupees(cost * 100 * count),
    share: formatNumber((cost * 10_000) / modalPaise, 1),
    left: formatRupees((modalPaise - cost * 100) * count),
  });
  return [`${lot} ${left}`];
}

/** What the way to one market costs more than that to the other. */
const wordFares = ([mine, others]: readonly [number, number]) => ({
  rupees: mine - others,
  most: Math.max(mine, others),
  told: `${formatRupees(mine * 100)} − ${formatRupees(others * 100)} = ${formatRupees((mine - others) * 100)}`,
});

/** Which of two markets pays more, by how much, and what is left of it after the way there. */
export function wordGap(
  [one, two]: readonly [MandiOffer, MandiOffer],
  {
    language,
    said,
    fares,
  }: { language: Language; said: string; fares?: readonly [number, number] | null },
): string[] {
  const { price: words } = answerWords[language];
  const isFirstBetter = one.modalPaise >= two.modalPaise;
  const [better, other] = isFirstBetter ? [one, two] : [two, one];
  const [market, otherMarket] = [better, other].map((each) => getMarketName(each, language));
  const names = { market: market ?? "", other: otherMarket ?? "" };
  const difference = better.modalPaise - other.modalPaise;
  const price = formatRupees(better.modalPaise);
  if (difference === 0) return [words.noGap({ ...names, price })];
  const gap = words.gap({
    ...names,
    price,
    difference: formatRupees(difference),
    otherPrice: formatRupees(other.modalPaise),
  });
  const trip = readTrip(said);
  const way = fares
    ? wordFares(isFirstBetter ? fares : [fares[1], fares[0]])
    : trip.rupees === null
      ? null
      : { rupees: trip.rupees, most: trip.rupees, told: formatRupees(trip.rupees * 100) };
  const lot = trip.quintals === null ? null : formatNumber(trip.quintals, 1);
  const gain = difference * (trip.quintals ?? 1);
  if (way === null && lot !== null) {
    const { market: name } = names;
    return [words.gapOfLot({ market: name, count: lot, gain: formatRupees(gain) }), gap];
  }
  if (way !== null && lot !== null && way.most >= leastTripRupees) {
    const costs = way.rupees * 100;
    const told = {
      market: names.market,
      count: lot,
      gain: formatRupees(gain),
      transport: way.told,
    };
    const verdict =
      gain > costs
        ? words.worthIt({ ...told, left: formatRupees(gain - costs) })
        : words.notWorthIt({
            ...told,
            other: names.other,
            lost: formatRupees(costs - gain),
          });
    return [verdict, gap];
  }
  if (way === null) {
    const left = words.leaves({
      ...names,
      net: formatRupees(toWholeRupees(better.net.netPerQuintalPaise)),
      otherNet: formatRupees(toWholeRupees(other.net.netPerQuintalPaise)),
    });
    return [gap, left];
  }
  const leftPaise = difference - way.rupees * 100;
  const { told: transport } = way;
  const { market: name } = names;
  const amount = formatRupees(Math.abs(leftPaise));
  const left =
    leftPaise >= 0
      ? words.gapLeft({ market: name, left: amount, transport })
      : words.gapLost({ market: name, lost: amount, transport });
  const count = trip.quintals;
  const whole =
    count === null
      ? []
      : [
          words.forLot({
            count: formatNumber(count, 1),
            sum: formatRupees(Math.abs(leftPaise) * count),
          }),
        ];
  return [[left, ...whole].join(" "), gap];
}

/** Months in which the onion that is lifted is one of kharif, which does not keep. */
const isKharifOnion = (today: string) => !/-0[3-8]-/.test(today);

/** Whether to sell, in one line: by the support price, by what keeps, else in parts. */
export function wordDecision(
  found: Pick<CropOffers, "crop" | "supportPrice">,
  offer: MandiOffer,
  { language, today }: { language: Language; today: string },
): string {
  const { price: words } = answerWords[language];
  const { crop, supportPrice } = found;
  if (supportPrice && offer.modalPaise < supportPrice.paise) {
    const buyer = crop === "cotton" ? words.buyers.cotton : words.buyers.other;
    const market = getMarketName(offer, language);
    const told = { market, buyer, price: formatRupees(offer.modalPaise) };
    return words.sellToBuyer({ ...told, support: formatRupees(supportPrice.paise) });
  }
  return crop === "onion" && isKharifOnion(today) ? words.sellSoon : words.sellInParts;
}
