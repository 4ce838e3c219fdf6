import { useLingui } from "@lingui/react/macro";
import {
  Bug,
  Check,
  ChevronRight,
  CloudAlert,
  Droplets,
  FlaskConical,
  IndianRupee,
  Landmark,
  type LucideIcon,
  ShieldAlert,
  Wheat,
} from "lucide-react";
import { Link } from "wouter";
import { formatLongWeekday } from "#src/shared/short-times.ts";
import { IconButton } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Tile } from "#src/ui/tile.tsx";
import type { Tone } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useHeldReasonText, useHeldTaskText } from "./hold-words.ts";
import {
  useReasonText,
  useStakeText,
  useTaskText,
  useUsualText,
  useWorkingText,
} from "./recommendation-words.ts";
import { getDueDay, isHeldWhole } from "./rules.ts";
import type { Candidate, Source } from "./schema.ts";

const looks: Record<Source, { Icon: LucideIcon; tone: Tone }> = {
  insurance: { Icon: ShieldAlert, tone: "bad" },
  weather: { Icon: CloudAlert, tone: "warn" },
  water: { Icon: Droplets, tone: "water" },
  pest: { Icon: Bug, tone: "bad" },
  nutrient: { Icon: FlaskConical, tone: "soil" },
  harvest: { Icon: Wheat, tone: "warn" },
  price: { Icon: IndianRupee, tone: "leaf" },
  scheme: { Icon: Landmark, tone: "leaf" },
};

/** By which day it is to be done, where one is near; what can wait says nothing. */
function DayChip({ candidate, now }: { candidate: Candidate; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (isHeldWhole(candidate)) return <Chip tone="warn">{t`Wait`}</Chip>;
  const due = getDueDay(candidate, now);
  if (!due) return null;
  if (due.kind === "today") return <Chip tone="bad">{t`Today`}</Chip>;
  if (due.kind === "tomorrow") return <Chip tone="warn">{t`Tomorrow`}</Chip>;
  const weekday = formatLongWeekday(new Date(due.day), language);
  return <Chip tone="warn">{t`By ${weekday}`}</Chip>;
}

/** What to do, the most urgent first: each with its reason, the way to more, and a press that says it is done. */
export function TaskList(props: {
  tasks: readonly Candidate[];
  today: string;
  now: Date;
  onDone: (task: Candidate) => void;
}) {
  const { tasks, today, now, onDone } = props;
  const { t } = useLingui();
  const getTask = useTaskText(today);
  const getHeldTask = useHeldTaskText(today);
  const getReason = useReasonText(today);
  const getHeldReason = useHeldReasonText(today);
  const getUsual = useUsualText();
  const getStake = useStakeText();
  const working = useWorkingText()(tasks);
  return (
    <>
      <ol>
        {tasks.map((task) => {
          const { Icon, tone } = looks[task.source];
          const text = getHeldTask(task) ?? getTask(task);
          return (
            <li
              key={task.id}
              className="flex items-start gap-3 border-t border-line py-3 first:border-0 first:pt-0"
            >
              <Tile size="small" tone={tone} className="mt-0.5">
                <Icon />
              </Tile>
              <div className="min-w-0 grow">
                <Link
                  href={task.link}
                  className="group flex items-start gap-1 leading-snug font-semibold text-ink no-underline hover:underline"
                >
                  <span className="min-w-0 grow break-words">{text}</span>
                  <ChevronRight aria-hidden size={18} className="mt-0.5 shrink-0 text-quiet" />
                </Link>
                <p className="mt-0.5 text-[15px] leading-snug break-words text-quiet">
                  {isHeldWhole(task) ? null : getReason(task, now)} {getHeldReason(task)}{" "}
                  {getUsual(task, now)}
                </p>
                <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
                  <DayChip candidate={task} now={now} />
                  {task.stake && <Chip tone="soil">{getStake(task.stake)}</Chip>}
                </div>
              </div>
              <IconButton
                label={t`Done for today: ${text}`}
                icon={<Check aria-hidden size={20} />}
                className="-mt-1.5 -mr-2"
                onClick={() => onDone(task)}
              />
            </li>
          );
        })}
      </ol>
      {working && <p className="mt-1 text-sm leading-snug text-quiet">{working}</p>}
    </>
  );
}
