import { listSmsDays } from "#src/features/session/sms-store.server.ts";
import type { OperatorAnswer, OperatorParts } from "./operator-parts.server.ts";

const daysShown = 14;

/** What the codes sent to phones came to, and whether a day reached its ceiling. */
export async function writeMessages({ db, now }: OperatorParts): Promise<OperatorAnswer> {
  const days = await listSmsDays(db, { now: now(), days: daysShown });
  const lines = days.map(({ day, sent, failed, refused }) => {
    const line = `${day}  sent ${sent}, of them not taken by the gateway ${failed}`;
    return refused > 0 ? `${line}; ${refused} refused: SMS_PER_DAY was reached` : line;
  });
  return { text: `${lines.join("\n") || "No code was sent in 14 days."}\n`, exitCode: 0 };
}
