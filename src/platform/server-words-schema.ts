import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const holding = (...names: string[]) =>
  text.check(
    z.refine(
      (told) => names.every((name) => told.includes(name)),
      `must have ${names.join(" and ")} in it`,
    ),
  );
const linkMail = z.strictObject({ subject: text, text: holding("{link}") });

/** A text that names these places alone. */
const onlyWith = (places: readonly string[]) =>
  text.check(
    z.refine(
      (told) => [...told.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => places.includes(name)),
      `may have no other places than ${places.map((name) => `{${name}}`).join(", ") || "none"}`,
    ),
  );

/** What a notice says on a lock screen or in a mail; it may name these places and no others. */
const notice = (...places: string[]) => {
  const said = onlyWith(places);
  return z.strictObject({ title: said, text: said });
};
const weatherNotice = notice("when", "value", "crop");

const notices = z.strictObject({
  /** In place of all others, where the lock screen is to show nothing. */
  hidden: notice(),
  "heavy-rain": weatherNotice,
  "strong-wind": weatherNotice,
  frost: weatherNotice,
  "cold-stress": weatherNotice,
  "heat-stress": weatherNotice,
  "dry-spell": weatherNotice,
  hail: notice("when", "until", "area"),
  "watering-due": notice("field", "value"),
  /** Where the flow is known. */
  "watering-due-timed": notice("field", "value", "time"),
  "watering-put-off": notice("field", "value", "when"),
  "pest-risk": notice("pest", "crop", "fields"),
  "price-crossed": notice("crop", "price", "market", "level"),
  order: notice("reference"),
  comment: notice("title"),
  moderation: notice("title"),
  scheme: notice("title"),
});

/** The mails that bring a link. */
const linkMails = {
  link: linkMail,
  "reset-password": linkMail,
  "verify-email": linkMail,
  "change-email": linkMail,
  "undo-email": linkMail,
};
export type LinkMailKind = keyof typeof linkMails;

/** A line of a week's mail; it may name these places and no others. */
const line = (...places: string[]) => onlyWith(places);
const ofFields = (...places: string[]) => onlyWith(["fields", ...places]);

/** A week as it is mailed. */
const week = z.strictObject({
  title: line("when"),
  rain: line("rain", "days", "low", "high"),
  dry: line("low", "high"),
  unknown: line(),
  nothing: line(),
  water: ofFields("when", "value"),
  "no-water": ofFields("when"),
  mulch: ofFields(),
  fertilise: ofFields("when"),
  pest: ofFields("pest"),
  ripe: ofFields(),
  "before-weather": ofFields("when"),
  price: line("crop", "market"),
  scheme: line("title", "when"),
  loss: line("crop", "when"),
  /** Follows what has to wait. */
  wait: line("when"),
});

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
  /** The message that tells of a notice, which operators register as well; its own words end it, as they ask. */
  noticeMessage: holding("{title}", "{link}"),
  notices,
  week,
  /** Days as notices name them. */
  days: z.strictObject({ today: text, tomorrow: text }),
  /** A run of a pump or drip. */
  durations: z.strictObject({ hours: holding("{hours}"), minutes: holding("{minutes}") }),
  mails: z.strictObject({
    ...linkMails,
    "owner-code": z.strictObject({ subject: holding("{code}"), text: holding("{code}") }),
  }),
});
export type ServerWords = z.output<typeof serverWordsSchema>;
