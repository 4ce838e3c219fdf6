import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Bot } from "lucide-react";
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
    { text: t`Should I irrigate tomorrow?`, tone: "water", icon: "droplet" },
    { text: t`Brown spots on rice`, tone: "bad", icon: "magnifier" },
    { text: t`What does onion fetch today?`, tone: "warn", icon: "rupee" },
    { text: t`Which schemes fit me?`, tone: "leaf", icon: "book" },
    { text: t`Can I spray today?`, tone: "water", icon: "sprayer" },
    { text: t`How much fertiliser for my field?`, tone: "leaf", icon: "fertiliser" },
  ] as const;
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
      <div className="flex grow flex-col gap-4">
        <div className="flex items-center gap-3">
          <Tile size="large" src="/pictures/icons/robot.svg" className="max-sm:hidden" />
          <p className="min-w-0 grow rounded-card rounded-bl-sm bg-leaf-100 px-4 py-3 text-leaf-800">
            <Trans>Ask about your crop, water, pests or schemes, in your own words.</Trans>
          </p>
        </div>
        <ul className="grid grow auto-rows-fr gap-2 sm:grid-cols-2" aria-label={t`Suggestions`}>
          {suggestions.map(({ text, tone, icon }, index) => (
            // On a phone four are a screenful.
            <li key={icon} className={index < 4 ? "" : "max-sm:hidden"}>
              <button
                type="button"
                onClick={() => ask(text)}
                className="flex h-full min-h-14 w-full items-center gap-3 rounded-control border border-line bg-raised py-1.5 pr-4 pl-2 text-left leading-snug font-medium transition-colors hover:border-leaf-600 hover:bg-leaf-100"
              >
                <Tile tone={tone} src={`/pictures/icons/${icon}.svg`} />
                <span className="min-w-0 grow">{text}</span>
                <ArrowRight aria-hidden size={18} className="shrink-0 text-leaf-700" />
              </button>
            </li>
          ))}
        </ul>
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
