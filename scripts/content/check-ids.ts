import type { RecordFlaw } from "./kind.ts";

/** Says where a record has a name that the program does not know, and which of those it needs are missing. */
export function* checkIds(
  records: readonly { id: string }[],
  { known, needed }: { known: readonly string[]; needed: readonly string[] },
): Iterable<RecordFlaw> {
  for (const { id } of records) {
    if (known.includes(id)) continue;
    yield { id, text: `the program knows no such name. It knows: ${known.join(", ")}.` };
  }
  const missing = needed.filter((name) => !records.some(({ id }) => id === name));
  const [first] = records;
  if (missing.length > 0 && first) {
    yield { id: first.id, text: `there is no record of ${missing.join(", ")}.` };
  }
}
