import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { Link } from "wouter";
import { isOver } from "#src/features/notifications/rules.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useReading } from "#src/ui/use-reading.ts";
import { AlertLineSection, AlertSection } from "./alert-section.tsx";
import { alertsQuery } from "./api.ts";
import type { AlertNotification } from "./schema.ts";

const mostOnCard = 2;

/** Those in force today: what was loaded days ago may have passed since. */
function listInForce(alerts: readonly AlertNotification[], now: Date): AlertNotification[] {
  return alerts.filter((alert) => !isOver(alert, getLocalDay(now)));
}

/** The most pressing alerts, for a card that has more to tell; nothing where there are none. */
export function PressingAlertsSection() {
  const { data } = useQuery(alertsQuery);
  const { t } = useLingui();
  const now = useNow();
  const reading = useReading();
  const alerts = listInForce(data?.alerts ?? [], now);
  const left = alerts.length - mostOnCard;
  if (alerts.length === 0) return null;
  return (
    <section aria-label={t`Weather alerts`} className="mb-4 rounded-control bg-marigold-100 p-3">
      <ul className="grid gap-2.5">
        {alerts.slice(0, mostOnCard).map((alert) => (
          <li key={alert.id}>
            <AlertLineSection {...{ alert, reading }} />
          </li>
        ))}
      </ul>
      <Link
        href="/weather"
        className="mt-1 -mb-1.5 flex min-h-12 items-center gap-1.5 font-semibold text-leaf-800 no-underline hover:underline"
      >
        {left > 0 ? <Trans>What to do, and {left} more</Trans> : <Trans>What to do</Trans>}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </section>
  );
}

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
  if (alerts.length === 0) return null;
  return (
    <Card
      title={t`Weather alerts`}
      icon={<TriangleAlert aria-hidden size={22} />}
      className="mb-4 border-marigold-500"
    >
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {alerts.map((alert) => (
          <li key={alert.id} className="border-line max-lg:border-b max-lg:pb-1">
            <AlertSection {...{ alert, reading }} />
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-sm leading-snug text-quiet">
        <Trans>
          Rain and wind are judged by the classes of the India Meteorological Department. The limits
          of crops are general advice: look at your plants too.
        </Trans>
      </p>
    </Card>
  );
}
