import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { type RecordChange, useWriteRecord } from "./api.ts";
import { useRecordFailure } from "./record-words-list.tsx";
import type { RecordInput } from "./schema.ts";

/** Keeps a record and says so, with the way back; what fails stays to be seen in the form. */
export function useSaveRecord({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const wordFailure = useRecordFailure();
  const write = useWriteRecord();
  const onError = (error: unknown) =>
    console.error("[crops] saving failed", describeFailure(error));
  // The form is gone by then, and with it whoever would hear of the mutation.
  const undo = async (change: RecordChange) => {
    try {
      await write.mutateAsync(change);
      toast.show({ text: t`Taken back.` });
    } catch (error) {
      onError(error);
      toast.show({ tone: "bad", text: wordFailure(error) });
    }
  };
  const save = (entry: RecordInput, text: string) => {
    const newId = makeClientId();
    const change: RecordChange = id
      ? { kind: "correct", id, entry }
      : { kind: "tell", id: newId, entry };
    write.mutate(change, {
      onError,
      onSuccess(answer) {
        onClose();
        toast.show({
          text:
            answer === null ? t`Kept on this device. It is sent when the signal is back.` : text,
          tone: answer === null ? "info" : "good",
          ...(id
            ? {}
            : {
                action: {
                  label: t`Undo`,
                  onPress: () => void undo({ kind: "take-back", id: newId }),
                },
              }),
        });
      },
    });
  };
  return { save, isBusy: write.isPending, failure: write.isError ? write.error : null };
}

/** The frame of the forms of a harvest and of a cost. */
export function RecordDialog(props: {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  failure: unknown;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { title, submitLabel, isBusy, failure, onClose, onSubmit, children } = props;
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const wordFailure = useRecordFailure();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {children}
        {failure !== null && (
          <div role="alert">
            <Banner tone="bad">{wordFailure(failure)}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
