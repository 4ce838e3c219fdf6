import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { longestReport } from "#src/shared/report.ts";
import { FieldError, TextAreaField } from "./field.tsx";
import { SavingDialog } from "./saving-dialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";

type Report<Reason> = { reason: Reason; words: string };
type Draft<Reason> = { reason: Reason | null; words: string };
type Faults = { reason: string | false; words: string | false };

type ReportFormDialogProps<Reason extends string> = {
  title: string;
  /** What becomes of it, and that the reporter is not named. */
  promise: string;
  /** In the order in which they are offered; `other` asks for words. */
  reasons: readonly { reason: Reason; label: string }[];
  onSend: (report: Report<Reason>) => Promise<unknown>;
  onReported: () => void | Promise<void>;
  onClose: () => void;
};

/** Why something should go, told to the operator. */
export function ReportFormDialog<Reason extends string>(props: ReportFormDialogProps<Reason>) {
  const { title, promise, reasons, onSend, onReported, onClose } = props;
  const { t } = useLingui();
  const ids = useId();
  const { save, isBusy, failure } = useSaving(
    useMutation({ networkMode: "always", mutationFn: onSend }),
    {
      wordFailure: () => t`Your report was not sent. Try again in a moment.`,
      // What was reported may be gone from the screen by then, and this dialog with it.
      onSaved: () => void onReported(),
    },
  );
  const { draft, faults, change, check } = useDraft<Draft<Reason>, Report<Reason>, Faults>(
    { reason: null, words: "" },
    ({ reason, words }) => ({
      input: reason ? { reason, words } : undefined,
      faults: {
        reason: reason === null && t`Choose one of these.`,
        words: reason === "other" && !words.trim() && t`Say in a few words what is wrong.`,
      },
    }),
  );
  const { reason, words } = draft;
  const handleSubmit = () => {
    const report = check();
    if (report) save(report);
  };
  return (
    <SavingDialog
      size="small"
      submitLabel={t`Send report`}
      {...{ title, isBusy, failure, onClose }}
      onSubmit={handleSubmit}
    >
      <p className="text-quiet">{promise}</p>
      <fieldset
        className="grid gap-1"
        aria-describedby={faults.reason ? `${ids}-fault` : undefined}
      >
        <legend className="mb-1 font-semibold">{t`What is wrong with it?`}</legend>
        {reasons.map(({ reason: each, label }) => (
          <label key={each} className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name={`${ids}-reason`}
              value={each}
              checked={reason === each}
              onChange={() => change({ reason: each })}
              className="size-6 shrink-0 accent-leaf-700"
            />
            {label}
          </label>
        ))}
        {faults.reason && <FieldError id={`${ids}-fault`}>{faults.reason}</FieldError>}
      </fieldset>
      <TextAreaField
        label={reason === "other" ? t`What is wrong` : t`More about it (optional)`}
        rows={3}
        maxLength={longestReport}
        value={words}
        error={faults.words}
        onChange={({ target }) => change({ words: target.value })}
      />
    </SavingDialog>
  );
}
