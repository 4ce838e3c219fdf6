import { FileText, UserCheck, X } from "lucide-react";
import type { PlanDetails } from "./schema.ts";

const icons = {
  notCovered: <X aria-hidden size={18} strokeWidth={2.5} className="text-chilli-600" />,
  forWhom: <UserCheck aria-hidden size={18} className="text-leaf-700" />,
  documents: <FileText aria-hidden size={18} className="text-soil-600" />,
};

function ClaimStepList({ steps, language }: { steps: readonly string[]; language: string }) {
  return (
    <ol lang={language} className="grid gap-2.5">
      {steps.map((step, at) => (
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

/** What a plan leaves out, who may take it, the papers it asks for, or how a claim goes. */
export function PlanFactList(props: {
  fact: keyof typeof icons | "claimSteps";
  details: PlanDetails;
  language: string;
}) {
  const { fact, details, language } = props;
  if (fact === "claimSteps") {
    return <ClaimStepList steps={details.claimSteps} language={language} />;
  }
  return (
    <ul lang={language} className="grid gap-2">
      {details[fact].map((line) => (
        <li key={line} className="flex gap-2.5 leading-snug">
          <span className="mt-0.5 shrink-0">{icons[fact]}</span>
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
