import { AppError } from "./app-error.ts";
import type { Write } from "./outbox.ts";

type Retry =
  | { kind: "refused"; code: string; message: string }
  | { kind: "signed-out" }
  /** Everything waits, or only writes of the same kind, before the next try. */
  | { kind: "all-wait" | "kind-waits"; milliseconds: number };

const longestWait = 60_000;

/**
 * What becomes of a write after a failed send. Whatever is not an answer of ours counts as a lost network:
 * also the page of a hotspot that wants its visitors to sign in.
 * @param failures how many sends have failed in a row before this one
 */
function planRetry(error: unknown, failures: number): Retry {
  const milliseconds = Math.min(longestWait, 2000 * 2 ** failures);
  if (!(error instanceof AppError)) return { kind: "all-wait", milliseconds };
  const { code, message, retryAfter } = error;
  switch (code) {
    case "not-signed-in":
      return { kind: "signed-out" };
    case "too-many-requests":
    case "try-later":
      return { kind: "all-wait", milliseconds: Math.max(milliseconds, (retryAfter ?? 0) * 1000) };
    case "internal-error":
      // It may be this one that the server stumbles over; what does not depend on it goes on.
      return { kind: "kind-waits", milliseconds };
    default:
      return { kind: "refused", code, message };
  }
}

const needsOne = ({ needs }: Write, missing: ReadonlySet<string>) =>
  needs?.some((id) => missing.has(id)) ?? false;

/**
 * The oldest that can be sent: none whose kind waits, and none that needs what is itself not sent.
 * @param writes oldest first
 */
export function findNext(
  writes: readonly Write[],
  waitingKinds: ReadonlySet<string>,
): Write | undefined {
  const missing = new Set<string>();
  return writes.find((write) => {
    const { kind, refusal, makes = [] } = write;
    if (refusal === null && !waitingKinds.has(kind) && !needsOne(write, missing)) return true;
    for (const id of makes) missing.add(id);
    return false;
  });
}

/**
 * What cannot be sent as long as the first is not, oldest first.
 * @param writes oldest first
 */
export function listDependants(writes: readonly Write[], first: Write): Write[] {
  const missing = new Set(first.makes);
  return writes.filter((write) => {
    if (write.at <= first.at || !needsOne(write, missing)) return false;
    for (const id of write.makes ?? []) missing.add(id);
    return true;
  });
}

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
