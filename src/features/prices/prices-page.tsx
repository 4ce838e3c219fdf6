import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { Crop } from "#src/shared/farm-terms.ts";
import { Banner } from "#src/ui/banner.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { farmPricesQuery, useCropPrices } from "./api.ts";
import { CropChoiceSection } from "./crop-choice-section.tsx";
import { CropPricesSection } from "./crop-prices-section.tsx";
import type { PriceFilters } from "./schema.ts";

function PricesNotLoaded({ query }: Pick<ComponentProps<typeof NotLoaded>, "query">) {
  const { t } = useLingui();
  return (
    <NotLoaded
      query={query}
      words={{ loading: t`Loading prices…`, failed: t`The prices could not be loaded` }}
      className="grid gap-4 lg:grid-cols-[1.7fr_1fr]"
    >
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </NotLoaded>
  );
}

/** One crop's prices in their faces: waiting, failed, and what is known. */
function CropPart({ crop, step }: { crop: Crop; step: ReactNode }) {
  const { t } = useLingui();
  const { query, prices } = useCropPrices(crop);
  if (!prices) return <PricesNotLoaded query={query} />;
  return (
    <>
      {query.isError && prices.source !== "sample" && (
        <Banner tone="soil" className="mb-4">
          {t`These are the last prices that came through. Newer ones come with the signal.`}
        </Banner>
      )}
      <CropPricesSection prices={prices} step={step} />
    </>
  );
}

/**
 * What mandis near the farm pay for a crop, and what they leave of the farmer's own lot.
 * @param props.step how the farm gets its place
 */
export function PricesPage(props: {
  filters: PriceFilters;
  onFilter: (next: PriceFilters) => void;
  step: ReactNode;
}) {
  const { filters, onFilter, step } = props;
  const { t } = useLingui();
  const farm = useQuery(farmPricesQuery);
  const own = farm.data?.crops.map(({ crop }) => crop) ?? [];
  const chosen = filters.crop ?? own[0] ?? null;
  const isMissing =
    !farm.data && (farm.isError || (farm.isPending && farm.fetchStatus === "paused"));
  return (
    <Page title={t`Market prices`} subtitle={t`Where you earn most after transport.`}>
      {(farm.data || filters.crop || isMissing) && (
        <CropChoiceSection
          // The farmer's own crops come with the answer.
          key={farm.data ? "known" : "waiting"}
          chosen={chosen}
          own={own}
          onChoose={(crop) => onFilter({ crop })}
        />
      )}
      {chosen && <CropPart key={chosen} crop={chosen} step={step} />}
      {!chosen && farm.data && (
        <EmptyState
          picture={<Scene name="empty-scale" />}
          title={t`Which crop do you sell?`}
          text={t`Choose it above, or describe your field: then your own crops stand here.`}
        />
      )}
      {!chosen && <PricesNotLoaded query={farm} />}
    </Page>
  );
}
