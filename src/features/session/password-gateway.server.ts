import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#src/shared/app-error.ts";

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
