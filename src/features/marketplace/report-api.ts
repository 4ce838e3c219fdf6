import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "#src/ui/use-outbox.ts";
import { applyProductToAll } from "./api.ts";
import type { ProductReportInput } from "./report-schema.ts";

/** Tells the operator of a listing, which this farmer does not see any more. */
export function useReportProduct() {
  const client = useQueryClient();
  return useWrite(
    { kind: "product-report" },
    {
      toCommand: (report: { id: string; input: ProductReportInput }) => report,
      // Above every version, so that nothing said of it later brings it back to this farmer.
      onSuccess: (_answer, { id }) =>
        applyProductToAll(client, { kind: "gone", id, version: Number.MAX_SAFE_INTEGER }),
    },
  );
}
