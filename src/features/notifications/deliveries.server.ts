import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { NoticeSms } from "#src/features/session/notice-sms.server.ts";
import type { DeliveryOutcome } from "#src/platform/delivery-tables.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { isLanguage, type Language } from "#src/shared/language.ts";
import { isChosen, type Notice, planRetry, planSending } from "./delivery-rules.ts";
import {
  type NoticeChoices,
  type NoticeWay,
  noticeWays,
  type PushMessage,
  usualChoices,
} from "./delivery-schema.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  claimUnplanned,
  insertDeliveries,
  type NewDelivery,
  type OwnNotification,
  updateDone,
  updateDue,
} from "./delivery-store.server.ts";
import type { Push, PushOutcome } from "./push-gateway.server.ts";
import {
  listChoices,
  listMailboxes,
  listPhones,
  listSubscriptions,
  removeSubscription,
} from "./push-store.server.ts";
import { isOver } from "./rules.ts";
import { notificationsTopic } from "./schema.ts";

/** Makes the words of a notice; null of what is never sent. */
export type DescribeNotice = (told: OwnNotification, language: Language) => Notice | null;

export type Deliveries = {
  /** Sends what is due, and ends when nothing is. */
  run(): Promise<void>;
  /** Waits until nothing is being sent. */
  close(): Promise<void>;
};

type Given = Pick<Parts, "db" | "live" | "log" | "now" | "mail" | "publicUrl"> & {
  push: Push;
  /** Null where no notice comes by SMS. */
  sms: NoticeSms | null;
  describe: DescribeNotice;
  /** What stands in place of a notice's words on a lock screen that is to show none. */
  getHidden: (language: Language) => { title: string; text: string };
};

const plannedAtOnce = 200;
const sentAtOnce = 20;
const lookEveryInMs = 30_000;
/** Sealing a message takes a millisecond or two of the processor; so long others have it before the next. */
const betweenInMs = 7;

type Reached = {
  choices: ReadonlyMap<string, NoticeChoices>;
  subscriptions: Awaited<ReturnType<typeof listSubscriptions>>;
  mailboxes: Awaited<ReturnType<typeof listMailboxes>>;
  phones: Awaited<ReturnType<typeof listPhones>>;
};

/** How some farmers can be reached, and how they want to be. */
async function getReached(
  db: Kysely<Tables>,
  { uids, now, sms }: { uids: readonly string[]; now: Date; sms: NoticeSms | null },
): Promise<Reached> {
  return {
    choices: await listChoices(db, uids),
    subscriptions: await listSubscriptions(db, { uids, now }),
    mailboxes: await listMailboxes(db, uids),
    phones: sms ? await listPhones(db, uids) : new Map(),
  };
}

const toLanguage = (text: string | null | undefined): Language => (isLanguage(text) ? text : "en");

/** Where a notice is to go: to browsers that were added before it, to the mailbox, and to the phone. */
function listTargets(
  told: OwnNotification,
  { way, reached }: { way: NoticeWay; reached: Reached },
): string[] {
  const { uid } = told;
  if (way === "email") return reached.mailboxes.has(uid) ? [uid] : [];
  if (way === "sms") return reached.phones.has(uid) ? [uid] : [];
  const created = new Date(told.createdDate);
  return reached.subscriptions
    .filter((one) => one.uid === uid && one.addedDate <= created)
    .map(({ id }) => id);
}

/** Decides of some notices how they come to a closed product. @returns how many there were */
async function planSome({ db, now, sms, describe }: Given): Promise<number> {
  return db.transaction().execute(async (change) => {
    const fresh = await claimUnplanned(change, { limit: plannedAtOnce });
    if (fresh.length === 0) return 0;
    const moment = now();
    const uids = [...new Set(fresh.map(({ uid }) => uid))];
    const reached = await getReached(change, { uids, now: moment, sms });
    const added: NewDelivery[] = [];
    for (const told of fresh) {
      const notice = describe(told, "en");
      const choices = reached.choices.get(told.uid) ?? usualChoices;
      const dueDate = notice && planSending(notice, { now: moment, choices });
      if (!dueDate) continue;
      for (const way of noticeWays) {
        if (!isChosen(choices, { way, kind: notice.kind })) continue;
        const targets = listTargets(told, { way, reached });
        added.push(...targets.map((target) => ({ noticeId: told.id, way, target, dueDate })));
      }
    }
    await insertDeliveries(change, added);
    return fresh.length;
  });
}

/** A message of a notice, without its words where a lock screen is to show none. */
function toMessage(
  notice: Notice,
  given: { id: string; words: { title: string; text: string } },
): PushMessage {
  const { path } = notice;
  // A push service takes 32 letters of base64url as a topic (RFC 8030, 5.4).
  return { ...given.words, path, tag: given.id.replaceAll("-", "").slice(0, 32) };
}

type Attempt = { delivery: ClaimedDelivery; notice: Notice; now: Date };

/** Tries one browser. */
async function pushOne(
  { db, push, getHidden }: Given,
  { delivery, notice, now }: Attempt,
  { subscription, isHidden }: { subscription: Reached["subscriptions"][number]; isHidden: boolean },
): Promise<PushOutcome> {
  const language = toLanguage(subscription.language);
  const words = isHidden ? getHidden(language) : { title: notice.title, text: notice.text };
  const given = {
    message: toMessage(notice, { id: delivery.told.id, words }),
    secondsOfUse: (notice.usefulUntil.getTime() - now.getTime()) / 1000,
    isUrgent: notice.dangerFrom !== null,
  };
  let outcome = await push.send(subscription, given);
  if (outcome.kind === "too-large") {
    const short = { ...given.message, text: "" };
    outcome = await push.send(subscription, { ...given, message: short });
  }
  if (outcome.kind === "gone") await removeSubscription(db, { id: subscription.id });
  return outcome;
}

