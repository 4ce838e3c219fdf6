import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FieldError, TextAreaField } from "#src/ui/field.tsx";
import { useReportProduct } from "./report-api.ts";
import {
  longestReport,
  type ProductReportReason,
  productReportInput,
  productReportReasons,
} from "./report-schema.ts";

const reasonLabels = {
  "not-as-described": msg`It is not what it says`,
  fake: msg`It is fake, spoilt or dangerous`,
  banned: msg`It may not be sold`,
  other: msg`Something else`,
} as const satisfies Record<ProductReportReason, MessageDescriptor>;

export type ReportDialogProps = { id: string; onReported: () => void; onClose: () => void };

/** Why a listing should go, told to the operator; the reporter does not see it again. */
export function ReportDialog({ id, onReported, onClose }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const ids = useId();
  const formId = `${ids}-form`;
  const report = useReportProduct();
  const [reason, setReason] = useState<ProductReportReason | null>(null);
  const [words, setWords] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lacksWords = reason === "other" && words.trim() === "";
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    const input = productReportInput.safeParse({ reason, words });
    if (!input.success || report.isPending) return;
    try {
      await report.mutateAsync({ id, input: input.data });
      onReported();
    } catch (error) {
      const { code, message } = describeFailure(error);
      console.warn("[marketplace]", code, message);
      setFailure(
        code === networkRequestFailed
          ? t`There is no connection, so your report was not sent.`
          : t`Your report was not sent. Try again in a moment.`,
      );
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`Report this listing`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={report.isPending}>
            {t`Send report`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="grid gap-4"
      >
        {failure && (
          <div role="alert">
            <Banner tone="bad">{failure}</Banner>
          </div>
        )}
        <p className="text-quiet">
          {t`You will not see it any more. When several farmers report it, nobody does until the operator has looked at it. Its seller is not told who you are.`}
        </p>
        <fieldset
          className="grid gap-1"
          aria-describedby={isAsked && !reason ? `${ids}-fault` : undefined}
        >
          <legend className="mb-1 font-semibold">{t`What is wrong with it?`}</legend>
          {productReportReasons.map((each) => (
            <label key={each} className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
              <input
                type="radio"
                name={`${ids}-reason`}
                value={each}
                checked={reason === each}
                onChange={() => setReason(each)}
                className="size-6 shrink-0 accent-leaf-700"
              />
              {i18n._(reasonLabels[each])}
            </label>
          ))}
          {isAsked && !reason && (
            <FieldError id={`${ids}-fault`}>{t`Choose one of these.`}</FieldError>
          )}
        </fieldset>
        <TextAreaField
          label={reason === "other" ? t`What is wrong` : t`More about it (optional)`}
          rows={3}
          maxLength={longestReport}
          value={words}
          error={isAsked && lacksWords ? t`Say in a few words what is wrong.` : undefined}
          onChange={({ target: field }) => setWords(field.value)}
        />
      </form>
    </Dialog>
  );
}
