import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { countDays } from "#src/shared/days.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Fold } from "#src/ui/fold.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { LevelChip } from "./level-chip.tsx";
import { RiskList } from "./risk-list.tsx";
import { canCount, getWorstDay, rank } from "./rules.ts";
import type { FarmWatch, FieldRisk } from "./schema.ts";
import type { ShownWatch } from "./writes.ts";

const CountList = lazyView(async () => (await import("./count-list.tsx")).CountList, null);
// Seldom needed: it comes with the first press.
const CountDialog = lazyView(async () => (await import("./count-dialog.tsx")).CountDialog, null);

const isRaised = (risk: FieldRisk) =>
  risk.gap === null && (rank(risk.level) > 0 || rank(getWorstDay(risk).level) > 0);

function Missing({ field, farm }: { field: ShownWatch; farm: FarmWatch }) {
  const { t } = useLingui();
  if (field.crop === null) {
    return (
      <>
        <p className="leading-snug">{t`Tell what grows here, and its pests are watched.`}</p>
        <Link href="/fields" className={buttonLook("quiet", "small", "mt-3")}>
          {t`Your fields`}
        </Link>
      </>
    );
  }
  if (farm.forecastAt === null) {
    return (
      <p className="leading-snug">{t`The weather is not known at the moment, so nothing can be said of it.`}</p>
    );
  }
  return (
    <p className="leading-snug">
      {t`No weather rule is known for this crop. Count what you see, or look a sign up.`}
    </p>
  );
}

function SownLine({
  field,
  cropName,
  today,
}: {
  field: ShownWatch;
  cropName: string | null;
  today: string;
}) {
  const { t } = useLingui();
  if (cropName === null) return t`Nothing sown`;
  if (field.sowingDate === null) return cropName;
  const days = plural(countDays(field.sowingDate, today), {
    one: "sown # day ago",
    other: "sown # days ago",
  });
  return t`${cropName}, ${days}`;
}

/** A field with what threatens it, what was counted there, and the way to count. */
export function FieldWatchCard(props: {
  field: ShownWatch;
  farm: FarmWatch;
  cropName: string | null;
}) {
  const { field, farm, cropName } = props;
  const { t } = useLingui();
  const [counting, setCounting] = useState<{ pestId: string | null } | null>(null);
  const language = useLanguage();
  const { today } = farm;
  const place = { field, farm, onCount: (pestId: string) => setCounting({ pestId }) };
  const raised = field.risks.filter(isRaised);
  const calm = field.risks.filter((risk) => risk.gap === null && !isRaised(risk));
  const later = field.risks.filter(({ gap }) => gap === "not-yet");
  const unknown = field.risks.filter(({ gap }) => gap !== null && gap !== "not-yet");
  const { name } = field;
  const nameAll = (risks: readonly FieldRisk[]) =>
    risks.map(({ pestId }) => farm.pests[pestId]?.name[language] ?? pestId).join(", ");
  const calmCount = calm.length;
  const [calmNames, laterNames] = [nameAll(calm), nameAll(later)];
  const unknownCount = unknown.length;
  const countCount = field.counts.length;
  const isOnlyLater = later.length > 0 && later.length === field.risks.length;
  const isCalm = raised.length === 0 && (calmCount > 0 || isOnlyLater);
  const isAllUnknown = unknownCount > 0 && unknownCount + later.length === field.risks.length;
  return (
    <li className="@container min-w-0 rounded-card border border-line bg-surface p-5 shadow-card lg:last:odd:col-span-2">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl break-words">{name}</h2>
          <p className="text-quiet">
            <SownLine {...{ field, cropName, today }} />
          </p>
        </div>
        {isCalm && <LevelChip level="none" />}
      </header>
      {raised.length > 0 && <RiskList risks={raised} {...place} />}
      {isCalm && (
        <p className="mb-4 leading-snug">
          <Trans>
            No weather for pests in the days ahead. Walk through the field once a week all the same.
          </Trans>
        </p>
      )}
      {isAllUnknown && (
        <div className="mb-4">
          <RiskList risks={unknown} {...place} />
        </div>
      )}
      {field.risks.length === 0 && (
        <div className="mb-4">
          <Missing field={field} farm={farm} />
        </div>
      )}
      {Object.keys(field.countRules).some((id) => canCount(field, id)) && (
        <Button
          variant="quiet"
          className="mb-4 w-full sm:w-auto"
          icon={<ListPlus aria-hidden size={20} />}
          aria-label={t`Add my count: ${name}`}
          onClick={() => setCounting({ pestId: null })}
        >
          {t`Add my count`}
        </Button>
      )}
      {countCount > 0 && (
        <Fold
          title={t`Counted this season (${countCount})`}
          className="border-t border-line open:pb-3"
        >
          <CountList field={field} farm={farm} />
        </Fold>
      )}
      {calmCount > 0 && (
        <Fold title={t`Low: ${calmNames}`} className="border-t border-line open:pb-3">
          <RiskList risks={calm} {...place} />
        </Fold>
      )}
      {unknownCount > 0 && !isAllUnknown && (
        <Fold title={t`Not known yet (${unknownCount})`} className="border-t border-line open:pb-3">
          <RiskList risks={unknown} {...place} />
        </Fold>
      )}
      {later.length > 0 && (
        <Fold title={t`Not yet: ${laterNames}`} className="border-t border-line open:pb-3">
          <RiskList risks={later} {...place} />
        </Fold>
      )}
      {counting && (
        <CountDialog {...counting} field={field} farm={farm} onClose={() => setCounting(null)} />
      )}
    </li>
  );
}
