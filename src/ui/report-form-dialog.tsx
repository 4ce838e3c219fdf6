import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { longestReport } from "#src/shared/report.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FieldError, TextAreaField } from "./field.tsx";

type ReportFormDialogProps<Reason extends string> = {
  title: string;
  /** What becomes of it, and that the reporter is not named. */
  promise: string;
  /** In the order in which they are offered; `other` asks for words. */
  reasons: readonly { reason: Reason; label: string }[];
  onSend: (report: { reason: Reason; words: string }) => Promise<unknown>;
  onReported: () => void | Promise<void>;
  onClose: () => void;
};

/** Why something should go, told to the operator. */
export function ReportFormDialog<Reason extends string>(props: ReportFormDialogProps<Reason>) {
  const { title, promise, reasons, onSend, onReported, onClose } = props;
  const { t } = useLingui();
  const ids = useId();
  const formId = `${ids}-form`;
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lacksWords = reason === "other" && words.trim() === "";
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (!reason || lacksWords || isSending) return;
    setSending(true);
    try {
      await onSend({ reason, words });
      await onReported();
    } catch (error) {
      const { code, message } = describeFailure(error);
      console.warn("[report]", code, message);
      setFailure(t`Your report was not sent. Try again in a moment.`);
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={isSending}>
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
        <p className="text-quiet">{promise}</p>
        <fieldset
          className="grid gap-1"
          aria-describedby={isAsked && !reason ? `${ids}-fault` : undefined}
        >
          <legend className="mb-1 font-semibold">{t`What is wrong with it?`}</legend>
          {reasons.map(({ reason: each, label }) => (
            <label key={each} className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
              <input
                type="radio"
                name={`${ids}-reason`}
                value={each}
                checked={reason === each}
                onChange={() => setReason(each)}
                className="size-6 shrink-0 accent-leaf-700"
              />
              {label}
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
