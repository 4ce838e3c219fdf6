import { certainties } from "#src/shared/provenance.ts";
import type { CheckedContent } from "./check-content.ts";
import { noPage } from "./check-provenance.ts";

const oldAfterDays = 365;

const row = (cells: readonly (string | number)[], widths: readonly number[]) =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 0;
      return index === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
    })
    .join("  ")
    .trimEnd();

function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((cells) => String(cells[index] ?? "").length)),
  );
  return rows.map((cells) => `${row(cells, widths)}\n`).join("");
}

/** By kind: how many records, how sure, how old, read by whom; and what each language lacks. */
export function reportContent({ kinds, gaps, languages }: CheckedContent, now: Date): string {
  const others = [...languages.keys()].filter((language) => language !== "en");
  const isOld = (asOf = "") =>
    asOf !== "" && now.getTime() - new Date(asOf).getTime() > oldAfterDays * 86_400_000;
  const head = [
    "kind",
    "records",
    ...certainties,
    "no page",
    "old",
    "unread",
    ...others.map((each) => `no ${each}`),
  ];
  const rows = kinds.map(({ kind, records }) => {
    const count = (is: (record: (typeof records)[number]) => boolean) => records.filter(is).length;
    const lacking = others.map((language) => {
      const ofIt = gaps.filter((gap) => gap.folder === kind.folder && gap.language === language);
      return new Set(ofIt.map(({ id }) => id)).size;
    });
    return [
      kind.folder,
      records.length,
      ...certainties.map((each) => count(({ provenance }) => provenance.certainty === each)),
      count(({ provenance }) => provenance.source?.page === noPage),
      count(({ provenance }) => isOld(provenance.asOf)),
      count(({ provenance }) => !provenance.reviewedBy),
      ...lacking,
    ];
  });
  return `${table([head, ...rows])}
confirmed: by the page that its source names. general: nobody has held it against a page. local: to be confirmed locally.
no page: has a source, but nobody noted the page. old: confirmed more than a year ago. unread: nobody who knows the matter has read it.
no hi, no mr, …: records of which something is not written in that language.
`;
}
