import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { Chip } from "#src/ui/chip.tsx";
import { toneInks } from "#src/ui/tones.ts";
import { questionWords } from "./answer-words.ts";
import { useSchemeFits } from "./api.ts";
import { type Judgement, judgeScheme, listFacts, type Verdict } from "./eligibility-rules.ts";
import type { Clause, Facts } from "./eligibility-schema.ts";
import { getQuestion, type QuestionId } from "./question-rules.ts";
import { useChangeWords, useKnownWords, useRuleWords } from "./rule-words.ts";

const looks = {
  yes: { tone: "leaf", Icon: CircleCheck },
  no: { tone: "bad", Icon: CircleX },
  ask: { tone: "warn", Icon: CircleHelp },
} as const satisfies Record<Verdict, object>;

/** Whether a scheme fits, in one word with its sign. */
export function FitChip({ judgement }: { judgement: Judgement }) {
  const { t } = useLingui();
  const { tone, Icon } = looks[judgement.verdict];
  const open = new Set(judgement.openFacts.map(getQuestion)).size;
  const words = {
    yes: t`Fits your farm`,
    no: t`Does not fit`,
    ask:
      open === 0
        ? t`Ask the office`
        : plural(open, { one: "# answer missing", other: "# answers missing" }),
  };
  return (
    <Chip tone={tone} icon={<Icon aria-hidden />} className="justify-self-start">
      {words[judgement.verdict]}
    </Chip>
  );
}

/** The rule that decided, in one line. */
function DecidingText({ judgement }: { judgement: Judgement }) {
  const { t, i18n } = useLingui();
  const { wordRule } = useRuleWords();
  const { deciding, verdict, openFacts } = judgement;
  if (!deciding) return <p className="text-copy">{t`Open to every farmer.`}</p>;
  const [fact] = openFacts;
  if (verdict === "ask" && fact)
    return <p className="line-clamp-2 text-copy">{i18n._(questionWords[getQuestion(fact)])}</p>;
  return <p className="line-clamp-2 text-copy">{wordRule(deciding.clause)}</p>;
}

/** How one scheme of the list fits the farm. */
export function CardFit({ schemeId }: { schemeId: string }) {
  const { t } = useLingui();
  const { query, fits } = useSchemeFits();
  const scheme = fits?.schemes.find(({ id }) => id === schemeId);
  if (!fits || !scheme) {
    // Above the list it is said why, with a way to try again.
    return query.isError ? <p className="text-copy">{t`Not known yet`}</p> : null;
  }
  const judgement = judgeScheme(scheme, fits.facts);
  return (
    <div className="grid gap-1.5">
      <FitChip judgement={judgement} />
      <DecidingText judgement={judgement} />
    </div>
  );
}

/** The question that a rule waits for; null where none would decide it, or only an office can. */
function findQuestion(clause: Clause, judgement: Judgement): QuestionId | null {
  const fact = listFacts(clause).find((each) => judgement.openFacts.includes(each));
  return fact === undefined ? null : getQuestion(fact);
}

/** What is still to be asked for the rules of a scheme, one line for each question; the one asked now stands apart. */
function OpenList({ judgement, asked }: { judgement: Judgement; asked: QuestionId | null }) {
  const { t, i18n } = useLingui();
  const open = [...new Set(judgement.openFacts.map(getQuestion))].filter((id) => id !== asked);
  return open.map((id) => (
    <li key={id} className="flex gap-3">
      <CircleHelp aria-hidden size={22} className={`mt-px shrink-0 ${toneInks.warn}`} />
      <p className="min-w-0">
        {i18n._(questionWords[id])}
        <span className="sr-only">{`: ${t`Not known yet`}`}</span>
      </p>
    </li>
  ));
}

/**
 * Every rule of a scheme with what is known of it, and what would change a no.
 * @param props.asked the question that stands below the list, and is not said in it too
 */
export function ClauseList(props: {
  judgement: Judgement;
  facts: Facts;
  asked: QuestionId | null;
}) {
  const { judgement, facts, asked } = props;
  const { t } = useLingui();
  const { wordRule } = useRuleWords();
  const wordKnown = useKnownWords();
  const wordChange = useChangeWords();
  const verdicts: Record<Verdict, string> = {
    yes: t`Yes`,
    no: t`No`,
    ask: t`Not known yet`,
  };
  if (judgement.clauses.length === 0) return <p>{t`Open to every farmer.`}</p>;
  const shown = judgement.clauses.filter(({ clause }) => findQuestion(clause, judgement) === null);
  return (
    <ul className="grid gap-3 empty:hidden">
      {shown.map(({ clause, verdict }) => {
        const { tone, Icon } = looks[verdict];
        const rule = wordRule(clause);
        const known = wordKnown(clause, facts);
        return (
          <li key={rule} className="flex gap-3">
            <Icon aria-hidden size={22} className={`mt-px shrink-0 ${toneInks[tone]}`} />
            <div className="min-w-0 grow">
              <p>{rule}</p>
              {known && <p className="text-copy text-quiet">{known}</p>}
              {verdict === "no" && (
                <p className="text-copy font-medium">{wordChange(clause, facts)}</p>
              )}
              {verdict === "ask" && clause.kind === "office" && (
                <p className="text-copy text-quiet">{t`Only the office can say this.`}</p>
              )}
            </div>
            <span
              className={verdict === "ask" ? "sr-only" : `shrink-0 font-semibold ${toneInks[tone]}`}
            >
              {verdicts[verdict]}
            </span>
          </li>
        );
      })}
      <OpenList {...{ judgement, asked }} />
    </ul>
  );
}
