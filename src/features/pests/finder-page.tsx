import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { useFields } from "#src/features/fields/api.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Page } from "#src/ui/page.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { CropQuestionSection, FinderQuestionSection } from "./finder-question-section.tsx";
import { FinderResultSection } from "./finder-result-section.tsx";
import { chooseQuestion, countAnswered, findPests, mostQuestions } from "./finder-rules.ts";
import { type FinderAnswers, finderAnswers, type Question, questions } from "./finder-schema.ts";
import { useFinderWords } from "./finder-words.ts";
import { pestRecordsQuery } from "./record-api.ts";
import type { PestRecord } from "./record-schema.ts";

const ownStep = { finder: true };
const isOwnStep = (state: unknown) =>
  typeof state === "object" && state !== null && "finder" in state;

/** The answers as the address holds them, in the order in which they were given. */
function useFinderAnswers() {
  const [search, setSearch] = useSearchParams();
  const answers = useMemo(() => finderAnswers.parse(Object.fromEntries(search)), [search]);
  const give = (name: "crop" | Question, answer: string) => {
    const next = new URLSearchParams(search);
    next.set(name, answer);
    setSearch(next, { state: ownStep });
  };
  const undo = () => {
    // The browser's own way back, where the answer was given here; an address that was opened has none.
    if (isOwnStep(window.history.state)) return window.history.back();
    const given = [...search].filter(([name]) => Object.hasOwn(answers, name));
    setSearch(new URLSearchParams(given.slice(0, -1)), { replace: true });
  };
  const restart = () => setSearch(new URLSearchParams(), { state: ownStep });
  return { answers, give, undo, restart };
}

function Given({ answers }: { answers: FinderAnswers }) {
  const { t } = useLingui();
  const { wordAnswer, wordCrop } = useFinderWords();
  const { crop } = answers;
  const given = questions.flatMap((question) => {
    const answer = answers[question];
    return !answer || answer === "unknown" || answer === "other"
      ? []
      : [wordAnswer(question, answer)];
  });
  return (
    <p className="min-w-0 text-copy text-quiet">
      <span className="sr-only">{t`Your answers:`} </span>
      {[...(crop ? [wordCrop(crop)] : []), ...given].join(" · ")}
    </p>
  );
}

function Steps({
  records,
  answers,
  onAnswer,
}: {
  records: readonly PestRecord[];
  answers: FinderAnswers;
  onAnswer: (question: Question, answer: string) => void;
}) {
  const question = chooseQuestion(records, answers);
  if (!question) {
    return <FinderResultSection finding={findPests(records, answers)} answers={answers} />;
  }
  return (
    <FinderQuestionSection
      question={question}
      answers={answers}
      records={records}
      onAnswer={(answer) => onAnswer(question, answer)}
    />
  );
}

/** From the crop and what is seen to what it may be, by at most six questions and without a network. */
export function FinderPage() {
  const { t } = useLingui();
  const { answers, give, undo, restart } = useFinderAnswers();
  const title = t`What is wrong with the crop?`;
  useTitle(title);
  const { crop } = answers;
  const { fields } = useFields();
  const own = fields.flatMap(({ seasons }) => seasons.map((season) => season.crop));
  const query = useQuery({ ...pestRecordsQuery(crop ?? "rice"), enabled: crop !== undefined });
  const count = countAnswered(answers);
  const isAsking = !crop || (query.data && chooseQuestion(query.data, answers) !== null);
  const number = count + 1;
  const place = useSwapFocus<HTMLDivElement>(`${count} ${query.status}`);
  return (
    <Page
      title={title}
      subtitle={
        count === 0
          ? t`A few questions with pictures lead to what it may be and what to do. Works without a network.`
          : undefined
      }
    >
      {count > 0 && (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="quiet" icon={<ArrowLeft aria-hidden size={20} />} onClick={undo}>
            {t`Back`}
          </Button>
          <Button variant="text" icon={<RotateCcw aria-hidden size={20} />} onClick={restart}>
            {t`Start again`}
          </Button>
          <Given answers={answers} />
        </div>
      )}
      <div ref={place}>
        {isAsking && (
          <p className="mb-1 text-sm font-medium text-leaf-700">
            {t`Question ${number} of at most ${mostQuestions}`}
          </p>
        )}
        {!crop && <CropQuestionSection own={own} onAnswer={(chosen) => give("crop", chosen)} />}
        {crop && query.data && <Steps records={query.data} answers={answers} onAnswer={give} />}
        {crop && query.isError && (
          <LoadFailed
            title={t`The questions could not be loaded`}
            error={new TypeError("offline")}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {crop && query.isPending && <CardSkeleton />}
      </div>
    </Page>
  );
}
