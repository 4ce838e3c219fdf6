import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Droplets } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useCropRecords } from "#src/features/crops/api.ts";
import { listHarvestWorks } from "#src/features/crops/record-rules.ts";
import { getGrowth, listNext, type Work, withHarvest } from "#src/features/fields/growth-rules.ts";
import { useNextText } from "#src/features/fields/growth-words.ts";
import type { Season } from "#src/features/fields/schema.ts";
import { SeasonStripChart } from "#src/features/fields/season-strip-chart.tsx";
import type { ShownField } from "#src/features/fields/writes.ts";
import { useFarmWater } from "#src/features/irrigation/api.ts";
import { getWaterLeft, isWaterDue, listWaterWorks } from "#src/features/irrigation/rules.ts";
import { useLeftText } from "#src/features/irrigation/water-words.ts";
import { recommendationsQuery } from "#src/features/recommendations/api.ts";
import { settleWorks } from "#src/features/recommendations/season-work-rules.ts";
import { useDayPlan } from "#src/features/recommendations/use-day-plan.ts";
import { useVerdictText } from "#src/features/recommendations/verdict-words.ts";
import { soilQuery } from "#src/features/soil/api.ts";
import { getFieldSoil } from "#src/features/soil/rules.ts";
import { listDoseWorks } from "#src/features/soil/stage-rules.ts";
import { applyWaiting, soilWrites } from "#src/features/soil/writes.ts";
import { useWaiting } from "#src/ui/use-outbox.ts";

type Given = { field: ShownField; season: Season; today: string };

/** When fertiliser is given on a field, by its own test and prices. */
function useDoseWorks({ field, today }: Given): Work[] {
  const { data } = useQuery(soilQuery);
  const writes = useWaiting(soilWrites);
  // A plan is looked for among thousands of purchases, so not again for each drawing.
  return useMemo(() => {
    if (!data) return [];
    const { plan } = getFieldSoil(field, applyWaiting(data, writes), today);
    return plan.kind === "planned" ? listDoseWorks(plan.stages) : [];
  }, [field, data, writes, today]);
}

/** The plan of the day for one field; it is told whether that is still on its way. */
function useFieldPlan(fieldId: string) {
  const { data, isPending } = useQuery(recommendationsQuery);
  const { plans } = useDayPlan(data ?? { fields: [], candidates: [] });
  return { isPending, plan: plans.find(({ fields }) => fields.some(({ id }) => id === fieldId)) };
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-h-6 items-start gap-2.5 leading-snug [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** How a field stands: its season with what was done and what comes, the water that is left, and what is next. */
export function FieldStanding(given: Given) {
  const { field, season, today } = given;
  const { t } = useLingui();
  const getLeftText = useLeftText();
  const getNextText = useNextText();
  const getTaskText = useVerdictText(today);
  const { fields: waters } = useFarmWater();
  const { data: crops } = useCropRecords();
  const doses = useDoseWorks(given);
  const { plan, isPending } = useFieldPlan(field.id);
  const water = waters.find(({ fieldId }) => fieldId === field.id);
  const counted = [
    ...(water ? listWaterWorks(water) : []),
    ...doses,
    ...listHarvestWorks(crops?.records ?? [], season.id),
  ];
  const works = plan ? settleWorks(counted, { plan, today }) : counted;
  const growth = getGrowth(season, today);
  const [next] = listNext(growth.kind === "known" ? withHarvest(works, growth) : works, today);
  // What presses comes before what the season brings by itself.
  const text = (plan && getTaskText(plan)) ?? (next && getNextText(next, today));
  const left = water && getWaterLeft(water.outlook, today);
  const isDue = water && isWaterDue(water.outlook, today);
  return (
    <>
      <SeasonStripChart {...{ season, works, today }} />
      <div className="mt-3 grid min-h-14 content-start gap-2">
        {left && (
          <Line icon={<Droplets aria-hidden size={20} className="text-sky-600" />}>
            {t`Water in the soil:`}{" "}
            <b className={isDue ? "text-chilli-600" : undefined}>{getLeftText(left)}</b>
          </Line>
        )}
        {text && !isPending && (
          <Line icon={<CalendarDays aria-hidden size={20} className="text-leaf-700" />}>
            {t`Next:`} <b>{text}</b>
          </Line>
        )}
      </div>
    </>
  );
}
