import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { fullWeightInPercent } from "#src/features/moderation/rules.ts";
import {
  insertHiding,
  insertWeighedReport,
  type Moderated,
  type Thing,
  updateDecision,
  updateSettled,
} from "#src/features/moderation/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { changeComments } from "./comment-store.server.ts";
import type { ReportInput, ReportKind, ReportTarget } from "./report-schema.ts";
import type { BlogEvent } from "./schema.ts";
import { postColumns } from "./store.server.ts";

const tableOf = { post: "blogs", comment: "comments" } as const satisfies Record<
  ReportKind,
  keyof Tables
>;

const notFound = ({ kind }: ReportTarget) => new AppError("not-found", `There is no such ${kind}`);

/** What a change comes to: whether readers have to be told, and whose bell is to ring. */
type Change = (
  transaction: Transaction<Tables>,
  thing: Thing,
) => Promise<{ isChanged: boolean; toldUid: string | null }>;

const longestTitle = 100;

/** @throws AppError not-found */
async function requireThing(db: Kysely<Tables>, target: ReportTarget): Promise<Thing> {
  const { kind, id } = target;
  const row =
    kind === "post"
      ? await db
          .selectFrom("blogs")
          .select(["id as pageId", "title", "authorUid"])
          .where("id", "=", id)
          .where("removedDate", "is", null)
          .forUpdate()
          .executeTakeFirst()
      : await db
          .selectFrom("comments")
          .select(["postId as pageId", "text as title", "authorUid"])
          .where("id", "=", id)
          .where("removedDate", "is", null)
          .executeTakeFirst();
  if (!row) throw notFound(target);
  return { kind, id, ...row, title: [...row.title].slice(0, longestTitle).join("") };
}

/**
 * Changes one thing, with all other changes of it waiting.
 * @throws AppError not-found
 */
async function changeTarget(
  db: Kysely<Tables>,
  target: ReportTarget,
  change: Change,
): Promise<Moderated<BlogEvent>> {
  const { kind, id } = target;
  let toldUid: string | null = null;
  if (kind === "comment") {
    const { pageId } = await requireThing(db, target);
    const changed = await changeComments(db, pageId, async (transaction) => {
      const done = await change(transaction, await requireThing(transaction, target));
      toldUid = done.toldUid;
      return done.isChanged || null;
    });
    return { event: changed?.discussed ?? null, toldUid };
  }
  return db.transaction().execute(async (transaction) => {
    const done = await change(transaction, await requireThing(transaction, target));
    if (!done.isChanged) return { event: null, toldUid: done.toldUid };
    const { hiddenDate, ...post } = await transaction
      .updateTable("blogs")
      .set((set) => ({ version: set("version", "+", 1) }))
      .where("id", "=", id)
      .returning([...postColumns, "hiddenDate"])
      .executeTakeFirstOrThrow();
    const event = hiddenDate
      ? { kind: "removed" as const, id, version: post.version }
      : { kind: "created" as const, post };
    return { event, toldUid: done.toldUid };
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

type Given = { target: ReportTarget; now: Date; newId: () => string };

type NewReport = Given & {
  uid: string;
  input: ReportInput;
  /** So many different farmers hide it from everybody. */
  reportsToHide: number;
};

/**
 * Keeps one farmer's report, which counts once however often it is sent.
 * @returns what readers and the author have to be told when this report hides the thing
 * @throws AppError not-found; not-allowed for what the farmer wrote
 */
export function insertReport(
  db: Kysely<Tables>,
  { target, uid, input, reportsToHide, ...given }: NewReport,
): Promise<Moderated<BlogEvent>> {
  const { now } = given;
  return changeTarget(db, target, async (transaction, thing) => {
    if (thing.authorUid === uid) {
      throw new AppError("not-allowed", `This ${target.kind} is your own`);
    }
    const weight = await insertWeighedReport(transaction, { target, uid, input, now });
    const isChanged =
      weight >= reportsToHide * fullWeightInPercent &&
      (await setHidden(transaction, { ...target, hiddenDate: now }));
    const hiding = { thing, isByOperator: false, ...given };
    return { isChanged, toldUid: isChanged ? await insertHiding(transaction, hiding) : null };
  });
}

/** Hides a post or comment from everybody by the operator's will, which settles its reports as right. */
export function hideTarget(
  db: Kysely<Tables>,
  { target, ...given }: Given,
): Promise<Moderated<BlogEvent>> {
  const { now } = given;
  return changeTarget(db, target, async (transaction, thing) => {
    const isChanged = await setHidden(transaction, { ...target, hiddenDate: now });
    const hiding = { thing, isByOperator: true, ...given };
    const toldUid = isChanged ? await insertHiding(transaction, hiding) : null;
    if (isChanged) await updateSettled(transaction, { target, isUnfounded: false, now });
    return { isChanged, toldUid };
  });
}

/** Shows a post or comment again, and settles the reports of it as unfounded. */
export function restoreTarget(
  db: Kysely<Tables>,
  { target, ...given }: Given,
): Promise<Moderated<BlogEvent>> {
  const { now } = given;
  return changeTarget(db, target, async (transaction, thing) => {
    await updateSettled(transaction, { target, isUnfounded: true, now });
    const toldUid = await updateDecision(transaction, { thing, decision: "restored", ...given });
    return { isChanged: await setHidden(transaction, { ...target, hiddenDate: null }), toldUid };
  });
}

/**
 * Leaves a post or comment hidden, and settles the reports of it as right.
 * @throws AppError not-found; conflict when it is not hidden
 */
export function upholdTarget(
  db: Kysely<Tables>,
  { target, ...given }: Given,
): Promise<Moderated<BlogEvent>> {
  const { now } = given;
  return changeTarget(db, target, async (transaction, thing) => {
    const hidden = await transaction
      .selectFrom(tableOf[target.kind])
      .select("id")
      .where("id", "=", target.id)
      .where("hiddenDate", "is not", null)
      .executeTakeFirst();
    if (!hidden) throw new AppError("conflict", `This ${target.kind} is not hidden`);
    await updateSettled(transaction, { target, isUnfounded: false, now });
    const toldUid = await updateDecision(transaction, { thing, decision: "upheld", ...given });
    return { isChanged: false, toldUid };
  });
}

export type ReportedThing = ReportTarget & {
  authorName: string;
  text: string;
  hiddenDate: Date | null;
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
  return [
    ...posts.map((post) => ({ kind: "post" as const, ...post })),
    ...comments.map((comment) => ({ kind: "comment" as const, ...comment })),
  ];
}
