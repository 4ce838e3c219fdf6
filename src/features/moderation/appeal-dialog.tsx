import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextAreaField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useAppeal } from "./api.ts";
import { longestAppeal } from "./schema.ts";

/** What the author of a hidden thing says to the operator, once. */
export function AppealDialog({ hidingId, onClose }: { hidingId: string; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const formId = useId();
  const appeal = useAppeal(hidingId);
  const [words, setWords] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lacksWords = words.trim() === "";
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (lacksWords || appeal.isPending) return;
    try {
      const answer = await appeal.mutateAsync(words);
      toast.show(
        answer === null
          ? { text: t`Kept on this device. It is sent when the signal is back.` }
          : { tone: "good", text: t`The operator has your words. You are told what comes of it.` },
      );
      onClose();
    } catch (error) {
      const { code, message } = describeFailure(error);
      console.warn("[moderation]", code, message);
      setFailure(
        code === "conflict"
          ? t`You have asked for this already.`
          : t`Nothing was sent. Try again in a moment.`,
      );
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`Ask the operator to look again`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={appeal.isPending}>
            {t`Send to the operator`}
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
          {t`The operator reads it with your words and decides. You can ask once.`}
        </p>
        <TextAreaField
          label={t`Why should it be shown again?`}
          rows={4}
          maxLength={longestAppeal}
          value={words}
          error={isAsked && lacksWords ? t`Say in a few words why.` : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
    </Dialog>
  );
}
