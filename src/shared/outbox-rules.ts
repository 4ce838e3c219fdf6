import { AppError } from "./app-error.ts";

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
