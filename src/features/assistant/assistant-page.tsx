import { Trans, useLingui } from "@lingui/react/macro";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useSession } from "#src/features/session/api.ts";
import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useWaiting } from "#src/ui/use-outbox.ts";
import { conversationQuery, overviewQuery } from "./api.ts";
import { useAsking } from "./ask-api.ts";
import { ConversationList } from "./conversation-list.tsx";
import { hasDanger, loadDanger } from "./danger-api.ts";
import { QuestionForm, type QuestionRefusal } from "./question-form.tsx";
import { findQuestionFault } from "./question-rules.ts";
import { TurnList } from "./turn-list.tsx";
import { questionWrites } from "./writes.ts";

// Nobody who comes with a question sees it.
const WelcomeSection = lazyView(
  async () => (await import("./welcome-section.tsx")).WelcomeSection,
  <Skeleton className="h-96 rounded-card" />,
);

const handedOver = z.object({ question: z.string() });
const draft = z.string();
const openKept = z.uuid();

/** The question that another screen handed over, once: going back to this page does not ask it again. */
function takeHandedOver(): string | null {
  const state: unknown = window.history.state;
  const question = handedOver.safeParse(state).data?.question ?? null;
  if (question !== null) window.history.replaceState(null, "");
  return question;
}

function toRefusal(error: AppError): QuestionRefusal {
  if (error.code !== "too-many-requests") return "refused";
  return { retryAfter: error.retryAfter ?? null };
}

/** What is typed and which conversation is open, both kept in this browser. */
function useKept() {
  const uid = useSession().user?.uid ?? "";
  const [text, setText] = useState(() => readDraft(`question:${uid}`, draft) ?? "");
  const typed = useRef(text);
  const [openId, setOpenId] = useState(
    () => readDraft(`conversation:${uid}`, openKept) ?? makeClientId(),
  );
  const keepText = (next: string) => {
    typed.current = next;
    setText(next);
    writeDraft(`question:${uid}`, next === "" ? null : next);
  };
  return {
    text,
    setText: keepText,
    /** Puts back what was not taken, before what has been typed since. */
    giveBack: (asked: string) => keepText([asked, typed.current].filter(Boolean).join("\n")),
    openId,
    setOpenId(next: string) {
      setOpenId(next);
      writeDraft(`conversation:${uid}`, next);
    },
  };
}

function useConversation(openId: string, isKnown: boolean) {
  const query = useQuery({ ...conversationQuery(openId), enabled: isKnown });
  const isGone = query.error instanceof AppError && query.error.code === "not-found";
  const waiting = useWaiting(questionWrites)
    .filter(({ command }) => command.conversationId === openId)
    .map(({ command, refusal, at }) => ({ ...command, isRefused: refusal !== null, at }));
  return { query, waiting, turns: isGone ? [] : (query.data?.turns ?? []), isGone };
}

/** Says that the conversations are not here: one can ask all the same, but is not to think that all is gone. */
function ListFailed({
  overview,
}: {
  overview: Pick<UseQueryResult, "isError" | "data" | "error" | "isFetching" | "refetch">;
}) {
  const { t } = useLingui();
  if (!overview.isError || overview.data) return null;
  return (
    <div className="mb-6">
      <LoadFailed
        title={t`Your conversations could not be loaded`}
        error={overview.error}
        onRetry={() => void overview.refetch()}
        busy={overview.isFetching}
      />
    </div>
  );
}

