import { renewPrices } from "#src/features/prices/jobs.server.ts";
import { listUnknownNames } from "#src/features/prices/report-store.server.ts";
import {
  answerDone,
  type OperatorAnswer,
  type OperatorParts,
  quote,
} from "./operator-parts.server.ts";

/** Asks for market prices now. */
export async function fetchPrices(parts: OperatorParts): Promise<OperatorAnswer> {
  const { db, prices } = parts;
  if (!prices?.provider) {
    return { text: "No key is set for market prices: give MANDI_KEY.\n", exitCode: 1 };
  }
  const { asked, kept, faults } = await renewPrices(prices, true);
  const unknown = await listUnknownNames(db);
  const names = unknown.map(({ kind, name, count }) => `  ${kind} ${quote(name)}: ${count}`);
  const lines = [
    `${asked} questions, ${kept} reports kept.`,
    ...faults.map((fault) => `  ${quote(fault)}`),
    ...(names.length > 0 ? ["Names that are not known:", ...names] : []),
  ];
  const done = await answerDone(parts, { command: "prices", text: lines.join("\n") });
  return { ...done, exitCode: faults.length > 0 ? 1 : 0 };
}
