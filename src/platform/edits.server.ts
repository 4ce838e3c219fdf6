import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { AppError } from "#src/shared/app-error.ts";
import { firstVersion, noVersion } from "#src/shared/versions.ts";
import type { Tables } from "./tables.ts";
import { rememberWrites } from "./writes.server.ts";

/** What a route takes of a change: which one it is, and what it was made upon. */
export const editSchema = {
  headers: z.object({ "idempotency-key": z.uuid().optional() }),
  querystring: z.object({ version: z.string().max(100).optional() }),
};

export type Edit = {
  /** Made by the browser. A changed row has it as its version, so that what follows on it can name it. */
  id: string;
  /** The version that it was made upon; undefined where a browser does not know of versions yet. */
  base: string | undefined;
};

/** @param newId for a sender that gives none */
export function getEdit(
  request: {
    headers: { "idempotency-key"?: string | undefined };
    query: { version?: string | undefined };
  },
  newId: () => string,
): Edit {
  return { id: request.headers["idempotency-key"] ?? newId(), base: request.query.version };
}

/** Does what a change does, all or nothing, and once however often it is sent. */
export async function applyEdit(
  db: Kysely<Tables>,
  { uid, edit }: { uid: string; edit: Edit },
  apply: (change: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (change) => {
    const { rows } = await rememberWrites([{ uid, id: edit.id }]).execute(change);
    if (rows.length > 0) await apply(change);
  });
}

/** What a change is answered that came too late. */
export const refuseLate = () => new AppError("conflict", "It was changed elsewhere meanwhile");

const unversioned = "unversioned ";

/**
 * The version that a row has after a change.
 *
 * A change without a base was written by a build that knew no versions, and may have waited on a device since
 * then. It counts as it did in its day, as long as nothing but its like has changed the row: over a change that
 * has a version it never goes.
 * @param given.stored null where there is no row
 * @throws AppError conflict when the row was changed since what the change was made upon
 */
export function planVersion(given: {
  stored: string | null;
  edit: Edit;
  /** Whether the row is as the change would have it, whoever made it so: then nothing is lost by it. */
  isSame?: boolean;
}): string {
  const { stored, edit, isSame = false } = given;
  const { id, base } = edit;
  const isUntouched = stored === null || stored === firstVersion || stored.startsWith(unversioned);
  const isNext = base === undefined ? isUntouched : base === (stored ?? noVersion);
  if (!isNext && !isSame) throw refuseLate();
  if (base !== undefined) return id;
  return isUntouched ? `${unversioned}${id}` : stored;
}
