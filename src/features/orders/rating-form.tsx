import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { useId } from "react";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FieldError, TextAreaField } from "#src/ui/field.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useRateLine } from "./api.ts";
import { useFailureWords, useFaultWords } from "./fault-words.ts";
import { longestComment } from "./rating-schema.ts";
import type { OrderLine } from "./schema.ts";

const choices = [
  { stars: 1, words: msg`Bad` },
  { stars: 2, words: msg`Not good` },
  { stars: 3, words: msg`All right` },
  { stars: 4, words: msg`Good` },
  { stars: 5, words: msg`Very good` },
];

export type RatingFormProps = { orderId: string; line: OrderLine };

/** What a buyer thinks of one thing that was delivered; it can be said once. */
export function RatingForm({ orderId, line }: RatingFormProps) {
  const { t, i18n } = useLingui();
  const wordFault = useFaultWords();
  const wordFailure = useFailureWords();
  const id = useId();
  const { save, isBusy, failure } = useSaving(useRateLine(orderId, line.id), { wordFailure });
  const { draft, faults, change, check } = useDraft({ stars: 0, comment: "" }, (typed) => ({
    input: typed,
    faults: { stars: typed.stars === 0 && wordFault("stars-not-valid") },
  }));
  const { stars, comment } = draft;
  const handleSubmit = () => {
    const rating = check();
    if (rating) save(rating, { text: t`Thank you. Other farmers see your rating.` });
  };
  const chosen = choices.find((choice) => choice.stars === stars);
  return (
    <CheckedForm onSubmit={handleSubmit} className="grid gap-4">
      <fieldset aria-describedby={faults.stars ? `${id}-error` : undefined}>
        <legend className="font-semibold">
          <Trans>How good is it?</Trans>
        </legend>
        <div className="-ml-2 flex flex-wrap items-center">
          {choices.map((choice) => (
            <label
              key={choice.stars}
              className="grid size-12 cursor-pointer place-items-center rounded-full hover:bg-leaf-100 has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={id}
                className="sr-only"
                aria-label={t`${plural(choice.stars, { one: "# star", other: "# stars" })}: ${i18n._(choice.words)}`}
                checked={stars === choice.stars}
                onChange={() => change({ stars: choice.stars })}
              />
              <Star
                aria-hidden
                size={30}
                className={
                  choice.stars <= stars ? "fill-marigold-500 text-marigold-600" : "text-edge"
                }
              />
            </label>
          ))}
          {chosen && <span className="ml-2 text-quiet">{i18n._(chosen.words)}</span>}
        </div>
        {faults.stars && <FieldError id={`${id}-error`}>{faults.stars}</FieldError>}
      </fieldset>
      <TextAreaField
        name="comment"
        rows={3}
        label={t`What others should know (if you like)`}
        maxLength={longestComment}
        value={comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <Failure>{failure}</Failure>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        <Trans>Send rating</Trans>
      </Button>
    </CheckedForm>
  );
}
