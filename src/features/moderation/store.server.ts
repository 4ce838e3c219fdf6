import { type Kysely, sql, type Transaction } from "kysely";
import { insertNotifications } from "#src/features/notifications/store.server.ts";
import { getStanding } from "#src/features/session/store.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { dayInMs } from "#src/shared/days.ts";
import { type ModerationNews, moderationNewsKind } from "./news-schema.ts";
import { getReportWeightInPercent, rememberedDays } from "./rules.ts";
import {
  type Hiding,
  type HidingReason,
  hiding,
  hidingReason,
  type ModeratedKind,
  type OwnHiding,
  ownHiding,
} from "./schema.ts";

type Target = { kind: ModeratedKind; id: string };

/** Something that was written here, as far as its author has to be told of it. */
export type Thing = Target & {
  authorUid: string | null;
  /** The post or product on whose page it stands. */
  pageId: string;
  title: string;
};

/** What a change of moderation has to be told of: the event to readers, the news to the author. */
export type Moderated<Event> = { event: Event | null; toldUid: string | null };

type NewReport = {
  target: Target;
  uid: string;
  input: { reason: string; words: string };
  now: Date;
};

async function getWeightInPercent(change: Transaction<Tables>, { uid, now }: NewReport) {
  // One farmer's reports wait for each other, so that none of them counts as the only one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${uid}`}, 0))`.execute(change);
  const dayAgo = new Date(now.getTime() - dayInMs);
  const remembered = new Date(now.getTime() - rememberedDays * dayInMs);
  const counted = await change
    .selectFrom("reports")
    .select([
      sql<number>`(count(*) filter (where "reportedDate" > ${dayAgo}))::integer`.as(
        "reportsWithinDay",
      ),
      sql<number>`(count(*) filter (
        where "isUnfounded" and "settledDate" > ${remembered}))::integer`.as("unfoundedReports"),
    ])
    .where("reporterUid", "=", uid)
    .executeTakeFirstOrThrow();
  const standing = await getStanding(change, { uid });
  return getReportWeightInPercent({ ...counted, standing, now });
}

/**
 * Keeps one farmer's report, which counts once however often it is sent.
 * @returns how much all open reports of the thing weigh together
 */
