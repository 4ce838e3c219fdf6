import { useLingui } from "@lingui/react/macro";
import { formatDate, indiaTimeZone } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { languageTags } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { getMarketName } from "./rules.ts";
import type { Lot, LotUnit, MarketPrices, PriceFault } from "./schema.ts";

/** Money of a whole lot: nobody counts its paise. */
export const formatWhole = (paise: number) => formatRupees(Math.round(paise / 100) * 100);

/** A market's name in the reader's script, where it is known. */
export function useMarketName(): (
  market: Pick<MarketPrices, "name" | "localName" | "localNames">,
) => string {
  const language = useLanguage();
  return (market) => getMarketName(market, language);
}

/** A day as a date. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  const now = useNow();
  return (day) => formatDate(new Date(day), language, now);
}

/** The month of a day in words, with its year where that is another one. */
export function useMonthText(): (day: string) => string {
  const language = useLanguage();
  const now = useNow();
  return (day) => {
    const isThisYear = getLocalDay(now).startsWith(day.slice(0, 4));
    return new Intl.DateTimeFormat(languageTags[language], {
      month: "long",
      ...(isThisYear ? {} : { year: "numeric" }),
      timeZone: indiaTimeZone,
    }).format(new Date(day));
  };
}

export function useUnitWords(): Record<LotUnit, string> {
  const { t } = useLingui();
  return { quintal: t`quintals`, kg: t`kg`, tonne: t`tonnes` };
}

/** A lot's size: `10 quintals`. */
export function useLotText(): (lot: Pick<Lot, "quantity" | "unit">) => string {
  const { t } = useLingui();
  return ({ quantity, unit }) => {
    const count = formatNumber(quantity);
    switch (unit) {
      case "quintal":
        return quantity === 1 ? t`1 quintal` : t`${count} quintals`;
      case "kg":
        return t`${count} kg`;
      case "tonne":
        return quantity === 1 ? t`1 tonne` : t`${count} tonnes`;
    }
  };
}

export function useFaultWords(): Record<PriceFault, string> {
  const { t } = useLingui();
  return {
    "quantity-not-valid": t`Enter how much you sell, as a number above 0.`,
    "quantity-too-large": t`That is more than 100 tonnes. Enter one lot.`,
    "cost-not-valid": t`Enter a number, 0 or more.`,
    "cost-too-large": t`That is more than it can cost. Look at it again.`,
    "level-not-valid": t`Enter a price for a quintal, in rupees.`,
    "level-too-large": t`That is more than a quintal can cost. Look at it again.`,
    "market-unknown": t`No such market reports prices. Choose another one.`,
  };
}
