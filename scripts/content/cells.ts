/** A value of a file that has nothing below it; a list and a group are leaves where they are empty. */
export type Leaf = string | number | boolean | null | readonly [] | ReadonlyMap<string, unknown>;

/** The way to a value inside a record: names of groups, and places in lists from 0 on. */
export type Place = readonly (string | number)[];

const figure = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
/** What a spreadsheet takes for the start of a formula. */
const formulaStart = /^[\s'"]*[=+\-@|%＝＋－＠]/;
/** Short texts with a figure at an end become days, shares or sums of money in a spreadsheet, and stay so. */
const dayOrSum = /^(?=.{1,24}$)(\p{Nd}.*|.*\p{Nd})$/u;
const mark = "'";

const empties: Readonly<Record<string, Leaf>> = { null: null, "[]": [], "{}": new Map() };

const isPlain = (text: string) =>
  text !== "" &&
  !text.startsWith(mark) &&
  !/^(true|false)$/i.test(text) &&
  !Object.hasOwn(empties, text) &&
  !formulaStart.test(text) &&
  !dayOrSum.test(text);

/** A text as a cell: with an apostrophe before it where a spreadsheet would make something else of it. */
const writeText = (text: string) => (isPlain(text) ? text : `${mark}${text}`);

/** A value as the text of a cell; nothing is an empty one. */
export function writeCell(leaf: Leaf | undefined): string {
  if (leaf === undefined) return "";
  if (typeof leaf === "string") return writeText(leaf);
  if (typeof leaf !== "object" || leaf === null) return String(leaf);
  return leaf instanceof Map ? "{}" : "[]";
}

/** What a cell says, as written by `writeCell` or typed by somebody. */
export function readCell(cell: string): Leaf | undefined {
  if (cell === "") return undefined;
  if (cell.startsWith(mark)) return cell.slice(mark.length);
  if (/^(true|false)$/i.test(cell)) return cell.toLowerCase() === "true";
  if (figure.test(cell)) return Number(cell);
  return Object.hasOwn(empties, cell) ? empties[cell] : cell;
}

const plainName = /^[a-z_][\w-]*$/i;

/** A place as people read it: `steps.2` is the second of the steps. */
export function writePlace(place: Place): string {
  const names = place.map((name) => {
    if (typeof name === "number") return String(name + 1);
    return plainName.test(name) ? name : JSON.stringify(name);
  });
  const text = names.join(".");
  return /^([a-z_]|$)/i.test(text) ? text : `${mark}${text}`;
}

/** No list of ours is longer; a slip of the hand would make one. */
const longestList = 999;

/** The way that `writePlace` wrote; null where it is none. */
export function readPlace(cell: string): Place | null {
  const text = cell.startsWith(mark) ? cell.slice(mark.length) : cell;
  const place: (string | number)[] = [];
  const name = /([1-9]\d*(?![\w-]))|("(?:[^"\\]|\\.)*")|([a-z_][\w-]*)/iy;
  while (name.lastIndex < text.length) {
    if (place.length > 0 && text[name.lastIndex++] !== ".") return null;
    const [, figures, quoted, plain] = name.exec(text) ?? [];
    if (figures && Number(figures) <= longestList) place.push(Number(figures) - 1);
    else if (quoted) place.push(String(JSON.parse(quoted)));
    else if (plain) place.push(plain);
    else return null;
  }
  return place;
}
