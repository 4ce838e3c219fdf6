import {
  getRecord,
  listRuledSchemes,
  requireDetails,
} from "#src/features/schemes/catalogue-store.server.ts";
import { judgeScheme } from "#src/features/schemes/eligibility-rules.ts";
import { getScheme } from "#src/features/schemes/store.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { type ToolFacts, toolInputs } from "./tool-rules.ts";

async function tellScheme(
  parts: ToolParts,
  { asker, schemeId }: { asker: Asker; schemeId: string },
): Promise<ToolFacts | null> {
  const { language } = asker;
  const row = await getScheme(parts.db, { id: schemeId, language });
  const record = getRecord(schemeId);
  if (!row || !record) return null;
  const words = answerWords[language];
  const details = requireDetails(row, language);
  const { facts } = asker.farm.farmer;
  const { verdict } = judgeScheme({ region: record.region, clauses: record.clauses }, facts);
  return {
    title: row.title,
    lines: [details.benefit, words.schemes.verdict[verdict](row.title)],
    sources: [
      {
        kind: "passage",
        title: row.title,
        link: `/community/government-schemes/${schemeId}`,
        asOf: details.asOf,
        certainty: details.certainty,
      },
      ...(details.site
        ? [
            {
              kind: "passage" as const,
              title: new URL(details.site).hostname.replace(/^www\./, ""),
              link: details.site,
              asOf: details.asOf,
              certainty: details.certainty,
            },
          ]
        : []),
    ],
  };
}

const mostNames = 4;

export async function tellSchemes(
  parts: ToolParts,
  asker: Asker,
  input: unknown,
): Promise<ToolFacts> {
  const { schemeId } = toolInputs.schemes.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const one = schemeId ? await tellScheme(parts, { asker, schemeId }) : null;
  if (one) return one;
  const { facts } = asker.farm.farmer;
  const judged = listRuledSchemes().map((scheme) => ({
    id: scheme.id,
    verdict: judgeScheme(scheme, facts).verdict,
  }));
  const fitting = judged.filter(({ verdict }) => verdict === "yes");
  const open = judged.filter(({ verdict }) => verdict === "ask").length;
  const rows = await Promise.all(
    fitting.slice(0, mostNames).map(({ id }) => getScheme(parts.db, { id, language })),
  );
  const names = rows.flatMap((row) => row?.title ?? []);
  const lines = [
    fitting.length > 0
      ? words.schemes.fits({ count: String(fitting.length), names: names.join(", ") })
      : words.schemes.noneFits,
    ...(open > 0 ? [words.schemes.open(String(open))] : []),
  ];
  const link = "/community/government-schemes?sort=fit";
  return {
    title: words.titles.schemes,
    lines,
    sources: [ownSource(asker, { name: "schemes", link, asOf: getLocalDay(parts.now()) })],
  };
}
