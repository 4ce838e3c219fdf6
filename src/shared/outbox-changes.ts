import { makeClientId } from "./client-id.ts";
import type { NewWrite, Outbox, Write } from "./outbox.ts";
import { listDependants } from "./outbox-sender.ts";

/** Forgets a write, and those that can never be sent without it. */
export async function discardWrite(outbox: Outbox, id: string): Promise<void> {
  const writes = outbox.getWrites();
  const first = writes.find((write) => write.id === id);
  const others = first ? listDependants(writes, first) : [];
  await outbox.change({ remove: [id, ...others.map((write) => write.id)] });
}

/**
 * Sends another write in the place of a refused one, before what was built on that one. It is kept before the
 * refused one goes, since nothing else holds what was typed.
 */
export async function replaceWrite(
  outbox: Outbox,
  { uid, at, id }: Write,
  replacement: Omit<NewWrite, "id">,
): Promise<void> {
  const write = { ...replacement, uid, at, id: makeClientId(), tries: 0 };
  await outbox.change({ put: [{ ...write, refusal: null }], remove: [id] });
  await outbox.sendAll();
}

/** Takes refused ones for new, and sends all. */
export async function tryAgain(
  outbox: Outbox,
  isWanted: (write: Write) => boolean = () => true,
): Promise<void> {
  const refused = outbox.getWrites().filter((write) => write.refusal && isWanted(write));
  await outbox.change({ put: refused.map((write) => ({ ...write, refusal: null })) });
  await outbox.sendAll();
}
