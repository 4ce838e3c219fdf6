import { useLingui } from "@lingui/react/macro";
import type { Entry } from "./schema.ts";
import { formatDepth, useTimeText } from "./water-words.ts";

/** What was watered or found, in few words and without its day. */
export function useEntryText(): (entry: Pick<Entry, "kind" | "grossDepth" | "minutes">) => string {
  const { t } = useLingui();
  const getTimeText = useTimeText();
  return ({ kind, grossDepth, minutes }) => {
    if (kind === "still-wet") return t`Soil still wet`;
    if (kind === "already-dry") return t`Soil already dry`;
    const depth = grossDepth === null ? "–" : formatDepth(grossDepth);
    if (minutes === null) return t`Watered ${depth} mm`;
    const time = getTimeText(minutes);
    return t`Watered ${depth} mm, ${time}`;
  };
}
