import { writeFile } from "node:fs/promises";
import { getAccountExport } from "#src/features/profile/account-store.server.ts";
import { getLockable } from "#src/features/session/lock-store.server.ts";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import { isFault } from "#src/platform/postgres-binaries.server.ts";
import {
  answerDone,
  type OperatorAnswer,
  type OperatorParts,
  quote,
  readReason,
} from "./operator-parts.server.ts";
import { insertSamples } from "./samples.server.ts";

/**
 * Writes all that is kept of one farmer into a new file, as the farmer could do it: for those who ask for it and
 * cannot sign in.
 * @returns null when it is not understood
 */
export async function exportAccount(
  { publicUrl = "http://localhost", ...parts }: OperatorParts,
  [name, file, ...words]: readonly string[],
): Promise<OperatorAnswer | null> {
  if (!name || !file) return null;
  const { db, now } = parts;
  const account = await getLockable(db, name);
  // No session is the one that asks.
  const farmer = account && { uid: account.uid, sessionId: "" };
  const own = farmer && (await getAccountExport(db, { farmer, publicUrl, now: now() }));
  if (!own) return { text: `There is no account ${quote(name)}.\n`, exitCode: 1 };
  try {
    // For nobody else's eyes, and never in place of what is there.
    await writeFile(file, `${JSON.stringify(own, null, 2)}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isFault(error, "EEXIST")) throw error;
    return { text: `The file ${quote(file)} is there already.\n`, exitCode: 1 };
  }
  const { uid, email } = account;
  // The farmer reads of it among what happened in the account.
  await insertAccountEvent(db, { uid, kind: "data-exported", now: now() });
  return answerDone(parts, {
    command: "export",
    target: `account ${uid}`,
    reason: readReason(words),
    text: `All that is kept of ${quote(email)} (${uid}) is in ${quote(file)} now.`,
  });
}

/** Puts the samples in that are not there, for an instance that was filled from elsewhere or has lost some. */
export async function seedAgain(parts: OperatorParts): Promise<OperatorAnswer> {
  const count = await parts.db.transaction().execute(insertSamples);
  const text =
    count === 0
      ? "All samples are there."
      : `${count} of the samples were missing and are there now. Restart the product to see them.`;
  return answerDone(parts, { command: "seed", text });
}
