import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import { Banner } from "#src/ui/banner.tsx";
import type { NutrientDose } from "./dose-rules.ts";
import { HalfBagList } from "./half-bag-list.tsx";
import { type FieldSoil, listLeftOvers, type Plan } from "./rules.ts";
import {
  formatCost,
  parameterWords,
  productWords,
  remedyWords,
  stageWords,
  useDateText,
  useHalfBagText,
  useParameterText,
  useWeightText,
} from "./soil-words.ts";
import type { PlanStage } from "./stage-rules.ts";

export type Planned = Extract<Plan, { kind: "planned" }>;

const nutrients = [
  { parameter: "N", formula: "N" },
  { parameter: "P", formula: "P₂O₅" },
  { parameter: "K", formula: "K₂O" },
] as const;

/** Why the dose of a nutrient is what it is, in few words. */
function useReasonText(): (dose: NutrientDose) => string {
  const { t, i18n } = useLingui();
  return ({ reason, changePercent }) => {
    if (reason === "general") return t`general dose, not on the card`;
    if (reason === "pulse") return t`starter of a pulse`;
    const name = i18n._(parameterWords[reason]);
    const percent = Math.abs(changePercent);
    if (changePercent === 0) return t`general dose fits the soil`;
    return changePercent > 0 ? t`${percent} % more, by ${name}` : t`${percent} % less, by ${name}`;
  };
}

