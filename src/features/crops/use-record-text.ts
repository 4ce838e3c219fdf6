import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { formatRupees } from "#src/shared/money.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { getIncome, getKilograms } from "./harvest-rules.ts";
import { useWeightText } from "./harvest-words.ts";
import { costWords } from "./record-words.ts";
import type { RecordInput } from "./schema.ts";

/** What a record says, in a line, and under it what else is known of it. */
export function useRecordText(): (entry: RecordInput) => { text: string; more: string } {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const getWeightText = useWeightText();
  return (entry) => {
    const day = entry.date === null ? "" : formatDate(new Date(entry.date), language, now);
    const join = (...parts: string[]) => parts.filter((part) => part !== "").join(" · ");
    if (entry.kind === "cost") {
      const text = `${i18n._(costWords[entry.costKind])}: ${formatRupees(entry.paise)}`;
      return { text, more: join(day, entry.note) };
    }
    const income = getIncome(entry);
    const weight = getWeightText(getKilograms(entry), entry.unit);
    if (entry.quantity === 0) return { text: t`Nothing harvested: the crop was lost`, more: day };
    return {
      text: t`Harvested ${weight}`,
      more: join(day, income === null ? t`no price told` : formatRupees(income)),
    };
  };
}
