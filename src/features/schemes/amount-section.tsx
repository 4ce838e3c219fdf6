import { useLingui } from "@lingui/react/macro";
import { formatDay } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import {
  countByArea,
  type InstalmentWindow,
  listInstalmentWindows,
  pensionAge,
  planPension,
} from "./amount-rules.ts";
import { useSchemeFits } from "./api.ts";
import type { Amount } from "./detail-schema.ts";

const rupees = (value: number) => formatRupees(value * 100);

function PensionAmount({ age }: { age: number | undefined }) {
  const { t } = useLingui();
  if (age === undefined) {
    return <p>{t`Say how old you are, and what you would pay each month is worked out here.`}</p>;
  }
  const plan = planPension(age);
  if (plan === "too-young") return <p>{t`Joining begins at 18.`}</p>;
  if (plan === "too-old") return <p>{t`Joining ends at 40.`}</p>;
  const [monthly, total, pension] = [plan.monthly, plan.ownTotal, plan.pensionPerMonth].map(rupees);
  const years = formatNumber(plan.years);
  const joined = formatNumber(age);
  const from = formatNumber(pensionAge);
  return (
    <>
      <p className="text-2xl font-semibold text-leaf-700">{t`You pay ${monthly} a month`}</p>
      <p className="mt-1">{t`The government pays ${monthly} a month too. From ${from} on you get ${pension} a month.`}</p>
      <p className="mt-1 text-copy text-quiet">
        {t`Joining at ${joined}, you pay for ${years} years: ${total} in all.`}
      </p>
    </>
  );
}

/** When the instalments come; how much they are stands in what one gets. */
function InstalmentDates({ amount }: { amount: Extract<Amount, { kind: "instalments" }> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = getLocalDay(useNow());
  const { current, next } = listInstalmentWindows({ windows: amount.windows, today });
  const day = (date: string) => formatDay(new Date(`${date}T06:00:00Z`), language);
  const wordWindow = ({ from, to }: InstalmentWindow) => {
    const [begin, end] = [day(from), day(to)];
    return t`${begin} to ${end}`;
  };
  return (
    <>
      {current && (
        <p>
          {t`This instalment's window:`} <strong>{wordWindow(current)}</strong>
        </p>
      )}
      {next && (
        <p className="mt-1">
          {t`Next instalment's window:`} <strong>{wordWindow(next)}</strong>
        </p>
      )}
    </>
  );
}

function AreaAmount({
  amount,
  landHectares,
}: {
  amount: Extract<Amount, { kind: "by-area" }>;
  landHectares: number | undefined;
}) {
  const { t } = useLingui();
  const total = countByArea(amount, landHectares);
  const each = rupees(amount.rupees);
  const area = formatNumber(landHectares ?? 0);
  const sum = rupees(total ?? 0);
  const rate =
    amount.unit === "acre"
      ? amount.isYearly
        ? t`${each} an acre each year`
        : t`${each} an acre`
      : amount.isYearly
        ? t`${each} a hectare each year`
        : t`${each} a hectare`;
  return (
    <>
      <p className="text-2xl font-semibold text-leaf-700">{total === null ? rate : sum}</p>
      {total !== null && (
        <p className="mt-1">{t`${rate}, at most for what is counted of your ${area} hectares.`}</p>
      )}
    </>
  );
}

/** The amount of a scheme, or when it comes, worked out for the farmer where it can be. */
export function AmountSection({ amount }: { amount: Amount }) {
  const { fits } = useSchemeFits();
  if (amount.kind === "instalments" && amount.windows.length === 0) return null;
  const facts = fits?.facts ?? {};
  return (
    <div className="mt-4 rounded-control bg-leaf-100 p-4">
      {amount.kind === "pension-plan" && <PensionAmount age={facts.age} />}
      {amount.kind === "instalments" && <InstalmentDates amount={amount} />}
      {amount.kind === "by-area" && (
        <AreaAmount amount={amount} landHectares={facts.landHectares} />
      )}
    </div>
  );
}
