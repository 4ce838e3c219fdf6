import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import type { Writes } from "#src/shared/writes.ts";
import { appealInput } from "./schema.ts";

export const hidingsKey = ["hidings"] as const;

const appeal = z.extend(appealInput, { hidingId: z.string() });

/** What the operator is asked to look at again. */
export const appealWrites: Writes<z.infer<typeof appeal>, "appeal"> = {
  kind: "appeal",
  command: appeal,
  toRequest: ({ hidingId, ...body }) => ({
    method: "POST",
    path: `/api/hidings/${hidingId}/appeal`,
    body,
  }),
  applySent: (client) => client.invalidateQueries({ queryKey: hidingsKey }),
  getName: () => msg`Your words to the operator`,
};
