import type { Readable } from "node:stream";

/** What stands in the rows of a table as PostgreSQL's COPY writes them as text. */
export type ReadRows = {
  rows: number;
  /** How many columns rows have; one number, if all is well. */
  widths: Set<number>;
  /** The uploaded pictures that stand in each column, by their ids. */
  pictures: Map<number, Set<string>>;
  /** Ends of a sentence. */
  faults: string[];
};

/** No row of ours comes near it, and one that never ends must not fill the memory. */
const longestRow = 64 * 1024 * 1024;
const pictureField = /^\/media\/([0-9a-f]{64})-\d+\.webp$/;

/** Whether every backslash begins one of the signs that COPY writes. */
function hasSoundEscapes(row: string): boolean {
  for (let at = row.indexOf("\\"); at >= 0; at = row.indexOf("\\", at + 2)) {
    if (!"bfnrtvN\\".includes(row.charAt(at + 1) || " ")) return false;
  }
  return true;
}

function takeRow(row: string, read: ReadRows): void {
  read.rows += 1;
  const fields = row.split("\t");
  read.widths.add(fields.length);
  if (!hasSoundEscapes(row)) read.faults.push(`row ${read.rows} has an unknown sign`);
  for (const [column, field] of fields.entries()) {
    const id = field.startsWith("/media/") ? pictureField.exec(field)?.[1] : undefined;
    if (id === undefined) continue;
    const known = read.pictures.get(column) ?? new Set();
    read.pictures.set(column, known.add(id));
  }
}

/** Reads a table's rows to their end; of faults of one kind the first is told. */
export async function readRows(content: Readable): Promise<ReadRows> {
  const read: ReadRows = { rows: 0, widths: new Set(), pictures: new Map(), faults: [] };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  let isReadable = true;
  const stop = (fault: string) => {
    read.faults.push(fault);
    isReadable = false;
  };
  for await (const chunk of content) {
    // The rest is read all the same: the archive goes on behind it.
    if (!isReadable) continue;
    try {
      rest += decoder.decode(Buffer.from(chunk), { stream: true });
    } catch {
      stop("it is not in UTF-8");
      continue;
    }
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (read.faults.length === 0) takeRow(line, read);
    if (rest.length > longestRow) stop("a row does not end");
  }
  if (isReadable && rest) read.faults.push("its last row is cut off");
  return read;
}
