import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { LayoutGrid, Plus } from "lucide-react";
import { Suspense } from "react";
import { AssistantCard } from "#src/features/assistant/assistant-card.tsx";
import { profileQuery } from "#src/features/profile/api.ts";
import { getPlaceName } from "#src/features/profile/rules.ts";
import { useSession } from "#src/features/session/api.ts";
import { widgetsQuery } from "#src/features/widgets/api.ts";
import { hiddenWidgets, listShownWidgets } from "#src/features/widgets/schema.ts";
import { formatDay } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { EmptyState, FailedState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { DashboardGreeting } from "./dashboard-greeting.tsx";

const DashboardCards = lazyView(async () => (await import("./dashboard-cards.tsx")).DashboardCards);

const DashboardWeather = lazyView(
  async () => (await import("./dashboard-weather.tsx")).DashboardWeather,
  <DashboardCardSkeleton />,
);

const AddMoreDialog = lazyView(
  async () => (await import("#src/features/widgets/add-more-dialog.tsx")).AddMoreDialog,
  null,
);

const FarmPlaces = lazyView(
  async () => (await import("#src/features/fields/farm-places-section.tsx")).FarmPlacesSection,
  <div className="h-40 sm:h-18" />,
);

const KeptNotice = lazyView(
  async () => (await import("#src/features/profile/account-kept-section.tsx")).AccountKeptSection,
  null,
);

function AddMoreInvitation({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui();
  return (
    <li className="rounded-card border-2 border-dashed border-soil-300 md:col-span-2 xl:col-span-12">
      <EmptyState
        picture={<Scene name="empty-field" />}
        title={t`Make this page your own`}
        text={t`Add cards for what you want to see each day: water, soil, pests, prices and more.`}
        action={
          <Button icon={<LayoutGrid aria-hidden size={20} />} onClick={onAdd}>
            <Trans>Choose cards</Trans>
          </Button>
        }
      />
      <FarmPlaces />
    </li>
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
    if (length === 0) return <AddMoreInvitation onAdd={onAdd} />;
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
    <li key={at} className="xl:col-span-4">
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
  const language = useLanguage();
  const { user } = useSession();
  const own = useQuery(profileQuery);
  const widgets = useQuery(widgetsQuery);
  const addMore = useDialog();
  // "Choose cards" is gone with the first card that was chosen; its fellow has the focus then.
  const head = useSwapFocus<HTMLElement>(addMore.open);
  const now = useNow();
  const place = own.data?.address ? getPlaceName(own.data.address) : null;
  return (
    <div className="mx-auto w-full max-w-wrap px-4 pt-6 pb-14 sm:px-6 sm:pt-8">
      <header ref={head} className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-64">
          <p className="text-[15px] text-quiet">
            <time dateTime={now.toISOString()}>{formatDay(now, language)}</time>
            {place && ` · ${place}`}
          </p>
          <h1 className="mt-1 text-[28px] sm:text-[34px]">
            <DashboardGreeting now={now} name={user?.displayName ?? null} />
          </h1>
        </div>
        <Button
          variant="quiet"
          icon={<Plus aria-hidden size={20} />}
          disabled={!widgets.data}
          onClick={addMore.show}
        >
          <Trans>Add More</Trans>
        </Button>
      </header>
      {own.data?.accountKeptAt && <KeptNotice />}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-12">
        <li className="min-w-0 xl:col-span-7">
          <AssistantCard />
        </li>
        {/* As high as a whole forecast from the beginning, so that nothing beside it moves when it comes. */}
        <li className="min-w-0 xl:col-span-5 xl:min-h-[558px]">
          <DashboardWeather />
        </li>
        <OptionalCards onAdd={addMore.show} />
      </ul>
      {addMore.open && (
        <AddMoreDialog open onClose={addMore.hide} shown={widgets.data ?? hiddenWidgets} />
      )}
    </div>
  );
}
