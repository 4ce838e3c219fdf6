import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "wouter";
import { getCropPicture } from "#src/shared/farm-words.ts";
import { classNames } from "#src/ui/class-names.ts";
import { ListenButton } from "#src/ui/listen-button.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { toneGrounds } from "#src/ui/tones.ts";
import type { useReading } from "#src/ui/use-reading.ts";
import { DoneButton } from "./done-button.tsx";
import { type FieldPlan, getHoursLeft } from "./field-plan-rules.ts";
import { useHeldReasonText } from "./hold-words.ts";
import { useWindowText } from "./hour-words.ts";
import { getPlanLook } from "./look-rules.ts";
import { useFieldNames, useReasonText } from "./recommendation-words.ts";
import { getDueDay } from "./rules.ts";
import type { Candidate, Recommendations } from "./schema.ts";
import { useVerdictText } from "./verdict-words.ts";

/** Why a field's verdict is what it is, shortly; how late it is comes first. */
function useWhy(today: string, now: Date): (plan: FieldPlan, isFarmBusy: boolean) => string {
  const { t } = useLingui();
  const getNext = useVerdictText(today);
  const getReason = useReasonText(today);
  const getHeldReason = useHeldReasonText(today);
  const getWindow = useWindowText();
  const wordLead = (lead: Candidate) => {
    const due = getDueDay(lead, now);
    const hours = getHoursLeft(lead, now);
    const isUsual = "isUsual" in lead.reason && lead.reason.isUsual;
    return [
      due?.kind === "late" && t`${plural(due.days, { one: "# day late.", other: "# days late." })}`,
      getReason(lead, now),
      hours && `${getWindow(lead.reason, hours)}.`,
      isUsual && t`Only roughly known: there is no forecast.`,
    ]
      .filter(Boolean)
      .join(" ");
  };
  return (plan, isFarmBusy) => {
    const { lead, verdict, putOff } = plan;
    if (lead) return wordLead(lead);
    const [held] = putOff;
    if (verdict === "wait" && held) return getHeldReason(held);
    const next = getNext(plan);
    if (next) return t`Next: ${next}`;
    return isFarmBusy
      ? t`Only what the whole farm needs. Look again tomorrow.`
      : t`Nothing presses here. Look again tomorrow.`;
  };
}

type RowProps = {
  plan: FieldPlan;
  /** Whether there is something to do today on all of the farm, so on this field too. */
  isFarmBusy: boolean;
  crops: Recommendations["fields"];
  today: string;
  now: Date;
  reading: ReturnType<typeof useReading>;
  onDone: (task: Candidate) => void;
};

/** One field's day, or the whole farm's: what grows there, the one verdict, why, to be heard and to be ticked off. */
export function TodayRowSection(props: RowProps) {
  const { plan, isFarmBusy, crops, today, now, reading, onDone } = props;
  const { t } = useLingui();
  const names = useFieldNames()(plan.fields);
  const isCalm = plan.verdict === "nothing" || plan.verdict === "later";
  const calm = isFarmBusy ? t`Nothing more to do here today` : t`Nothing to do today`;
  const next = useVerdictText(today)(plan);
  const verdict = isCalm || next === null ? calm : next;
  const why = useWhy(today, now)(plan, isFarmBusy);
  const { lead, fields } = plan;
  const name = fields.length === 0 ? t`Whole farm` : names;
  const crop = crops.find(({ id }) => id === fields[0]?.id)?.crop;
  const { Icon, tone } = getPlanLook(plan);
  const id = fields.map((field) => field.id).join(" ");
  return (
    <li
      className={classNames(
        "grid grid-cols-[auto_1fr_auto] content-center items-center gap-x-3 gap-y-1 rounded-card border border-line p-3 sm:min-h-32 sm:gap-x-4 sm:p-4",
        isCalm ? "bg-surface" : `min-h-42 ${toneGrounds[tone]}`,
      )}
    >
      {crop ? (
        <Tile
          tone="soil"
          size="row"
          src={`/pictures/icons/${getCropPicture(crop)}.svg`}
          className="sm:row-span-2"
        />
      ) : (
        <Tile tone={tone} size="row" className="sm:row-span-2">
          <Icon />
        </Tile>
      )}
      <div className="min-w-0 max-sm:col-span-2">
        <p className="truncate text-copy leading-snug text-quiet">{name}</p>
        <h3 className="line-clamp-2 text-xl leading-tight font-bold">
          {lead ? (
            <Link href={lead.link} className="text-ink no-underline hover:underline">
              {verdict}
            </Link>
          ) : (
            verdict
          )}
        </h3>
      </div>
      <p className="line-clamp-3 text-copy leading-snug text-quiet max-sm:col-span-2 sm:col-start-2 sm:line-clamp-2 sm:self-start">
        {why}
      </p>
      <div className="flex gap-2 self-center sm:col-start-3 sm:row-span-2 sm:row-start-1">
        <ListenButton
          {...{ id, name, reading }}
          text={`${name}. ${verdict}. ${why}`}
          className="border border-edge bg-surface"
        />
        {lead && (
          <DoneButton
            task={lead}
            {...{ name, today, onDone }}
            className="border border-leaf-700 bg-leaf-700 text-on-leaf hover:bg-leaf-600"
          />
        )}
      </div>
    </li>
  );
}
