import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "#src/ui/use-outbox.ts";
import { profileQuery } from "./api.ts";
import type { FarmUpdate } from "./farm-schema.ts";

/** Saves the farm profile: shown at once, and kept in this browser until the server has it. */
export function useUpdateFarmProfile() {
  const client = useQueryClient();
  return useWrite(
    { kind: "farm" },
    {
      toCommand: (update: FarmUpdate) => update,
      onSuccess(answer, { upon: _upon, ...farm }) {
        if (answer !== null) return;
        client.setQueryData(profileQuery.queryKey, (shown) => shown && { ...shown, ...farm });
      },
    },
  );
}
