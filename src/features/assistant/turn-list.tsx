import { Trans, useLingui } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useReading } from "#src/ui/use-reading.ts";
import { AnswerSection } from "./answer-section.tsx";
import type { LiveTurn } from "./ask-api.ts";
import { DangerSection } from "./danger-api.ts";
import type { Turn } from "./schema.ts";

/** A question that waits for the network, or that the server did not take when it had one. */
type WaitingTurn = {
  id: string;
  text: string;
  isRefused: boolean;
  isNoEmergency?: boolean | undefined;
};
type Question = { id: string; text: string };

function QuestionBubble({ text }: { text: string }) {
  return (
    <div className="flex justify-end">
      <p className="max-w-[85%] rounded-card rounded-tr-sm bg-leaf-700 px-4 py-2.5 break-words whitespace-pre-wrap text-on-leaf">
        <span className="sr-only">
          <Trans>You asked:</Trans>{" "}
        </span>
        {text}
      </p>
    </div>
  );
}

function AnswerRow({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex items-start gap-3">
      <Tile src="/pictures/icons/seedling.svg" className="max-sm:hidden" />
      {children}
    </div>
  );
}

/** What to do at once stands before all that waits for the server. */
function DangerFirst(props: { text: string; onNoEmergency?: () => void }) {
  return (
    <Suspense fallback={null}>
      <div className="mt-3 empty:hidden">
        <DangerSection {...props} />
      </div>
    </Suspense>
  );
}

const isOfDanger = ({ answer }: Turn) => answer?.blocks[0]?.kind === "danger";

function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="min-w-0 grow">
      <Banner
        tone="warn"
        action={
          <Button variant="quiet" size="small" onClick={onRetry}>
            <Trans>Ask again</Trans>
          </Button>
        }
      >
        <Trans>This question has no answer yet.</Trans>
      </Banner>
    </div>
  );
}

type TurnListProps = {
  turns: readonly Turn[];
  live: LiveTurn | null;
  waiting: readonly WaitingTurn[];
  onRetry: (question: Question) => void;
  onNoEmergency: (question: Question) => void;
  onAsk: (text: string) => void;
};

/** What was asked and answered, the latest last. */
export function TurnList({ turns, live, waiting, onRetry, onNoEmergency, onAsk }: TurnListProps) {
  const { t } = useLingui();
  const reading = useReading();
  const shown = turns.filter(
    ({ id }) => id !== live?.input.id && !waiting.some((each) => each.id === id),
  );
  // While one that waits is asked anew it stands where its answer comes.
  const shownWaiting = waiting.filter(({ id }) => id !== live?.input.id);
  const last = shown.at(-1);
  const isIdle = live === null && waiting.length === 0;
  const listWays = (turn: Turn) => {
    const asked = { id: turn.id, text: turn.question };
    return isOfDanger(turn)
      ? { onNoEmergency: () => onNoEmergency(asked) }
      : { onRetry: () => onRetry(asked) };
  };
  const getReading = ({ id, answer }: Turn) => {
    if (!reading.canRead || !answer) return undefined;
    const text = answer.blocks
      .map(({ title, text: told, more }) => [title, told, more].filter(Boolean).join("\n"))
      .join("\n");
    return {
      isRead: reading.readId === id,
      onStart: () => reading.start(id, { text, language: answer.language }),
      onStop: reading.stop,
    };
  };
  return (
    <ol className="grid gap-7">
      {shown.map((turn) => (
        <li key={turn.id} className="scroll-mt-24">
          <QuestionBubble text={turn.question} />
          {!turn.answer && <DangerFirst text={turn.question} />}
          <AnswerRow>
            {turn.answer ? (
              <AnswerSection
                question={turn.question}
                answer={turn.answer}
                reading={getReading(turn)}
                {...(turn === last && isIdle && listWays(turn))}
              >
                {turn === last && isIdle && turn.answer.followUps.length > 0 && (
                  <ul aria-label={t`Ask next`} className="mt-2 flex flex-wrap gap-2">
                    {turn.answer.followUps.map((text) => (
                      <li key={text}>
                        <SuggestionButton text={text} onPress={() => onAsk(text)} />
                      </li>
                    ))}
                  </ul>
                )}
              </AnswerSection>
            ) : (
              <Unanswered onRetry={() => onRetry({ id: turn.id, text: turn.question })} />
            )}
          </AnswerRow>
        </li>
      ))}
      {live && (
        <li key={live.input.id} className="scroll-mt-24">
          <QuestionBubble text={live.input.text} />
          {live.answer.blocks.length === 0 && !live.input.isNoEmergency && (
            <DangerFirst text={live.input.text} />
          )}
          <AnswerRow>
            {live.state === "asking" ? (
              <AnswerSection question={live.input.text} answer={live.answer} isComing />
            ) : (
              <Unanswered onRetry={() => onRetry({ id: live.input.id, text: live.input.text })} />
            )}
          </AnswerRow>
        </li>
      )}
      {shownWaiting.map(({ id, text, isRefused, isNoEmergency }) => (
        <li key={id} className="scroll-mt-24">
          <QuestionBubble text={text} />
          {!isNoEmergency && (
            <DangerFirst text={text} onNoEmergency={() => onNoEmergency({ id, text })} />
          )}
          <p
            role="status"
            className="mt-2 flex items-center justify-end gap-2 text-copy text-marigold-600"
          >
            <Clock aria-hidden size={18} />
            {isRefused
              ? t`The server did not take this question.`
              : t`Will be asked when you are online.`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A question that one press asks. */
export function SuggestionButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-12 items-center rounded-3xl bg-leaf-100 px-4 py-1.5 text-left max-sm:w-full text-copy leading-tight font-medium text-leaf-800 transition-colors hover:bg-leaf-200"
    >
      {text}
    </button>
  );
}