/** The dose of the whole field, with what the card changed and the manure brings. */
export function DoseList({ plan, hasCard }: { plan: Planned; hasCard: boolean }) {
  const { t } = useLingui();
  const getReasonText = useReasonText();
  const getWeightText = useWeightText();
  const { dose } = plan;
  return (
    <ul className="grid gap-2 sm:grid-cols-3">
      {nutrients.map(({ formula }, at) => {
        const own = dose.nutrients[at];
        const kilograms = dose.field[at] ?? 0;
        const manured = Math.min(dose.manured[at] ?? 0, kilograms);
        const weight = getWeightText(manured);
        return (
          <li key={formula} className="rounded-control bg-soil-100 px-3 py-2 leading-snug">
            <b className="text-lg">{getWeightText(kilograms)}</b>{" "}
            <span className="font-medium">{formula}</span>
            {hasCard && own && (
              <span className="block text-sm text-soil-600">{getReasonText(own)}</span>
            )}
            {manured > 0 && (
              <span className="block text-sm text-soil-600">{t`${weight} of it from manure`}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function useWhenText(): (stage: PlanStage) => string | null {
  const { t } = useLingui();
  const getDateText = useDateText();
  return ({ dueDate, daysLeft, day }) => {
    if (dueDate === null || daysLeft === null) {
      if (day === null || day === 0) return null;
      return t`${plural(day, { one: "# day after sowing", other: "# days after sowing" })}`;
    }
    const date = getDateText(dueDate);
    if (daysLeft === 0) return t`${date}, today`;
    if (daysLeft < 0) return t`${date}, past`;
    return t`${date}, ${plural(daysLeft, { one: "in # day", other: "in # days" })}`;
  };
}

/** What to give at each time, half-bags drawn as sacks. */
export function StageList({ stages }: { stages: readonly PlanStage[] }) {
  const { i18n } = useLingui();
  const getWhenText = useWhenText();
  const getWeightText = useWeightText();
  const getHalfBagText = useHalfBagText();
  return (
    <ol className="grid gap-4">
      {stages.map((stage) => {
        const { kind, day, items } = stage;
        const when = getWhenText(stage);
        return (
          <li key={`${kind} ${day}`}>
            <h3 className="flex flex-wrap items-baseline gap-x-2 text-base">
              <span>{i18n._(stageWords[kind])}</span>
              {when && (
                <span className="ml-auto flex items-center gap-1 text-[15px] font-normal text-quiet">
                  <CalendarDays aria-hidden size={16} className="self-center" />
                  {when}
                </span>
              )}
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {items.map(({ product, kilograms, halfBags }) => (
                <li key={product} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="min-w-0 grow basis-40 leading-snug">
                    <b>{i18n._(productWords[product])}</b>
                    <span className="block text-[15px] text-quiet">
                      {`${getHalfBagText(halfBags)} · ${getWeightText(kilograms)}`}
                    </span>
                  </span>
                  <HalfBagList product={product} count={halfBags} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** What is bought for it, what it costs, and what stays over. */
export function CostSection({ plan }: { plan: Planned }) {
  const { t, i18n } = useLingui();
  const getHalfBagText = useHalfBagText();
  const getWeightText = useWeightText();
  const { purchase } = plan;
  const rests = listLeftOvers(purchase).map(({ product, kilograms }) => {
    const name = i18n._(productWords[product]);
    const weight = getWeightText(kilograms);
    return t`${weight} ${name}`;
  });
  const rest = rests.join(", ");
  return (
    <div className="rounded-control bg-leaf-100 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{t`To buy`}</span>
        <b className="ml-auto text-2xl tabular-nums">{formatCost(purchase.costInPaise)}</b>
      </p>
      <ul className="mt-1 leading-snug">
        {purchase.items.map(({ product, halfBags, costInPaise }) => (
          <li key={product} className="flex gap-3 py-0.5">
            <span className="min-w-0 grow">
              {`${i18n._(productWords[product])}: ${getHalfBagText(halfBags)}`}
            </span>
            <span className="tabular-nums">{formatCost(costInPaise)}</span>
          </li>
        ))}
      </ul>
      {rests.length > 0 && (
        <p className="mt-1.5 text-[15px] leading-snug">
          {t`Left over: ${rest}. Weigh out the part and keep the rest dry.`}
        </p>
      )}
    </div>
  );
}

/** Lime, gypsum and the trace elements. */
export function SupplementList({ soil }: { soil: FieldSoil }) {
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const getParameterText = useParameterText();
  if (soil.supplements.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{t`Beside these`}</h3>
      <ul className="mt-1 divide-y divide-line">
        {soil.supplements.map(({ product, kilograms, reason }) => (
          <li key={`${product} ${reason}`} className="flex flex-wrap gap-x-3 py-2 leading-snug">
            <b className="grow">{i18n._(remedyWords[product])}</b>
            <span>{getWeightText(kilograms)}</span>
            <span className="basis-full text-[15px] text-quiet">
              {reason === "crop" ? t`when it flowers` : getParameterText(reason)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={20}
          className="shrink-0 text-leaf-700 transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

const regionNames = { india: "", maharashtra: "agriinfo.in", kerala: "keralasoilfertility.net" };

/** What the plan rests on, and how sure each part of it is. */
export function CertaintyFold({ soil, plan }: { soil: FieldSoil; plan: Planned }) {
  const { t } = useLingui();
  const { general } = plan.dose;
  const { source } = general;
  const [n, p, k] = general.dose;
  const dose = `${n} : ${p} : ${k}`;
  const { region } = soil;
  const site = regionNames[region];
  const supplied = plan.purchase.supplied.map((each, at) => {
    const wanted = Math.max(0, (plan.dose.field[at] ?? 0) - (plan.dose.manured[at] ?? 0));
    return wanted > 0 ? `${formatNumber((each / wanted) * 100, 0)} %` : "–";
  });
  const shares = supplied.join(" · ");
  return (
    <Fold title={t`How sure is this?`}>
      <ul className="list-disc space-y-1.5 pl-5 leading-snug">
        <li>
          {general.perPlant
            ? t`General dose of the crop: ${dose} grams of N, P₂O₅ and K₂O for each plant.`
            : t`General dose of the crop: ${dose} kg of N, P₂O₅ and K₂O for each hectare.`}{" "}
          {source === null
            ? t`A common recommendation that no source of ours confirms; your state's own goes before it.`
            : t`Read at ${source}.`}
        </li>
        {soil.card && (
          <li>
            {region === "maharashtra"
              ? t`Six classes as Maharashtra has them: half more where very low, a quarter more where low, a quarter less where high, half less where very high. Read at ${site}.`
              : t`Three classes: a quarter more where low, a quarter less where high. Read at krishicode.`}
          </li>
        )}
        {region === "kerala" && soil.card && (
          <li>{t`The limits of phosphorus, potassium and organic carbon are those of Kerala. Read at ${site}.`}</li>
        )}
        {soil.card && (
          <li>
            {t`The limits of nitrogen, zinc, manganese and copper were read in published sources; several of the others are common figures that none of ours confirms.`}
          </li>
        )}
        <li>{t`What is given, of the dose of N, P₂O₅ and K₂O: ${shares}. Up to 5 % more or less lets most of it come in whole half-bags.`}</li>
        <li>{t`Days of the top dressings and what manure holds are usual figures; watch the crop itself.`}</li>
        <li>{t`The prices are the usual ones of 2024 where you have not told your own.`}</li>
      </ul>
    </Fold>
  );
}

/** What a crop wants beside the dose. */
export function CropNotes({ plan, hectares }: { plan: Planned; hectares: number }) {
  const getWeightText = useWeightText();
  const { rhizobium, sulphurPerHectare } = plan.dose.general;
  const weight = getWeightText((sulphurPerHectare ?? 0) * hectares);
  if (!rhizobium && sulphurPerHectare === undefined) return null;
  return (
    <Banner tone="leaf">
      {rhizobium && <Trans>Treat the seed with Rhizobium before sowing.</Trans>}
      {sulphurPerHectare !== undefined && (
        <Trans>
          This crop also wants {weight} of sulphur: superphosphate (11 %), 20:20:0:13 (13 %) or
          gypsum brings it.
        </Trans>
      )}
    </Banner>
  );
}
