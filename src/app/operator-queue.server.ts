import { listReported, type ReportedThing } from "#src/features/blogs/report-store.server.ts";
import { listReportedProducts } from "#src/features/marketplace/report-store.server.ts";
import { listHidings, listOpenReports } from "#src/features/moderation/queue-store.server.ts";
import { fullWeightInPercent } from "#src/features/moderation/rules.ts";
import { longestAppeal, type ModeratedKind } from "#src/features/moderation/schema.ts";
import { type OperatorAnswer, type OperatorParts, quote } from "./operator-parts.server.ts";

const mostReportsShown = 10;

type Report = Awaited<ReturnType<typeof listOpenReports>>[number];
type Hiding = Awaited<ReturnType<typeof listHidings>>[number];

/** One thing that was reported, hidden or appealed. */
type Waiting = Omit<ReportedThing, "kind"> & {
  kind: ModeratedKind;
  reports: Report[];
  weight: number;
  hiding: Hiding | undefined;
};

/** Whether its author has asked for another look since anything was decided. */
const asksAgain = ({ hiding }: Waiting) => Boolean(hiding?.appealedDate && !hiding.decision);

/** Whether the operator has still to decide something of it. */
const isOpen = (thing: Waiting) =>
  asksAgain(thing) ||
  thing.reports.length > 0 ||
  // Nobody asks for what is left of an account that is gone.
  Boolean(thing.hiddenDate && thing.hiding && !thing.hiding.isByOperator && !thing.hiding.decision);

const compareUrgency = (a: Waiting, b: Waiting) =>
  Number(asksAgain(b)) - Number(asksAgain(a)) ||
  b.weight - a.weight ||
  b.reports.length - a.reports.length;

async function listWaiting({ db }: OperatorParts): Promise<Waiting[]> {
  const things = [...(await listReported(db)), ...(await listReportedProducts(db))];
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  const reports = new Map<string, Report[]>();
  for (const report of await listOpenReports(db)) {
    const key = keyOf(report.kind, report.targetId);
    const own = reports.get(key);
    if (own) own.push(report);
    else reports.set(key, [report]);
  }
  const hidings = new Map(
    (await listHidings(db)).map((one) => [keyOf(one.kind, one.targetId), one]),
  );
  return things
    .map((thing) => {
      const own = reports.get(keyOf(thing.kind, thing.id)) ?? [];
      const weight = own.reduce((sum, { weightPercent }) => sum + weightPercent, 0);
      return { ...thing, reports: own, weight, hiding: hidings.get(keyOf(thing.kind, thing.id)) };
    })
    .sort(compareUrgency);
}

function writeCounts({ reports, weight }: Waiting): string {
  const open = reports.length === 1 ? "1 open report" : `${reports.length} open reports`;
  if (reports.length === 0) return open;
  const proven = reports.filter(({ weightPercent }) => weightPercent > 0).length;
  const weighs = (weight / fullWeightInPercent).toFixed(2);
  return `${open}: ${proven} proven (weight ${weighs}), ${reports.length - proven} unproven`;
}

function writeState({ hiddenDate, hiding }: Waiting): string {
  if (!hiddenDate) return "shown";
  const by = hiding?.isByOperator ? "by the operator" : "by reports";
  const decided = hiding?.decision === "upheld" ? ", upheld" : "";
  return `hidden since ${hiddenDate.toISOString()} ${by}${decided}`;
}

function writeThing(thing: Waiting): string {
  const { kind, id, authorName, text, reports, hiding } = thing;
  const lines = reports
    .slice(0, mostReportsShown)
    .map(
      ({ reason, words, reportedDate, weightPercent }) =>
        `    ${reportedDate.toISOString()}  ${weightPercent > 0 ? "proven" : "unproven"}  ${reason}${words ? `: ${quote(words)}` : ""}`,
    );
  const more = reports.length - lines.length;
  return [
    `${kind} ${id}`,
    `  ${quote(authorName)}: ${quote(text)}`,
    `  ${writeState(thing)}, ${writeCounts(thing)}`,
    ...(hiding?.appealedDate && asksAgain(thing)
      ? [
          `  appeal of ${hiding.appealedDate.toISOString()}: ${quote(hiding.appealWords ?? "", longestAppeal)}`,
        ]
      : []),
    ...lines,
    ...(more > 0 ? [`    and ${more} more`] : []),
  ].join("\n");
}

/** All that farmers reported, that is hidden or appealed, the most urgent first. */
export async function writeQueue(
  parts: OperatorParts,
  given: { isWhole: boolean },
): Promise<OperatorAnswer> {
  const all = await listWaiting(parts);
  const shown = given.isWhole ? all : all.filter(isOpen);
  const left = all.length - shown.length;
  const ending = left > 0 ? [`${left} more hidden and decided: npm run operator -- queue all`] : [];
  const nothing = given.isWhole
    ? "Nothing is reported and nothing is hidden."
    : "Nothing waits for a decision.";
  const paragraphs = shown.length > 0 ? shown.map(writeThing) : [nothing];
  return { text: `${[...paragraphs, ...ending].join("\n\n")}\n`, exitCode: 0 };
}
