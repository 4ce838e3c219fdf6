import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { serverWords } from "#content/server-words.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { LinkMailKind } from "#src/platform/server-words-schema.ts";
import { AppError } from "#src/shared/app-error.ts";
import { chooseLanguage, type Language, languageCookie } from "#src/shared/language.ts";
import { getNetwork } from "./network-rules.ts";
import { insertAttempt } from "./store.server.ts";

/** From one network, so that it does not use up what the owner may ask for. */
const mailsToOne = { max: 5, windowSeconds: 60 * 60 } as const;
/**
 * From everywhere, and in the minutes in which a mailed link works: whoever is refused has one in the mailbox that
 * still opens, even if strangers asked for it.
 */
const mailsToOneFromAll = { max: 6, windowSeconds: 15 * 60 } as const;
const mailsFromAddress = { max: 30, windowSeconds: 60 * 60 } as const;

type MailParts = Pick<Parts, "mail" | "log" | "publicUrl">;

type IdentityMail = {
  kind: LinkMailKind;
  to: string;
  language: Language;
  /** The page that the link opens. */
  path: "/link" | "/reset-password" | "/verify-email" | "/change-email" | "/undo-email";
  /** Goes into the fragment, which browsers send to no server and put into no Referer. */
  token: string;
};

/**
 * Sends a mail aside: the answer neither waits for a mail server nor tells by its time whether
 * there was anything to send.
 */
export function sendAside({ mail, log, publicUrl }: MailParts, given: IdentityMail): void {
  const { subject, text } = serverWords[given.language].mails[given.kind];
  const link = `${publicUrl}${given.path}#${given.token}`;
  const filled = text.replace("{link}", link);
  mail.send({ to: given.to, subject, text: filled }).catch((error: unknown) => {
    log.error({ err: error, kind: given.kind }, "a mail could not be sent");
  });
}

/** Mails the code of an account's owner, aside. */
export function sendOwnerCode(
  { mail, log }: MailParts,
  { to, language, code }: { to: string; language: Language; code: string },
): void {
  const words = serverWords[language].mails["owner-code"];
  const subject = words.subject.replace("{code}", code);
  const text = words.text.replace("{code}", code);
  mail.send({ to, subject, text }).catch((error: unknown) => {
    log.error({ err: error, kind: "owner-code" }, "a mail could not be sent");
  });
}

/** The language that whoever sent the request reads. */
export function readRequestLanguage(request: FastifyRequest): Language {
  return chooseLanguage(request.cookies[languageCookie], request.headers["accept-language"]);
}

/**
 * Counts one mail that was asked for, known address or not.
 * @throws AppError too-many-requests
 */
export async function requireMailAllowed(
  { db, now, secret }: Parts,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const to = createHmac("sha256", secret).update(email.toLowerCase()).digest("base64url");
  const limits = [
    { key: `mail-from:${address}`, ...mailsFromAddress },
    { key: `mail-to:${to}:${getNetwork(address)}`, ...mailsToOne },
    { key: `mail-to:${to}`, ...mailsToOneFromAll },
  ];
  for (const limit of limits) {
    const retryAfter = await insertAttempt(db, { ...limit, now: now() });
    if (retryAfter === null) continue;
    throw new AppError("too-many-requests", "Too many mails were asked for", { retryAfter });
  }
}
