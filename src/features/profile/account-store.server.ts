import type { FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import { listOwnConversations } from "#src/features/assistant/store.server.ts";
import {
  listOwnComments,
  listOwnPosts,
  listOwnReports,
  removeAuthor,
} from "#src/features/blogs/author-store.server.ts";
import { listCropRecords } from "#src/features/crops/store.server.ts";
import { getFieldMap } from "#src/features/fieldmap/store.server.ts";
import { listFields } from "#src/features/fields/store.server.ts";
import { listOwnEntries } from "#src/features/irrigation/store.server.ts";
import {
  listSellersProducts,
  removeSeller,
} from "#src/features/marketplace/seller-store.server.ts";
import { listWishedIds } from "#src/features/marketplace/wish-store.server.ts";
import { listEveryHiding } from "#src/features/moderation/store.server.ts";
import { getChoices, listPushDevices } from "#src/features/notifications/push-store.server.ts";
import { listOwnNotifications } from "#src/features/notifications/store.server.ts";
import { listOwnLines } from "#src/features/orders/cart-store.server.ts";
import { getUpiId } from "#src/features/orders/seller-payment-store.server.ts";
import { listOwnOrders } from "#src/features/orders/store.server.ts";
import { listOwnCounts } from "#src/features/pests/store.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { listAlerts } from "#src/features/prices/alert-store.server.ts";
import { listOwnLots } from "#src/features/prices/store.server.ts";
import {
  listReadyDocuments,
  listSchemeAnswers,
} from "#src/features/schemes/answer-store.server.ts";
import { listReminders } from "#src/features/schemes/reminder-store.server.ts";
import { listConsents } from "#src/features/session/consent-store.server.ts";
import { listOwnEvents } from "#src/features/session/event-store.server.ts";
import { listPasskeys } from "#src/features/session/passkey-store.server.ts";
import { getOwnPhone } from "#src/features/session/phone-store.server.ts";
import type { Farmer } from "#src/features/session/store.server.ts";
import { listOwnSoils } from "#src/features/soil/store.server.ts";
import { getWidgets } from "#src/features/widgets/store.server.ts";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import { removeOwner } from "#src/platform/media-owners.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import type { RemovalState } from "#src/shared/device-data-rules.ts";
import { type AccountExport, accountExport, daysUntilRemoval } from "./account-schema.ts";
import { getProfile } from "./store.server.ts";

const accountsAtOnce = 50;

const toText = (moment: Date | null) => moment?.toISOString() ?? null;

async function getAccount(db: Kysely<Tables>, uid: string) {
  const [user, record, phone, providers] = [
    await db
      .selectFrom("identityUser")
      .select(["emailVerified", "createdAt", "lastLoginAt"])
      .where("id", "=", uid)
      .executeTakeFirst(),
    await db
      .selectFrom("users")
      .select(["agreedToTermsAt", "deletionRequestedAt"])
      .where("uid", "=", uid)
      .executeTakeFirst(),
    await getOwnPhone(db, uid),
    await db
      .selectFrom("identityAccount")
      .select(["providerId", "accountId", "createdAt"])
      .where("userId", "=", uid)
      .orderBy("createdAt")
      .orderBy("id")
      .execute(),
  ];
  if (!user || !record) return null;
  return {
    uid,
    emailVerified: user.emailVerified,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: toText(user.lastLoginAt),
    agreedToTermsAt: toText(record.agreedToTermsAt),
    deletionRequestedAt: toText(record.deletionRequestedAt),
    phone: phone && { ...phone, addedDate: phone.addedDate.toISOString() },
    providers: providers.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}

/** The sessions of one farmer, oldest first, without what opens them. */
async function listSessions(db: Kysely<Tables>, farmer: Pick<Farmer, "uid" | "sessionId">) {
  const rows = await db
    .selectFrom("identitySession")
    .select(["id", "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"])
    .where("userId", "=", farmer.uid)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ id, createdAt, updatedAt, expiresAt, ...rest }) => ({
    isThisOne: id === farmer.sessionId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...rest,
  }));
}

async function listOwnMap(db: Kysely<Tables>, own: { uid: string }) {
  const { boundaries, scoutings } = await getFieldMap(db, own);
  return { fieldBoundaries: boundaries, scoutings };
}

async function listOwnNotices(db: Kysely<Tables>, own: Pick<Farmer, "uid" | "sessionId">) {
  return {
    notifications: await listOwnNotifications(db, own),
    noticeChoices: await getChoices(db, own),
    pushDevices: await listPushDevices(db, own),
  };
}

/**
 * Everything that is kept of one farmer, as it is at one moment, or null for an unknown account.
 * @param given.publicUrl what the pictures' addresses begin with
 */
