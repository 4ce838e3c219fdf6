import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useReading } from "#src/ui/use-reading.ts";
import { AlertSection } from "./alert-section.tsx";
import { alertsQuery } from "./api.ts";
import { listInForce } from "./force-rules.ts";
import { isHailRead, readHail } from "./hail-rules.ts";
import { HailSection } from "./hail-section.tsx";

/** All alerts in force with what to do about each. */
export function AlertsInForceSection() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(alertsQuery);
  const now = useNow();
  const reading = useReading();
  if (!data && error && describeFailure(error).code !== "not-signed-in") {
    return (
      <div role="alert" className="mb-4">
        <Banner
          tone="soil"
          action={
            <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Whether there are alerts could not be found out.</Trans>
        </Banner>
      </div>
    );
  }
  const alerts = listInForce(data?.alerts ?? [], now);
  const hail = readHail(data?.hail, now);
  if (alerts.length + hail.length === 0) return null;
  return (
    <Card
      title={t`Weather alerts`}
      icon={<TriangleAlert aria-hidden size={22} />}
      className="mb-4 border-marigold-500"
    >
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {hail.map((each) => (
          <li key={each.id} className="border-line max-lg:border-b max-lg:pb-1">
            <HailSection hail={each} reading={reading} />
          </li>
        ))}
        {alerts.map((alert) => (
          <li key={alert.id} className="border-line max-lg:border-b max-lg:pb-1">
            <AlertSection {...{ alert, reading }} />
          </li>
        ))}
      </ul>
      {alerts.length > 0 && (
        <p className="mt-3 max-w-prose text-sm leading-snug text-quiet">
          <Trans>
            Rain and wind are judged by the classes of the India Meteorological Department. The
            limits of crops are general advice: look at your plants too.
          </Trans>
        </p>
      )}
    </Card>
  );
}

/** What no warning of hail means: there may be hail without one, and their source may be out of reach. */
export function HailNoteSection() {
  const { data } = useQuery(alertsQuery);
  const now = useNow();
  return (
    <p className="mt-1 text-sm leading-snug text-quiet">
      {isHailRead(data?.hailReadDate, now) ? (
        <Trans>
          Hail is not in the forecast. A warning of the India Meteorological Department for your
          place stands on this page; hail may come without one, too.
        </Trans>
      ) : (
        <Trans>
          Hail is not in the forecast, and new warnings of it cannot be read just now: see
          mausam.imd.gov.in.
        </Trans>
      )}
    </p>
  );
}
