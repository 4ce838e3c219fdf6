import { Trans } from "@lingui/react/macro";
import { BadgeCheck, CircleHelp } from "lucide-react";
import { useReasonText } from "./risk-words.ts";
import type { FieldRisk } from "./schema.ts";
import type { ShownRisk } from "./writes.ts";

/** How sure the rule behind a risk is. */
function CertaintyLine({ risk }: { risk: FieldRisk }) {
  const { certainty, source, ruleId } = risk;
  const isRead = certainty === "read";
  const Icon = isRead ? BadgeCheck : CircleHelp;
  return (
    <p className="flex gap-1.5 text-sm leading-snug text-quiet">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>
        {ruleId === "count" && isRead ? (
          <Trans>Threshold of {source}.</Trans>
        ) : ruleId === "count" ? (
          <Trans>By the usual threshold, which is not confirmed for your district.</Trans>
        ) : isRead ? (
          <Trans>Published rule: {source}.</Trans>
        ) : (
          <Trans>Common knowledge, not confirmed: {source}.</Trans>
        )}
      </span>
    </p>
  );
}

/** The number that decided, in a sentence, and how sure its rule is. */
export function ReasonSection({ risk }: { risk: ShownRisk }) {
  const getReasonText = useReasonText();
  return (
    <div className="grid gap-2 pb-1">
      <p className="leading-snug">{getReasonText(risk)}</p>
      <CertaintyLine risk={risk} />
    </div>
  );
}
