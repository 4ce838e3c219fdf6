import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { getScoreWord } from "./layer-words.ts";
import type { ScoutingInput } from "./schema.ts";

/** A note in one line. */
export function useScoutingText(): (note: Omit<ScoutingInput, "fieldId">) => string {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return ({ date, score, text, at }) =>
    [
      formatDate(new Date(date), language, now),
      getScoreWord(i18n, score),
      text,
      at && t`Noted on the map`,
    ]
      .filter(Boolean)
      .join(" · ");
}
