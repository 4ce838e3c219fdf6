import { useLingui } from "@lingui/react/macro";
import { listLeftOvers, type Planned } from "./rules.ts";
import { formatCost, productWords, useHalfBagText, useWeightText } from "./soil-words.ts";

/** What is bought for it, what it costs, and what stays over. */
export function CostSection({ plan }: { plan: Planned }) {
  const { t, i18n } = useLingui();
  const getHalfBagText = useHalfBagText();
  const getWeightText = useWeightText();
  const { purchase } = plan;
  const rests = listLeftOvers(purchase).map(({ product, kilograms }) => {
    const name = i18n._(productWords[product]);
    const weight = getWeightText(kilograms);
    return t`${weight} ${name}`;
  });
  const rest = rests.join(", ");
  return (
    <div className="rounded-control bg-leaf-100 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{t`To buy`}</span>
        <b className="ml-auto text-2xl tabular-nums">{formatCost(purchase.costInPaise)}</b>
      </p>
      <ul className="mt-1 leading-snug">
        {purchase.items.map(({ product, halfBags, costInPaise }) => (
          <li key={product} className="flex gap-3 py-0.5">
            <span className="min-w-0 grow">
              {`${i18n._(productWords[product])}: ${getHalfBagText(halfBags)}`}
            </span>
            <span className="tabular-nums">{formatCost(costInPaise)}</span>
          </li>
        ))}
      </ul>
      {rests.length > 0 && (
        <p className="mt-1.5 text-copy leading-snug">
          {t`Left over: ${rest}. Weigh out the part and keep the rest dry.`}
        </p>
      )}
    </div>
  );
}
