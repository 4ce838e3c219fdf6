import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight, Clock } from "lucide-react";
import { Link } from "wouter";
import { formatLongWeekday } from "#src/shared/short-times.ts";
import { Chip } from "#src/ui/chip.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { DoneButton } from "./done-button.tsx";
import { getHoursLeft, joinSprays, type PlanRest } from "./field-plan-rules.ts";
import { useHeldReasonText, useHeldTaskText } from "./hold-words.ts";
import { useWindowText } from "./hour-words.ts";
import {
  useFieldNames,
  useGainText,
  useReasonText,
  useTaskText,
  useUsualText,
} from "./recommendation-words.ts";
import { getDueDay } from "./rules.ts";
import type { Candidate } from "./schema.ts";

type Given = { today: string; now: Date; onDone: (task: Candidate) => void };

/** By which day it is to be done, where one is near; what can wait says nothing. */
function DayChip({ candidate, now }: { candidate: Candidate; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const due = getDueDay(candidate, now);
  if (!due) return null;
  switch (due.kind) {
    case "late":
      return (
        <Chip tone="bad">
          {t`${plural(due.days, { one: "# day late", other: "# days late" })}`}
        </Chip>
      );
    case "today":
      return <Chip tone="bad">{t`Today`}</Chip>;
    case "tomorrow":
      return <Chip tone="warn">{t`Tomorrow`}</Chip>;
    case "weekday": {
      const weekday = formatLongWeekday(new Date(due.day), language);
      return <Chip tone="warn">{t`By ${weekday}`}</Chip>;
    }
  }
}

/** Why something is to be done, in which hours, by when, and what stands on it. */
function TaskFacts({ task, today, now }: { task: Candidate; today: string; now: Date }) {
  const getReason = useReasonText(today);
  const getUsual = useUsualText();
  const getWindow = useWindowText();
  const getGain = useGainText();
  const gain = task.stake && getGain(task.stake);
  const hours = getHoursLeft(task, now);
  return (
    <>
      <p className="mt-0.5 text-copy leading-snug break-words text-quiet">
        {getReason(task, now)} {getUsual(task, now)}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {hours && (
          <Chip tone="leaf" icon={<Clock aria-hidden />}>
            {getWindow(task.reason, hours)}
          </Chip>
        )}
        <DayChip candidate={task} now={now} />
        {gain && <Chip tone="soil">{gain}</Chip>}
      </div>
    </>
  );
}

function TaskLink({ href, text }: { href: string; text: string }) {
  return (
    <Link
      href={href}
      className="flex items-start gap-1 leading-snug text-ink no-underline hover:underline"
    >
      <span className="min-w-0 grow break-words">{text}</span>
      <ChevronRight aria-hidden size={18} className="mt-0.5 shrink-0 text-quiet" />
    </Link>
  );
}

/** What waits on a field, and why. */
function PutOffList({ tasks, today }: { tasks: readonly Candidate[]; today: string }) {
  const { t } = useLingui();
  const getText = useHeldTaskText(today);
  const getReason = useHeldReasonText(today);
  if (tasks.length === 0) return null;
  return (
    <div className="mt-2 border-l-4 border-marigold-500 pl-3">
      <h4 className="text-copy font-semibold text-marigold-600">{t`Put off`}</h4>
      <ul>
        {joinSprays(tasks).map(([task, ...alike]) => (
          <li key={task.id} className="mt-1.5 first:mt-0.5">
            <TaskLink href={task.link} text={getText([task, ...alike])} />
            <p className="text-copy leading-snug break-words text-quiet">{getReason(task)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RestRow({ rest, ...given }: Given & { rest: PlanRest }) {
  const { t } = useLingui();
  const { today, now } = given;
  const getTask = useTaskText(today);
  const names = useFieldNames()(rest.fields);
  const name = rest.fields.length === 0 ? t`Whole farm` : names;
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <h3 className="text-copy leading-snug font-normal break-words text-quiet">{name}</h3>
      <ul className="empty:hidden">
        {rest.tasks.map((task) => (
          <li key={task.id} className="mt-1.5 flex items-start gap-3">
            <div className="min-w-0 grow font-semibold">
              <TaskLink href={task.link} text={getTask(task)} />
              <div className="font-normal">
                <TaskFacts {...{ task, today, now }} />
              </div>
            </div>
            <DoneButton
              task={task}
              name={name}
              className="border border-edge text-leaf-700"
              {...given}
            />
          </li>
        ))}
      </ul>
      <PutOffList tasks={rest.putOff} today={today} />
    </li>
  );
}

/** What the plan of the day has beside its first line for each field: what else is to be done and what waits. */
export function FieldPlanList({ rests, ...given }: Given & { rests: readonly PlanRest[] }) {
  return (
    <ol>
      {rests.map((rest) => (
        <RestRow key={rest.fields.map(({ id }) => id).join(" ")} rest={rest} {...given} />
      ))}
    </ol>
  );
}
