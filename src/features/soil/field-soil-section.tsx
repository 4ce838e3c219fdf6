import { useLingui } from "@lingui/react/macro";
import { ClipboardPlus, History, IndianRupee, SlidersHorizontal } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { noVersion } from "#src/shared/versions.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { CertaintySection } from "./certainty-section.tsx";
import { CostSection } from "./cost-section.tsx";
import { CropBanner } from "./crop-banner.tsx";
import { DoseList } from "./dose-list.tsx";
import { GroundSection } from "./ground-section.tsx";
import { NutrientMeterList } from "./nutrient-meter-list.tsx";
import { useProblemText } from "./problem-words.ts";
import type { FieldSoil } from "./rules.ts";
import type { SoilCard } from "./schema.ts";
import { ShopSection } from "./shop-section.tsx";
import { useDateText, useDoseText } from "./soil-words.ts";
import { StageList } from "./stage-list.tsx";
import { isPast, type PlanStage } from "./stage-rules.ts";
import { SupplementList } from "./supplement-list.tsx";
import type { ShownFarmSoil } from "./writes.ts";

// Seldom needed: they come with the first press.
const CardDialog = lazyView(async () => (await import("./card-dialog.tsx")).CardDialog);
const ChoiceDialog = lazyView(async () => (await import("./choice-dialog.tsx")).ChoiceDialog);
const PriceDialog = lazyView(async () => (await import("./price-dialog.tsx")).PriceDialog);
const HistoryList = lazyView(
  async () => (await import("./history-list.tsx")).HistoryList,
  <Skeleton className="h-16" />,
);

type Given = { soil: FieldSoil; farm: ShownFarmSoil; today: string };
type Opened = "choice" | "prices" | { card: SoilCard | null } | null;

function ProblemList({ soil }: { soil: FieldSoil }) {
  const { t } = useLingui();
  const getProblemText = useProblemText();
  if (soil.problems.length === 0) {
    return <Banner tone="leaf">{t`Nothing on the card is out of order.`}</Banner>;
  }
  return (
    <ul className="grid gap-2">
      {soil.problems.map((finding) => (
        <li
          key={finding.parameter}
          className={`rounded-control px-3.5 py-2.5 leading-snug ${finding.verdict === "bad" ? "bg-chilli-100" : "bg-marigold-100"}`}
        >
          {getProblemText(finding, soil)}
        </li>
      ))}
    </ul>
  );
}

/** The bars of all values, which few need once the problems are told. */
function MeterFold({ soil: { findings, region } }: { soil: FieldSoil }) {
  const { t } = useLingui();
  const low = findings.filter(({ band }) => band === "low" || band === "very-low").length;
  return (
    <Fold title={low > 0 ? t`Soil test: ${low} low` : t`Soil test: nothing low`} className="mt-3">
      <NutrientMeterList findings={findings} region={region} />
    </Fold>
  );
}

