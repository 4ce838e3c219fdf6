import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { termsVersion } from "#src/shared/terms.ts";
import type { Consent } from "./security-schema.ts";

type Change = { uid: string; now: Date; request: FastifyRequest };

const selectConsents = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom("consents")
    .select(["version", "givenDate", "withdrawnDate"])
    .where("uid", "=", uid)
    .orderBy("id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof selectConsents>["execute"]>>[number];
const toConsent = ({ version, givenDate, withdrawnDate }: Row): Consent => ({
  version,
  givenDate: givenDate.toISOString(),
  withdrawnDate: withdrawnDate?.toISOString() ?? null,
});

/** The last consent of a farmer, withdrawn or not; null when none was ever given. */
export async function getConsent(db: Kysely<Tables>, uid: string): Promise<Consent | null> {
  const row = await selectConsents(db, uid).limit(1).executeTakeFirst();
  return row ? toConsent(row) : null;
}

/** All consents of a farmer, the newest first. */
export async function listConsents(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Consent[]> {
  return (await selectConsents(db, uid).execute()).map(toConsent);
}

/** Whether a farmer has withdrawn: then nothing is done with their data that what they ask for does not take. */
export async function hasWithdrawn(db: Kysely<Tables>, { uid }: { uid: string }): Promise<boolean> {
  return Boolean((await getConsent(db, uid))?.withdrawnDate);
}

/** Notes that a farmer agrees to the terms as they are now; given twice, it stays as it was. */
export async function insertConsent(
  db: Kysely<Tables>,
  { uid, now, request }: Change,
): Promise<void> {
  const last = await getConsent(db, uid);
  if (last && !last.withdrawnDate && last.version === termsVersion) return;
  await db.insertInto("consents").values({ uid, version: termsVersion, givenDate: now }).execute();
  const detail = termsVersion;
  await insertAccountEvent(db, { uid, kind: "consent-given", detail, now, request });
}

/** Notes that a farmer no longer agrees. */
export async function updateWithdrawn(
  db: Kysely<Tables>,
  { uid, now, request }: Change,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("consents")
    .set({ withdrawnDate: now })
    .where("uid", "=", uid)
    .where("withdrawnDate", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await insertAccountEvent(db, { uid, kind: "consent-withdrawn", now, request });
}
