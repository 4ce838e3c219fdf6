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
export function planRetry(error: unknown, failures: number): Retry {
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
