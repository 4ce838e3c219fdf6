import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const holding = (name: string) =>
  text.check(z.refine((told) => told.includes(name), `must have ${name} in it`));
const linkMail = z.strictObject({ subject: text, text: holding("{link}") });

/** The mails that bring a link. */
const linkMails = {
  link: linkMail,
  "reset-password": linkMail,
  "verify-email": linkMail,
  "change-email": linkMail,
  "undo-email": linkMail,
};
export type LinkMailKind = keyof typeof linkMails;

/** What content/server-words says, in one record. */
export const serverWordsSchema = z.strictObject({
  /** What the first field is called, which Setup makes. */
  firstField: text,
  /** What stands in the sign-in window for the moment before it closes, or when it cannot. */
  signInWindow: z.strictObject({ title: text, text, link: text }),
  /** The message that brings a code; operators register it word for word before any may be sent. */
  codeMessage: holding("{code}").check(
    // Browsers fill the code in when the last line names their page's host.
    z.refine((told) => told.endsWith("\n\n{line}"), "must end with a line of its own, {line}"),
  ),
  mails: z.strictObject({
    ...linkMails,
    "owner-code": z.strictObject({ subject: holding("{code}"), text: holding("{code}") }),
  }),
});
export type ServerWords = z.output<typeof serverWordsSchema>;
