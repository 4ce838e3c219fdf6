import { FileText, UserCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import type { PlanDetails } from "./schema.ts";

type FactsProps = { details: PlanDetails; language: string };

function Lines(props: { lines: readonly string[]; language: string; icon: ReactNode }) {
  const { lines, language, icon } = props;
  return (
    <ul lang={language} className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5 leading-snug">
          <span className="mt-0.5 shrink-0">{icon}</span>
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a plan leaves out. */
export function PlanExclusions({ details, language }: FactsProps) {
  const icon = <X aria-hidden size={18} strokeWidth={2.5} className="text-chilli-600" />;
  return <Lines lines={details.notCovered} {...{ language, icon }} />;
}

/** Who may take it. */
export function PlanPeople({ details, language }: FactsProps) {
  const icon = <UserCheck aria-hidden size={18} className="text-leaf-700" />;
  return <Lines lines={details.forWhom} {...{ language, icon }} />;
}

/** The papers it asks for. */
export function PlanDocuments({ details, language }: FactsProps) {
  const icon = <FileText aria-hidden size={18} className="text-soil-600" />;
  return <Lines lines={details.documents} {...{ language, icon }} />;
}

/** What is done one after the other when something happened. */
export function PlanClaimSteps({ details, language }: FactsProps) {
  return (
    <ol lang={language} className="grid gap-2.5">
      {details.claimSteps.map((step, at) => (
        <li key={step} className="flex gap-3 leading-snug">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf-100 text-sm font-bold text-leaf-800 tabular-nums"
          >
            {at + 1}
          </span>
          <span className="min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
