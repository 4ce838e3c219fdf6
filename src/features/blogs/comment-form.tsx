import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { TextAreaField } from "#src/ui/field.tsx";
import { longestComment } from "./comment-schema.ts";

/** Why a comment was refused, in the writer's words. */
function useRefusal(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const { code, message } = describeFailure(error);
    console.warn("[blogs]", code, message);
    if (code === "not-found") return t`What you want to answer is not there any more.`;
    return t`It was not saved. Try again in a moment.`;
  };
}

type CommentFormProps = {
  label: string;
  hint?: string;
  submitLabel: string;
  text?: string;
  /** Stores the words; what it throws is shown, and the words stay. */
  onSend: (text: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** The field for a comment, new or changed. */
export function CommentForm(props: CommentFormProps) {
  const { label, hint, submitLabel, text: begun = "", onSend, onCancel } = props;
  const { t } = useLingui();
  const wordRefusal = useRefusal();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(begun);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isEditing = onCancel !== undefined;
  useEffect(() => {
    // The field takes the place of the words that were there, at the writer's own wish.
    if (isEditing) form.current?.querySelector("textarea")?.focus();
  }, [isEditing]);
  const refuse = (reason: string) => {
    setFault(reason);
    form.current?.querySelector("textarea")?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!text.trim()) return refuse(t`Write something first.`);
    setBusy(true);
    setFault(null);
    try {
      await onSend(text.trim());
      setText("");
    } catch (error) {
      refuse(wordRefusal(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-3"
    >
      <TextAreaField
        {...{ label, hint }}
        rows={3}
        maxLength={longestComment}
        value={text}
        error={fault}
        onChange={({ target }) => {
          setText(target.value);
          setFault(null);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
