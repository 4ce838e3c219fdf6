import { createContext, use, useSyncExternalStore } from "react";
import type { Outbox, Write } from "#src/shared/outbox.ts";

export const OutboxContext = createContext<Outbox | null>(null);

/** Where writes are kept until the server has them. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error("No OutboxProvider");
  return outbox;
}

/** What is not yet sent, oldest first. */
export function useWrites(): Write[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.getWrites, outbox.getWrites);
}
