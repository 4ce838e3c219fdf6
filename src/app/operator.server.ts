import { listOperatorActions } from "#src/features/moderation/action-store.server.ts";
import { accountCommands, changeAccount } from "./operator-accounts.server.ts";
import { exportAccount, seedAgain } from "./operator-data.server.ts";
import { decide, decisions } from "./operator-decisions.server.ts";
import { readHail } from "./operator-hail.server.ts";
import { writeMessages } from "./operator-messages.server.ts";
import { type OperatorAnswer, type OperatorParts, quote } from "./operator-parts.server.ts";
import { fetchPrices } from "./operator-prices.server.ts";
import { writeQueue } from "./operator-queue.server.ts";

const operatorUsage = `What the operator can do:

  npm run operator -- queue                       list what waits for a decision, the most urgent first
  npm run operator -- queue all                   the same with what is hidden and decided
  npm run operator -- hide post|comment|product ID REASON
                                                  hide one from everybody; its reports were right
  npm run operator -- restore post|comment|product ID REASON
                                                  show it again; its reports were unfounded
  npm run operator -- uphold post|comment|product ID REASON
                                                  leave it hidden; its reports were right
  npm run operator -- settle post|comment|product ID REASON
                                                  leave it shown; its reports were unfounded
  npm run operator -- lock ACCOUNT [REASON]       sign a farmer out everywhere and let nobody sign in as them
  npm run operator -- unlock ACCOUNT [REASON]     let the farmer sign in again
  npm run operator -- confirm ACCOUNT [REASON]    take the account's address for proven, as after a mailed link
  npm run operator -- export ACCOUNT FILE [REASON]
                                                  write all that is kept of a farmer into a new file (JSON)
  npm run operator -- seed                        put the samples in that are not there
  npm run operator -- prices                      ask for market prices now, and list the names that are not known
  npm run operator -- hail                        read the warnings of hail now, and list those that hold
  npm run operator -- messages                    list how many codes were sent to phones, day by day
  npm run operator -- log                         list what was done by these commands, the newest first

ACCOUNT is an e-mail address, a phone number without spaces, or a uid.
`;

const notUnderstood = (why: string): OperatorAnswer => ({
  text: `${why}\n\n${operatorUsage}`,
  exitCode: 2,
});

async function writeLog({ db }: OperatorParts): Promise<OperatorAnswer> {
  const actions = await listOperatorActions(db);
  const lines = actions.map(({ moment, command, target, reason }) =>
    [moment.toISOString(), quote(`${command} ${target}`), reason].filter(Boolean).join("  "),
  );
  return { text: `${lines.join("\n") || "Nothing was done yet."}\n`, exitCode: 0 };
}

/** Carries out one command of the operator, whether or not the product runs meanwhile. */
export async function runOperatorCommand(
  parts: OperatorParts,
  args: readonly string[],
): Promise<OperatorAnswer> {
  const [command, ...rest] = args;
  if (command === undefined || command === "help" || command === "--help") {
    return { text: operatorUsage, exitCode: 0 };
  }
  const decision = decisions.find((name) => name === command);
  if (decision) {
    return (
      (await decide(parts, decision, rest)) ??
      notUnderstood(`${decision} needs "post", "comment" or "product", an ID, and why.`)
    );
  }
  const ofAccount = accountCommands.find((name) => name === command);
  if (ofAccount) {
    return (
      (await changeAccount(parts, ofAccount, rest)) ??
      notUnderstood(`${ofAccount} needs one e-mail, number or uid.`)
    );
  }
  if (command === "export") {
    return (
      (await exportAccount(parts, rest)) ??
      notUnderstood("export needs one e-mail, number or uid, and a file.")
    );
  }
  const isWhole = command === "queue" && rest[0] === "all";
  if (rest.length > (isWhole ? 1 : 0)) {
    return notUnderstood(`"${quote(args.join(" "))}" is not understood.`);
  }
  switch (command) {
    case "queue":
      return writeQueue(parts, { isWhole });
    case "seed":
      return seedAgain(parts);
    case "prices":
      return fetchPrices(parts);
    case "hail":
      return readHail(parts);
    case "messages":
      return writeMessages(parts);
    case "log":
      return writeLog(parts);
    default:
      return notUnderstood(`"${quote(command)}" is not a command.`);
  }
}
