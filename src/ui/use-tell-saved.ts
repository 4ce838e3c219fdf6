import { useLingui } from "@lingui/react/macro";
import { useToast } from "./toast.tsx";

export type Saved = {
  /** What to say once the server has it; nothing where it is seen anyway. */
  text?: string | undefined;
  /** What to say while it waits, where that needs words of its own. */
  keptText?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

/** Says what became of a write: the answer is the server's, or null where it waits on this device. */
export function useTellSaved(): (answer: unknown, saved?: Saved) => void {
  const { t } = useLingui();
  const toast = useToast();
  return (answer, { text, keptText, action } = {}) => {
    if (answer === null) {
      const kept = t`Kept on this device. It is sent when the signal is back.`;
      toast.show({ text: keptText ?? kept, action });
    } else if (text) toast.show({ text, action, tone: "good" });
  };
}
