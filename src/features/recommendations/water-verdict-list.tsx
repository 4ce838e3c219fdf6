import { useLingui } from "@lingui/react/macro";
import {
  CircleCheck,
  CircleHelp,
  CloudRain,
  DropletOff,
  Droplets,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { Link } from "wouter";
import { formatNumber } from "#src/shared/numbers.ts";
import { classNames } from "#src/ui/class-names.ts";
import { type Tone, toneInks } from "#src/ui/tones.ts";
import { type FieldPlan, getFirst } from "./field-plan-rules.ts";
import { useDayName, useRunText } from "./recommendation-words.ts";
import { useVerdictText } from "./verdict-words.ts";
import type { WaterVerdict } from "./water-verdict-rules.ts";

/** So many lines stand on the first screen of a phone. */
const mostShown = 10;

const looks: Record<WaterVerdict["kind"], { Icon: LucideIcon; tone: Tone }> = {
  water: { Icon: Droplets, tone: "water" },
  short: { Icon: TriangleAlert, tone: "bad" },
  rain: { Icon: CloudRain, tone: "soil" },
  wait: { Icon: DropletOff, tone: "soil" },
  unknown: { Icon: CircleHelp, tone: "soil" },
  done: { Icon: CircleCheck, tone: "leaf" },
};

function useVerdictWords(today: string): (verdict: WaterVerdict) => string {
  const { t } = useLingui();
  // With its date: a week from now has the same name as today.
  const getDay = useDayName(today);
  const getRunText = useRunText();
  return (verdict) => {
    switch (verdict.kind) {
      case "water": {
        const { grossDepth, minutes } = verdict;
        if (minutes !== null) return t`Water: ${getRunText(minutes)}`;
        const depth = formatNumber(grossDepth, grossDepth < 10 ? 1 : 0);
        return t`Water: ${depth} mm`;
      }
      case "short":
        return verdict.until === null ? t`Short of water` : t`Dry, water ${getDay(verdict.until)}`;
      case "rain":
        return t`Wait for the rain`;
      case "wait":
        return verdict.until === null ? t`Wait` : t`Wait until ${getDay(verdict.until)}`;
      case "unknown":
        return t`No water plan`;
      case "done":
        return t`Done today`;
    }
  };
}

type WaterVerdictListProps = {
  verdicts: readonly WaterVerdict[];
  plans: readonly FieldPlan[];
  today: string;
};

/**
 * Water or wait, in one short line a field, and what else there is to do there: what a farmer of many fields looks for
 * first. Where all of it fits beside each other, the other work stands below alone.
 */
export function WaterVerdictList({ verdicts, plans, today }: WaterVerdictListProps) {
  const { t } = useLingui();
  const getWords = useVerdictWords(today);
  const getWork = useVerdictText(today);
  /** What comes first on a field besides its water. */
  const getBeside = ({ field }: WaterVerdict) => {
    const plan = plans.find(({ fields }) => fields.some(({ id }) => id === field.id));
    const isOfWater = plan && getFirst(plan).tasks[0]?.source === "water";
    return plan && !isOfWater ? getWork(plan) : null;
  };
  const left = verdicts.length - mostShown;
  return (
    <div className="relative rounded-card border border-line bg-surface px-3 py-2 hover:bg-leaf-100 sm:px-4">
      <p id="water-verdicts" className="text-copy text-quiet">{t`Water or wait?`}</p>
      <ol aria-labelledby="water-verdicts" className="grid gap-x-8 sm:grid-cols-2">
        {verdicts.slice(0, mostShown).map((verdict) => {
          const { field, kind } = verdict;
          const { Icon, tone } = looks[kind];
          const beside = getBeside(verdict);
          return (
            <li key={field.id} className="py-1 leading-tight">
              <span className="flex min-h-8 items-center gap-2">
                <Icon aria-hidden size={20} className={classNames("shrink-0", toneInks[tone])} />
                <span className="min-w-0 grow truncate text-copy">{field.name}</span>
                <b className={classNames("shrink-0 text-right", kind === "water" && "text-lg")}>
                  {getWords(verdict)}
                </b>
              </span>
              {beside && (
                <span className="block pb-1 pl-7 font-semibold text-leaf-800 sm:hidden">
                  {beside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Link
        href="/irrigation"
        className={classNames(
          "font-semibold text-leaf-800 no-underline after:absolute after:inset-0 after:rounded-card",
          left > 0 ? "flex min-h-12 items-center" : "text-[0]",
        )}
      >
        {left > 0 ? t`and ${left} more` : <span className="sr-only">{t`Whole water plan`}</span>}
      </Link>
    </div>
  );
}
