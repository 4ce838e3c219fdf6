import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Mic, SendHorizontal, Square } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useLocation, useSearch } from "wouter";
import { classNames } from "#src/ui/class-names.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { countLeft, longestQuestion, type QuestionFault } from "./question-rules.ts";
import { useListening, type VoiceFault } from "./voice-api.ts";

// It comes with the first press of the microphone.
const ListeningDialog = lazyView(
  async () => (await import("./listening-dialog.tsx")).ListeningDialog,
);

/** What stands at the field: why the question was not taken. */
export type QuestionRefusal = QuestionFault | { retryAfter: number | null } | "refused";

function RefusalText({ refusal, length }: { refusal: QuestionRefusal; length: number }) {
  if (refusal === "question-missing") return <Trans>Write your question first.</Trans>;
  if (refusal === "question-too-long") {
    return (
      <Trans>
        Your question has {length} characters; at most {longestQuestion} can be asked at once.
        Shorten it.
      </Trans>
    );
  }
  if (refusal === "refused") {
    return <Trans>The question could not be sent. It is still here; try again.</Trans>;
  }
  const { retryAfter } = refusal;
  return retryAfter === null ? (
    <Trans>These are many questions at once. Ask again in a minute.</Trans>
  ) : (
    <Trans>These are many questions at once. Ask again in {retryAfter} seconds.</Trans>
  );
}

function VoiceFaultText({ fault }: { fault: VoiceFault }) {
  switch (fault) {
    case "not-allowed":
      return (
        <Trans>
          The microphone is not allowed here. Allow it in your browser's settings, or write your
          question.
        </Trans>
      );
    case "nothing-heard":
      return <Trans>Nothing was heard. Press the microphone and speak again.</Trans>;
    case "no-network":
      return <Trans>Speaking needs a network just now. Write your question instead.</Trans>;
    case "not-here":
      return <Trans>Speaking does not work here. Write your question instead.</Trans>;
  }
}

/** Says near the limit how much room is left; only that it is passed is read aloud unasked. */
function RoomLeft({ id, left }: { id: string; left: number | null }) {
  const { t } = useLingui();
  const isOver = left !== null && left < 0;
  const over = left === null ? 0 : -left;
  return (
    <>
      <p role="status" className="sr-only">
        {isOver && t`The question is longer than can be asked at once.`}
      </p>
      {left !== null && (
        <p
          id={id}
          className={classNames(
            "mt-1.5 px-3.5 text-right text-sm tabular-nums",
            isOver ? "font-semibold text-chilli-600" : "text-quiet",
          )}
        >
          {isOver ? (
            <Plural value={over} one="# character too many" other="# characters too many" />
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )}
        </p>
      )}
    </>
  );
}

type QuestionFormProps = {
  text: string;
  onText: (text: string) => void;
  refusal: QuestionRefusal | null;
  isAnswering: boolean;
  onAsk: () => void;
  onStop: () => void;
};

/** Where a question is written or spoken; while an answer comes, its button stops it. */
export function QuestionForm(props: QuestionFormProps) {
  const { text, onText, refusal, isAnswering, onAsk, onStop } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const messageId = useId();
  const roomId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const before = useRef("");
  const voice = useListening({
    language,
    onText: (heard) => onText([before.current, heard].filter(Boolean).join(" ")),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswering) return onStop();
    voice.stop();
    onAsk();
    area.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While letters are being put together, Enter chooses among them.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isAnswering) handleSubmit(event);
  };
  // What stood there when the microphone was pressed; null while it is not at work.
  const [spokenAfter, setSpokenAfter] = useState<string | null>(null);
  const handleMicrophone = () => {
    before.current = text.trim();
    setSpokenAfter(text.trim());
    voice.start();
  };
  const leaveMicrophone = () => {
    voice.stop();
    setSpokenAfter(null);
  };
  const [path, navigate] = useLocation();
  const isAskedToListen = useSearch() === "speak";
  const listen = useEffectEvent(() => {
    // Once: going back or loading anew listens to nobody.
    navigate(path, { replace: true });
    if (!voice.canListen) return area.current?.focus();
    handleMicrophone();
  });
  useEffect(() => {
    if (isAskedToListen) listen();
  }, [isAskedToListen]);
  const length = text.trim().length;
  const left = countLeft(text);
  return (
    <form onSubmit={handleSubmit} aria-label={t`Your question`}>
      <div id={messageId} role="alert" className="mb-2 empty:hidden">
        {refusal && (
          <p className="flex gap-2 rounded-control bg-chilli-100 px-3.5 py-2.5 text-copy text-chilli-600">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span className="min-w-0">
              <RefusalText refusal={refusal} length={length} />
            </span>
          </p>
        )}
      </div>
      <div className="flex items-end gap-1.5 rounded-[28px] border border-edge bg-raised p-1.5 shadow-card focus-within:border-leaf-600">
        <textarea
          ref={area}
          rows={1}
          name="question"
          aria-label={t`Ask me anything`}
          aria-describedby={left === null ? messageId : `${messageId} ${roomId}`}
          aria-invalid={refusal !== null || (left !== null && left < 0)}
          placeholder={t`Ask me anything`}
          enterKeyHint="send"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={handleKey}
          className="max-h-40 min-h-12 min-w-0 grow resize-none bg-transparent px-3.5 py-3 leading-6 outline-none [field-sizing:content]"
        />
        {voice.canListen && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t`Speak your question`}
            onClick={handleMicrophone}
            // A phone has the microphone of the bar below.
            className="grid size-12 shrink-0 place-items-center rounded-full text-leaf-700 max-md:hidden transition-colors hover:bg-leaf-100 active:[translate:0_1px]"
          >
            <Mic aria-hidden size={22} />
          </button>
        )}
        {isAnswering ? (
          <button
            type="submit"
            className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border border-soil-300 bg-surface px-4 font-semibold hover:border-chilli-600 hover:text-chilli-600"
          >
            <Square aria-hidden size={16} fill="currentColor" />
            <Trans>Stop</Trans>
          </button>
        ) : (
          <button
            type="submit"
            className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full bg-leaf-700 px-5 font-semibold text-on-leaf hover:bg-leaf-600"
          >
            <Trans>Ask</Trans>
            <SendHorizontal aria-hidden size={18} className="max-sm:hidden" />
          </button>
        )}
      </div>
      <RoomLeft id={roomId} left={left} />
      <Suspense>
        {spokenAfter !== null && (
          <ListeningDialog
            isListening={voice.isListening}
            heard={text.trim() === spokenAfter ? "" : text}
            failure={voice.fault && <VoiceFaultText fault={voice.fault} />}
            onStop={voice.stop}
            onAgain={() => {
              onText(spokenAfter);
              voice.start();
            }}
            onAsk={() => {
              leaveMicrophone();
              onAsk();
            }}
            onClose={leaveMicrophone}
          />
        )}
      </Suspense>
    </form>
  );
}
