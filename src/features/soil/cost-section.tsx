import { useLingui } from "@lingui/react/macro";
import { getBagText } from "#src/shared/farm-words.ts";
import { formatWholeRupees } from "#src/shared/money.ts";
import { listLeftOvers, type Planned } from "./rules.ts";
import { productWords, useWeightText } from "./soil-words.ts";
import { isPast } from "./stage-rules.ts";

/** What is bought for it, what it costs, and what stays over. */
export function CostSection({ plan }: { plan: Planned }) {
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const { ahead, stages } = plan;
  const hasPast = stages.some(isPast);
  const rests = listLeftOvers(ahead).map(({ product, kilograms }) => {
    const name = i18n._(productWords[product]);
    const weight = getWeightText(kilograms);
    return t`${weight} ${name}`;
  });
  const rest = rests.join(", ");
  return (
    <div className="rounded-control bg-leaf-100 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold">
          {hasPast ? t`To buy from now on` : t`To buy for the whole season`}
        </span>
        <b className="ml-auto text-3xl tabular-nums">{formatWholeRupees(ahead.costInPaise)}</b>
      </p>
      <ul className="mt-1 leading-snug">
        {ahead.items.map(({ product, kilograms, halfBags, costInPaise }) => (
          <li key={product} className="flex gap-3 py-0.5">
            <span className="min-w-0 grow">
              {`${i18n._(productWords[product])}: ${getBagText(i18n, halfBags)}, ${getWeightText(kilograms)}`}
            </span>
            <span className="tabular-nums">{formatWholeRupees(costInPaise)}</span>
          </li>
        ))}
      </ul>
      {hasPast && (
        <p className="mt-1.5 text-copy leading-snug">
          {t`Doses whose time has passed are not counted.`}
        </p>
      )}
      {rests.length > 0 && (
        <p className="mt-1.5 text-copy leading-snug">
          {t`Left over: ${rest}. Weigh out the part and keep the rest dry.`}
        </p>
      )}
    </div>
  );
}
