import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { firstVersion } from "#src/shared/versions.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { getStoredRecord, type RecordChange, useWriteRecord } from "./api.ts";
import { useRecordFailure } from "./record-words.ts";
import type { CropRecord, RecordInput } from "./schema.ts";
import { useRecordText } from "./use-record-text.ts";

/** Why a record was not saved: in words, where they are known already. */
type Failure = { error: unknown; text: string | null };

/**
 * Keeps a record and says so, with the way back; what fails stays to be seen in the form. What was changed or
 * removed elsewhere meanwhile is told, and saving once more puts what is typed in its place.
 * @param given.record what is corrected, as it was when the form was opened; null for a new one
 */
export function useSaveRecord(given: { record: CropRecord | null; onClose: () => void }) {
  const { onClose } = given;
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const wordFailure = useRecordFailure();
  const getText = useRecordText();
  const write = useWriteRecord();
  const [record, setRecord] = useState(given.record);
  const [failure, setFailure] = useState<Failure | null>(null);
  const log = (error: unknown) => console.error("[crops] saving failed", describeFailure(error));
  /** What to say of what happened to the record elsewhere, or null where nothing did. */
  const meetOther = async (error: unknown, { id }: CropRecord) => {
    const { code } = describeFailure(error);
    if (code !== "conflict" && code !== "not-found") return null;
    const stored = await getStoredRecord(client, id);
    setRecord(stored);
    if (!stored) {
      return t`This was removed elsewhere in the meantime. What you typed is still here: save it once more, and it is noted anew.`;
    }
    const { text, more } = getText(stored.entry);
    const other = more ? `${text} · ${more}` : text;
    return t`This was changed elsewhere in the meantime. There it is: ${other}. What you typed is still here: save it once more to put it in that place.`;
  };
  const fail = async (error: unknown) => {
    log(error);
    setFailure({ error, text: null });
    if (!record) return;
    try {
      const text = await meetOther(error, record);
      if (text) setFailure({ error, text });
    } catch (other) {
      log(other);
    }
  };
  // The form is gone by then, and with it whoever would hear of the mutation.
  const undo = async (change: RecordChange) => {
    try {
      await write.mutateAsync(change);
      toast.show({ text: t`Taken back.` });
    } catch (error) {
      log(error);
      toast.show({ tone: "bad", text: wordFailure(error) });
    }
  };
  const save = (entry: RecordInput, text: string) => {
    const newId = makeClientId();
    setFailure(null);
    const change: RecordChange = record
      ? { kind: "correct", id: record.id, entry, version: record.version }
      : { kind: "tell", id: newId, entry };
    const takeBack: RecordChange = { kind: "take-back", id: newId, version: firstVersion };
    write.mutate(change, {
      onError: (error) => void fail(error),
      onSuccess(answer) {
        onClose();
        toast.show({
          text:
            answer === null ? t`Kept on this device. It is sent when the signal is back.` : text,
          tone: answer === null ? "info" : "good",
          ...(record ? {} : { action: { label: t`Undo`, onPress: () => void undo(takeBack) } }),
        });
      },
    });
  };
  return {
    save,
    isBusy: write.isPending,
    failure: failure && (failure.text ?? wordFailure(failure.error)),
  };
}

/** The frame of the forms of a harvest and of a cost. */
export function RecordDialog(props: {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** Why it was not saved, in words. */
  failure: string | null;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { title, submitLabel, isBusy, failure, onClose, onSubmit, children } = props;
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
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
            <Banner tone="bad">{failure}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
