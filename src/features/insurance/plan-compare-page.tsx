import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { formatRupees } from "#src/shared/money.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { CardPicture } from "#src/ui/card.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { findListedPlan, planQuery } from "./api.ts";
import { BackLinkSection, insurancePath } from "./back-link-section.tsx";
import { PlanBenefits, planTypeLabels } from "./plan-card.tsx";
import { PlanFactList } from "./plan-fact-list.tsx";
import { joinCompared } from "./rules.ts";
import { type InsurancePlan, mostCompared, type PlanDetails } from "./schema.ts";

type Row = { title: string; draw: (plan: InsurancePlan) => ReactNode };

const cell =
  "w-1/3 min-w-37 border-l border-line p-3 align-top first:border-l-0 sm:min-w-56 sm:p-4";

function useRows(): Row[] {
  const { t, i18n } = useLingui();
  const ofDetails = (fact: keyof PlanDetails) => (plan: InsurancePlan) =>
    plan.details ? (
      <PlanFactList fact={fact} details={plan.details} language={plan.language} />
    ) : (
      "–"
    );
  return [
    {
      title: t`Starting from`,
      draw: ({ price }) => {
        const rupees = formatRupees(Number(price) * 100);
        return (
          <p className="leading-snug">
            <strong className="block text-xl tabular-nums">{rupees}</strong>
            <span className="text-copy text-quiet">{t`per month`}</span>
          </p>
        );
      },
    },
    { title: t`Type`, draw: ({ type }) => i18n._(planTypeLabels[type]) },
    { title: t`What it covers`, draw: (plan) => <PlanBenefits plan={plan} /> },
    {
      title: t`What it does not cover`,
      draw: ofDetails("notCovered"),
    },
    {
      title: t`For whom`,
      draw: ofDetails("forWhom"),
    },
    {
      title: t`Documents you need`,
      draw: ofDetails("documents"),
    },
    {
      title: t`How a claim goes`,
      draw: ofDetails("claimSteps"),
    },
  ];
}

type CompareTableProps = { plans: InsurancePlan[]; onRemove: (id: string) => void };

/** On a phone the third plan is a push to the side away; each row says what it is about in its own line. */
function CompareTable({ plans, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const rows = useRows();
  const captionId = useId();
  return (
    <section
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table className="w-full border-collapse text-copy sm:text-base">
        <caption id={captionId} className="sr-only">
          {t`Plans side by side`}
        </caption>
        <thead>
          <tr>
            {plans.map(({ id, title, image, language }) => (
              <th key={id} scope="col" className={`${cell} text-left font-normal`}>
                <div className="flex items-start justify-between gap-1">
                  <div className="w-14 sm:w-20">
                    <CardPicture src={image} alt="" ratio="1/1" className="rounded-[14px]" />
                  </div>
                  <button
                    type="button"
                    aria-label={t`Take out: ${title}`}
                    onClick={() => onRemove(id)}
                    className="-mt-2 -mr-2 grid size-12 shrink-0 place-items-center rounded-full text-quiet hover:bg-leaf-100 hover:text-ink"
                  >
                    <X aria-hidden size={20} />
                  </button>
                </div>
                <Link
                  href={`${insurancePath}/${id}`}
                  lang={language}
                  className="mt-2 inline-block min-h-12 leading-snug font-semibold text-leaf-700 underline underline-offset-4"
                >
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ title, draw }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={plans.length}
                className="border-y border-line bg-leaf-100 p-0 text-left"
              >
                <span className="sticky left-0 inline-block px-3 py-2 text-sm font-semibold text-leaf-800 sm:px-4">
                  {title}
                </span>
              </th>
            </tr>
            <tr>
              {plans.map((plan) => (
                <td key={plan.id} className={cell}>
                  {draw(plan)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

function usePlan(id: string | undefined) {
  const language = useLanguage();
  const client = useQueryClient();
  return useQuery({
    ...planQuery(id ?? "", language),
    enabled: id !== undefined,
    placeholderData: () =>
      id === undefined ? undefined : findListedPlan(client, { id, language }),
  });
}

type PlanComparePageProps = { ids: string[]; onChange: (ids: string[]) => void };

/** Up to three plans beside each other; the address names them. */
export function PlanComparePage({ ids, onChange }: PlanComparePageProps) {
  const { t } = useLingui();
  const [first, second, third] = ids;
  // By three hooks: the one for any number would weigh on the first load of every screen.
  const queries = [usePlan(first), usePlan(second), usePlan(third)].slice(0, ids.length);
  const plans = queries.flatMap(({ data }) => (data ? [data] : []));
  const failed = queries.find(({ isError, data }) => isError && !data);
  const isOffline = queries.some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus === "paused",
  );
  const isLoading = queries.some(({ isPending }) => isPending);
  const choose = `${insurancePath}${ids.length > 0 ? `?compare=${joinCompared(ids)}` : ""}`;
  const draw = () => {
    if (failed || isOffline) {
      return (
        <LoadFailed
          title={t`The plans could not be loaded`}
          error={failed?.error ?? new TypeError("offline")}
          onRetry={() => {
            for (const { refetch } of queries) void refetch();
          }}
          busy={queries.some(({ isFetching }) => isFetching)}
        />
      );
    }
    if (isLoading) {
      return (
        <div role="status">
          <span className="sr-only">{t`Loading...`}</span>
          <CardSkeleton />
        </div>
      );
    }
    if (plans.length === 0) {
      return (
        <EmptyState
          picture={<Scene name="empty-papers" />}
          title={t`No plan chosen yet`}
          text={t`Choose two or three plans in the list to see them side by side.`}
          action={
            <Link href={insurancePath} className={buttonLook("primary")}>
              {t`See all plans`}
            </Link>
          }
        />
      );
    }
    return (
      <CompareTable plans={plans} onRemove={(gone) => onChange(ids.filter((id) => id !== gone))} />
    );
  };
  // One that is not here yet has its place, or the button would come and go; one that is gone has none.
  const placed = queries.filter(({ data }) => data !== null).length;
  const canAdd = placed > 0 && placed < mostCompared;
  return (
    <>
      <div className="mx-auto -mb-3 max-w-wrap px-4 pt-3 sm:px-6">
        <BackLinkSection title={t`Compare plans`} />
      </div>
      <Page
        title={t`Compare plans`}
        actions={
          canAdd && (
            <Link href={choose} className={buttonLook("quiet")}>
              <Plus aria-hidden size={20} />
              {t`Add a plan`}
            </Link>
          )
        }
        className="pt-2 sm:pt-3"
      >
        <p className="mb-4 text-quiet">{t`Sample plans: no insurer stands behind them.`}</p>
        {draw()}
      </Page>
    </>
  );
}
