import * as z from "zod/mini";
import { conversation } from "#src/features/assistant/schema.ts";
import { cropRecord } from "#src/features/crops/schema.ts";
import { boundary, scouting } from "#src/features/fieldmap/schema.ts";
import { field } from "#src/features/fields/schema.ts";
import { ownEntry } from "#src/features/irrigation/own-schema.ts";
import { ownHiding } from "#src/features/moderation/schema.ts";
import { noticeChoices, pushDevice } from "#src/features/notifications/delivery-schema.ts";
import { notification } from "#src/features/notifications/schema.ts";
import { order } from "#src/features/orders/schema.ts";
import { ownCount } from "#src/features/pests/schema.ts";
import { farmPlace } from "#src/features/place/schema.ts";
import { lotInput, priceAlert } from "#src/features/prices/schema.ts";
import { readyDocument } from "#src/features/schemes/detail-schema.ts";
import { reminder } from "#src/features/schemes/reminder-schema.ts";
import { ownerProof } from "#src/features/session/owner-schema.ts";
import { passkey } from "#src/features/session/passkey-schema.ts";
import { accountEvent, consent } from "#src/features/session/security-schema.ts";
import { ownSoils } from "#src/features/soil/schema.ts";
import { widgets } from "#src/features/widgets/schema.ts";
import { profile } from "./schema.ts";

/** So long after a farmer asked for it, an account is removed; until then signing in keeps it. */
export const daysUntilRemoval = 7;

/** The account's own e-mail address, or its number where it has none, typed, so that nobody deletes an account by one press; and the owner's proof. */
export const deletionInput = z.strictObject({
  confirm: z.string().check(z.maxLength(254), z.trim(), z.toLowerCase()),
  ...ownerProof.shape,
});
export type DeletionInput = z.infer<typeof deletionInput>;

export const deletionAnswer = z.object({
  /** From then on the account can no longer be kept. */
  removedAfter: z.iso.datetime(),
});

const moment = z.iso.datetime();

/** Everything that is kept of one person, as they may take it away. */
export const accountExport = z.object({
  format: z.literal("urvara-account"),
  version: z.literal(1),
  exportedAt: moment,
  account: z.object({
    uid: z.string(),
    emailVerified: z.boolean(),
    createdAt: moment,
    lastLoginAt: z.nullable(moment),
    agreedToTermsAt: z.nullable(moment),
    deletionRequestedAt: z.nullable(moment),
    /** The confirmed mobile number that signs in. */
    phone: z.nullable(z.object({ number: z.string(), addedDate: moment })),
    /** The ways to sign in: a password, or another provider's account. */
    providers: z.array(
      z.object({ providerId: z.string(), accountId: z.string(), createdAt: moment }),
    ),
  }),
  profile: z.omit(profile, { accountKeptAt: true }),
  /** Where the farm lies, as far as it is known. */
  farmPlace: z.nullable(farmPlace),
  widgets,
  /** With all that was sown on them. */
  fields: z.array(field),
  /** What was asked of the assistant, with its answers. */
  conversations: z.array(conversation),
  /** Harvests and costs. */
  cropRecords: z.array(cropRecord),
  /** What was counted of pests, in every season. */
  pestCounts: z.array(ownCount),
  /** What was found in their soils, what their plans count with, and the prices told. */
  ...ownSoils.shape,
  /** Where they lie. */
  fieldBoundaries: z.array(boundary),
  /** What was seen on them. */
  scoutings: z.array(scouting),
  /** What was let onto them, and how wet they were found. */
  irrigationEntries: z.array(ownEntry),
  /** What was answered to find schemes that fit, by fact; null says that it is not known. */
  schemeAnswers: z.array(z.object({ fact: z.string(), value: z.unknown(), answeredDate: moment })),
  /** Papers that are ready for a scheme. */
  schemeDocuments: z.array(readyDocument),
  /** How much of a crop they sell at once and what that costs them, in paise. */
  priceLots: z.array(z.object({ crop: z.string(), lot: lotInput })),
  /** The prices that they want to hear of. */
  priceAlerts: z.array(priceAlert),
  schemeReminders: z.array(reminder),
  /** What they were told. */
  notifications: z.array(notification),
  /** What comes to them while the product is closed, and to which browsers. */
  noticeChoices,
  pushDevices: z.array(pushDevice),
  posts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      /** The whole address of the picture. */
      picture: z.string(),
      category: z.string(),
      language: z.string(),
      authorName: z.string(),
      postedDate: moment,
      likes: z.int(),
    }),
  ),
  comments: z.array(
    z.object({
      id: z.string(),
      postId: z.string(),
      text: z.string(),
      language: z.string(),
      authorName: z.string(),
      postedDate: moment,
    }),
  ),
  /** What is listed on the market; prices in paise. */
  products: z.array(
    z.object({
      id: z.string(),
      words: z.record(z.string(), z.object({ title: z.string(), description: z.string() })),
      /** The whole address of the first picture. */
      picture: z.string(),
      priceInPaise: z.int(),
      unit: z.string(),
      category: z.string(),
      stock: z.int(),
      status: z.string(),
      terms: z.string(),
      placeName: z.nullable(z.string()),
      licenceNumber: z.nullable(z.string()),
      batchNumber: z.nullable(z.string()),
      createdAt: moment,
    }),
  ),
  /** The ids of the products on the wishlist. */
  wishes: z.array(z.string()),
  cart: z.array(
    z.object({
      productId: z.string(),
      quantity: z.int(),
      addedPriceInPaise: z.int(),
      addedDate: moment,
    }),
  ),
  /** What they bought and what they sold, with the ratings given. */
  orders: z.array(order),
  /** Where they are paid as a seller. */
  upiId: z.nullable(z.string()),
  reports: z.array(
    z.object({
      kind: z.string(),
      targetId: z.string(),
      reason: z.string(),
      words: z.string(),
      reportedDate: moment,
    }),
  ),
  /** What of theirs was hidden, with what they said to the operator about it. */
  hidings: z.array(ownHiding),
  media: z.array(z.object({ id: z.string(), width: z.int(), height: z.int(), createdAt: moment })),
  /** To which terms they agreed. */
  consents: z.array(consent),
  /** What was done to the account, as far back as it is kept. */
  accountEvents: z.array(z.omit(accountEvent, { id: true })),
  /** The passkeys that sign in, without what would tell them from others. */
  passkeys: z.array(z.omit(passkey, { id: true })),
  sessions: z.array(
    z.object({
      isThisOne: z.boolean(),
      createdAt: moment,
      updatedAt: moment,
      expiresAt: moment,
      ipAddress: z.nullable(z.string()),
      userAgent: z.nullable(z.string()),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;
