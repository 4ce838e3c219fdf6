import { useLingui } from "@lingui/react/macro";
import { Scale } from "lucide-react";
import { Card } from "#src/ui/card.tsx";
import { useSchemeFits } from "./api.ts";
import type { SchemeDetails } from "./detail-schema.ts";
import { judgeScheme } from "./eligibility-rules.ts";
import { ClauseList, FitChip } from "./fit-chip.tsx";
import { NextQuestion } from "./fit-section.tsx";
import { planQuestions } from "./question-rules.ts";

/** Whether a scheme fits, rule by rule, and what is still to be asked for it. */
export function WhyCard({ scheme }: { scheme: SchemeDetails }) {
  const { t } = useLingui();
  const { query, fits } = useSchemeFits();
  const judgement = fits && judgeScheme(scheme, fits.facts);
  const titles = {
    yes: t`Why it fits you`,
    no: t`Why it does not fit you`,
    ask: t`Does it fit you?`,
  };
  const { id, region, type, clauses } = scheme;
  const ruled = { id, region, type, clauses };
  // What the farmer does not know rests, and stands among what is open.
  const [next] = fits && judgement?.verdict === "ask" ? planQuestions([ruled], fits) : [];
  return (
    <Card
      title={titles[judgement?.verdict ?? "ask"]}
      icon={<Scale aria-hidden size={22} />}
      note={judgement && <FitChip judgement={judgement} />}
    >
      {judgement && (
        <>
          <ClauseList judgement={judgement} facts={fits.facts} asked={next?.id ?? null} />
          {next && (
            <div className="mt-5 border-t border-line pt-4">
              <NextQuestion fits={fits} schemes={[ruled]} />
            </div>
          )}
        </>
      )}
      {!fits &&
        (query.isError || query.fetchStatus === "paused" ? (
          <p role="alert">{t`Whether it fits you could not be worked out just now.`}</p>
        ) : (
          <p role="status">{t`Loading...`}</p>
        ))}
    </Card>
  );
}
