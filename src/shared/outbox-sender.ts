import type { Write } from "./outbox.ts";
import { findNext, planRetry } from "./outbox-rules.ts";

export type SenderParts = {
  /** This person's writes, oldest first, as they are in the store at this moment. */
  list: () => Promise<Write[]>;
  /** @throws AppError with the server's code; anything else means that no answer of ours came */
  send: (write: Write) => Promise<unknown>;
  /** Lets one tab at a time do the action. */
  withLock: (action: () => Promise<void>) => Promise<void>;
  onSent: (write: Write, answer: unknown) => Promise<void>;
  onRefused: (write: Write, error: unknown, refusal: Write["refusal"]) => Promise<void>;
  onWaiting: (write: Write) => Promise<void>;
  /** These cannot be sent now: they need what is itself not sent. */
  onHeld: (writes: Write[]) => void;
  /** Nothing more is sent before the next time. */
  onRest: () => void;
};

/**
 * One round after the other, after whichever tab is sending; what is written or changes meanwhile is not missed.
 * @param sendWaiting says whether something has to wait for another time
 */
function openRounds(
  { withLock, onRest }: Pick<SenderParts, "withLock" | "onRest">,
  sendWaiting: () => Promise<boolean>,
): (after: "write" | "change") => Promise<void> {
  let asked: Promise<void> | null = null;
  let isWanted = false;
  let isChanged = false;
  return (after) => {
    isWanted = true;
    isChanged ||= after === "change";
    asked ??= withLock(async () => {
      let isWaiting = false;
      // A network that comes back while a send still fails does not tell it twice.
      while (isChanged || (isWanted && !isWaiting)) {
        isWanted = false;
        isChanged = false;
        isWaiting = await sendWaiting();
      }
      if (isWaiting) onRest();
    }).finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** Sends what waits, oldest first, one tab at a time, and tries again after what may pass. */
export function openSender(parts: SenderParts) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  const tryLater = (milliseconds: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void sendAll(), milliseconds);
  };

  async function handleFailure(write: Write, error: unknown) {
    const plan = planRetry(error, failures);
    if (plan.kind === "refused") {
      const { code, message } = plan;
      await parts.onRefused(write, error, { code, message });
      return "on";
    }
    await parts.onWaiting(write);
    if (plan.kind === "signed-out") return "all-wait";
    failures += 1;
    tryLater(plan.milliseconds);
    return plan.kind;
  }

  async function sendOne(write: Write) {
    let answer: unknown;
    try {
      answer = await parts.send(write);
    } catch (error) {
      return handleFailure(write, error);
    }
    failures = 0;
    await parts.onSent(write, answer);
    return "on";
  }

  /** @returns whether something has to wait for another time */
  async function sendWaiting(): Promise<boolean> {
    clearTimeout(timer);
    const waitingKinds = new Set<string>();
    while (isOpen) {
      // Read anew each time: another tab may have sent it, or the person taken it back.
      const writes = await parts.list();
      const next = findNext(writes, waitingKinds);
      if (!next) {
        parts.onHeld(writes.filter(({ refusal }) => refusal === null));
        return waitingKinds.size > 0;
      }
      const outcome = await sendOne(next);
      if (outcome === "all-wait") return true;
      if (outcome === "kind-waits") waitingKinds.add(next.kind);
    }
    return true;
  }

  const sendRounds = openRounds(parts, sendWaiting);
  const sendAll = () => sendRounds("change");

  return {
    /** Sends what was just written, as soon as what went before it is through. */
    sendNew: () => sendRounds("write"),
    /** Sends now: something has changed, by which what failed may go. */
    sendAll,
    tryLater,
    setOpen(next: boolean): void {
      isOpen = next;
      if (!next) clearTimeout(timer);
    },
  };
}