/** Hands a message over; what was not taken can be tried again, unless its sender says that it never will be. */
async function handOver(send: () => Promise<void>): Promise<PushOutcome> {
  try {
    await send();
    return { kind: "sent" };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (error instanceof AppError && error.code === "sms-not-sent") {
      return { kind: "refused", detail };
    }
    return { kind: "later", detail, retryAfterSeconds: null };
  }
}

/** Where one delivery goes, and in which language. */
type Target = {
  language: Language;
  send: (attempt: Attempt, choices: NoticeChoices) => Promise<PushOutcome>;
};

/** Finds where a delivery goes; null when that is there no more. */
function findTarget(
  given: Given,
  { way, target }: ClaimedDelivery,
  { subscriptions, mailboxes, phones }: Reached,
): Target | null {
  const { mail, publicUrl, sms, getHidden } = given;
  switch (way) {
    case "push": {
      const subscription = subscriptions.find(({ id }) => id === target);
      if (!subscription) return null;
      return {
        language: toLanguage(subscription.language),
        send: (attempt, { isHidden }) => pushOne(given, attempt, { subscription, isHidden }),
      };
    }
    case "email": {
      const mailbox = mailboxes.get(target);
      if (!mailbox) return null;
      const send = ({ title, text, path }: Notice) =>
        mail.send({
          to: mailbox.email,
          subject: title,
          text: `${text}\n\n${publicUrl}${path}`,
        });
      return {
        language: toLanguage(mailbox.language),
        send: ({ notice }) => handOver(() => send(notice)),
      };
    }
    case "sms": {
      const phone = phones.get(target);
      if (!phone || !sms) return null;
      const { number } = phone;
      const language = sms.toLanguage(toLanguage(phone.language));
      return {
        language,
        send: ({ notice }, { isHidden }) => {
          const { title } = isHidden ? getHidden(language) : notice;
          return handOver(() => sms.send({ number, title, language }));
        },
      };
    }
  }
}

/** Tries one delivery, unless it is not needed, not wanted or not yet to be sent. */
async function sendOne(given: Given, delivery: ClaimedDelivery, reached: Reached): Promise<void> {
  const { db, now: getNow, log, describe } = given;
  const { told, way, tries } = delivery;
  const now = getNow();
  const end = (outcome: DeliveryOutcome) => updateDone(db, { delivery, outcome, now: getNow() });
  const target = findTarget(given, delivery, reached);
  if (!target) return end("gone");
  const notice = describe(told, target.language);
  const choices = reached.choices.get(told.uid) ?? usualChoices;
  const isNeeded = told.readDate === null && !isOver(told, getLocalDay(now));
  if (!notice || !isNeeded || !isChosen(choices, { way, kind: notice.kind })) {
    return end("not-needed");
  }
  const dueDate = planSending(notice, { now, choices });
  if (!dueDate) return end("too-late");
  if (dueDate > now) return updateDue(db, { delivery, dueDate, tries: tries - 1 });
  const outcome = await target.send({ delivery, notice, now }, choices);
  if (outcome.kind === "sent" || outcome.kind === "gone") return end(outcome.kind);
  if (outcome.kind === "later") {
    const again = planRetry({ tries, now: getNow(), ...outcome, usefulUntil: notice.usefulUntil });
    log.warn({ way, detail: outcome.detail, again }, "a notice could not be sent");
    return again ? updateDue(db, { delivery, dueDate: again, tries }) : end("too-late");
  }
  log.error({ way, outcome }, "a notice was refused");
  return end("refused");
}

/** Sends some of what is due. @returns how many were tried */
async function sendSome(given: Given): Promise<number> {
  const { db, now, log, sms } = given;
  const claimed = await claimDeliveries(db, { now: now(), limit: sentAtOnce });
  if (claimed.length === 0) return 0;
  const uids = [...new Set(claimed.map(({ told }) => told.uid))];
  const reached = await getReached(db, { uids, now: now(), sms });
  const tryOne = async (delivery: ClaimedDelivery) => {
    try {
      await sendOne(given, delivery, reached);
    } catch (error) {
      // Its lease runs out, and it is tried again.
      log.error({ err: error }, "a delivery could not be noted");
    }
  };
  const tried: Promise<void>[] = [];
  for (const delivery of claimed) {
    tried.push(tryOne(delivery));
    await wait(betweenInMs);
  }
  await Promise.all(tried);
  return claimed.length;
}

/**
 * Brings what farmers are told to closed products, in whichever process is first: at once where it is announced, and
 * later what has to wait. A process that ends in the middle of a try leaves it to the others.
 */
export function openDeliveries(given: Given): Deliveries {
  const { live, log } = given;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  const runAll = async () => {
    do {
      isAskedAgain = false;
      while (!isClosed && (await planSome(given)) > 0);
      while (!isClosed && (await sendSome(given)) > 0);
    } while (isAskedAgain && !isClosed);
  };
  const run = () => {
    isAskedAgain = true;
    running ??= runAll()
      .catch((error: unknown) => {
        log.error({ err: error }, "notices could not be sent; they are tried again soon");
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  const stop = live.listen(({ topic }) => {
    if (topic === notificationsTopic) void run();
  });
  const timer = setInterval(() => void run(), lookEveryInMs);
  timer.unref();
  return {
    run,
    async close() {
      isClosed = true;
      stop();
      clearInterval(timer);
      await running;
    },
  };
}
