import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { soilQuery } from "#src/features/soil/api.ts";
import { listFindings, listProblems } from "#src/features/soil/band-rules.ts";
import { applyWaiting, soilWrites } from "#src/features/soil/writes.ts";
import { useWaiting } from "#src/ui/use-outbox.ts";
import type { FieldState, Layer, Level } from "./layer-rules.ts";

/** So many bad values of a card are much. */
const many = 2;

/** The fields by the newest test of their soil. */
export function useSoilLayer(): Layer {
  const { t } = useLingui();
  const { data } = useQuery(soilQuery);
  const writes = useWaiting(soilWrites);
  const farm = data && applyWaiting(data, writes);
  const states = new Map<string, FieldState>();
  // The newest test comes first and is what the soil is now.
  for (const { fieldId, values } of farm?.cards ?? []) {
    if (states.has(fieldId)) continue;
    const problems = listProblems(listFindings(values, farm?.region ?? "india"));
    const bad = problems.filter(({ verdict }) => verdict === "bad").length;
    const level: Level = bad >= many ? "act" : problems.length > 0 ? "watch" : "good";
    const text =
      problems.length === 0
        ? t`Nothing on the soil card is too low or too high`
        : plural(problems.length, {
            one: "# value of the soil card is too low or too high",
            other: "# values of the soil card are too low or too high",
          });
    states.set(fieldId, { level, text });
  }
  return { name: "nutrients", states };
}
