import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#src/shared/app-error.ts";
import { commonPasswordText } from "./data/common-passwords.server.ts";
import { localPasswordWords } from "./data/local-password-words.server.ts";
import { type CommonPasswords, isCommonPassword } from "./password-rules.ts";
import { listPasswordProblems } from "./sign-in-rules.ts";
import type { PasswordPolicy } from "./sign-in-schema.ts";

/** OWASP's minimum for argon2id; its parameters travel inside each hash, so they can be raised later. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards can differ in code points; NFKC makes them one. */
const normalize = (password: string) => password.normalize("NFKC");

/** @returns the hash with its salt and parameters, as one text */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), argon2id);
}

/** Whether a password is the one of a hash. */
export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return verify(given.hash, normalize(given.password));
}

let common: CommonPasswords | null = null;

function readCommonPasswords(): CommonPasswords {
  common ??= {
    passwords: new Set(commonPasswordText.trim().split(/\s+/)),
    words: new Set([...localPasswordWords, "urvara"]),
  };
  return common;
}

/**
 * Holds a new password against the policy and against those that are guessed first.
 * @throws AppError password-does-not-meet-requirements; its field `password` names what is missing
 */
export function requireGoodPassword(
  policy: PasswordPolicy,
  given: { password: string; email: string },
): void {
  const isCommon = isCommonPassword(readCommonPasswords(), given);
  const problems = listPasswordProblems(given.password, policy, { isCommon });
  if (problems.length === 0) return;
  const missing = problems.join(", ");
  throw new AppError(
    "password-does-not-meet-requirements",
    `The password is not good enough: ${missing}`,
    { fields: { password: missing } },
  );
}

/**
 * One processor stays free for everybody else. Each holds one database connection while it hashes, so
 * this stays well below the pool's size.
 */
const passwordCallsRunning = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Less than two seconds of work on two processors; whoever comes later is told to try again. */
const passwordCallsWaiting = 64;

export type RunBounded = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The one queue of this process for everything that hashes passwords. */
export const openPasswordQueue = (): RunBounded =>
  limitInFlight({ running: passwordCallsRunning, waiting: passwordCallsWaiting });

/**
 * Lets a bounded number of tasks run at once and a bounded number wait, so that a rush of sign-ins
 * neither takes every processor and database connection nor piles up without end.
 * @throws AppError try-later when too many wait already
 */
function limitInFlight(limits: { running: number; waiting: number }): RunBounded {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limits.running) {
      if (queue.length >= limits.waiting) {
        throw new AppError("try-later", "Too many people are signing in", { retryAfter: 2 });
      }
      // Whoever ends hands its place on, so the count does not change here.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
