import { useLingui } from "@lingui/react/macro";
import type { FieldSoil } from "./rules.ts";
import { remedyWords, useParameterText, useWeightText } from "./soil-words.ts";

/** Lime, gypsum and the trace elements. */
export function SupplementList({ soil }: { soil: FieldSoil }) {
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const getParameterText = useParameterText();
  if (soil.supplements.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{t`Beside these`}</h3>
      <ul className="mt-1 divide-y divide-line">
        {soil.supplements.map(({ product, kilograms, reason }) => (
          <li key={`${product} ${reason}`} className="flex flex-wrap gap-x-3 py-2 leading-snug">
            <b className="grow">{i18n._(remedyWords[product])}</b>
            <span>{getWeightText(kilograms)}</span>
            <span className="basis-full text-copy text-quiet">
              {reason === "crop" ? t`when it flowers` : getParameterText(reason)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
