import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { useNow } from "#src/ui/use-now.ts";
import { useReading } from "#src/ui/use-reading.ts";
import { AlertLineSection } from "./alert-line-section.tsx";
import { alertsQuery } from "./api.ts";
import { listInForce } from "./force-rules.ts";
import { HailLineSection } from "./hail-line-section.tsx";
import { readHail } from "./hail-rules.ts";
import type { AlertNotification } from "./schema.ts";

const mostOnCard = 2;

type PressingAlertsProps = {
  /** Whether an alert stands elsewhere on the screen. */
  isTold: (alert: AlertNotification) => boolean;
};

/** The most pressing alerts, for a card that has more to tell; nothing where there are none. */
export function PressingAlertsSection({ isTold }: PressingAlertsProps) {
  const { data } = useQuery(alertsQuery);
  const { t } = useLingui();
  const now = useNow();
  const reading = useReading();
  const alerts = listInForce(data?.alerts ?? [], now).filter((alert) => !isTold(alert));
  const hail = readHail(data?.hail, now);
  const lines = [
    ...hail.map((each) => <HailLineSection key={each.id} hail={each} reading={reading} />),
    ...alerts.map((alert) => <AlertLineSection key={alert.id} {...{ alert, reading }} />),
  ];
  const left = lines.length - mostOnCard;
  if (lines.length === 0) return null;
  return (
    <section aria-label={t`Weather alerts`} className="mb-4 rounded-control bg-marigold-100 p-3">
      <ul className="grid gap-2.5">
        {lines.slice(0, mostOnCard).map((line) => (
          <li key={line.key}>{line}</li>
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
