import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import {
  type CardInput,
  type ChoiceInput,
  manureNames,
  type PriceInput,
  soilParameters,
} from "./schema.ts";
import { formatValue, productWords, useDateText, useDoseText } from "./soil-words.ts";

export const manureWords = {
  fym: msg`Farmyard manure`,
  compost: msg`Compost`,
  vermicompost: msg`Vermicompost`,
};

/** What is on a card, in a line. */
export function getValuesText({ values }: Pick<CardInput, "values">): string {
  return soilParameters
    .flatMap((parameter) => {
      const value = values[parameter];
      return value === undefined ? [] : `${parameter} ${formatValue(parameter, value)}`;
    })
    .join(" · ");
}

/** A card in a line, with its day. */
export function useCardText(): (card: CardInput) => string {
  const getDateText = useDateText();
  return (card) => `${getDateText(card.testedOn)}: ${getValuesText(card)}`;
}

/** What a plan counts with, in a line. */
export function useChoiceText(): (choice: ChoiceInput) => string {
  const { t, i18n } = useLingui();
  const getDoseText = useDoseText();
  return ({ doseId, plantCount, manures }) => {
    const count = formatNumber(plantCount ?? 0);
    const given = manureNames.flatMap((name) => {
      const manure = i18n._(manureWords[name]);
      const weight = formatNumber(manures[name]);
      return manures[name] > 0 ? t`${manure}: ${weight} tonnes` : [];
    });
    return [
      doseId === null ? [] : getDoseText(doseId),
      plantCount === null ? [] : t`${count} plants`,
      given.length === 0 ? t`no manure` : given,
    ]
      .flat()
      .join(" · ");
  };
}

/** What a fertiliser costs at the shop, in a line. */
export function usePriceText(): (price: PriceInput) => string {
  const { t, i18n } = useLingui();
  return ({ product, priceInPaise, isStocked }) => {
    const name = i18n._(productWords[product]);
    if (!isStocked) return t`${name}: the shop does not have it`;
    if (priceInPaise === null) return t`${name}: the usual price`;
    const price = formatRupees(priceInPaise);
    return t`${name}: ${price} a bag`;
  };
}
