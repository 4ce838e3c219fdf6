import { useQuery } from "@tanstack/react-query";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { profileQuery } from "./api.ts";
import { toKnownFarm } from "./farm-rules.ts";
import type { FarmUpdate } from "./farm-schema.ts";
import { useFarmText } from "./use-farm-text.ts";

/** A farm profile that was not taken, and the one that is kept now. */
export function useRefused(command: FarmUpdate): RefusedChange<FarmUpdate> {
  const { data } = useQuery({ ...profileQuery, refetchOnMount: "always" });
  const getFarmText = useFarmText();
  return {
    mine: getFarmText(command),
    now: data && getFarmText(data),
    again: data ? { ...command, upon: toKnownFarm(data) } : null,
  };
}
