import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Fold } from "#src/ui/fold.tsx";
import { AlertLineSection, type AlertReadProps } from "./alert-line-section.tsx";
import { useAlertAdvice, useAlertFields, useAlertReason } from "./alert-words.ts";

/** An alert with what to do about it; why it was given and for which fields is folded. */
export function AlertSection({ alert, reading }: AlertReadProps) {
  const { t } = useLingui();
  const getReason = useAlertReason();
  const getAdvice = useAlertAdvice();
  const getFields = useAlertFields();
  return (
    <>
      <AlertLineSection {...{ alert, reading }} />
      <p className="mt-1.5 flex items-start gap-1.5 leading-snug">
        <ArrowRight aria-hidden size={20} className="mt-px shrink-0 text-leaf-700" />
        <span className="min-w-0">{getAdvice(alert.kind)}</span>
      </p>
      <Fold title={t`How much, and where`} className="-mb-2">
        <p className="pb-3 pl-7 text-copy leading-snug text-quiet wrap-anywhere">
          {getReason(alert)} {getFields(alert.data)}
        </p>
      </Fold>
    </>
  );
}
