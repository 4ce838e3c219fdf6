import { useMutation, useQueryClient } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { useOutbox } from "#src/ui/use-outbox.ts";
import { applyProductToAll } from "./api.ts";
import type { ProductReportInput } from "./report-schema.ts";

/** Tells the operator of a listing, which this farmer does not see any more. */
export function useReportProduct() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, input }: { id: string; input: ProductReportInput }) =>
      outbox.write({
        id: makeClientId(),
        kind: "report",
        method: "POST",
        path: `/api/products/${id}/report`,
        about: id,
        body: input,
      }),
    // Above every version, so that nothing said of it later brings it back to this farmer.
    onSuccess: (_answer, { id }) =>
      applyProductToAll(client, { kind: "gone", id, version: Number.MAX_SAFE_INTEGER }),
  });
}
