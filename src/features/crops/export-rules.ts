/** A cell of a table: text, a number, or nothing. */
export type Cell = string | number | null;

/** What spreadsheets take for the start of a formula. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

function writeText(text: string): string {
  // An apostrophe tells every spreadsheet that what follows is text.
  const safe = formulaStart.test(text.trimStart()) || formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180) that Excel opens in any script: UTF-8 with its mark at the start, lines ended by
 * CR LF, no text that a spreadsheet would run as a formula.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const write = (cell: Cell) =>
    cell === null ? "" : typeof cell === "number" ? String(cell) : writeText(cell);
  const lines = [columns, ...rows].map((row) => row.map(write).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
