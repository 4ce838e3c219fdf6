import { renewHail } from "#src/features/alerts/hail-jobs.server.ts";
import { nameHailArea } from "#src/features/alerts/hail-rules.ts";
import { listHailWarnings } from "#src/features/alerts/hail-store.server.ts";
import {
  answerDone,
  type OperatorAnswer,
  type OperatorParts,
  quote,
} from "./operator-parts.server.ts";

/** Reads the warnings of hail now, tells those whom they concern, and lists what holds. */
export async function readHail(parts: OperatorParts): Promise<OperatorAnswer> {
  const { db, now, hail } = parts;
  if (!hail?.feed) {
    return { text: "No warnings of hail are read: HAIL_FEED_URL is off.\n", exitCode: 1 };
  }
  const { read, faults } = await renewHail(hail);
  const warnings = await listHailWarnings(db, now());
  const lines = [
    `${read} new messages read, ${warnings.length} warnings of hail hold.`,
    ...faults.map((fault) => `  ${quote(fault)}`),
    ...warnings.map(
      (each) => `  ${each.from} to ${each.until}: ${quote(nameHailArea(each, "en"))}`,
    ),
  ];
  const done = await answerDone(parts, { command: "hail", text: lines.join("\n") });
  return { ...done, exitCode: faults.length > 0 ? 1 : 0 };
}
