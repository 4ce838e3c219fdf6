import { useLingui } from "@lingui/react/macro";
import type { UseMutationResult } from "@tanstack/react-query";
import { describeFailure } from "#src/shared/http-client.ts";
import { useToast } from "./toast.tsx";
import { useTellSaved } from "./use-tell-saved.ts";

/** How a feature writes: the answer is the server's, or null where the change waits on this device. */
export type Write<Change> = Pick<
  UseMutationResult<unknown, Error, Change>,
  "mutateAsync" | "isPending"
>;

type Told = {
  text: string;
  tone?: "good";
  /** Said before the server has it: it is kept in this browser before anything is sent. */
  isSaidAtOnce?: boolean;
  undo?: () => void;
};

/** Makes a change that no form asks for, and says in a message what became of it, with the way back. */
export function useChange<Change>(
  write: Write<Change>,
  wordFailure: (error: unknown) => string,
): (change: Change, told?: Told) => void {
  const { t } = useLingui();
  const toast = useToast();
  const tellSaved = useTellSaved();
  const say = ({ text, tone, undo }: Told) =>
    toast.show({ text, tone, action: undo && { label: t`Undo`, onPress: undo } });
  const send = async (change: Change, told: Told | undefined) => {
    if (told?.isSaidAtOnce) say(told);
    try {
      // What asked for it may be gone by then, and with it whoever would hear of the mutation.
      const answer = await write.mutateAsync(change);
      if (!told) tellSaved(answer);
    } catch (error) {
      console.error("saving failed", describeFailure(error));
      toast.show({ tone: "bad", text: wordFailure(error) });
      return;
    }
    if (told && !told.isSaidAtOnce) say(told);
  };
  return (change, told) => void send(change, told);
}
