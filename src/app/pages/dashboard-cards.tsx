import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CropDistributionCard } from "#src/features/crops/crop-distribution-card.tsx";
import { YieldTrendCard } from "#src/features/crops/yield-trend-card.tsx";
import type { Profile } from "#src/features/profile/schema.ts";
import { useUpdateWidgets } from "#src/features/widgets/api.ts";
import { listShownWidgets, type WidgetName, type Widgets } from "#src/features/widgets/schema.ts";
import { classNames } from "#src/ui/class-names.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { DashboardCardMenu } from "./dashboard-card-menu.tsx";
import { DashboardFoldSection } from "./dashboard-fold-section.tsx";
import { getCardSpan } from "./dashboard-grid.ts";
import { FarmProfileStep } from "./dashboard-step.tsx";
import { WeatherStep } from "./weather-step.tsx";

/** So many cards stand whole on a phone; of more, the beginnings do. */
const mostWhole = 3;

const cardShape = <Skeleton className="h-full min-h-80 rounded-card" />;

// Its chart and forms are more than all other cards together.
const IrrigationCard = lazyView(
  async () =>
    (await import("#src/features/irrigation/irrigation-schedule-card.tsx")).IrrigationScheduleCard,
  cardShape,
);

const PestCard = lazyView(
  async () => (await import("#src/features/pests/pest-control-card.tsx")).PestControlCard,
  cardShape,
);

// With it come the general doses and the search for the cheapest purchase.
const SoilCard = lazyView(
  async () => (await import("#src/features/soil/soil-health-card.tsx")).SoilHealthCard,
  cardShape,
);

// Its words, rules and drawings are of many features.
const RecommendationCard = lazyView(
  async () =>
    (await import("#src/features/recommendations/ai-recommendation-card.tsx")).AiRecommendationCard,
  cardShape,
);

const FieldMapCard = lazyView(
  async () => (await import("./field-map-card.tsx")).FieldMapCard,
  cardShape,
);

const MarketPriceCard = lazyView(
  async () => (await import("#src/features/prices/market-price-card.tsx")).MarketPriceCard,
  cardShape,
);

const CommunityCard = lazyView(
  async () => (await import("#src/features/blogs/community-updates-card.tsx")).CommunityUpdatesCard,
  cardShape,
);

function useTitles(): Record<WidgetName, string> {
  const { t } = useLingui();
  return {
    CropDistribution: t`Crop Distribution`,
    YieldTrend: t`Yield Trend`,
    AiRecommendation: t`AI Recommendation`,
    FieldHealthMap: t`Field Health Map`,
    MarketPrice: t`Market Price`,
    CommunityUpdates: t`Community Updates`,
    SoilHealth: t`Soil Health`,
    IrrigationSchedule: t`Irrigation Schedule`,
    PestControlSuggestions: t`Pest Control Suggestions`,
  };
}

function DashboardCard(props: { name: WidgetName; farm: Profile | undefined; action: ReactNode }) {
  const { name, farm, action } = props;
  const cropStep = farm && !farm.cropType && (
    <FarmProfileStep>
      <Trans>Name your main crop</Trans>
    </FarmProfileStep>
  );
  const sizeStep = farm && farm.farmSize === null && (
    <FarmProfileStep>
      <Trans>Enter your farm's size</Trans>
    </FarmProfileStep>
  );
  const placeStep = farm && !farm.address && (
    <FarmProfileStep>
      <Trans>Enter where your farm is</Trans>
    </FarmProfileStep>
  );
  switch (name) {
    case "CropDistribution":
      return <CropDistributionCard action={action} />;
    case "YieldTrend":
      return <YieldTrendCard action={action} step={sizeStep || cropStep} />;
    case "AiRecommendation":
      return <RecommendationCard action={action} step={cropStep || placeStep} />;
    case "FieldHealthMap":
      return <FieldMapCard action={action} />;
    case "MarketPrice":
      return <MarketPriceCard action={action} step={placeStep || cropStep} />;
    case "CommunityUpdates":
      return <CommunityCard action={action} />;
    case "SoilHealth":
      return <SoilCard action={action} />;
    case "IrrigationSchedule":
      return <IrrigationCard action={action} placeStep={<WeatherStep />} />;
    case "PestControlSuggestions":
      return <PestCard action={action} placeStep={<WeatherStep />} />;
  }
}

/** The optional cards that a farmer shows, each with the way to hide it again. */
export function DashboardCards({ shown, farm }: { shown: Widgets; farm: Profile | undefined }) {
  const { t } = useLingui();
  const titles = useTitles();
  const toast = useToast();
  const update = useUpdateWidgets();
  const setShown = (name: WidgetName, isShown: boolean) =>
    update.mutate(
      { [name]: isShown },
      {
        onSuccess: () => {
          if (isShown) return;
          toast.show({
            text: t`${titles[name]} is hidden.`,
            action: { label: t`Undo`, onPress: () => setShown(name, true) },
          });
        },
        onError: (error) => {
          console.error("[widgets] saving failed", error);
          toast.show({
            text: t`That could not be saved and was taken back. Try again in a moment.`,
            tone: "bad",
          });
        },
      },
    );
  const names = listShownWidgets(shown);
  const draw = (name: WidgetName) => (
    <DashboardCard
      name={name}
      farm={farm}
      action={<DashboardCardMenu title={titles[name]} onHide={() => setShown(name, false)} />}
    />
  );
  return names.map((name, at) => (
    <li key={name} className={classNames("min-w-0", getCardSpan(at, names.length))}>
      {names.length > mostWhole ? (
        <DashboardFoldSection title={titles[name]}>{draw(name)}</DashboardFoldSection>
      ) : (
        draw(name)
      )}
    </li>
  ));
}
