import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ArrowRight, Layers } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { getBagText } from "#src/shared/farm-words.ts";
import { formatWholeRupees } from "#src/shared/money.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { NotLoadedInCard } from "#src/ui/not-loaded.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useFieldSoils } from "./api.ts";
import { BagList } from "./bag-list.tsx";
import { GroundSection } from "./ground-section.tsx";
import { type FieldSoil, getNextStage } from "./rules.ts";
import {
  bandWords,
  parameterWords,
  productWords,
  stageWords,
  useCropText,
  useDateText,
} from "./soil-words.ts";
import { isPast } from "./stage-rules.ts";

/** The findings that a glance has room for. */
const mostChips = 3;

function FindingChips({ soil }: { soil: FieldSoil }) {
  const { t, i18n } = useLingui();
  const rest = soil.problems.length - mostChips;
  if (!soil.card) return <Chip tone="warn">{t`General dose, no soil test`}</Chip>;
  if (soil.problems.length === 0) return <Chip>{t`Nothing on the card is out of order.`}</Chip>;
  return (
    <>
      {soil.problems.slice(0, mostChips).map(({ parameter, band, verdict }) => {
        const name = i18n._(parameterWords[parameter]);
        const word = i18n._(bandWords[band]);
        return (
          <Chip key={parameter} tone={verdict === "bad" ? "bad" : "warn"}>
            {t`${name}: ${word}`}
          </Chip>
        );
      })}
      {rest > 0 && <Chip tone="soil">{t`${rest} more`}</Chip>}
    </>
  );
}

/** What is bought for a field, or the one thing that is missing for a plan. */
function PlanPart({ soil }: { soil: FieldSoil }) {
  const { t, i18n } = useLingui();
  const getDateText = useDateText();
  const { plan } = soil;
  if (plan.kind === "no-crop") return <p>{t`Say what grows there, and the plan stands here.`}</p>;
  if (plan.kind === "no-dose") {
    return <p>{t`No general dose of this crop is known here: ask your agriculture office.`}</p>;
  }
  if (plan.kind !== "planned") return <p>{t`Something is still missing for the plan.`}</p>;
  const ahead = plan.stages.filter((each) => !isPast(each));
  if (ahead.length < plan.stages.length && plan.ahead.items.length === 0) {
    return (
      <p>{t`The times for all doses of this season have passed: there is nothing left to buy.`}</p>
    );
  }
  const next = getNextStage(plan);
  const date = next?.dueDate ? getDateText(next.dueDate) : null;
  const stage = next && i18n._(stageWords[next.kind]);
  return (
    <>
      <ul className="divide-y divide-line">
        {plan.ahead.items.map(({ product, halfBags }) => (
          <li key={product} className="flex items-center gap-3 py-1.5 leading-snug">
            <span className="min-w-0 grow">
              <b>{i18n._(productWords[product])}</b>
              <span className="block text-copy text-quiet">{getBagText(i18n, halfBags)}</span>
            </span>
            <BagList {...{ product, halfBags }} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <b className="text-lg">{formatWholeRupees(plan.ahead.costInPaise)}</b>{" "}
        <span className="text-copy text-quiet">
          {ahead.length > 1 &&
            t`${plural(ahead.length, { one: "given in # part", other: "given in # parts" })}`}
        </span>
      </p>
      {date && stage && (
        <p className="mt-1 text-copy leading-snug text-quiet">{t`Next: ${stage}, ${date}`}</p>
      )}
    </>
  );
}

function Steps({ soil }: { soil: FieldSoil }) {
  const { t } = useLingui();
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      <Link href="/soil" className={buttonLook(soil.card ? "quiet" : "primary")}>
        {soil.card ? t`Whole plan` : t`Enter the soil card`}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </div>
  );
}

function FarmSoil({ soils, isWaiting }: { soils: readonly FieldSoil[]; isWaiting: boolean }) {
  const { t } = useLingui();
  const getCropText = useCropText();
  const getDateText = useDateText();
  const [soil, ...others] = soils;
  if (!soil) {
    return (
      <>
        <GroundSection />
        <p className="mt-4 leading-snug">
          {t`What your soil has and lacks, and how many bags of what that means.`}
        </p>
        <div className="mt-auto pt-4">
          <Link href="/fields" className={buttonLook("quiet")}>
            {t`Describe a field`}
            <ArrowRight aria-hidden size={18} />
          </Link>
        </div>
      </>
    );
  }
  const crop = soil.crop && getCropText(soil.crop, soil.grownName);
  const day = soil.card && getDateText(soil.card.testedOn);
  return (
    <>
      <p className="mb-2 text-lg leading-snug font-semibold break-words">
        {crop ? `${soil.name}: ${crop}` : soil.name}
      </p>
      {day && <p className="-mt-1.5 mb-2 text-copy text-quiet">{t`card of ${day}`}</p>}
      <p className="mb-2 flex flex-wrap gap-1.5">
        <FindingChips soil={soil} />
        {isWaiting && <WaitingChip isRefused={false} />}
      </p>
      <PlanPart soil={soil} />
      {others.length > 0 && (
        <p className="mt-2 border-t border-line pt-2 text-copy leading-snug text-quiet">
          {t`${plural(others.length, { one: "and # field more", other: "and # fields more" })}`}
        </p>
      )}
      <Steps soil={soil} />
    </>
  );
}

/** What the field due soonest lacks, and what it needs from the shop. */
export function SoilHealthCard(props: { action?: ReactNode }) {
  const { t } = useLingui();
  const { farm, soils, isPaused, ...loading } = useFieldSoils();
  const fetchStatus = isPaused ? "paused" : "idle";
  return (
    <Card
      title={t`Soil Health`}
      icon={<Layers aria-hidden size={22} />}
      action={props.action}
      className="flex h-full flex-col"
    >
      {farm && soils && <FarmSoil soils={soils} isWaiting={farm.waiting.size > 0} />}
      <NotLoadedInCard
        query={{ ...loading, data: soils ?? undefined, fetchStatus }}
        words={{
          loading: t`Loading your soil…`,
          failed: t`Your soil could not be loaded. Try again in a moment.`,
          offline: t`There is no connection, and nothing of your soil is kept on this device yet.`,
        }}
      >
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-4 h-28" />
      </NotLoadedInCard>
    </Card>
  );
}
