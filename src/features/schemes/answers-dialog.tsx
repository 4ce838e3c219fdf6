import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import {
  cropWords,
  factWords,
  genderWords,
  pumpWords,
  questionWords,
  sourceWords,
  tenureWords,
} from "./answer-words.ts";
import { useWriteAnswers } from "./api.ts";
import { booleanFacts, type FactName, type SchemeFits } from "./eligibility-schema.ts";
import { QuestionForm } from "./question-form.tsx";
import { type QuestionId, questionFacts, questionIds } from "./question-rules.ts";
import { schemeRegionLabels } from "./region-words.ts";

/** What is known to a question, as words; null where nothing is. */
function useAnswerWords({ facts, unsure }: SchemeFits): (id: QuestionId) => string | null {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  return (id) => {
    const names: readonly FactName[] = questionFacts[id];
    const [fact] = names;
    if (fact === undefined) return null;
    if (names.every((each) => facts[each] === undefined)) {
      return names.some((each) => unsure.includes(each)) ? t`You do not know` : null;
    }
    if (names.length > 1) {
      const so = booleanFacts.filter((each) => names.includes(each) && facts[each]);
      return so.length > 0
        ? list.format(so.map((each) => i18n._(factWords[each])))
        : t`None of these`;
    }
    switch (fact) {
      case "state":
        return facts.state ? i18n._(schemeRegionLabels[facts.state]) : null;
      case "tenure":
        return facts.tenure ? i18n._(tenureWords[facts.tenure]) : null;
      case "gender":
        return facts.gender ? i18n._(genderWords[facts.gender]) : null;
      case "pump":
        return facts.pump ? i18n._(pumpWords[facts.pump]) : null;
      case "crops":
        return list.format((facts.crops?.kinds ?? []).map((kind) => i18n._(cropWords[kind])));
      case "familyIncome":
        return formatRupees((facts.familyIncome ?? 0) * 100);
      case "landHectares": {
        const area = formatNumber(facts.landHectares ?? 0);
        return t`${area} hectares`;
      }
      case "age":
      case "disabilityPercent":
        return formatNumber(facts[fact] ?? 0);
      default:
        return facts[fact] ? t`Yes` : t`No`;
    }
  };
}

/** Everything that the schemes know of the farmer, with the way to change or delete each answer. */
export function AnswersDialog({ fits, onClose }: { fits: SchemeFits; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { save, failure } = useSaving(useWriteAnswers(), { wordFailure: useSaveFailure() });
  const wordAnswer = useAnswerWords(fits);
  const [changed, setChanged] = useState<QuestionId | null>(null);
  const known = questionIds.flatMap((id) => {
    const words = wordAnswer(id);
    const facts: readonly FactName[] = questionFacts[id];
    const source = facts.map((fact) => fits.sources[fact]).find((each) => each !== undefined);
    return words === null ? [] : [{ id, words, source: source ?? ("answer" as const), facts }];
  });
  const own = known.filter(({ source }) => source === "answer").flatMap(({ facts }) => [...facts]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Your answers`}
      footer={
        own.length > 0 && (
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden size={20} />}
            onClick={() => save({ set: {}, forget: own })}
          >
            {t`Delete all answers`}
          </Button>
        )
      }
    >
      <p className="max-w-[68ch] text-quiet">
        {t`Only you can see this. It is used for the schemes alone, is part of the copy of your data, and goes when you delete it.`}
      </p>
      <Failure className="mt-3">{failure}</Failure>
      {known.length === 0 && <p className="mt-4">{t`Nothing is known yet.`}</p>}
      <ul className="mt-4 grid gap-1">
        {known.map(({ id, words, source, facts }) => (
          <li key={id} className="border-t border-line py-3">
            {changed === id ? (
              <QuestionForm
                id={id}
                facts={fits.facts}
                onAnswer={(set) => {
                  save({ set, forget: [] });
                  setChanged(null);
                }}
              />
            ) : (
              <>
                <p className="text-copy text-quiet">{i18n._(questionWords[id])}</p>
                <p className="font-semibold">{words}</p>
                <div className="flex flex-wrap items-center gap-x-2">
                  <span className="grow text-sm text-quiet">{i18n._(sourceWords[source])}</span>
                  {(source === "answer" || source === "profile") && (
                    <Button variant="text" size="small" onClick={() => setChanged(id)}>
                      {t`Change`}
                    </Button>
                  )}
                  {source === "answer" && (
                    <Button
                      variant="text"
                      size="small"
                      onClick={() => save({ set: {}, forget: [...facts] })}
                    >
                      {t`Delete`}
                    </Button>
                  )}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
