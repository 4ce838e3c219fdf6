import { useLingui } from "@lingui/react/macro";
import { remedies } from "#content/soil-remedies.ts";
import type { Finding } from "./band-rules.ts";
import type { FieldSoil } from "./rules.ts";
import { bandWords, parameterWords, remedyWords, useWeightText } from "./soil-words.ts";

const main = { N: 0, P: 1, K: 2 } as const;

/** One plain sentence for what is wrong, and what to do about it. */
export function useProblemText(): (finding: Finding, soil: FieldSoil) => string {
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const wordReaction = ({ value }: Finding, soil: FieldSoil): string => {
    const lime = soil.supplements.find(({ product }) => product === "lime");
    if (lime) {
      const weight = getWeightText(lime.kilograms);
      return t`The soil is acid: about ${weight} of lime on this field before sowing, by Kerala's chart. A laboratory can say it exactly.`;
    }
    if (value < 5.5) {
      return t`The soil is strongly acid: have a laboratory measure how much lime it needs.`;
    }
    if (value < 7) {
      return t`The soil is somewhat acid: before liming, have a laboratory measure how much it needs.`;
    }
    return value < 8.5
      ? t`The soil is alkaline, which locks up zinc, iron and phosphorus: give manure, and neither lime nor ash.`
      : t`The soil is strongly alkaline: have a laboratory measure its sodium and how much gypsum it needs.`;
  };
  const wordSalts = ({ value }: Finding): string => {
    if (value < 2) return t`There is some salt, and seed sprouts badly: water well before sowing.`;
    return value < 4
      ? t`There is too much salt for pulses, onion and other sensitive crops: wash it down with good water and drain it off.`
      : t`There is too much salt for most crops: ask your agriculture office about draining before you spend on fertiliser.`;
  };
  const wordDose = ({ parameter, band }: Finding, soil: FieldSoil): string => {
    const name = i18n._(parameterWords[parameter]);
    const word = i18n._(bandWords[band]);
    const at = parameter === "P" || parameter === "K" ? main[parameter] : main.N;
    const dose = soil.plan.kind === "planned" ? soil.plan.dose.nutrients[at] : null;
    if (dose?.reason === "pulse") {
      return t`${name} is ${word}: a pulse binds its own from the air, so it gets a starter only.`;
    }
    const percent = Math.abs(dose?.changePercent ?? 0);
    return percent === 0
      ? t`${name} is ${word}.`
      : t`${name} is ${word}: the plan gives ${percent}% more of it.`;
  };
  return (finding, soil) => {
    const { parameter, band } = finding;
    const name = i18n._(parameterWords[parameter]);
    const word = i18n._(bandWords[band]);
    switch (parameter) {
      case "pH":
        return wordReaction(finding, soil);
      case "EC":
        return wordSalts(finding);
      case "OC":
        return t`${name} is ${word}: the soil holds little water and food. Manure or compost each year builds it up.`;
      case "N":
      case "P":
      case "K":
        return wordDose(finding, soil);
      default: {
        const { spray } = remedies[parameter];
        const remedy = soil.supplements.find(({ reason }) => reason === parameter);
        if (!remedy) return t`${name} is ${word}.`;
        const weight = getWeightText(remedy.kilograms);
        const product = i18n._(remedyWords[remedy.product]);
        return spray === null
          ? t`${name} is ${word}: ${weight} ${product} on this field, worked in before sowing.`
          : t`${name} is ${word}: ${weight} ${product} on this field once, worked in before sowing; or sprayed at ${spray} %.`;
      }
    }
  };
}
