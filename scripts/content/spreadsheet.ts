import { isDeepStrictEqual } from "node:util";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { type Leaf, type Place, readCell, readPlace, writeCell, writePlace } from "./cells.ts";
import { suggest } from "./sentences.ts";
import { changeText, listLeaves, plantLeaves, readTree } from "./tree.ts";
import type { Flaw } from "./yaml-file.ts";

type Texts = ReadonlyMap<string, string>;

/** Where a row belongs; what follows are the files of the folder, a column each. */
const placeColumns = ["folder", "record", "place"] as const;
const yaml = /^content\/(.+)\/([^/]+)\.yaml$/;

/** The names of the files in a folder and below it, facts first, then the languages in their order. */
function listColumns(texts: Texts, folder: string): string[] {
  const stems = new Set<string>();
  const languages = ["en"];
  for (const path of [...texts.keys()].sort()) {
    const [, inside = "", stem = ""] = yaml.exec(path) ?? [];
    if (inside === "languages") languages.push(stem);
    if (inside === folder || inside.startsWith(`${folder}/`)) stems.add(stem);
  }
  const first = ["facts", ...languages];
  const others = [...stems].filter((stem) => !first.includes(stem)).sort();
  return [...new Set([...first, ...others])].filter((stem) => stems.has(stem));
}

/** A folder of content/ as a table: a row for each text and figure, a column for each file. */
export function writeTable(texts: Texts, folder: string): string {
  const columns = listColumns(texts, folder);
  const folders = new Set<string>();
  for (const path of [...texts.keys()].sort()) {
    const [, inside = ""] = yaml.exec(path) ?? [];
    if (inside === folder || inside.startsWith(`${folder}/`)) folders.add(inside);
  }
  const rows = [...folders].flatMap((inside) => {
    const records = new Map<string, Map<string, string[]>>();
    for (const [index, stem] of columns.entries()) {
      for (const [record, tree] of readTree(texts.get(`content/${inside}/${stem}.yaml`) ?? "")) {
        const places = records.get(record) ?? new Map<string, string[]>();
        records.set(record, places);
        for (const [place, leaf] of listLeaves(tree)) {
          const name = writePlace(place);
          const cells = places.get(name) ?? columns.map(() => "");
          cells[index] = writeCell(leaf);
          places.set(name, cells);
        }
      }
    }
    return [...records].flatMap(([record, places]) =>
      [...places].map(([place, cells]) => [inside, writeCell(record), place, ...cells]),
    );
  });
  return stringify([[...placeColumns, ...columns], ...rows], {
    bom: true,
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
  });
}

/** The first has the number 1, as in a spreadsheet. */
type Row = { line: number; cells: readonly string[] };
type Said = { line: number; text: string };

/** The rows of a table; a spreadsheet may have set semicolons or tabs in the place of commas. */
function readRows(text: string): Row[] {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const parsed = parse(text, {
    bom: true,
    delimiter: [",", ";", "\t"].find((each) => head.includes(each)) ?? ",",
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
  });
  return parsed.map((cells, index) => ({ line: index + 1, cells }));
}

type Change = { line: number; place: Place; leaf: Leaf | undefined };

/** Says where two rows of a table do not go together in one file. */
function* compareChanges(changes: readonly Change[]): Iterable<Said> {
  const forms = new Map<string, { form: string; line: number }>();
  for (const { line, place, leaf } of changes) {
    if (leaf === undefined) continue;
    for (const [index, name] of [...place, null].entries()) {
      const key = JSON.stringify(place.slice(0, index));
      const form = name === null ? "value" : typeof name === "number" ? "list" : "group";
      const other = forms.get(key);
      if (other && (other.form !== form || form === "value")) {
        yield { line, text: `this row and row ${other.line} do not go together.` };
        break;
      }
      forms.set(key, { form, line });
    }
  }
}

/** What a table changes, by file. */
function readChanges(texts: Texts, [head, ...rows]: readonly Row[]) {
  const said: Said[] = [];
  const byFile = new Map<string, Change[]>();
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const columns = placeColumns.map((name) => names.indexOf(name));
  const missing = placeColumns.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const text = `the first row has no ${missing.map((name) => `"${name}"`).join(" and no ")}; it holds the names of the columns.`;
    return { byFile, said: [{ line: 1, text }] };
  }
  const stems = [...new Set([...texts.keys()].flatMap((path) => yaml.exec(path)?.[2] ?? []))];
  const isStem = (name: string) => stems.includes(name);
  for (const name of names) {
    if (name === "" || isStem(name) || placeColumns.some((each) => each === name)) continue;
    const text = `"${name}" is no column that is known here. ${suggest(name, stems)}`;
    said.push({ line: 1, text });
  }
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const [folder = "", recordCell = "", placeCell = ""] = columns.map((index) => cells[index]);
    const record = readCell(recordCell);
    const place = readPlace(placeCell);
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(folder) || record === undefined || !place) {
      said.push({
        line,
        text: "this row does not say to which folder, record and place it belongs.",
      });
      continue;
    }
    if (cells.length > names.length) {
      said.push({ line, text: "this row has more cells than the first one has names." });
      continue;
    }
    for (const [index, stem] of names.entries()) {
      if (!isStem(stem)) continue;
      const path = `content/${folder}/${stem}.yaml`;
      const change = {
        line,
        place: [String(record), ...place],
        leaf: readCell(cells[index] ?? ""),
      };
      byFile.set(path, [...(byFile.get(path) ?? []), change]);
    }
  }
  return { byFile, said };
}

/**
 * What the files hold after a table was taken in. A row that is not in it stays as it is; an empty cell takes
 * away what stood there.
 * @param table its name and what it holds
 */
export function readTable(
  texts: Texts,
  table: { file: string; text: string },
): { texts: Texts; flaws: readonly Flaw[] } {
  const flaw = ({ line, text }: Said): Flaw => ({ file: table.file, line, text });
  let rows: Row[];
  try {
    rows = readRows(table.text);
  } catch (error) {
    const text = `this is no table that can be read: ${error instanceof Error ? error.message : ""}`;
    return { texts: new Map(), flaws: [flaw({ line: 1, text })] };
  }
  const { byFile, said } = readChanges(texts, rows);
  const changed = new Map<string, string>();
  for (const [path, changes] of byFile) {
    said.push(...compareChanges(changes));
    const text = texts.get(path) ?? "";
    const before = readTree(text);
    // What is taken away makes room first.
    const isGone = ({ leaf }: Change) => leaf === undefined;
    const inOrder = [...changes.filter(isGone), ...changes.filter((each) => !isGone(each))];
    const after = plantLeaves(
      before,
      inOrder.map(({ place, leaf }) => [place, leaf]),
    );
    if (!isDeepStrictEqual(before, after)) changed.set(path, changeText(text, after));
  }
  said.sort((a, b) => a.line - b.line);
  return { texts: changed, flaws: said.map(flaw) };
}
