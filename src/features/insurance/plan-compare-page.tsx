import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
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

type Row = {
  title: string;
  /** Few enough letters that all of it stands side by side on a phone too. */
  isShort?: boolean;
  draw: (plan: InsurancePlan) => ReactNode;
};

/** Beside each other wherever two have room. */
const beside = "grid pair:auto-cols-fr pair:grid-flow-col sm:table-row";
const cell =
  "block min-w-0 border-line p-3 align-top break-words max-sm:border-t max-sm:first:border-t-0 sm:table-cell sm:border-l sm:p-4 sm:first:border-l-0";
const shortCell = `${cell} pair:max-sm:border-t-0 pair:max-sm:border-l pair:max-sm:first:border-l-0`;

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
      isShort: true,
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
    { title: t`Type`, isShort: true, draw: ({ type }) => i18n._(planTypeLabels[type]) },
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

function PlanHead({ plan, onRemove }: { plan: InsurancePlan; onRemove: () => void }) {
  const { t } = useLingui();
  const { id, title, image, language } = plan;
  return (
    <th scope="col" className={`${shortCell} text-left font-normal`}>
      <div className="flex items-start justify-between gap-1">
        <div className="w-9 sm:w-20">
          <CardPicture src={image} alt="" ratio="1/1" className="rounded-[14px]" />
        </div>
        <button
          type="button"
          aria-label={t`Take out: ${title}`}
          onClick={onRemove}
          className="-mt-3 -mr-3 grid size-12 shrink-0 place-items-center rounded-full text-quiet hover:bg-leaf-100 hover:text-ink"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <Link
        href={`${insurancePath}/${id}`}
        lang={language}
        className="mt-1 inline-block min-h-12 leading-snug font-semibold text-leaf-700 underline underline-offset-4 max-sm:text-sm sm:mt-2"
      >
        {title}
      </Link>
    </th>
  );
}

/** Whose cell it is, where the cells of a row stand below each other; a table says it to who listens. */
function CellOwner({ plan }: { plan: InsurancePlan }) {
  return (
    <div
      aria-hidden
      lang={plan.language}
      className="mb-2 flex items-center gap-2.5 leading-snug font-semibold sm:hidden"
    >
      <div className="w-8 shrink-0">
        <CardPicture src={plan.image} alt="" ratio="1/1" className="rounded-lg" />
      </div>
      <span className="min-w-0">{plan.title}</span>
    </div>
  );
}

/** A table; on a phone three columns of sentences would be too narrow to read, so what is long stands below each other. */
function CompareTable({ plans, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const rows = useRows();
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      <table className="block w-full table-fixed border-collapse sm:table">
        <caption className="sr-only">{t`Plans side by side`}</caption>
        {/* Whose number it is stays in sight while the numbers go by, below the bar. */}
        <thead className="sticky top-16 z-10 block bg-surface shadow-card sm:table-header-group sm:shadow-none">
          <tr className={beside}>
            {plans.map((plan) => (
              <PlanHead key={plan.id} plan={plan} onRemove={() => onRemove(plan.id)} />
            ))}
          </tr>
        </thead>
        {rows.map(({ title, isShort = false, draw }) => (
          <tbody key={title} className="block sm:table-row-group">
            <tr className="block sm:table-row">
              <th
                scope="rowgroup"
                colSpan={plans.length}
                className="block border-y border-line bg-leaf-100 px-3 py-2 text-left text-sm font-semibold text-leaf-800 sm:table-cell sm:px-4"
              >
                {title}
              </th>
            </tr>
            <tr className={isShort ? beside : "grid sm:table-row"}>
              {plans.map((plan) => (
                <td key={plan.id} className={isShort ? shortCell : cell}>
                  {!isShort && <CellOwner plan={plan} />}
                  {draw(plan)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
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
    <Page
      back={<BackLinkSection title={t`Compare plans`} />}
      title={t`Compare plans`}
      actions={
        canAdd && (
          <Link href={choose} className={buttonLook("quiet")}>
            <Plus aria-hidden size={20} />
            {t`Add a plan`}
          </Link>
        )
      }
    >
      <p className="mb-4 text-quiet">{t`Sample plans: no insurer stands behind them.`}</p>
      {draw()}
    </Page>
  );
}
