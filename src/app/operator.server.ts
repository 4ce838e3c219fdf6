import { z } from "zod";
import { reportKinds } from "#src/features/blogs/report-schema.ts";
import {
  hideTarget,
  listReported,
  type ReportedThing,
  restoreTarget,
} from "#src/features/blogs/report-store.server.ts";
import { blogsTopic } from "#src/features/blogs/schema.ts";
import {
  hideProduct,
  listReportedProducts,
  restoreProduct,
} from "#src/features/marketplace/report-store.server.ts";
import { productId, productsTopic } from "#src/features/marketplace/schema.ts";
import { type PriceSourceParts, renewPrices } from "#src/features/prices/jobs.server.ts";
import { listUnknownNames } from "#src/features/prices/report-store.server.ts";
import {
  getLockable,
  updateLocked,
  updateUnlocked,
} from "#src/features/session/lock-store.server.ts";
import { sessionEndedTopic } from "#src/features/session/session-store.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";

type OperatorParts = Pick<Parts, "db" | "live" | "now"> & {
  /** Where market prices come from. */
  prices?: PriceSourceParts;
};

const operatorUsage = `What the operator can do:

  npm run operator -- reports                     list what farmers reported and what is hidden
  npm run operator -- hide post|comment|product ID
                                                  hide one from everybody
  npm run operator -- restore post|comment|product ID
                                                  show it again and settle its reports
  npm run operator -- lock E-MAIL|UID             sign a farmer out everywhere and let nobody sign in as them
  npm run operator -- unlock E-MAIL|UID           let the farmer sign in again
  npm run operator -- prices                      ask for market prices now, and list the names that are not known
`;

/** What a command did: the text for the terminal, and 0 when it was done, 1 when not, 2 when not understood. */
type OperatorAnswer = { text: string; exitCode: 0 | 1 | 2 };

const target = z.union([
  z.tuple([z.enum(reportKinds), z.uuid().transform((id) => id.toLowerCase())]),
  z.tuple([z.literal("product"), z.string().toLowerCase().pipe(productId)]),
]);
type Target = z.infer<typeof target>;

const notUnderstood = (why: string): OperatorAnswer => ({
  text: `${why}\n\n${operatorUsage}`,
  exitCode: 2,
});

/** Words of strangers go to a terminal: without control characters, on one line, and not endless. */
function quote(words: string): string {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

type Waiting = Omit<ReportedThing, "kind"> & { kind: Target[0] };

function writeThing({ kind, id, authorName, text, hiddenDate, reports }: Waiting): string {
  const state = hiddenDate ? `hidden since ${hiddenDate.toISOString()}` : "shown";
  const count = reports.length === 1 ? "1 open report" : `${reports.length} open reports`;
  const lines = reports.map(
    ({ reason, words, reportedDate }) =>
      `    ${reportedDate.toISOString()}  ${reason}${words ? `: ${quote(words)}` : ""}`,
  );
  return [
    `${kind} ${id}`,
    `  ${quote(authorName)}: ${quote(text)}`,
    `  ${state}, ${count}`,
    ...lines,
  ].join("\n");
}

async function writeReports({ db }: OperatorParts): Promise<OperatorAnswer> {
  const things: Waiting[] = [...(await listReported(db)), ...(await listReportedProducts(db))];
  const text =
    things.length === 0
      ? "Nothing is reported and nothing is hidden."
      : things.map(writeThing).join("\n\n");
  return { text: `${text}\n`, exitCode: 0 };
}

/** Hides or restores one thing and tells the browsers. @returns whether that changed anything */
async function change({ db, live, now }: OperatorParts, isHiding: boolean, [kind, id]: Target) {
  const moment = { now: now() };
  if (kind === "product") {
    const act = isHiding ? hideProduct : restoreProduct;
    const event = await act(db, { id, ...moment, today: getLocalDay(moment.now) });
    if (event) await live.publish(productsTopic, event);
    return event !== null;
  }
  const act = isHiding ? hideTarget : restoreTarget;
  const event = await act(db, { target: { kind, id }, ...moment });
  if (event) await live.publish(blogsTopic, event);
  return event !== null;
}

async function decide(
  parts: OperatorParts,
  given: { isHiding: boolean; chosen: Target },
): Promise<OperatorAnswer> {
  const { isHiding, chosen } = given;
  const [kind, id] = chosen;
  try {
    const isChanged = await change(parts, isHiding, chosen);
    const state = isHiding ? "hidden from everybody" : "shown";
    const text = isChanged
      ? `The ${kind} ${id} is ${state} now.`
      : `The ${kind} ${id} was ${state} before.`;
    return { text: `${text}\n`, exitCode: 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { text: `There is no ${kind} ${id}.\n`, exitCode: 1 };
  }
}

async function decideAccount(
  { db, live, now }: OperatorParts,
  { isLocking, name }: { isLocking: boolean; name: string },
): Promise<OperatorAnswer> {
  const account = await getLockable(db, name);
  if (!account) return { text: `There is no account ${quote(name)}.\n`, exitCode: 1 };
  const who = `The account ${quote(account.email)} (${account.uid})`;
  if (!isLocking) {
    const wasLocked = await updateUnlocked(db, account);
    return {
      text: wasLocked ? `${who} is unlocked now.\n` : `${who} was not locked.\n`,
      exitCode: 0,
    };
  }
  const { isNew, sessionIds } = await updateLocked(db, { ...account, now: now() });
  if (sessionIds.length > 0) await live.publish(sessionEndedTopic, { sessionIds });
  const ended = sessionIds.length === 1 ? "1 session" : `${sessionIds.length} sessions`;
  const text = isNew ? `${who} is locked now; ${ended} ended.\n` : `${who} was locked before.\n`;
  return { text, exitCode: 0 };
}

async function fetchPrices({ db, prices }: OperatorParts): Promise<OperatorAnswer> {
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
  return { text: `${lines.join("\n")}\n`, exitCode: faults.length > 0 ? 1 : 0 };
}

/** Carries out one command of the operator, whether or not the product runs meanwhile. */
export async function runOperatorCommand(
  parts: OperatorParts,
  args: readonly string[],
): Promise<OperatorAnswer> {
  const [command, ...rest] = args;
  switch (command) {
    case undefined:
    case "help":
    case "--help":
      return { text: operatorUsage, exitCode: 0 };
    case "reports":
      if (rest.length > 0) return notUnderstood("reports takes nothing after it.");
      return writeReports(parts);
    case "hide":
    case "restore": {
      const parsed = target.safeParse(rest);
      if (!parsed.success) {
        return notUnderstood(`${command} needs "post", "comment" or "product", and an ID.`);
      }
      return decide(parts, { isHiding: command === "hide", chosen: parsed.data });
    }
    case "lock":
    case "unlock": {
      const [name] = rest;
      if (!name || rest.length > 1) return notUnderstood(`${command} needs one e-mail or uid.`);
      return decideAccount(parts, { isLocking: command === "lock", name });
    }
    case "prices":
      if (rest.length > 0) return notUnderstood("prices takes nothing after it.");
      return fetchPrices(parts);
    default:
      return notUnderstood(`"${quote(command)}" is not a command.`);
  }
}
