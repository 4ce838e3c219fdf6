import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { readFaults } from "#src/shared/form-faults.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextAreaField } from "#src/ui/field.tsx";
import type { Write } from "#src/ui/use-change.ts";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { editCommentInput, longestComment } from "./comment-schema.ts";
import { allFieldsAreRequired } from "./schema.ts";

const known = { names: ["text"], codes: [allFieldsAreRequired] } as const;

function readComment(typed: { text: string }) {
  const { data: input, error } = editCommentInput.safeParse(typed);
  return { input, faults: readFaults(error, known) };
}

type CommentFormProps<Change> = {
  label: string;
  submitLabel: string;
  /** The words that are changed. */
  text?: string;
  write: Write<Change>;
  toChange: (text: string) => Change;
  /** Closes what changes words; a new comment's form is emptied instead. */
  onClose?: () => void;
  meetOther?: () => Promise<string | undefined>;
};

/** The field for a comment, new or changed. */
export function CommentForm<Change>(props: CommentFormProps<Change>) {
  const { label, submitLabel, text = "", write, toChange, onClose, meetOther } = props;
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, faults, change, check } = useDraft({ text }, readComment);
  const { save, isBusy, failure } = useSaving(write, {
    wordFailure: useSaveFailure({
      "not-found": t`What you want to answer is not there any more.`,
    }),
    onClose: onClose ?? (() => change({ text: "" })),
    meetOther,
  });
  const isEditing = onClose !== undefined;
  useEffect(() => {
    // The field takes the place of the words that were there, at the writer's own wish.
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  const handleSubmit = () => {
    const input = check();
    if (input && !isBusy) save(toChange(input.text));
  };
  return (
    <CheckedForm onSubmit={handleSubmit} className="grid gap-3">
      <TextAreaField
        ref={field}
        label={label}
        rows={3}
        maxLength={longestComment}
        value={draft.text}
        error={faults.text && t`Write something first.`}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap justify-end gap-3">
        {onClose && <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>}
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </CheckedForm>
  );
}
