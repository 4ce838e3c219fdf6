import {
  getLockable,
  updateLocked,
  updateUnlocked,
} from "#src/features/session/lock-store.server.ts";
import { sessionEndedTopic } from "#src/features/session/session-cache.server.ts";
import { updateEmailVerified } from "#src/features/session/store.server.ts";
import {
  answerDone,
  type OperatorAnswer,
  type OperatorParts,
  quote,
  readReason,
} from "./operator-parts.server.ts";

export const accountCommands = ["lock", "unlock", "confirm"] as const;
type AccountCommand = (typeof accountCommands)[number];

type Account = { uid: string; email: string };

async function lock({ db, live, now }: OperatorParts, account: Account): Promise<string> {
  const { isNew, sessionIds } = await updateLocked(db, { ...account, now: now() });
  if (sessionIds.length > 0)
    await live.publish(sessionEndedTopic, { sessionIds }, { to: "processes" });
  const ended = sessionIds.length === 1 ? "1 session" : `${sessionIds.length} sessions`;
  return isNew ? `is locked now; ${ended} ended.` : "was locked before.";
}

async function carryOut(
  parts: OperatorParts,
  command: AccountCommand,
  account: Account,
): Promise<string> {
  const { db } = parts;
  switch (command) {
    case "lock":
      return lock(parts, account);
    case "unlock":
      return (await updateUnlocked(db, { ...account, now: parts.now() }))
        ? "is unlocked now."
        : "was not locked.";
    case "confirm":
      return (await updateEmailVerified(db, account))
        ? "has a proven address now."
        : "had a proven address before.";
  }
}

/**
 * Does something to one account, and notes it.
 * @returns null when it is not understood
 */
export async function changeAccount(
  parts: OperatorParts,
  command: AccountCommand,
  [name, ...words]: readonly string[],
): Promise<OperatorAnswer | null> {
  // A second address is no reason, and nobody is locked out for the first alone.
  if (!name || words.some((word) => word.includes("@"))) return null;
  const account = await getLockable(parts.db, name);
  if (!account) return { text: `There is no account ${quote(name)}.\n`, exitCode: 1 };
  const { uid, email } = account;
  const text = `The account ${quote(email)} (${uid}) ${await carryOut(parts, command, account)}`;
  // By its uid: the address is the farmer's own and goes with the account.
  const noted = { command, target: `account ${uid}`, reason: readReason(words) };
  return answerDone(parts, { ...noted, text });
}
