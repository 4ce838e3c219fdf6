import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { FieldError, NumberField, SelectField } from "#src/ui/field.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import {
  cropWords,
  factWords,
  faultWords,
  genderWords,
  noneWords,
  pumpWords,
  questionWords,
  tenureWords,
} from "./answer-words.ts";
import {
  type AnswerFault,
  booleanFacts,
  cropKinds,
  type Facts,
  genders,
  type NumberFact,
  numberFacts,
  pumps,
  type SchemeAnswers,
  tenures,
} from "./eligibility-schema.ts";
import { type QuestionId, questionFacts } from "./question-rules.ts";
import { type LandUnit, landUnits, readAnswers, readTypedAnswer } from "./question-schema.ts";
import { schemeRegionLabels } from "./region-words.ts";
import { stateCodes } from "./schema.ts";

type InputProps = {
  id: QuestionId;
  /** What is known already, to begin from. */
  facts: Facts;
  onAnswer: (set: SchemeAnswers) => void;
};
/** What each way of answering gets; `rest` is the button that lets the question rest. */
type InputParts = InputProps & { rest: ReactNode };
type Answered = Pick<InputParts, "onAnswer" | "rest">;

/** One of a few answers, each a button: a press answers. */
function ChoiceInput({ id, onAnswer, rest }: Omit<InputParts, "facts">) {
  const { t, i18n } = useLingui();
  const [fact] = questionFacts[id];
  const choices: { label: string; set: SchemeAnswers }[] =
    fact === "tenure"
      ? tenures.map((tenure) => ({ label: i18n._(tenureWords[tenure]), set: { tenure } }))
      : fact === "gender"
        ? genders.map((gender) => ({ label: i18n._(genderWords[gender]), set: { gender } }))
        : fact === "pump"
          ? pumps.map((pump) => ({ label: i18n._(pumpWords[pump]), set: { pump } }))
          : [
              { label: t`Yes`, set: { [fact]: true } },
              { label: t`No`, set: { [fact]: false } },
            ];
  return (
    <div className="flex flex-wrap gap-2.5">
      {choices.map(({ label, set }) => (
        <Button key={label} variant="quiet" onClick={() => onAnswer(set)}>
          {label}
        </Button>
      ))}
      {rest}
    </div>
  );
}

/** A form whose answer is sent by its button; a fault is said at what caused it. */
function AnswerForm({
  onSubmit,
  rest,
  children,
}: {
  onSubmit: () => AnswerFault | null;
  rest: ReactNode;
  children: (fault: AnswerFault | null, clear: () => void) => ReactNode;
}) {
  const { t } = useLingui();
  const [fault, setFault] = useState<AnswerFault | null>(null);
  return (
    <CheckedForm onSubmit={() => setFault(onSubmit())} className="grid gap-4">
      {children(fault, () => setFault(null))}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">{t`Save answer`}</Button>
        {rest}
      </div>
    </CheckedForm>
  );
}

const isNumberFact = (fact: string): fact is NumberFact =>
  numberFacts.some((each) => each === fact);

/** A number, with its unit where it has one. */
function NumberInput({
  fact,
  label,
  onAnswer,
  rest,
}: { fact: NumberFact; label: string } & Answered) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState<LandUnit>("acre");
  const unitWords: Record<LandUnit, string> = {
    acre: t`acres`,
    hectare: t`hectares`,
    guntha: t`gunthas`,
  };
  const submit = () => {
    const read = readTypedAnswer(fact, { typed, unit });
    if (read.set) onAnswer(read.set);
    return read.fault;
  };
  return (
    <AnswerForm onSubmit={submit} rest={rest}>
      {(fault, clear) => (
        <div className="grid max-w-md grid-cols-[1fr_auto] items-start gap-3">
          <NumberField
            label={<span className="sr-only">{label}</span>}
            decimal={fact === "landHectares"}
            value={typed}
            error={fault && i18n._(faultWords[fault])}
            onChange={({ target }) => {
              setTyped(target.value);
              clear();
            }}
          />
          {fact === "landHectares" && (
            <SelectField
              label={t`Unit`}
              labelHidden
              className="w-36"
              options={landUnits.map((value) => ({ value, label: unitWords[value] }))}
              value={unit}
              onChange={({ target }) =>
                setUnit(landUnits.find((each) => each === target.value) ?? "acre")
              }
            />
          )}
        </div>
      )}
    </AnswerForm>
  );
}

