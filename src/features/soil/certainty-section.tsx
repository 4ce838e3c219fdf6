import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import type { FieldSoil, Planned } from "./rules.ts";

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
export function CertaintySection({ soil, plan }: { soil: FieldSoil; plan: Planned }) {
  const { t } = useLingui();
  const { general } = plan.dose;
  const { source } = general;
  const [n, p, k] = general.dose;
  const dose = `${n} : ${p} : ${k}`;
  const { region } = soil;
  const site = regionNames[region];
  const supplied = plan.purchase.supplied.map((each, at) => {
    const wanted = Math.max(0, (plan.dose.field[at] ?? 0) - (plan.dose.manured[at] ?? 0));
    return wanted > 0 ? `${formatNumber((each / wanted) * 100, 0)}%` : "–";
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
        <li>{t`What is given, of the dose of N, P₂O₅ and K₂O: ${shares}. Up to 5% more or less lets most of it come in whole and half bags.`}</li>
        <li>{t`Days of the top dressings and what manure holds are usual figures; watch the crop itself.`}</li>
        <li>{t`Of the nitrogen in manure a quarter to a third is counted: the rest feeds the crops after this one.`}</li>
        <li>{t`The prices are the usual ones of 2024 where you have not told your own.`}</li>
      </ul>
    </Fold>
  );
}
