import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ReportFormDialog } from "#src/ui/report-form-dialog.tsx";
import { useReportProduct } from "./report-api.ts";
import { type ProductReportReason, productReportReasons } from "./report-schema.ts";

const reasonLabels = {
  "not-as-described": msg`It is not what it says`,
  fake: msg`It is fake, spoilt or dangerous`,
  banned: msg`It may not be sold`,
  other: msg`Something else`,
} as const satisfies Record<ProductReportReason, MessageDescriptor>;

export type ReportDialogProps = { id: string; onReported: () => void; onClose: () => void };

/** Why a listing should go, told to the operator; the reporter does not see it again. */
export function ReportDialog({ id, ...handlers }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const report = useReportProduct();
  return (
    <ReportFormDialog
      {...handlers}
      title={t`Report this listing`}
      promise={t`You will not see it any more. When several farmers report it, nobody does until the operator has looked at it. Its seller is not told who you are.`}
      reasons={productReportReasons.map((reason) => ({
        reason,
        label: i18n._(reasonLabels[reason]),
      }))}
      onSend={(input) => report.mutateAsync({ id, input })}
    />
  );
}
