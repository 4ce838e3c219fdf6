import * as z from "zod/mini";

/** What an owner hears of by mail as well: whatever could shut them out, or send their money elsewhere. */
const accountNoticeKinds = [
  "password-changed",
  "address-changed",
  "second-factor-on",
  "second-factor-off",
  "passkey-added",
  "passkey-removed",
  "phone-added",
  "phone-removed",
  "payment-changed",
  "deletion-asked",
] as const;
export type AccountNoticeKind = (typeof accountNoticeKinds)[number];

const text = z.string().check(z.minLength(1));

/** What content/account-notices says, in one record. */
export const accountNoticeWords = z.strictObject({
  subject: text,
  texts: z.record(z.enum(accountNoticeKinds), text),
  ending: text.check(z.refine((told) => told.includes("{link}"), "must have {link} in it")),
});
export type AccountNoticeWords = z.output<typeof accountNoticeWords>;
