import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { RestScene } from "#src/ui/rest-scene.tsx";
import { useReading } from "#src/ui/use-reading.ts";
import { FarmSkySection } from "./farm-sky-section.tsx";
import { type FieldPlan, isListed } from "./field-plan-rules.ts";
import type { Recommendations } from "./schema.ts";
import { TodayHeadSection } from "./today-head-section.tsx";
import { TodayRowSection } from "./today-row-section.tsx";
import { useDayPlan } from "./use-day-plan.ts";
import { WaterVerdictList } from "./water-verdict-list.tsx";
import { listWaterVerdicts } from "./water-verdict-rules.ts";

const isOfFarm = ({ fields }: FieldPlan) => fields.length === 0;

type TodayPlanProps = {
  data: Recommendations;
  /** How many fields are shown until all are asked for. */
  rowsAtFirst: number;
  /** Keeps the height that stood here before. */
  room: string | undefined;
};

/** The day of a farm that has fields: which of them to water, rain and wind over all of it, then each field's work. */
export function TodayPlanSection({ data, rowsAtFirst, room }: TodayPlanProps) {
  const { t } = useLingui();
  const { plans, today, now, isBegun, finish } = useDayPlan(data);
  const reading = useReading();
  const [isWhole, setWhole] = useState(false);
  const own = plans.filter((plan) => !isOfFarm(plan));
  // What all of the farm is to do today stands above its fields.
  const ofFarm = plans.filter((plan) => isOfFarm(plan) && isListed(plan));
  const isFarmBusy = ofFarm.some(({ lead }) => lead !== null);
  const shown = [...ofFarm, ...own.slice(0, isWhole ? own.length : rowsAtFirst)];
  return (
    <>
      <TodayHeadSection>
        {own.length > rowsAtFirst && (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer` : t`Show all ${own.length}`}
          </Button>
        )}
      </TodayHeadSection>
      <div className={classNames("flex grow flex-col gap-2", room)}>
        <WaterVerdictList
          verdicts={listWaterVerdicts(data, { plans, today })}
          {...{ plans, today }}
        />
        <FarmSkySection now={now} />
        {own.length === 0 && (
          <p className="flex min-h-42 items-center rounded-card bg-leaf-100 p-5 text-xl font-bold sm:min-h-32">
            {isBegun ? t`All that pressed is done.` : t`Nothing to do today`}
          </p>
        )}
        <ol className="grid gap-2 empty:hidden sm:auto-rows-fr">
          {shown.map((plan) => (
            <TodayRowSection
              key={plan.fields.map(({ id }) => id).join(" ")}
              {...{ plan, today, now, reading }}
              isFarmBusy={isFarmBusy && !isOfFarm(plan)}
              crops={data.fields}
              onDone={finish}
            />
          ))}
        </ol>
        {room && <RestScene className="-mt-2" />}
      </div>
    </>
  );
}
