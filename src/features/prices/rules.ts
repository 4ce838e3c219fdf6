import { measureDistance, type Position } from "#src/features/place/rules.ts";
import { countDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import {
  type AlertDirection,
  type DayPrice,
  kilogramsOf,
  type Lot,
  type MandiOffer,
  type MarketPrices,
  type NetWorking,
  type PriceBand,
} from "./schema.ts";

/** Nothing is asked of them: what is sold of them are several goods, or counted. */
const unreportedCrops: readonly Crop[] = ["citrus", "coconut"];

/** Whether the mandis report prices of a crop at all. */
export const isReported = (crop: Crop): boolean => !unreportedCrops.includes(crop);

/** Roads are about so much longer than the straight line; own knowledge, usual for India's plains. */
const roadFactor = 1.3;
/** A report older than this says nothing about what is paid now: such a market is not ranked. */
export const freshDays = 7;
/** From this age on "no report since" stands beside it. */
export const silentDays = 2;
/** So many days of a week or a month must have been reported before they say what is usual. */
const leastDays = { 7: 4, 30: 10 } as const;

/** Kilometres by road, about: the great circle with the usual detours. */
export function getRoadKilometres(from: Position, to: Position): number {
  return Math.round(measureDistance(from, to) * roadFactor);
}

const gramsOfQuintal = 100_000;

/** The weight of a lot in whole grams, so that every further sum is one of whole numbers. */
export function getGrams({ quantity, unit }: Pick<Lot, "quantity" | "unit">): number {
  return Math.round(quantity * kilogramsOf[unit] * 1000);
}

/**
 * What a lot brings at a market, with each step of the way there.
 * @param given.modalPaise for a quintal
 * @param given.kilometres by road
 */
export function getNet(
  lot: Lot,
  { modalPaise, kilometres }: { modalPaise: number; kilometres: number },
): NetWorking {
  const grams = getGrams(lot);
  const ofQuintals = (paise: number) => Math.round((paise * grams) / gramsOfQuintal);
  const grossPaise = ofQuintals(modalPaise);
  const transportPaise = ofQuintals(lot.transportPaise * kilometres);
  const loadingPaise = ofQuintals(lot.loadingPaise);
  const commissionPaise = Math.round((grossPaise * lot.commissionBasisPoints) / 10_000);
  const { otherPaise } = lot;
  const netPaise = grossPaise - transportPaise - loadingPaise - commissionPaise - otherPaise;
  const netPerQuintalPaise = Math.round((netPaise * gramsOfQuintal) / grams);
  return {
    grossPaise,
    transportPaise,
    loadingPaise,
    commissionPaise,
    otherPaise,
    netPaise,
    netPerQuintalPaise,
  };
}

function getMedian(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round((low + high) / 2);
}

/** What was usual in the last 7 or 30 days; null where too few of them were reported. */
export function getBand(
  days: readonly DayPrice[],
  { asOf, length }: { asOf: string; length: 7 | 30 },
): PriceBand | null {
  const prices = days
    .filter(({ day }) => day <= asOf && countDays(day, asOf) < length)
    .map(({ modalPaise }) => modalPaise)
    .toSorted((one, other) => one - other);
  const [lowPaise] = prices;
  const highPaise = prices.at(-1);
  if (lowPaise === undefined || highPaise === undefined) return null;
  if (prices.length < leastDays[length]) return null;
  return { medianPaise: getMedian(prices), lowPaise, highPaise, days: prices.length };
}

/** How the usual price changed against a week before the last report; a few days more do for a week. */
export function getWeekChange(days: readonly DayPrice[], latest: DayPrice): number | null {
  const before = days.findLast(({ day }) => {
    const age = countDays(day, latest.day);
    return age >= 7 && age <= 10;
  });
  return before ? latest.modalPaise - before.modalPaise : null;
}

/** From so many days on a change is one of about a month. */
const leastMonth = 25;

/** The earliest price of the last 30 days, where it is about so old; null where it is younger. */
export function getMonthBefore(days: readonly DayPrice[], latest: DayPrice): number | null {
  const [first] = days;
  return first && countDays(first.day, latest.day) >= leastMonth ? first.modalPaise : null;
}

/** Whether a market's last report says what is paid now, so that it can be ranked. */
export function isRanked(
  { kilometres, latest }: Pick<MarketPrices, "kilometres" | "latest">,
  asOf: string,
): boolean {
  return kilometres !== null && countDays(latest.day, asOf) <= freshDays;
}

/**
 * The markets whose prices are fresh and whose way is known, by what they leave the farmer of the lot; those that have
 * been silent come after all that have reported.
 */
export function rankMarkets(
  markets: readonly MarketPrices[],
  { lot, asOf }: { lot: Lot; asOf: string },
): MandiOffer[] {
  return markets
    .flatMap((market) => {
      const { latest, days, ...named } = market;
      if (market.kilometres === null || !isRanked(market, asOf)) return [];
      return [
        {
          ...named,
          ...latest,
          ageDays: countDays(latest.day, asOf),
          net: getNet(lot, { modalPaise: latest.modalPaise, kilometres: market.kilometres }),
          weekChangePaise: getWeekChange(days, latest),
          week: getBand(days, { asOf, length: 7 }),
          month: getBand(days, { asOf, length: 30 }),
          monthBeforePaise: getMonthBefore(days, latest),
        },
      ];
    })
    .toSorted(
      (one, other) =>
        Number(one.ageDays >= silentDays) - Number(other.ageDays >= silentDays) ||
        other.net.netPaise - one.net.netPaise ||
        (one.kilometres ?? 0) - (other.kilometres ?? 0) ||
        (one.name < other.name ? -1 : 1),
    );
}

/** The newest report among some markets. */
export function getLastReportDay(markets: readonly Pick<MarketPrices, "latest">[]): string | null {
  return (
    markets
      .map(({ latest }) => latest.day)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Whether a price is at a farmer's level or beyond it. */
export function isBeyond(
  { direction, levelPaise }: { direction: AlertDirection; levelPaise: number },
  modalPaise: number,
): boolean {
  return direction === "above" ? modalPaise >= levelPaise : modalPaise <= levelPaise;
}

/**
 * What a new price does to an alert: told once when it comes to the level, and not again before it was on the
 * other side.
 */
export function advanceAlert(
  alert: { direction: AlertDirection; levelPaise: number; isArmed: boolean },
  modalPaise: number,
): { isArmed: boolean; isTold: boolean } {
  if (!isBeyond(alert, modalPaise)) return { isArmed: true, isTold: false };
  return { isArmed: false, isTold: alert.isArmed };
}

/** What a market is called in a language, as far as that is known. */
export function getMarketName(
  { name, localName, localNames }: Pick<MarketPrices, "name" | "localName" | "localNames">,
  language: Language,
): string {
  return localNames?.[language] ?? (language === "en" ? name : (localName ?? name));
}
