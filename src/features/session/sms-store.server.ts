import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { getNetwork } from "./network-rules.ts";
import { insertAttempt } from "./store.server.ts";

const hour = 60 * 60;
/** Many phones of a village can share one address, of which operators in India have few. */
const messagesFromNetwork = { max: 30, windowSeconds: hour } as const;
/** From one network, so that strangers do not use up what the number's owner may ask for. */
const messagesToOneFromNetwork = { max: 4, windowSeconds: hour } as const;
const messagesToOne = { max: 6, windowSeconds: hour } as const;
/** Each brings five tries: so many guesses at one number a day. */
const messagesToOneInDay = { max: 10, windowSeconds: 24 * hour } as const;
const daysKept = 400;

/** What became of the messages of one day. */
export type SmsDay = { day: string; sent: number; failed: number; refused: number };

/**
 * Counts one message that was asked for, whoever has the number.
 * @throws AppError too-many-requests
 */
export async function requireMessageAllowed(
  { db, now, secret }: Pick<Parts, "db" | "now" | "secret">,
  given: { number: string; address: string },
): Promise<void> {
  const to = createHmac("sha256", secret).update(`sms ${given.number}`).digest("base64url");
  const network = getNetwork(given.address);
  const limits = [
    { key: `sms-from:${network}`, ...messagesFromNetwork },
    { key: `sms-to:${to}:${network}`, ...messagesToOneFromNetwork },
    { key: `sms-to:${to}`, ...messagesToOne },
    { key: `sms-day:${to}`, ...messagesToOneInDay },
  ];
  for (const limit of limits) {
    const retryAfter = await insertAttempt(db, { ...limit, now: now() });
    if (retryAfter === null) continue;
    throw new AppError("too-many-requests", "Too many codes were asked for", { retryAfter });
  }
}

type SmsColumn = "sent" | "failed" | "refused";

/** Counts one message of a day; @returns the count, or null when it may not grow any more. */
async function countMessage(
  db: Kysely<Tables>,
  { day, column, max }: { day: string; column: SmsColumn; max: number },
): Promise<number | null> {
  const row = await db
    .insertInto("smsDays")
    .values({ day, [column]: 1 })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet({ [column]: sql`${sql.ref(`smsDays.${column}`)} + 1` })
        .where(`smsDays.${column}`, "<", max),
    )
    .returning(column)
    .executeTakeFirst();
  return row?.[column] ?? null;
}

const endless = 2_000_000_000;

/**
 * Takes one message out of what a day may cost, unless so many were sent on it.
 * @returns whether it may be sent
 */
export async function takeMessageBelow(
  { db, now }: Pick<Parts, "db" | "now">,
  most: number,
): Promise<boolean> {
  return (await countMessage(db, { day: getLocalDay(now()), column: "sent", max: most })) !== null;
}

/**
 * Takes one message out of all that the day may cost.
 * @throws AppError sms-not-sent when nothing is left, which the operator is told once a day
 */
export async function takeMessage(parts: Pick<Parts, "db" | "now" | "env" | "log">): Promise<void> {
  const { db, now, env, log } = parts;
  if (await takeMessageBelow(parts, env.SMS_PER_DAY)) return;
  const day = getLocalDay(now());
  const refused = await countMessage(db, { day, column: "refused", max: endless });
  if (refused === 1) {
    log.error({ day, ceiling: env.SMS_PER_DAY }, "no more messages today: SMS_PER_DAY");
  }
  throw new AppError("sms-not-sent", "The day's messages are used up");
}

/** Notes that a message was not taken by the gateway. */
export async function insertFailedMessage({ db, now }: Pick<Parts, "db" | "now">): Promise<void> {
  await countMessage(db, { day: getLocalDay(now()), column: "failed", max: endless });
}

/** What became of the messages of the last days, the newest first. */
export async function listSmsDays(
  db: Kysely<Tables>,
  { now, days }: { now: Date; days: number },
): Promise<SmsDay[]> {
  const from = addDays(getLocalDay(now), 1 - days);
  return db
    .selectFrom("smsDays")
    .select(["day", "sent", "failed", "refused"])
    .where("day", ">=", from)
    .orderBy("day", "desc")
    .execute();
}

/** Removes the counts of days long ago. */
export async function removeOldSmsDays(db: Kysely<Tables>, { now }: { now: Date }): Promise<void> {
  const before = addDays(getLocalDay(now), -daysKept);
  await db.deleteFrom("smsDays").where("day", "<", before).execute();
}
