import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, BadgeCheck, CircleHelp } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { LevelChip, LevelStrip } from "./level-chip.tsx";
import { useReasonText } from "./risk-words.ts";
import type { FarmWatch, FieldRisk } from "./schema.ts";
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
        {ruleId === "count" ? (
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

/** One pest of a field: how pressing, the number that decided, the days ahead, what to look for and to do. */
function RiskItem({ risk, pests }: { risk: ShownRisk; pests: FarmWatch["pests"] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getReasonText = useReasonText();
  const words = pests[risk.pestId];
  const name = words?.name[language] ?? risk.pestId;
  return (
    <li className="grid gap-2.5 border-t border-line py-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 text-base leading-snug font-semibold">{name}</h3>
        {risk.gap === null && <LevelChip level={risk.level} />}
      </div>
      <p className="leading-snug">{getReasonText(risk)}</p>
      {risk.days.some(({ level }) => level !== null) && <LevelStrip days={risk.days} />}
      {words && (
        <p className="text-copy leading-snug text-quiet">
          <Trans>Look for: {words.signs[language]}</Trans>
        </p>
      )}
      {risk.gap !== "no-first-catch" && <CertaintyLine risk={risk} />}
      <Link
        href={`/pests/${risk.pestId}`}
        aria-label={t`What to do: ${name}`}
        className={buttonLook("quiet", "small", "justify-self-start")}
      >
        {t`What to do`}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </li>
  );
}

/** A list of risks, each told in full. */
export function RiskList(props: { risks: readonly ShownRisk[]; pests: FarmWatch["pests"] }) {
  return (
    <ul>
      {props.risks.map((risk) => (
        <RiskItem key={risk.pestId} risk={risk} pests={props.pests} />
      ))}
    </ul>
  );
}
