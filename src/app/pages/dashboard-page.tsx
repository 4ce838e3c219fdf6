import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { profileQuery } from "#src/features/profile/api.ts";
import { getPlaceName } from "#src/features/profile/rules.ts";
import { useSession } from "#src/features/session/api.ts";
import { widgetsQuery } from "#src/features/widgets/api.ts";
import { hiddenWidgets, listShownWidgets } from "#src/features/widgets/schema.ts";
import { formatDay } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { FailedState } from "#src/ui/empty-state.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyAnew, lazyView, ViewFailed } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { DashboardGreeting } from "./dashboard-greeting.tsx";
import { daySpans, getCardSpan } from "./dashboard-grid.ts";

const DashboardCards = lazyView(async () => (await import("./dashboard-cards.tsx")).DashboardCards);

const Day = lazyAnew(async () => (await import("./dashboard-day.tsx")).DashboardDay, <DayShape />);

// For whoever has chosen no card yet.
const Invitation = lazyView(
  async () => (await import("./dashboard-invitation.tsx")).DashboardInvitation,
  <li className="min-h-96 md:col-span-2 xl:col-span-12" />,
);

const AddMoreDialog = lazyView(
  async () => (await import("#src/features/widgets/add-more-dialog.tsx")).AddMoreDialog,
  null,
);

const KeptNotice = lazyView(
  async () => (await import("#src/features/profile/account-kept-section.tsx")).AccountKeptSection,
  null,
);

/** The room of the day until it is there. */
function DayShape() {
  return (
    <>
      <li className={classNames(daySpans.today, "min-h-204 sm:min-h-174")} />
      <li className={daySpans.weather}>
        <DashboardCardSkeleton />
      </li>
      <li className={daySpans.assistant}>
        <Skeleton className="h-76 rounded-card md:h-48" />
      </li>
    </>
  );
}

/** The shape of an optional card: title row, picture, two lines, the step. */
function DashboardCardSkeleton() {
  return (
    <Card as="div" aria-hidden className="animate-appear">
      <Skeleton className="mb-6 h-6 w-1/2" />
      <Skeleton className="h-32" />
      <Skeleton className="mt-4 h-5" />
      <Skeleton className="mt-3 h-4 w-2/3" />
      <Skeleton className="mt-5 h-10 w-2/5" />
    </Card>
  );
}

/** The optional cards' part of the grid in its four faces: waiting, failed, empty and full. */
function OptionalCards({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui();
  const widgets = useQuery(widgetsQuery);
  const own = useQuery(profileQuery);
  if (widgets.data) {
    const { length } = listShownWidgets(widgets.data);
    if (length === 0) return <Invitation onAdd={onAdd} />;
    return (
      <Suspense fallback={<DashboardCardSkeletons count={length} />}>
        <DashboardCards shown={widgets.data} farm={own.data} />
      </Suspense>
    );
  }
  if (widgets.isError) {
    return (
      <li className="md:col-span-2 xl:col-span-12">
        <FailedState
          title={t`Your cards could not be loaded`}
          text={t`Check your connection and try again.`}
          retryLabel={t`Try again`}
          onRetry={() => void widgets.refetch()}
          busy={widgets.isFetching}
        />
      </li>
    );
  }
  return <DashboardCardSkeletons count={3} />;
}

function DashboardCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} className={getCardSpan(at, count)}>
      {at === 0 && (
        <span role="status" className="sr-only">
          <Trans>Loading your cards…</Trans>
        </span>
      )}
      <DashboardCardSkeleton />
    </li>
  ));
}

/** The signed-in home: what day it is and where, the assistant, the weather and the chosen cards. */
export function DashboardPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { user } = useSession();
  const own = useQuery(profileQuery);
  const widgets = useQuery(widgetsQuery);
  const addMore = useDialog();
  // "Choose cards" is gone with the first card that was chosen; its fellow has the focus then.
  const head = useSwapFocus<HTMLLIElement>(addMore.open);
  const now = useNow();
  const place = own.data?.address ? getPlaceName(own.data.address) : null;
  return (
    <div className="mx-auto w-full max-w-wrap px-4 pt-6 pb-14 sm:px-6 sm:pt-8">
      <header className="mb-5">
        <p className="truncate text-copy text-quiet">
          <time dateTime={now.toISOString()}>{formatDay(now, language)}</time>
          {place && ` · ${place}`}
        </p>
        <h1 className="mt-1 text-2xl sm:text-title-wide">
          <DashboardGreeting now={now} name={user?.displayName ?? null} />
        </h1>
      </header>
      {own.data?.accountKeptAt && <KeptNotice />}
      {/* Wide, the chat stands below the day, beside the weather, and takes what that is higher. */}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
        <ErrorBoundary
          fallback={(retry) => (
            <li className="md:col-span-2 xl:col-span-12">
              <ViewFailed onRetry={retry} />
            </li>
          )}
        >
          <Day farm={own.data} />
        </ErrorBoundary>
        <li
          ref={head}
          className="mt-2 flex items-center justify-between gap-4 md:col-span-2 xl:col-span-12"
        >
          <h2 className="min-w-0 text-xl">{t`Your cards`}</h2>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden size={20} />}
            disabled={!widgets.data}
            onClick={addMore.show}
          >
            <Trans>Add More</Trans>
          </Button>
        </li>
        <OptionalCards onAdd={addMore.show} />
      </ul>
      {addMore.open && (
        <AddMoreDialog open onClose={addMore.hide} shown={widgets.data ?? hiddenWidgets} />
      )}
    </div>
  );
}
