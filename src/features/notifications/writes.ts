import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { notificationsKey } from "#src/shared/query-keys.ts";
import type { Waiting, Writes } from "#src/shared/writes.ts";
import type { WaitingReads } from "./rules.ts";
import { readAllInput } from "./schema.ts";

const read = z.union([z.object({ id: z.string() }), readAllInput]);
export type ReadCommand = z.infer<typeof read>;

/** What was read: one, or all up to a moment. */
export const readWrites: Writes<ReadCommand, "notification"> = {
  kind: "notification",
  command: read,
  toRequest: (command) =>
    "id" in command
      ? { method: "POST", path: `/api/notifications/${command.id}/read` }
      : { method: "POST", path: "/api/notifications/read", body: command },
  applySent: (client) => client.invalidateQueries({ queryKey: notificationsKey }),
  getName: () => msg`What you have read`,
};

/** What the writes that wait will have marked as read. */
export function getWaitingReads(writes: readonly Waiting<ReadCommand>[]): WaitingReads {
  const ids = new Set<string>();
  let upTo = "";
  for (const { command, refusal } of writes) {
    if (refusal) continue;
    if ("id" in command) ids.add(command.id);
    else if (command.upTo > upTo) upTo = command.upTo;
  }
  return { ids, upTo };
}
