import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { cropWords, getAreaText } from "#src/shared/farm-words.ts";
import type { RefusedProps } from "#src/ui/refused-change.ts";
import { fieldsQuery, toRequest } from "./api.ts";
import { areaDecimals, getArea, getOpenSeason } from "./rules.ts";
import { editFieldInput, type Field } from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

/** What a farmer knows a field by, in one line; the words for the rest are those of the screen of the fields. */
function useFieldText(): (field: Field) => string {
  const { i18n } = useLingui();
  return (field) => {
    const { areaUnit: unit } = field;
    const open = getOpenSeason(field);
    const crop = open && [i18n._(cropWords[open.crop]), open.variety, open.sowingDate];
    const parts = [
      field.name,
      getAreaText(i18n, { area: getArea(field), unit, decimals: areaDecimals }),
      crop?.filter(Boolean).join(" "),
    ];
    return parts.filter(Boolean).join(" · ");
  };
}

/** An edit of a field that was not taken, and the field as it is now. Nothing else of a field is edited twice. */
export function RefusedField({ write, children }: RefusedProps) {
  const getText = useFieldText();
  const { data } = useQuery({ ...fieldsQuery, refetchOnMount: "always" });
  const input = editFieldInput.safeParse(write.body).data;
  const stored = data?.find(({ id }) => id === write.about);
  if (!write.about || !input) return null;
  if (!data || !stored) return children({ mine: input.name, now: data && null, again: null });
  const [mine] = applyWaiting([stored], [{ ...write, refusal: null }]);
  const edit = { kind: "edit", fieldId: stored.id } as const;
  return children({
    mine: mine ? getText(mine) : input.name,
    now: getText(stored),
    again: toRequest({ ...edit, input: { ...input, version: stored.version } }, data),
  });
}