export async function insertWeighedReport(
  change: Transaction<Tables>,
  report: NewReport,
): Promise<number> {
  const { target, uid, input, now } = report;
  await change
    .insertInto("reports")
    .values({
      kind: target.kind,
      targetId: target.id,
      reporterUid: uid,
      ...input,
      reportedDate: now,
      weightPercent: await getWeightInPercent(change, report),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { weight } = await change
    .selectFrom("reports")
    .select(sql<number>`coalesce(sum("weightPercent"), 0)::integer`.as("weight"))
    .where("kind", "=", target.kind)
    .where("targetId", "=", target.id)
    .where("settledDate", "is", null)
    .executeTakeFirstOrThrow();
  return weight;
}

/** What the open reports of a thing say most, those that count before the others. */
async function getReason(change: Transaction<Tables>, target: Target): Promise<HidingReason> {
  const row = await change
    .selectFrom("reports")
    .select("reason")
    .where("kind", "=", target.kind)
    .where("targetId", "=", target.id)
    .where("settledDate", "is", null)
    .groupBy("reason")
    .orderBy(sql`sum("weightPercent")`, "desc")
    .orderBy(sql`count(*)`, "desc")
    .orderBy("reason")
    .limit(1)
    .executeTakeFirst();
  return row ? hidingReason.parse(row.reason) : "rules";
}

type Told = { thing: Thing; now: Date; newId: () => string };

/** Tells an author, together with the change itself. @returns whose bell is to ring, if anybody's */
async function insertNews(
  change: Transaction<Tables>,
  given: Told & { event: ModerationNews["event"]; reason: HidingReason; uid: string | null },
): Promise<string | null> {
  const { thing, event, reason, uid, now, newId } = given;
  if (uid === null) return null;
  const { kind, pageId, title } = thing;
  const id = newId();
  await insertNotifications(change, [
    {
      id,
      uid,
      kind: moderationNewsKind,
      subject: id,
      data: { event, kind, pageId, title, reason } satisfies ModerationNews,
      createdDate: now,
      lastDay: null,
    },
  ]);
  return uid;
}

/** Notes that a thing was hidden and tells its author. @returns whose bell is to ring, if anybody's */
export async function insertHiding(
  change: Transaction<Tables>,
  given: Told & { isByOperator: boolean },
): Promise<string | null> {
  const { thing, isByOperator, now, newId } = given;
  const reason = await getReason(change, thing);
  // A process of the version before shows a thing again without a word here.
  await change
    .updateTable("hidings")
    .set({ decision: "restored", decidedDate: now })
    .where("kind", "=", thing.kind)
    .where("targetId", "=", thing.id)
    .where(sql<boolean>`decision is distinct from 'restored'`)
    .execute();
  const row = await change
    .insertInto("hidings")
    .values({
      id: newId(),
      kind: thing.kind,
      targetId: thing.id,
      // The samples' seller is no account.
      authorUid: sql<string | null>`(select uid from users where uid = ${thing.authorUid})`,
      isByOperator,
      reason,
      hiddenDate: now,
    })
    .returning("authorUid")
    .executeTakeFirstOrThrow();
  return insertNews(change, { ...given, event: "hidden", reason, uid: row.authorUid });
}

/**
 * Settles the open reports of a thing: they count no longer, though whoever sent one goes on not seeing it.
 * @returns how many there were
 */
export async function updateSettled(
  change: Kysely<Tables>,
  { target, isUnfounded, now }: { target: Target; isUnfounded: boolean; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await change
    .updateTable("reports")
    .set({ settledDate: now, isUnfounded })
    .where("kind", "=", target.kind)
    .where("targetId", "=", target.id)
    .where("settledDate", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes what the operator decided of a hiding and tells the author. @returns whose bell is to ring, if anybody's */
export async function updateDecision(
  change: Transaction<Tables>,
  given: Told & { decision: "restored" | "upheld" },
): Promise<string | null> {
  const { thing, decision, now } = given;
  const row = await change
    .updateTable("hidings")
    .set({ decision, decidedDate: now })
    .where("kind", "=", thing.kind)
    .where("targetId", "=", thing.id)
    .where(
      sql<boolean>`decision is distinct from 'restored' and decision is distinct from ${decision}`,
    )
    .returning(["authorUid", "reason"])
    .executeTakeFirst();
  if (!row) return null;
  const reason = hidingReason.parse(row.reason);
  return insertNews(change, { ...given, event: decision, reason, uid: row.authorUid });
}

/** Exactly what `hiding` holds. */
const columns = [
  "id",
  "kind",
  "targetId",
  "reason",
  toIso("hiddenDate").as("hiddenDate"),
  toIso<string | null>("appealedDate").as("appealedDate"),
  "decision",
] as const;

/** What of a farmer's own is hidden now, the newest first. */
export async function listOwnHidings(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Hiding[]> {
  const rows = await db
    .selectFrom("hidings")
    .select(columns)
    .where("authorUid", "=", uid)
    .where(sql<boolean>`decision is distinct from 'restored'`)
    .orderBy("hidings.hiddenDate", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => hiding.parse(row));
}

/** All of a farmer's own that was ever hidden, the oldest first, with what they said to it. */
export async function listEveryHiding(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<OwnHiding[]> {
  const rows = await db
    .selectFrom("hidings")
    .select([...columns, "appealWords"])
    .where("authorUid", "=", uid)
    .orderBy("hidings.hiddenDate")
    .orderBy("id")
    .execute();
  return rows.map((row) => ownHiding.parse(row));
}

/**
 * Keeps what an author says to a hiding, once; it is open again then, whatever was decided before. Sent again,
 * or after it was restored, it changes nothing more.
 * @throws AppError not-found without such a hiding of the farmer's; conflict after another appeal
 */
export async function updateAppeal(
  db: Kysely<Tables>,
  { id, uid, words, now }: { id: string; uid: string; words: string; now: Date },
): Promise<Hiding> {
  await db
    .updateTable("hidings")
    .set({ appealWords: words, appealedDate: now, decision: null, decidedDate: null })
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("appealedDate", "is", null)
    .where(sql<boolean>`decision is distinct from 'restored'`)
    .execute();
  const row = await db
    .selectFrom("hidings")
    .select([...columns, "appealWords"])
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found", "Nothing of yours was hidden so");
  if (row.decision !== "restored" && row.appealWords !== words) {
    throw new AppError("conflict", "You have asked for this already");
  }
  return hiding.parse(row);
}
