import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { accountNotices } from "#content/account-notices.ts";
import type { AccountEventKind } from "#src/shared/account-event.ts";
import { isLanguage } from "#src/shared/language.ts";
import type { AccountNoticeKind } from "./account-notice-schema.ts";
import type { Parts } from "./parts.server.ts";
import type { Tables } from "./tables.ts";

/** Notes in an account's own log what was done to it; in the transaction that does it, where there is one. */
export async function insertAccountEvent(
  db: Kysely<Tables>,
  given: {
    uid: string;
    kind: AccountEventKind;
    detail?: string;
    now: Date;
    /** Whoever did it; none for the operator and for what comes due. */
    request?: Pick<FastifyRequest, "ip" | "headers">;
  },
): Promise<void> {
  const { uid, kind, detail = null, now, request } = given;
  await db
    .insertInto("accountEvents")
    .values({
      uid,
      kind,
      detail,
      address: request?.ip ?? null,
      userAgent: request?.headers["user-agent"]?.slice(0, 300) ?? null,
      happenedDate: now,
    })
    .execute();
}

/**
 * Mails an account's owner what was done to it, aside: whoever did it in the owner's name can't keep it secret,
 * and the answer waits for no mail server. Call it after the commit.
 * @param given.to the address to write to; the account's own unless given
 */
export function mailAccountNotice(
  { db, mail, log, publicUrl }: Pick<Parts, "db" | "mail" | "log" | "publicUrl">,
  given: { uid: string; kind: AccountNoticeKind; to?: string; detail?: string },
): void {
  const { uid, kind, detail = "" } = given;
  const sending = async () => {
    const owner = await db
      .selectFrom("users")
      .select(["email", "language"])
      .where("uid", "=", uid)
      .executeTakeFirst();
    const to = given.to ?? owner?.email;
    if (!to) return;
    const words = accountNotices[isLanguage(owner?.language) ? owner.language : "en"];
    const text = [words.texts[kind].replace("{detail}", detail), words.ending]
      .join("\n\n")
      .replace("{link}", `${publicUrl}/login`);
    await mail.send({ to, subject: words.subject, text });
  };
  sending().catch((error: unknown) => log.error({ err: error, kind }, "a mail could not be sent"));
}
