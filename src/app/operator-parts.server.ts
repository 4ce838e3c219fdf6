import type { HailParts } from "#src/features/alerts/hail-jobs.server.ts";
import { insertOperatorAction } from "#src/features/moderation/action-store.server.ts";
import type { PriceSourceParts } from "#src/features/prices/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";

export type OperatorParts = Pick<Parts, "db" | "live" | "now" | "newId"> & {
  /** What the addresses of pictures begin with. */
  publicUrl?: string;
  /** Where market prices come from. */
  prices?: PriceSourceParts;
  /** Where warnings of hail come from. */
  hail?: HailParts;
};

/** What a command did: the text for the terminal, and 0 when it was done, 1 when not, 2 when not understood. */
export type OperatorAnswer = { text: string; exitCode: 0 | 1 | 2 };

const longestQuote = 100;

/** Words of strangers go to a terminal: without control characters, on one line, and not endless. */
export function quote(words: string, longest = longestQuote): string {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

const longestReason = 500;

/** The reason that a command ends with: all its last words, quoted or not. */
export const readReason = (words: readonly string[]) => quote(words.join(" "), longestReason);

/** Answers a command that was carried out, after noting it. */
export async function answerDone(
  { db, now }: OperatorParts,
  given: { command: string; target?: string; reason?: string; text: string },
): Promise<OperatorAnswer> {
  const { command, target = "", reason = "", text } = given;
  await insertOperatorAction(db, { moment: now(), command, target, reason });
  return { text: `${text}\n`, exitCode: 0 };
}
