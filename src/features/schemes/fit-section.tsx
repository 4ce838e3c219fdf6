import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { useSchemeFits, useWriteAnswers } from "./api.ts";
import { judgeScheme } from "./eligibility-rules.ts";
import type { RuledScheme, SchemeFits } from "./eligibility-schema.ts";
import { QuestionForm } from "./question-form.tsx";
import { planQuestions } from "./question-rules.ts";

// Opened by few, and seldom.
const AnswersDialog = lazyView(
  async () => (await import("./answers-dialog.tsx")).AnswersDialog,
  null,
);

function Counts({ fits }: { fits: SchemeFits }) {
  const verdicts = fits.schemes.map((scheme) => judgeScheme(scheme, fits.facts).verdict);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-copy" role="status">
      <span className="font-semibold text-leaf-700">
        <Plural value={count("yes")} one="# scheme fits" other="# schemes fit" />
      </span>
      <span>
        <Plural value={count("ask")} one="# is open" other="# are open" />
      </span>
      {count("no") > 0 && (
        <span className="text-quiet">
          <Plural value={count("no")} one="# does not fit" other="# do not fit" />
        </span>
      )}
    </p>
  );
}

/** The next question of a set of schemes; nothing where all is said that can be. */
export function NextQuestion({
  fits,
  schemes,
}: {
  fits: SchemeFits;
  schemes: readonly RuledScheme[];
}) {
  const { save, failure } = useSaving(useWriteAnswers(), { wordFailure: useSaveFailure() });
  const [next] = planQuestions(schemes, fits);
  const place = useSwapFocus<HTMLDivElement>(next?.id);
  if (!next) return null;
  return (
    <div ref={place}>
      <QuestionForm
        key={next.id}
        id={next.id}
        facts={fits.facts}
        onAnswer={(set) => save({ set, forget: [] })}
      />
      {schemes.length > 1 && (
        <p className="mt-1 text-sm text-quiet">
          <Plural
            value={next.schemes}
            one="The answer counts for # scheme."
            other="The answer counts for # schemes."
          />
        </p>
      )}
      <Failure className="mt-3">{failure}</Failure>
    </div>
  );
}

/** What fits the farm so far, and the one question that decides most of the rest. */
export function FitSection() {
  const { t } = useLingui();
  const { query, fits } = useSchemeFits();
  const [isOpen, setOpen] = useState(false);
  if (!fits && (query.isError || query.fetchStatus === "paused")) {
    return (
      <Banner
        tone="warn"
        className="mb-6"
        action={
          <Button variant="text" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t`Check again`}
          </Button>
        }
      >
        {t`Which schemes fit your farm could not be worked out just now.`}
      </Banner>
    );
  }
  const hasQuestion = fits !== null && planQuestions(fits.schemes, fits).length > 0;
  return (
    <Card
      title={t`Which schemes fit your farm?`}
      icon={<ListChecks aria-hidden size={22} />}
      action={
        fits && (
          <Button
            variant="text"
            className="px-2!"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t`Your answers`}
          </Button>
        )
      }
      className="mb-6"
    >
      {fits ? (
        <div className="grid gap-4">
          <Counts fits={fits} />
          {hasQuestion ? (
            <NextQuestion fits={fits} schemes={fits.schemes} />
          ) : (
            <p>
              <Trans>Nothing more to ask. What is still open only an office can say.</Trans>
            </p>
          )}
        </div>
      ) : (
        <div role="status" className="grid min-h-56 content-start gap-4">
          <span className="sr-only">{t`Loading...`}</span>
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {isOpen && fits && <AnswersDialog fits={fits} onClose={() => setOpen(false)} />}
    </Card>
  );
}
