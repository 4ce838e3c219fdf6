import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#src/features/profile/api.ts";
import { FarmProfileStep } from "./dashboard-step.tsx";

/** What a farmer whose farm has no place yet can do towards weather of their own. */
export function WeatherStep() {
  const { data } = useQuery(profileQuery);
  if (!data) return null;
  return (
    <FarmProfileStep>
      {data.address ? <Trans>Give your PIN code</Trans> : <Trans>Enter where your farm is</Trans>}
    </FarmProfileStep>
  );
}
