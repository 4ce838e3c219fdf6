import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { bighaStateWords } from "#src/shared/state-words.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { methodWords, soilWords, useAreaText } from "./field-words.ts";
import { getOpenSeason } from "./rules.ts";
import type { Field } from "./schema.ts";

/** A field in one line, with all that an edit of it may change: two of them must not look alike. */
export function useFieldText(): (field: Field) => string {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const getAreaText = useAreaText();
  const getFlowText = ({ flowLitresPerHour: flow, emitterCount }: Field) => {
    if (flow === null) return null;
    const litres = formatNumber(flow);
    if (emitterCount === null) return t`${litres} litres in an hour`;
    const count = formatNumber(emitterCount);
    return t`${count} × ${litres} litres in an hour`;
  };
  return (field) => {
    const { bighaState, soil, method } = field;
    const open = getOpenSeason(field);
    const sown = open?.sowingDate && formatDate(new Date(open.sowingDate), language, now);
    const crop = open && [getCropText(i18n, open), open.variety, sown];
    const parts = [
      field.name,
      getAreaText(field),
      bighaState && i18n._(bighaStateWords[bighaState]),
      crop?.filter(Boolean).join(" "),
      soil && i18n._(soilWords[soil]),
      method && i18n._(methodWords[method]),
      getFlowText(field),
    ];
    return parts.filter(Boolean).join(" · ");
  };
}
