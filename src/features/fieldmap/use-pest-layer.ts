import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { usePestWatch } from "#src/features/pests/api.ts";
import type { FieldState, Layer } from "./layer-rules.ts";

/** The fields by what threatens them today. */
export function usePestLayer(): Layer {
  const { t } = useLingui();
  const { fields } = usePestWatch();
  const states = fields.flatMap(({ fieldId, risks }): [string, FieldState][] => {
    const act = risks.filter(({ level }) => level === "act").length;
    const watch = risks.filter(({ level }) => level === "watch").length;
    const isKnown = risks.some(({ finding }) => finding !== null);
    if (act > 0) {
      const text = plural(act, { one: "# pest to act on", other: "# pests to act on" });
      return [[fieldId, { level: "act", text }]];
    }
    if (watch > 0) {
      const text = plural(watch, { one: "# pest to watch", other: "# pests to watch" });
      return [[fieldId, { level: "watch", text }]];
    }
    return isKnown ? [[fieldId, { level: "good", text: t`No pest threatens just now` }]] : [];
  });
  return { name: "pests", states: new Map(states) };
}
