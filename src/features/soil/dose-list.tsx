import { useLingui } from "@lingui/react/macro";
import type { NutrientDose } from "./dose-rules.ts";
import type { Planned } from "./rules.ts";
import { parameterWords, useWeightText } from "./soil-words.ts";

const nutrients = [
  { parameter: "N", formula: "N" },
  { parameter: "P", formula: "P₂O₅" },
  { parameter: "K", formula: "K₂O" },
] as const;

/** Why the dose of a nutrient is what it is, in few words. */
function useReasonText(): (dose: NutrientDose) => string {
  const { t, i18n } = useLingui();
  return ({ reason, changePercent }) => {
    if (reason === "general") return t`general dose, not on the card`;
    if (reason === "pulse") return t`starter of a pulse`;
    const name = i18n._(parameterWords[reason]);
    const percent = Math.abs(changePercent);
    if (changePercent === 0) return t`general dose fits the soil`;
    return changePercent > 0 ? t`${percent}% more, by ${name}` : t`${percent}% less, by ${name}`;
  };
}

/** The dose of the whole field, with what the card changed and the manure brings. */
export function DoseList({ plan, hasCard }: { plan: Planned; hasCard: boolean }) {
  const { t } = useLingui();
  const getReasonText = useReasonText();
  const getWeightText = useWeightText();
  const { dose } = plan;
  // Without sentences all three stand beside each other on a phone too.
  const isShort = !hasCard && dose.manured.every((kilograms) => kilograms === 0);
  return (
    <ul className={`grid gap-2 ${isShort ? "pair:grid-cols-3" : "sm:grid-cols-3"}`}>
      {nutrients.map(({ formula }, at) => {
        const own = dose.nutrients[at];
        const kilograms = dose.field[at] ?? 0;
        const manured = Math.min(dose.manured[at] ?? 0, kilograms);
        const weight = getWeightText(manured);
        return (
          <li
            key={formula}
            className="rounded-control bg-soil-100 px-2.5 py-2 leading-snug sm:px-3"
          >
            <b className={isShort ? "block sm:inline sm:text-lg" : "text-lg"}>
              {getWeightText(kilograms)}
            </b>{" "}
            <span className="font-medium">{formula}</span>
            {hasCard && own && (
              <span className="block text-sm text-soil-600">{getReasonText(own)}</span>
            )}
            {manured > 0 && (
              <span className="block text-sm text-soil-600">{t`${weight} of it from manure`}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
