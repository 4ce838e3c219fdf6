import { useLingui } from "@lingui/react/macro";
import { ArrowRight, CalendarClock, Droplets } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "wouter";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { getWaterLeft, listDays } from "./rules.ts";
import type { Certainty, PlannedOutlook } from "./schema.ts";
import { useSupplyText } from "./supply-words.ts";
import { TankPicture } from "./tank-picture.tsx";
import { useAdviceText, useCertaintyText, useLeftText, useReasonText } from "./water-words.ts";
import { TellingButtons, WateredButton } from "./watered-button.tsx";
import { WeekList } from "./week-list.tsx";
import type { ShownField } from "./writes.ts";

const EntryList = lazyView(async () => (await import("./entry-list.tsx")).EntryList);
const SeasonChart = lazyView(
  async () => (await import("./season-chart.tsx")).SeasonChart,
  <Skeleton className="h-110 rounded-control" />,
);
const PlanList = lazyView(async () => (await import("./plan-list.tsx")).PlanList);
const AssumptionList = lazyView(async () => (await import("./plan-list.tsx")).AssumptionList);
const SupplyDialog = lazyView(async () => (await import("./supply-dialog.tsx")).SupplyDialog, null);

type Given = { field: ShownField; today: string };

const certaintyTones = { good: "leaf", fair: "soil", rough: "warn" } as const satisfies Record<
  Certainty,
  string
>;

/** What is folded away is drawn, and fetched, when it is first opened. */
function LateFold({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Fold title={title} onToggle={() => setOpened(true)} className="border-t border-line">
      {wasOpened && (
        <div className="pb-3">
          <Suspense fallback={<Skeleton className="h-16" />}>{children}</Suspense>
        </div>
      )}
    </Fold>
  );
}

/** When water can be had, and the way to change that. */
function SupplyLine({ field, today }: Given) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const getSupplyText = useSupplyText();
  const { name } = field;
  return (
    <div className="flex items-center gap-x-3 border-t border-line py-1">
      <CalendarClock aria-hidden size={20} className="shrink-0 text-leaf-700" />
      <span className="min-w-0 grow py-2 leading-snug">{getSupplyText(field.supply)}</span>
      <Button
        variant="text"
        className="-mr-3 px-3!"
        aria-haspopup="dialog"
        aria-label={t`Change when water comes to ${name}`}
        onClick={() => setOpen(true)}
      >
        {t`Change`}
      </Button>
      {isOpen && <SupplyDialog {...{ field, today }} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The tank of the roots, how long it lasts, and the days to come. */
function LevelPart({ outlook, today }: { outlook: PlannedOutlook; today: string }) {
  const { t } = useLingui();
  const getLeftText = useLeftText();
  const left = getWaterLeft(outlook, today);
  return (
    <>
      <div className="mt-4 flex items-center gap-4">
        <TankPicture outlook={outlook} />
        <p className="min-w-0 leading-snug">
          {left && <b className="block text-xl leading-tight">{getLeftText(left)}</b>}
          <span className="mt-1.5 flex items-center gap-2 text-sm text-quiet">
            <span aria-hidden className="w-5 shrink-0 border-t-3 border-dashed border-chilli-600" />
            {t`too dry below`}
          </span>
        </p>
      </div>
      {outlook.advice.kind !== "season-over" && (
        <div className="mt-4">
          <WeekList outlook={outlook} />
        </div>
      )}
    </>
  );
}

function PlannedPart({ field, today, outlook }: Given & { outlook: PlannedOutlook }) {
  const { t } = useLingui();
  const certainties = useCertaintyText();
  const { name, method } = field;
  const isGoingOn = outlook.advice.kind !== "season-over";
  return (
    <>
      <LevelPart {...{ outlook, today }} />
      <div className="mt-4">
        <TellingButtons {...{ field, today }} />
      </div>
      <div className="mt-4">
        {isGoingOn && method !== "rain-fed" && <SupplyLine {...{ field, today }} />}
        <LateFold title={t`Details`}>
          {isGoingOn && <PlanList outlook={outlook} />}
          <div className="mt-4">
            <SeasonChart days={listDays(outlook.season)} name={name} />
          </div>
        </LateFold>
        <LateFold
          title={
            <span className="flex flex-wrap items-center gap-2">
              {t`How sure is this?`}
              <Chip tone={certaintyTones[outlook.certainty]}>{certainties[outlook.certainty]}</Chip>
            </span>
          }
        >
          <AssumptionList {...{ field, outlook }} />
        </LateFold>
      </div>
    </>
  );
}

/** The one step that would make a plan possible. */
function NextStep({ field }: { field: ShownField }) {
  const { t } = useLingui();
  const { outlook } = field;
  const isOver = outlook.kind === "planned" && outlook.advice.kind === "season-over";
  const steps: Partial<Record<typeof outlook.kind, string>> = {
    "no-crop": t`Say what grows there`,
    "no-sowing-date": t`Tell the sowing date`,
    "no-method": t`Tell how it is watered`,
    ...(isOver ? { planned: t`Open your fields` } : {}),
  };
  const step = steps[outlook.kind];
  if (!step) return null;
  return (
    <Link href="/fields" className={buttonLook("quiet", "normal", "mt-4")}>
      {step}
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
}

/**
 * One field's water: what to do and why, what is left, what to tell, and the season with all that was noted.
 * @param props.strip how far the season of the field has come
 */
export function FieldWaterCard(props: Given & { cropName: string | null; strip: ReactNode }) {
  const { field, today, cropName, strip } = props;
  const { t } = useLingui();
  const getAdviceText = useAdviceText();
  const getReasonText = useReasonText();
  const { name, outlook, waiting, sowingDate } = field;
  return (
    <Card
      as="li"
      title={name}
      icon={<Droplets aria-hidden size={22} />}
      note={cropName}
      className="min-w-0"
    >
      <p className="text-2xl font-semibold break-words">{getAdviceText(field, today)}</p>
      <p className="mt-2 max-w-[68ch] leading-snug text-quiet">{getReasonText(field, today)}</p>
      {waiting && (
        <Banner
          tone="warn"
          className="mt-3"
          action={<WaitingChip isRefused={waiting === "refused"} />}
        >
          {t`What you told is kept. The plan is made anew when it has been sent.`}
        </Banner>
      )}
      {outlook.kind === "planned" && <PlannedPart {...{ field, today, outlook }} />}
      <NextStep field={field} />
      {outlook.kind === "no-weather" && (
        <div className="mt-4 flex flex-wrap gap-2">
          <WateredButton {...{ field, today }} isDue={false} />
        </div>
      )}
      <div className={outlook.kind === "planned" ? undefined : "mt-4"}>
        {sowingDate !== null && (
          <LateFold title={t`Noted this season (${field.entries.length})`}>
            <EntryList {...{ field, today }} />
          </LateFold>
        )}
        {outlook.kind !== "no-crop" && <div className="border-t border-line pt-3">{strip}</div>}
      </div>
    </Card>
  );
}
