import { useLingui } from "@lingui/react/macro";
import { Mic, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Dialog } from "#src/ui/dialog.tsx";

type ListeningDialogProps = {
  isListening: boolean;
  /** What was understood so far. */
  heard: string;
  /** Why nothing is, in words. */
  failure: ReactNode;
  onStop: () => void;
  onAgain: () => void;
  onAsk: () => void;
  /** Leaves what was heard in the field, to be mended there. */
  onClose: () => void;
};

/** The microphone at work, over all else: what can be said, what was heard, and the press that asks it. */
export function ListeningDialog(props: ListeningDialogProps) {
  const { isListening, heard, failure, onStop, onAgain, onAsk, onClose } = props;
  const { t } = useLingui();
  const examples = [
    t`Should I water my tomato today?`,
    t`What does onion fetch today?`,
    t`Which schemes fit me?`,
  ];
  return (
    <Dialog
      open
      title={t`Speak your question`}
      onClose={onClose}
      footer={
        isListening ? (
          <Button variant="quiet" onClick={onStop}>{t`Stop`}</Button>
        ) : (
          <>
            <Button variant="quiet" icon={<RotateCcw aria-hidden size={20} />} onClick={onAgain}>
              {t`Speak again`}
            </Button>
            {heard !== "" && <Button onClick={onAsk}>{t`Ask this`}</Button>}
          </>
        )
      }
    >
      <div className="grid justify-items-center gap-5 py-6 text-center">
        <span
          aria-hidden
          className={classNames(
            "grid size-32 place-items-center rounded-full border-8 transition-colors",
            isListening
              ? "animate-pulse border-leaf-200 bg-leaf-700 text-on-leaf"
              : "border-line bg-soil-100 text-quiet",
          )}
        >
          <Mic size={52} />
        </span>
        <p role="status" className="text-2xl font-bold wrap-anywhere">
          {heard || (isListening ? t`Speak…` : "")}
        </p>
        {failure && <p role="alert">{failure}</p>}
        {heard === "" && (
          <div className="text-quiet">
            <p>{t`For example:`}</p>
            <ul className="mt-1 text-lg text-ink">
              {examples.map((text) => (
                <li key={text}>“{text}”</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
