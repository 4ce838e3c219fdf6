import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import type { Writes } from "#src/shared/writes.ts";
import { productReportInput } from "./report-schema.ts";

const report = z.object({ id: z.string(), input: productReportInput });

/** What the operator is told of listings. */
export const productReportWrites: Writes<z.infer<typeof report>, "product-report"> = {
  kind: "product-report",
  command: report,
  toRequest: ({ id, input }) => ({
    method: "POST",
    path: `/api/products/${id}/report`,
    body: input,
  }),
  getName: () => msg`Your report`,
};