function TestCard({ soil, farm, onOpen }: Given & { onOpen: (opened: Opened) => void }) {
  const { t } = useLingui();
  const getDateText = useDateText();
  const [isHistory, setHistory] = useState(false);
  const { card, name } = soil;
  const state = card && farm.waiting.get(card.id);
  return (
    <Card title={t`What the soil test says`} note={card && getDateText(card.testedOn)}>
      {card ? (
        <>
          {state && (
            <div className="mb-3">
              <WaitingChip isRefused={state === "refused"} />
            </div>
          )}
          {soil.isOld && (
            <Banner tone="warn" className="mb-3">
              {t`This test is more than three years old: have the soil tested again.`}
            </Banner>
          )}
          <ProblemList soil={soil} />
          <MeterFold soil={soil} />
        </>
      ) : (
        <>
          <GroundSection />
          <p className="mt-4 leading-snug">
            {t`No soil test of ${name} yet. Type the values of its Soil Health Card, and the plan fits this soil.`}
          </p>
          <p className="mt-2 text-copy leading-snug text-quiet">
            {t`No card? Your agriculture office or Krishi Vigyan Kendra tests soil. Until then the plan has the general dose of the crop.`}
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant={card ? "quiet" : "primary"}
          icon={<ClipboardPlus aria-hidden size={20} />}
          onClick={() => onOpen({ card: null })}
        >
          {card ? t`Enter a newer card` : t`Enter the soil card`}
        </Button>
        {card && (
          <Button
            variant="text"
            aria-expanded={isHistory}
            icon={<History aria-hidden size={20} />}
            onClick={() => setHistory(!isHistory)}
          >
            {t`All cards (${soil.history.length})`}
          </Button>
        )}
      </div>
      {card && isHistory && (
        <div className="mt-2">
          <HistoryList
            soil={soil}
            waiting={farm.waiting}
            onCorrect={(own) => onOpen({ card: own })}
          />
        </div>
      )}
    </Card>
  );
}

function Missing({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <>
      <p className="leading-snug">{children}</p>
      <div className="mt-4">{action}</div>
    </>
  );
}

/** What is still to be given; what should have been lies folded below it. */
function StageSection({ stages }: { stages: readonly PlanStage[] }) {
  const { t } = useLingui();
  const ahead = stages.filter((stage) => !isPast(stage));
  const past = stages.filter(isPast);
  return (
    <div className="grid gap-3">
      {ahead.length === 0 && (
        <Banner tone="soil">
          {t`The times for all doses of this season have passed: there is nothing left to buy.`}
        </Banner>
      )}
      <StageList stages={ahead} />
      {past.length > 0 && (
        <Fold title={t`Doses whose time has passed`}>
          <StageList stages={past} />
        </Fold>
      )}
    </div>
  );
}

function PlanCard({ soil, farm, onOpen }: Given & { onOpen: (opened: Opened) => void }) {
  const { t } = useLingui();
  const getDoseText = useDoseText();
  const { plan, areaInSquareMetres, name } = soil;
  const choose = (
    <Button
      variant="quiet"
      icon={<SlidersHorizontal aria-hidden size={20} />}
      onClick={() => onOpen("choice")}
    >
      {plan.kind === "no-crop" ? t`Choose a crop` : t`Crop and manure`}
    </Button>
  );
  const price = (
    <Button
      variant="quiet"
      icon={<IndianRupee aria-hidden size={20} />}
      onClick={() => onOpen("prices")}
    >
      {t`Prices at your shop`}
    </Button>
  );
  const states = [farm.waiting.get(soil.fieldId), farm.waiting.get("prices")];
  const state = states.find((each) => each === "refused") ?? states.find(Boolean);
  return (
    <Card
      title={t`What to give`}
      className="print:rounded-none print:border-0 print:shadow-none"
      note={
        <Chip tone={soil.card ? "leaf" : "warn"}>
          {soil.card ? t`By your soil test` : t`General dose, no soil test`}
        </Chip>
      }
    >
      {state && (
        <div className="mb-3">
          <WaitingChip isRefused={state === "refused"} />
        </div>
      )}
      {plan.kind === "no-crop" && (
        <Missing action={choose}>
          {t`Nothing grows on ${name} now. Choose what is to be sown, and the plan for it stands here.`}
        </Missing>
      )}
      {plan.kind === "no-dose" && (
        <Missing action={choose}>
          {t`No general dose of what grows on ${name} is known here, and we do not guess. Your agriculture office knows it. If you were told to feed it like another crop, choose that one.`}
        </Missing>
      )}
      {plan.kind === "no-plants" && (
        <Missing action={choose}>
          {t`The dose of ${getDoseText(plan.doseId)} goes by the number of plants: tell how many stand there.`}
        </Missing>
      )}
      {plan.kind === "not-stocked" && (
        <Missing action={price}>
          {t`What your shop has does not bring all that this crop needs. Tell what else can be had.`}
        </Missing>
      )}
      {plan.kind === "planned" && (
        <div className="grid gap-5">
          <div>
            <p className="mb-2 font-semibold">{getDoseText(plan.dose.id)}</p>
            {plan.ahead.items.length > 0 && <CostSection plan={plan} />}
          </div>
          {plan.purchase.items.length === 0 ? (
            <Banner tone="leaf">{t`The manure brings all of it: there is nothing to buy.`}</Banner>
          ) : (
            <StageSection stages={plan.stages} />
          )}
          <Fold title={t`How much plant food that is`}>
            <DoseList plan={plan} hasCard={soil.card !== null} />
          </Fold>
          <SupplementList soil={soil} />
          <CropBanner plan={plan} hectares={areaInSquareMetres / 10_000} />
          <div className="grid grid-cols-2 gap-2 *:px-3! sm:flex sm:flex-wrap">
            {price}
            {choose}
            <ShopSection soil={soil} plan={plan} />
          </div>
          <CertaintySection soil={soil} plan={plan} />
        </div>
      )}
    </Card>
  );
}

/** One field: what its soil has and lacks, and what to give it, when and for how much. */
export function FieldSoilSection(given: Given) {
  const { soil, farm, today } = given;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const choice = farm.choices.find(({ fieldId }) => fieldId === soil.fieldId);
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <PlanCard {...given} onOpen={setOpened} />
        <div className="lg:sticky lg:top-22">
          <TestCard {...given} onOpen={setOpened} />
        </div>
      </div>
      <Suspense>
        {opened === "choice" && (
          <ChoiceDialog soil={soil} version={choice?.version ?? noVersion} onClose={close} />
        )}
        {opened === "prices" && <PriceDialog prices={farm.prices} onClose={close} />}
        {opened !== null && typeof opened === "object" && (
          <CardDialog {...{ soil, today }} card={opened.card} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
