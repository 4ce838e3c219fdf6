import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AlertNotification } from "#src/features/alerts/schema.ts";
import { recommendationsQuery } from "#src/features/recommendations/api.ts";
import { listToldWarnings } from "#src/features/recommendations/field-plan-rules.ts";
import { useDayPlan } from "#src/features/recommendations/use-day-plan.ts";

type AlertsProps = { show: (isTold: (alert: AlertNotification) => boolean) => ReactNode };

/** What the forecast warns of, for whoever knows what Today has told of it. */
export function DashboardAlerts({ show }: AlertsProps) {
  const { data } = useQuery(recommendationsQuery);
  const { plans } = useDayPlan(data ?? { fields: [], candidates: [] });
  // A farm without a field has no plan under Today.
  const told = data && data.fields.length > 0 ? listToldWarnings(plans) : [];
  return show(({ kind, data: { crop, firstDay } }) =>
    told.some((each) => each.alert === kind && each.crop === crop && each.firstDay === firstDay),
  );
}
