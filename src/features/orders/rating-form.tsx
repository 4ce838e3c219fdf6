import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { FieldError, TextAreaField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
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
  const toast = useToast();
  const wordFault = useFaultWords();
  const wordFailure = useFailureWords();
  const id = useId();
  const rate = useRateLine(orderId, line.id);
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) return setMissing(true);
    rate.mutate(
      { stars, comment },
      {
        onSuccess(answer) {
          toast.show(
            answer === null
              ? { text: t`Your rating is kept on this device and sent when the signal is back.` }
              : { text: t`Thank you. Other farmers see your rating.`, tone: "good" },
          );
        },
        onError: (error) => console.error("[orders] a rating was refused", error),
      },
    );
  };
  const chosen = choices.find((choice) => choice.stars === stars);
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
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
                onChange={() => {
                  setStars(choice.stars);
                  setMissing(false);
                }}
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
        {isMissing && <FieldError id={`${id}-error`}>{wordFault("stars-not-valid")}</FieldError>}
      </fieldset>
      <TextAreaField
        name="comment"
        rows={3}
        label={t`What others should know (if you like)`}
        maxLength={longestComment}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {rate.isError && (
        <div role="alert">
          <Banner tone="bad">{wordFailure(rate.error)}</Banner>
        </div>
      )}
      <Button type="submit" variant="quiet" busy={rate.isPending} className="justify-self-start">
        <Trans>Send rating</Trans>
      </Button>
    </form>
  );
}