/** Boxes to tick, and a button for none: nothing ticked is no answer. */
function ManyInput({ id, facts, onAnswer, rest }: InputParts) {
  const { t, i18n } = useLingui();
  const isCrops = id === "crops";
  const options: { value: string; label: string }[] = isCrops
    ? cropKinds.map((value) => ({ value, label: i18n._(cropWords[value]) }))
    : questionFacts[id].flatMap((fact) => {
        const known = booleanFacts.find((each) => each === fact);
        return known ? [{ value: known, label: i18n._(factWords[known]) }] : [];
      });
  const none = noneWords[id];
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    isCrops ? (facts.crops?.kinds ?? []) : booleanFacts.filter((fact) => facts[fact]),
  );
  const send = (values: readonly string[]): AnswerFault | null => {
    const read = readAnswers(
      isCrops
        ? { crops: values }
        : Object.fromEntries(options.map(({ value }) => [value, values.includes(value)])),
    );
    if (read.set) onAnswer(read.set);
    return read.fault;
  };
  const errorId = useId();
  const submit = (): AnswerFault | null => {
    if (!options.some(({ value }) => chosen.includes(value))) return "answer-missing";
    return send(chosen);
  };
  const refuse = none && (
    <Button variant="quiet" onClick={() => send([])}>
      {i18n._(none)}
    </Button>
  );
  return (
    <AnswerForm
      onSubmit={submit}
      rest={
        <>
          {refuse}
          {rest}
        </>
      }
    >
      {(fault, clear) => (
        <div className="@container">
          <div className="grid gap-2 @md:grid-cols-2 @4xl:grid-cols-3">
            {options.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                className="rounded-control border border-edge bg-raised px-3.5 has-checked:border-leaf-700 has-checked:bg-leaf-100"
                checked={chosen.includes(value)}
                aria-invalid={fault !== null}
                aria-describedby={fault ? errorId : undefined}
                onChange={({ target }) => {
                  setChosen(
                    target.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
                  );
                  clear();
                }}
              />
            ))}
          </div>
          {fault && (
            <FieldError id={errorId}>
              {none ? t`Tick what is so, or press No.` : t`Tick what is so.`}
            </FieldError>
          )}
        </div>
      )}
    </AnswerForm>
  );
}

function StateInput({ label, onAnswer, rest }: { label: string } & Answered) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [state, setState] = useState("");
  const options = stateCodes
    .map((value) => ({ value, label: i18n._(schemeRegionLabels[value]) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const submit = (): AnswerFault | null => {
    const read = readAnswers({ state });
    if (!read.set) return "answer-missing";
    onAnswer(read.set);
    return null;
  };
  return (
    <AnswerForm onSubmit={submit} rest={rest}>
      {(fault, clear) => (
        <SelectField
          label={label}
          labelHidden
          className="max-w-md"
          placeholder={t`Choose the state`}
          options={options}
          value={state}
          error={fault && i18n._(faultWords[fault])}
          onChange={({ target }) => {
            setState(target.value);
            clear();
          }}
        />
      )}
    </AnswerForm>
  );
}

/** One question with the way to answer it; `I don't know` lets it rest. */
export function QuestionForm({ id, facts: known, onAnswer }: InputProps) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const label = i18n._(questionWords[id]);
  const facts: readonly string[] = questionFacts[id];
  const [fact = ""] = facts;
  const rest = (
    <Button
      variant="text"
      onClick={() => onAnswer(Object.fromEntries(facts.map((each) => [each, null])))}
    >
      {t`I do not know`}
    </Button>
  );
  return (
    <div role="group" aria-labelledby={titleId}>
      <p
        id={titleId}
        tabIndex={-1}
        className="mb-3 text-lg leading-snug font-semibold outline-none"
      >
        {label}
      </p>
      {id === "state" ? (
        <StateInput {...{ label, onAnswer, rest }} />
      ) : isNumberFact(fact) ? (
        <NumberInput {...{ fact, label, onAnswer, rest }} />
      ) : facts.length > 1 || id === "crops" ? (
        <ManyInput {...{ id, onAnswer, rest }} facts={known} />
      ) : (
        <ChoiceInput {...{ id, onAnswer, rest }} />
      )}
    </div>
  );
}
