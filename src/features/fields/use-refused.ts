import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#src/shared/dates.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { bighaStateWords } from "#src/shared/state-words.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { fieldsQuery, toCommand } from "./api.ts";
import { methodWords, soilWords, useAreaText } from "./field-words.ts";
import { getOpenSeason } from "./rules.ts";
import type { Field } from "./schema.ts";
import { applyWaiting, type FieldCommand } from "./writes.ts";

/** A field in one line, with all that an edit of it may change: two of them must not look alike. */
function useFieldText(): (field: Field) => string {
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

/** An edit of a field that was not taken, and the field as it is now. Nothing else of a field is edited twice. */
export function useRefused(command: FieldCommand): RefusedChange<FieldCommand> | null {
  const getText = useFieldText();
  const { data } = useQuery({ ...fieldsQuery, refetchOnMount: "always" });
  if (command.kind !== "edit") return null;
  const { fieldId, input } = command;
  const stored = data?.find(({ id }) => id === fieldId);
  if (!data || !stored) return { mine: input.name, now: data && null, again: null };
  const [mine] = applyWaiting([stored], [{ id: "", at: 0, command, refusal: null }]);
  const edit = { kind: "edit", fieldId, input: { ...input, version: stored.version } } as const;
  return {
    mine: mine ? getText(mine) : input.name,
    now: getText(stored),
    again: toCommand(edit, data),
  };
}