/** The assistant: a conversation, its questions written or spoken, its answers with their sources. */
export function AssistantPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { text, setText, giveBack, openId, setOpenId } = useKept();
  const [refusal, setRefusal] = useState<QuestionRefusal | null>(null);
  const list = useDialog();
  const shown = useRef<HTMLDivElement>(null);
  const overview = useQuery(overviewQuery);
  const conversations = overview.data?.conversations ?? [];
  const isKnown = conversations.some(({ id }) => id === openId);
  const { query, waiting, turns, isGone } = useConversation(openId, isKnown);
  const isWaiting = useWaiting(questionWrites).length > 0;
  const { live, ask, stop } = useAsking({
    onRefused(asked, error) {
      giveBack(asked);
      setRefusal(toRefusal(error));
    },
  });
  const isAnswering = live?.state === "asking";

  // Whoever is in danger finds what they typed still there, to add to it.
  const keepInDanger = async (asked: string) => {
    if (await hasDanger(asked)) giveBack(asked);
  };
  const askText = (asked: string, again: { id?: string; isNoEmergency?: boolean } = {}) => {
    setRefusal(null);
    void ask({ text: asked, language, conversationId: openId, ...again });
  };
  const askOrdinary = ({ id, text: asked }: { id: string; text: string }) => {
    if (text === asked) setText("");
    askText(asked, { id, isNoEmergency: true });
  };
  const handleAsk = () => {
    const fault = findQuestionFault(text);
    setRefusal(fault);
    if (fault) return;
    setText("");
    void keepInDanger(text);
    askText(text);
  };
  const open = (id: string) => {
    stop();
    setOpenId(id);
    setRefusal(null);
    list.hide();
  };
  // What was asked on the dashboard begins a conversation of its own.
  const begin = useRef((asked: string) => {
    const id = makeClientId();
    setOpenId(id);
    void keepInDanger(asked);
    void ask({ text: asked, language, conversationId: id });
  });
  useEffect(() => {
    const asked = takeHandedOver();
    if (asked !== null) begin.current(asked);
    // Kept for the moment when it is needed and there is no network.
    loadDanger().catch(() => undefined);
  }, []);
  const shownCount = turns.length + waiting.length + (live ? 1 : 0);
  const liveLength = live?.answer.blocks.length ?? 0;
  // The latest question stays at the top while its answer grows below it.
  useEffect(() => {
    if (shownCount > 0) {
      shown.current?.querySelector("ol > li:last-child")?.scrollIntoView({ block: "start" });
    }
  }, [shownCount, liveLength]);

  const isEmpty = shownCount === 0;
  const isLoading = isKnown && query.isPending && isEmpty;
  const isFailed = isKnown && query.isError && !query.data && !isGone && isEmpty;
  const conversationList = (
    <ConversationList
      conversations={conversations}
      openId={openId}
      onOpen={open}
      onNew={() => open(makeClientId())}
    />
  );
  return (
    <div className="mx-auto grid w-full max-w-wrap grow gap-6 px-4 pt-5 sm:px-6 sm:pt-7 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
      <aside className="min-w-0 self-start max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto">
        {conversationList}
      </aside>
      <div className="flex min-h-[calc(100dvh-120px-var(--foot))] min-w-0 flex-col">
        <header className="mb-4 flex items-center gap-3">
          <h1 className="min-w-0 grow text-title sm:text-title-wide">{t`AI Chat Bot`}</h1>
          <Button
            variant="quiet"
            size="small"
            className="lg:hidden"
            icon={<MessagesSquare aria-hidden size={18} />}
            onClick={list.show}
          >
            <span className="max-sm:sr-only">
              <Trans>Conversations</Trans>
            </span>
          </Button>
        </header>
        <div ref={shown} className="grow pb-6">
          {isLoading && (
            <div role="status" className="grid gap-4">
              <span className="sr-only">
                <Trans>Loading the conversation…</Trans>
              </span>
              <Skeleton className="ml-auto h-12 w-2/3 rounded-card" />
              <Skeleton className="h-40 rounded-card" />
            </div>
          )}
          {isFailed && (
            <LoadFailed
              title={t`The conversation could not be loaded`}
              error={query.error}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          )}
          {isEmpty && <ListFailed overview={overview} />}
          {isEmpty && !isLoading && !isFailed && <WelcomeSection onAsk={askText} />}
          <TurnList
            turns={turns}
            live={live}
            waiting={waiting}
            onAsk={askText}
            onRetry={({ id, text: asked }) => askText(asked, { id })}
            onNoEmergency={askOrdinary}
          />
        </div>
        <div className="sticky bottom-(--foot) -mx-4 bg-paper px-4 pt-2 pb-5 md:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
          <QuestionForm
            text={text}
            onText={(next) => {
              setText(next);
              setRefusal(null);
            }}
            refusal={refusal}
            isAnswering={isAnswering}
            onAsk={handleAsk}
            onStop={stop}
          />
          <p className="mt-1.5 px-2 text-sm text-quiet">
            {isWaiting ? (
              <Trans>A question waits and will be asked when you are online.</Trans>
            ) : (
              <Trans>No pesticide dose is given here: the label has it.</Trans>
            )}
          </p>
        </div>
      </div>
      <Sheet open={list.open} onClose={list.hide} title={t`Conversations`} closeLabel={t`Close`}>
        {conversationList}
      </Sheet>
    </div>
  );
}
