import { useLingui } from "@lingui/react/macro";
import { useReadyDocuments, useSchemeFits } from "./api.ts";
import type { SchemeDetails, SchemeDocument } from "./detail-schema.ts";
import { documentWords, statusWords, stepWords, timingWords } from "./detail-words.ts";
import { judgeScheme } from "./eligibility-rules.ts";
import { schemeRegionLabels } from "./region-words.ts";
import { useKnownWords, useRuleWords } from "./rule-words.ts";
import { CertaintyText } from "./scheme-card.tsx";

const signs = { yes: "✓", no: "✗", ask: "?" } as const;

/** The scheme on one sheet of paper; on the screen there is nothing of it. */
export function PrintSection({ scheme }: { scheme: SchemeDetails }) {
  const { fits } = useSchemeFits();
  const { documents } = useReadyDocuments();
  const facts = fits?.facts ?? {};
  const judgement = judgeScheme(scheme, facts);
  const isReady = (document: SchemeDocument) =>
    documents?.some((each) => each.schemeId === scheme.id && each.document === document) ?? false;
  const { t, i18n } = useLingui();
  const { wordRule } = useRuleWords();
  const wordKnown = useKnownWords();
  const heading = "mt-3 mb-1 text-base font-bold";
  return (
    // Laid over the frame of the app, which would else be printed around it.
    <section
      aria-hidden
      className="hidden bg-surface p-8 text-sm leading-snug text-ink print:fixed print:inset-0 print:z-50 print:block"
    >
      <p className="text-sm">{`Urvara · ${i18n._(schemeRegionLabels[scheme.region])}`}</p>
      <p lang={scheme.language} className="text-2xl font-bold">
        {scheme.title}
      </p>
      <p lang={scheme.language} className="mt-1">
        {scheme.benefit}
      </p>
      <p className={heading}>{t`Who it is for`}</p>
      {judgement.clauses.length === 0 && <p>{t`Open to every farmer.`}</p>}
      {judgement.clauses.map(({ clause, verdict }) => (
        <p key={wordRule(clause)}>
          {`${signs[verdict]} ${wordRule(clause)}. ${wordKnown(clause, facts) ?? ""}`}
        </p>
      ))}
      <p className={heading}>{t`Papers`}</p>
      {scheme.documents.map((document) => (
        <p key={document}>
          {`${isReady(document) ? "☑" : "☐"} ${i18n._(documentWords[document])}`}
        </p>
      ))}
      <p className={heading}>{t`What to do`}</p>
      {scheme.steps.map((step, at) => (
        <p key={step}>{`${at + 1}. ${i18n._(stepWords[step])}`}</p>
      ))}
      <p className={heading}>{t`Dates`}</p>
      <p>{i18n._(timingWords[scheme.timing])}</p>
      <p className={heading}>{t`Official site`}</p>
      <p>{scheme.site}</p>
      {(scheme.status !== "active" || scheme.certainty === "S") && (
        <p className="mt-3">{i18n._(statusWords[scheme.status])}</p>
      )}
      <CertaintyText scheme={scheme} />
    </section>
  );
}
