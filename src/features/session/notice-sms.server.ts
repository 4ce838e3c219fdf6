import type { Parts } from "#src/platform/parts.server.ts";
import type { Sms } from "./sms-gateway.server.ts";
import { insertFailedMessage, takeMessageBelow } from "./sms-store.server.ts";

/** Brings what a notice is about to a phone; a message that was not taken may be later. */
export type NoticeSms = NonNullable<Sms["notices"]>;

/** Notices end at this part of what a day may cost, so that codes still let farmers in. */
const shareOfNotices = 0.5;

/** Notices by SMS, within what the day may cost; null while the operator has not set them up. */
export function openNoticeSms(
  parts: Pick<Parts, "db" | "now" | "env">,
  sms: Sms | null,
): NoticeSms | null {
  const notices = sms?.notices;
  if (!notices) return null;
  const most = Math.floor(parts.env.SMS_PER_DAY * shareOfNotices);
  return {
    toLanguage: notices.toLanguage,
    async send(message) {
      if (!(await takeMessageBelow(parts, most))) {
        throw new Error("the share of notices in the day's messages is used up");
      }
      try {
        await notices.send(message);
      } catch (error) {
        await insertFailedMessage(parts);
        throw error;
      }
    },
  };
}
