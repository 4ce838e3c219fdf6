import { discardWrite } from "#src/shared/outbox-changes.ts";
import { useOutbox } from "./use-outbox.ts";

/** The way to forget writes that were refused, once their farmer has decided. */
export function useDiscardWrites(): (...ids: readonly string[]) => Promise<void> {
  const outbox = useOutbox();
  return async (...ids) => {
    for (const id of ids) await discardWrite(outbox, id);
  };
}
