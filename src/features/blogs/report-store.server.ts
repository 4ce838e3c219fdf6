import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { changeComments } from "./comment-store.server.ts";
import type { ReportInput, ReportKind, ReportTarget } from "./report-schema.ts";
import { type BlogEvent, blogPost } from "./schema.ts";
import { postColumns } from "./store.server.ts";

const tableOf = { post: "blogs", comment: "comments" } as const satisfies Record<
  ReportKind,
  keyof Tables
>;

const notFound = ({ kind }: ReportTarget) => new AppError("not-found", `There is no such ${kind}`);

/**
 * Changes one thing, with all other changes of it waiting.
 * @param change answers whether readers have to be told
 * @returns what to tell them, or null
 * @throws AppError not-found
 */
async function changeTarget(
  db: Kysely<Tables>,
  target: ReportTarget,
  change: (transaction: Transaction<Tables>) => Promise<boolean>,
): Promise<BlogEvent | null> {
  const { kind, id } = target;
  if (kind === "comment") {
    const comment = await db
      .selectFrom("comments")
      .select("postId")
      .where("id", "=", id)
      .where("removedDate", "is", null)
      .executeTakeFirst();
    if (!comment) throw notFound(target);
    const changed = await changeComments(
      db,
      comment.postId,
      async (transaction) => (await change(transaction)) || null,
    );
    return changed?.discussed ?? null;
  }
  return db.transaction().execute(async (transaction) => {
    const post = await transaction
      .selectFrom("blogs")
      .select("id")
      .where("id", "=", id)
      .where("removedDate", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!post) throw notFound(target);
    if (!(await change(transaction))) return null;
    const row = await transaction
      .updateTable("blogs")
      .set((set) => ({ version: set("version", "+", 1) }))
      .where("id", "=", id)
      .returning([...postColumns, "hiddenDate"])
      .executeTakeFirstOrThrow();
    return row.hiddenDate
      ? { kind: "removed" as const, id, version: row.version }
      : { kind: "created" as const, post: blogPost.parse(row) };
  });
}

/** Whether this changed anything. */
async function setHidden(
  transaction: Transaction<Tables>,
  { kind, id, hiddenDate }: ReportTarget & { hiddenDate: Date | null },
): Promise<boolean> {
  const row = await transaction
    .updateTable(tableOf[kind])
    .set({ hiddenDate })
    .where("id", "=", id)
    .where("hiddenDate", hiddenDate ? "is" : "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

type NewReport = {
  target: ReportTarget;
  uid: string;
  input: ReportInput;
  now: Date;
  /** So many different farmers hide it from everybody. */
  reportsToHide: number;
};

/**
 * Keeps one farmer's report, which counts once however often it is sent.
 * @returns what readers have to be told when this report hides the thing, or null
 * @throws AppError not-found; not-allowed for what the farmer wrote
 */
export function insertReport(
  db: Kysely<Tables>,
  { target, uid, input, now, reportsToHide }: NewReport,
): Promise<BlogEvent | null> {
  const { kind, id } = target;
  return changeTarget(db, target, async (transaction) => {
    const { authorUid } = await transaction
      .selectFrom(tableOf[kind])
      .select("authorUid")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (authorUid === uid) throw new AppError("not-allowed", `This ${kind} is your own`);
    await transaction
      .insertInto("reports")
      .values({ kind, targetId: id, reporterUid: uid, ...input, reportedDate: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { open } = await transaction
      .selectFrom("reports")
      .select((select) => select.fn.countAll<number>().as("open"))
      .where("kind", "=", kind)
      .where("targetId", "=", id)
      .where("settledDate", "is", null)
      .executeTakeFirstOrThrow();
    return open >= reportsToHide && setHidden(transaction, { ...target, hiddenDate: now });
  });
}

/** Hides a post or comment from everybody; null when it was hidden already. */
export function hideTarget(
  db: Kysely<Tables>,
  { target, now }: { target: ReportTarget; now: Date },
): Promise<BlogEvent | null> {
  return changeTarget(db, target, (transaction) =>
    setHidden(transaction, { ...target, hiddenDate: now }),
  );
}

/**
 * Shows a post or comment again and settles the reports of it: they count no longer, though whoever sent
 * one goes on not seeing it.
 * @returns null when it was not hidden
 */
export function restoreTarget(
  db: Kysely<Tables>,
  { target, now }: { target: ReportTarget; now: Date },
): Promise<BlogEvent | null> {
  return changeTarget(db, target, async (transaction) => {
    await transaction
      .updateTable("reports")
      .set({ settledDate: now })
      .where("kind", "=", target.kind)
      .where("targetId", "=", target.id)
      .where("settledDate", "is", null)
      .execute();
    return setHidden(transaction, { ...target, hiddenDate: null });
  });
}

export type ReportedThing = ReportTarget & {
  authorName: string;
  text: string;
  hiddenDate: Date | null;
  reports: { reason: string; words: string; reportedDate: Date }[];
};

/** What waits for the operator: things with reports that are not settled, and things that are hidden. */
export async function listReported(db: Kysely<Tables>): Promise<ReportedThing[]> {
  const isWaiting = (kind: ReportKind) => sql<SqlBool>`("hiddenDate" is not null or exists (
    select from reports where kind = ${kind} and "targetId" = id and "settledDate" is null))`;
  const posts = await db
    .selectFrom("blogs")
    .select(["id", "authorName", "title as text", "hiddenDate"])
    .where("removedDate", "is", null)
    .where(isWaiting("post"))
    .execute();
  const comments = await db
    .selectFrom("comments")
    .select(["id", "authorName", "text", "hiddenDate"])
    .where("removedDate", "is", null)
    .where(isWaiting("comment"))
    .execute();
  const open = await db
    .selectFrom("reports")
    .select(["kind", "targetId", "reason", "words", "reportedDate"])
    .where("settledDate", "is", null)
    .orderBy("reportedDate")
    .execute();
  const things = [
    ...posts.map((post) => ({ kind: "post" as const, ...post })),
    ...comments.map((comment) => ({ kind: "comment" as const, ...comment })),
  ];
  return things
    .map((thing) => ({
      ...thing,
      reports: open.filter(({ kind, targetId }) => kind === thing.kind && targetId === thing.id),
    }))
    .sort((a, b) => b.reports.length - a.reports.length);
}
