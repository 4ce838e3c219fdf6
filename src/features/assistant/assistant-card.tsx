import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Mic, Sprout } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { recommendationsQuery } from "#src/features/recommendations/api.ts";
import { type Crop, isKnownCrop } from "#src/shared/farm-terms.ts";
import { cropWords, getCropPicture } from "#src/shared/farm-words.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { findQuestionFault, type QuestionFault } from "./question-rules.ts";

/** Three questions of what the farmer grows; until that is known, of what concerns every farm. */
function useSuggestions(): { text: string; picture: string }[] {
  const { t, i18n } = useLingui();
  const fields = useQuery(recommendationsQuery).data?.fields ?? [];
  const grown = fields.flatMap(({ crop }): Crop[] => (crop && isKnownCrop(crop) ? [crop] : []));
  const [first, second = first, third = first] = new Set(grown);
  if (!first || !second || !third) {
    return [
      { text: t`Can I spray today?`, picture: "sprayer" },
      { text: t`Which schemes fit me?`, picture: "book" },
      { text: t`How much fertiliser for my field?`, picture: "fertiliser" },
    ];
  }
  const name = (crop: Crop) => i18n._(cropWords[crop]);
  return [
    { text: t`${name(first)}: water today?`, picture: getCropPicture(first) },
    { text: t`${name(second)}: spots on the leaves`, picture: getCropPicture(second) },
    { text: t`${name(third)}: price today?`, picture: getCropPicture(third) },
  ];
}

function SuggestionList({ onAsk }: { onAsk: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Suggestions`} className="grid grow gap-2 md:grid-cols-3">
      {useSuggestions().map(({ text, picture }) => (
        <li key={text} className="min-w-0">
          <button
            type="button"
            onClick={() => onAsk(text)}
            className="flex size-full min-h-12 items-center gap-2 rounded-control border border-line bg-raised px-3 py-1 text-left text-copy leading-tight font-medium md:min-h-14 transition-colors hover:border-leaf-600 hover:bg-leaf-100"
          >
            <img
              src={`/pictures/icons/${picture}.svg`}
              alt=""
              width={28}
              height={28}
              loading="lazy"
              className="size-7 shrink-0"
            />
            <span className="min-w-0">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The chat in short: takes a question, written, spoken or pressed, to the assistant's page, which answers it. */
export function AssistantCard() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [question, setQuestion] = useState("");
  const [fault, setFault] = useState<QuestionFault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [titleId, messageId] = [useId(), useId()];
  const ask = (text: string) => navigate("/assistant", { state: { question: text } });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = findQuestionFault(question);
    setFault(found);
    if (found) input.current?.focus();
    else ask(question);
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card xl:max-h-80 xl:grow-999"
    >
      <div className="flex grow flex-col gap-3">
        <h2 id={titleId} className="flex items-center gap-2 text-lg">
          <Sprout aria-hidden size={22} className="shrink-0 text-leaf-700" />
          {t`AI Chat Bot`}
        </h2>
        <SuggestionList onAsk={ask} />
        <form onSubmit={handleSubmit} className="flex gap-2">
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
            className="min-h-12 min-w-0 grow rounded-control border border-edge bg-raised px-3 hover:border-leaf-600 focus:border-leaf-600"
          />
          <Link
            href="/assistant?speak"
            aria-label={t`Speak your question`}
            className={buttonLook("quiet", "normal", "px-3")}
          >
            <Mic aria-hidden size={22} />
          </Link>
          <Button type="submit" className="max-sm:px-3.5">
            <Trans>Ask</Trans>
          </Button>
        </form>
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
    </section>
  );
}
