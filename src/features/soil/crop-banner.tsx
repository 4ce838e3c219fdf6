import { Trans } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import type { Planned } from "./rules.ts";
import { useWeightText } from "./soil-words.ts";

/** What a crop wants beside the dose. */
export function CropBanner({ plan, hectares }: { plan: Planned; hectares: number }) {
  const getWeightText = useWeightText();
  const { rhizobium, sulphurPerHectare } = plan.dose.general;
  const weight = getWeightText((sulphurPerHectare ?? 0) * hectares);
  if (!rhizobium && sulphurPerHectare === undefined) return null;
  return (
    <Banner tone="leaf">
      {rhizobium && <Trans>Treat the seed with Rhizobium before sowing.</Trans>}
      {sulphurPerHectare !== undefined && (
        <Trans>
          This crop also wants {weight} of sulphur: superphosphate (11%), 20:20:0:13 (13%) or gypsum
          brings it.
        </Trans>
      )}
    </Banner>
  );
}