export async function getAccountExport(
  db: Kysely<Tables>,
  given: { farmer: Pick<Farmer, "uid" | "sessionId">; publicUrl: string; now: Date },
): Promise<AccountExport | null> {
  const { uid } = given.farmer;
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return reading.execute(async (moment) => {
    const [account, own] = [await getAccount(moment, uid), await getProfile(moment, { uid })];
    if (!account || !own) return null;
    const posts = await listOwnPosts(moment, { uid });
    const comments = await listOwnComments(moment, { uid });
    const reports = await listOwnReports(moment, { uid });
    const products = await listSellersProducts(moment, { uid });
    const media = await moment
      .selectFrom("media")
      .innerJoin("mediaOwners", "mediaOwners.id", "media.id")
      .select(["media.id", "width", "height", "createdAt"])
      .where("uid", "=", uid)
      .orderBy("createdAt")
      .orderBy("media.id")
      .execute();
    return accountExport.parse({
      format: "urvara-account",
      version: 1,
      exportedAt: given.now.toISOString(),
      account,
      profile: own,
      farmPlace: await getFarmPlace(moment, { uid }),
      widgets: await getWidgets(moment, { uid }),
      fields: await listFields(moment, { uid }),
      conversations: await listOwnConversations(moment, { uid }),
      cropRecords: await listCropRecords(moment, { uid }),
      pestCounts: await listOwnCounts(moment, { uid }),
      ...(await listOwnSoils(moment, { uid })),
      ...(await listOwnMap(moment, { uid })),
      irrigationEntries: await listOwnEntries(moment, { uid }),
      schemeAnswers: (await listSchemeAnswers(moment, { uid })).map(({ answeredDate, ...one }) => ({
        ...one,
        answeredDate: answeredDate.toISOString(),
      })),
      schemeDocuments: await listReadyDocuments(moment, { uid }),
      priceLots: await listOwnLots(moment, { uid }),
      priceAlerts: await listAlerts(moment, { uid }),
      schemeReminders: await listReminders(moment, { uid }),
      ...(await listOwnNotices(moment, given.farmer)),
      posts: posts.map(({ imageUrl, postedDate, ...post }) => ({
        ...post,
        picture: new URL(imageUrl, given.publicUrl).href,
        postedDate: postedDate.toISOString(),
      })),
      comments: comments.map(({ postedDate, ...comment }) => ({
        ...comment,
        postedDate: postedDate.toISOString(),
      })),
      products: products.map(({ image, createdAt, ...product }) => ({
        ...product,
        picture: new URL(image, given.publicUrl).href,
        createdAt: createdAt.toISOString(),
      })),
      wishes: await listWishedIds(moment, { uid }),
      cart: (await listOwnLines(moment, { uid })).map(({ addedDate, ...line }) => ({
        ...line,
        addedDate: addedDate.toISOString(),
      })),
      orders: await listOwnOrders(moment, { uid }),
      upiId: await getUpiId(moment, { uid }),
      reports: reports.map(({ reportedDate, ...report }) => ({
        ...report,
        reportedDate: reportedDate.toISOString(),
      })),
      hidings: await listEveryHiding(moment, { uid }),
      media: media.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      consents: await listConsents(moment, { uid }),
      accountEvents: await listOwnEvents(moment, { uid }),
      passkeys: await listPasskeys(moment, { uid }),
      sessions: await listSessions(moment, given.farmer),
    } satisfies Omit<AccountExport, "profile"> & { profile: object });
  });
}

/** The moment from which an account marked now can no longer be kept. */
export function getRemovalDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + daysUntilRemoval * dayInMs);
}

/**
 * Marks an account for removal and ends all its sessions. Signing in again undoes it (migration 0005).
 * @returns the ids of the sessions, which have to be announced
 */
export async function insertDeletionRequest(
  db: Kysely<Tables>,
  { uid, now, request }: { uid: string; now: Date; request: FastifyRequest },
): Promise<string[]> {
  return db.transaction().execute(async (change) => {
    await change
      .updateTable("users")
      .set({ deletionRequestedAt: now, accountKeptAt: null })
      .where("uid", "=", uid)
      .execute();
    const ended = await change
      .deleteFrom("identitySession")
      .where("userId", "=", uid)
      .returning("id")
      .execute();
    await insertAccountEvent(change, { uid, kind: "deletion-asked", now, request });
    return ended.map(({ id }) => id);
  });
}

/** What became of an account that was to be removed. */
export async function getRemovalState(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<RemovalState> {
  const account = await db
    .selectFrom("users")
    .select("deletionRequestedAt")
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!account) return "gone";
  return account.deletionRequestedAt ? "leaving" : "kept";
}

/** The farmer knows that the account was kept; they are not told again. */
export async function removeKeptNotice(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<void> {
  await db.updateTable("users").set({ accountKeptAt: null }).where("uid", "=", uid).execute();
}

/**
 * Removes the accounts whose time to be kept is over: posts and pictures stay without their author,
 * listings leave the market, everything else goes. Several processes may do this at once, any number of times.
 */
export async function removeAccountsDue(
  db: Kysely<Tables>,
  { now }: { now: Date },
): Promise<{ accounts: number; posts: number; products: number }> {
  const askedBefore = new Date(now.getTime() - daysUntilRemoval * dayInMs);
  return db.transaction().execute(async (change) => {
    const due = await change
      .selectFrom("users")
      .select(["uid", "email"])
      .where("deletionRequestedAt", "<=", askedBefore)
      .orderBy("deletionRequestedAt")
      .limit(accountsAtOnce)
      .forUpdate()
      // Whoever is signing in at this moment, or being removed by another process, is left alone.
      .skipLocked()
      .execute();
    let posts = 0;
    let products = 0;
    for (const account of due) {
      posts += await removeAuthor(change, account);
      products += await removeSeller(change, account);
      await removeAccount(change, account);
    }
    return { accounts: due.length, posts, products };
  });
}

async function removeAccount(
  change: Kysely<Tables>,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await removeOwner(change, { uid });
  await change
    .deleteFrom("events")
    .where(sql<boolean>`position(${uid} in body::text) > 0`)
    .execute();
  await change
    .deleteFrom("identityVerification")
    .where((where) =>
      where.or([
        where("value", "=", uid),
        where("identifier", "=", email),
        sql<boolean>`position(${JSON.stringify(email)} in "value") > 0`,
      ]),
    )
    .execute();
  // Its cards, sessions, ways to sign in and whatever else hangs on the account go with the two rows.
  await change.deleteFrom("users").where("uid", "=", uid).execute();
  await change.deleteFrom("identityUser").where("id", "=", uid).execute();
}
