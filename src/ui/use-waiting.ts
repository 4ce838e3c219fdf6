import { listWaiting } from "#src/shared/waiting-writes.ts";
import type { Writes } from "#src/shared/writes.ts";
import { useWrites } from "./use-outbox.ts";

/** What of one kind is not yet sent, oldest first. */
export const useWaiting = <Command>(of: Pick<Writes<Command>, "kind" | "command">) =>
  listWaiting<Command>(useWrites(), of);
