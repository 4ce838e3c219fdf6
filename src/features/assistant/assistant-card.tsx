import { Trans, useLingui } from "@lingui/react/macro";
import { Bot, MessageCircleQuestion } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { findQuestionFault, type QuestionFault } from "./question-rules.ts";

/** The chat card: takes a question to the assistant's page, which answers it. */
export function AssistantCard() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [question, setQuestion] = useState("");
  const [fault, setFault] = useState<QuestionFault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const suggestions = [
    t`Should I irrigate tomorrow?`,
    t`Brown spots on rice`,
    t`Which schemes fit me?`,
  ];
  const ask = (text: string) => navigate("/assistant", { state: { question: text } });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = findQuestionFault(question);
    setFault(found);
    if (found) input.current?.focus();
    else ask(question);
  };
  return (
    <Card
      title={t`AI Chat Bot`}
      icon={<Bot aria-hidden size={22} />}
      className="flex h-full flex-col"
    >
      <div className="flex grow items-start gap-3">
        <Tile size="large" src="/pictures/icons/robot.svg" className="max-sm:hidden" />
        <div className="min-w-0 grow">
          <p className="rounded-card rounded-tl-sm bg-leaf-100 px-4 py-3 text-leaf-800">
            <Trans>Ask about your crop, water, pests or schemes, in your own words.</Trans>
          </p>
          <ul className="mt-3 flex flex-wrap gap-2" aria-label={t`Suggestions`}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  onClick={() => ask(suggestion)}
                  className="inline-flex min-h-12 items-center gap-1.5 rounded-full bg-leaf-100 px-4 text-left text-[15px] leading-tight font-medium text-leaf-800 transition-colors hover:bg-leaf-200"
                >
                  <MessageCircleQuestion aria-hidden size={17} className="shrink-0" />
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div id={messageId} role="status" className="mt-3 empty:hidden">
        {fault && (
          <Banner>
            {fault === "question-missing" ? (
              <Trans>Write your question first, or press one of the suggestions.</Trans>
            ) : (
              <Trans>That is too long for one question. Shorten it.</Trans>
            )}
          </Banner>
        )}
      </div>
      <form onSubmit={handleSubmit} className="mt-4 flex gap-2">
        <input
          ref={input}
          name="question"
          aria-label={t`Ask me anything`}
          aria-describedby={messageId}
          placeholder={t`Ask me anything`}
          autoComplete="off"
          enterKeyHint="send"
          value={question}
          onChange={({ target }) => {
            setQuestion(target.value);
            setFault(null);
          }}
          className="min-h-13 min-w-0 grow rounded-control border border-edge bg-raised px-4 hover:border-leaf-600 focus:border-leaf-600"
        />
        <Button type="submit" className="min-h-13">
          <Trans>Ask</Trans>
        </Button>
      </form>
    </Card>
  );
}
