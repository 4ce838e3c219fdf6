import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ReportFormDialog } from "#src/ui/report-form-dialog.tsx";
import { useReport } from "./post-api.ts";
import { type ReportReason, type ReportTarget, reportReasons } from "./report-schema.ts";

const reasonLabels = {
  spam: msg`It sells something or is spam`,
  "wrong-advice": msg`The advice is wrong or dangerous`,
  abuse: msg`It insults or threatens someone`,
  other: msg`Something else`,
} as const satisfies Record<ReportReason, MessageDescriptor>;

export type ReportDialogProps = {
  target: ReportTarget;
  onReported: () => void | Promise<void>;
  onClose: () => void;
};

/** Why a post or comment should go, told to the operator; the reporter does not see it again. */
export function ReportDialog({ target, ...handlers }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const report = useReport();
  return (
    <ReportFormDialog
      {...handlers}
      title={target.kind === "post" ? t`Report this post` : t`Report this comment`}
      promise={t`You will not see it any more. When several farmers report it, nobody does until the operator has looked at it. Its author is not told who you are.`}
      reasons={reportReasons.map((reason) => ({ reason, label: i18n._(reasonLabels[reason]) }))}
      onSend={(input) => report.mutateAsync({ target, input })}
    />
  );
}
