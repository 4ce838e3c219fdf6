import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { useToast } from "./toast.tsx";
import { useChange, type Write } from "./use-change.ts";
import { type Saved, useTellSaved } from "./use-tell-saved.ts";

/** What to say where it was changed elsewhere while it was typed here. @param other what it is now, null where it is gone */
export function useLateText(): (other: string | null) => string {
  const { t } = useLingui();
  return (other) =>
    other === null
      ? t`This was removed elsewhere in the meantime. What you typed is still here: save it once more, and it is noted anew.`
      : t`This was changed elsewhere in the meantime. There it is: ${other}. What you typed is still here: save it once more to put it in that place.`;
}

type SavingProps<Change> = {
  wordFailure: (error: unknown) => string;
  /** Whether the form is seen, where it goes on sending while it is closed. */
  isOpen?: boolean;
  /** Leads back to the form that was left, when what it sent was refused. */
  wayBack?: Saved["action"];
  /** Closes the form, or empties it. */
  onClose?: () => void;
  /** What follows, such as that the draft is forgotten; also when the form was left while it was sent. */
  onSaved?: () => void;
  /** Shows at their fields what the server refused, or keeps what was typed, also when the form was left. */
  onRefused?: (error: unknown, typed: Change) => void;
  /**
   * Makes what stands there now that upon which the next save is made.
   * @returns it in words, null where it is gone; undefined where nothing was changed elsewhere
   */
  meetOther?: ((code: "conflict" | "not-found") => Promise<string | null | undefined>) | undefined;
};

/**
 * Saves and closes, and says what became of it. What failed stays to be seen in the form. What was changed or
 * removed elsewhere meanwhile is told, and saving once more puts what is typed in its place.
 */
export function useSaving<Change>(write: Write<Change>, props: SavingProps<Change>) {
  const { wordFailure, isOpen = true, wayBack, onClose = () => {} } = props;
  const { onSaved, onRefused, meetOther } = props;
  const { t } = useLingui();
  const toast = useToast();
  const change = useChange(write, wordFailure);
  const tellSaved = useTellSaved();
  const wordLate = useLateText();
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  const fail = async (error: unknown, typed: Change) => {
    const { code, message } = describeFailure(error);
    console.error("saving failed", code, message);
    onRefused?.(error, typed);
    const text = wordFailure(error);
    setFailure(text);
    if (!isShown.current) return toast.show({ tone: "bad", text, action: wayBack });
    if (!meetOther || (code !== "conflict" && code !== "not-found")) return;
    try {
      const other = await meetOther(code);
      if (other !== undefined) setFailure(wordLate(other));
    } catch (unread) {
      console.error("saving failed", describeFailure(unread));
    }
  };
  const send = async (typed: Change, undo: Change | undefined, texts: Saved) => {
    setFailure(null);
    try {
      const answer = await write.mutateAsync(typed);
      onSaved?.();
      if (isShown.current) onClose();
      const takeBack = () => undo && change(undo, { text: t`Taken back.` });
      tellSaved(answer, { ...texts, action: undo && { label: t`Undo`, onPress: takeBack } });
    } catch (error) {
      await fail(error, typed);
    }
  };
  const save = (
    typed: Change,
    { undo, ...texts }: Omit<Saved, "action"> & { undo?: Change } = {},
  ) => void send(typed, undo, texts);
  return { save, isBusy: write.isPending, failure, onClose };
}
