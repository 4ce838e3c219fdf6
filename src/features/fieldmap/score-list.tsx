import { useLingui } from "@lingui/react/macro";
import { Frown, Meh, Smile } from "lucide-react";
import { FieldError } from "#src/ui/field.tsx";
import { getScoreLevel, type Level } from "./layer-rules.ts";
import { getScoreWord } from "./layer-words.ts";
import { scores } from "./schema.ts";

const faces = { act: Frown, watch: Meh, good: Smile, unknown: Meh } as const;

const checkedLooks: Record<Level, string> = {
  act: "has-checked:border-chilli-600 has-checked:bg-chilli-100 has-checked:text-chilli-600",
  watch:
    "has-checked:border-marigold-600 has-checked:bg-marigold-100 has-checked:text-marigold-600",
  good: "has-checked:border-leaf-700 has-checked:bg-leaf-100 has-checked:text-leaf-800",
  unknown: "",
};

/** How a field looks, from 1 to 5. */
export function ScoreList(props: {
  value: number | null;
  error: string | undefined;
  onChange: (score: number) => void;
}) {
  const { value, error, onChange } = props;
  const { t, i18n } = useLingui();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? "score-error" : undefined}>
      <legend className="mb-1.5 font-semibold">{t`How does it look?`}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {scores.map((score) => {
          const level = getScoreLevel(score);
          const Face = faces[level];
          return (
            <label
              key={score}
              className={`flex min-h-22 min-w-0 cursor-pointer flex-col items-center gap-0.5 rounded-control border border-edge bg-raised px-0.5 py-2 text-center hover:bg-leaf-100 has-focus-visible:outline-3 has-focus-visible:outline-focus ${checkedLooks[level]}`}
            >
              <input
                type="radio"
                name="score"
                className="sr-only"
                checked={value === score}
                onChange={() => onChange(score)}
              />
              <Face aria-hidden size={24} />
              <span className="text-lg leading-tight font-bold">{score}</span>
              <span className="max-w-full text-sm leading-tight break-words">
                {getScoreWord(i18n, score)}
              </span>
            </label>
          );
        })}
      </div>
      {error && <FieldError id="score-error">{error}</FieldError>}
    </fieldset>
  );
}
