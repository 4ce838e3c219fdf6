import type * as z from "zod/v4/core";

type Shape = z.$ZodType | undefined;
type Def = z.$ZodTypes["_zod"]["def"];

/** The schema of what lies at the end of these names. */
function schemaAt(schema: Shape, names: readonly PropertyKey[]): Shape {
  const def = schema?._zod.def as Def | undefined;
  if (def?.type === "optional" || def?.type === "nullable") return schemaAt(def.innerType, names);
  const [name, ...others] = names;
  if (name === undefined) return schema;
  if (def?.type === "object") return schemaAt(def.shape[String(name)], others);
  if (def?.type === "array") return schemaAt(def.element, others);
  if (def?.type === "record") return schemaAt(def.valueType, others);
  if (def?.type === "tuple") return schemaAt(def.items[Number(name)], others);
  return undefined;
}

function listNames(schema: Shape, names: readonly PropertyKey[]): string[] {
  const def = schemaAt(schema, names)?._zod.def as Def | undefined;
  return def?.type === "object" ? Object.keys(def.shape) : [];
}

/** The words that tell the forms of a union apart, at the name that holds them. */
function listKinds(schema: Shape, names: readonly PropertyKey[]): string[] {
  const def = schemaAt(schema, names.slice(0, -1))?._zod.def as Def | undefined;
  if (def?.type !== "union") return [];
  return def.options.flatMap((option) => {
    const kind = schemaAt(option, names.slice(-1))?._zod.def as Def | undefined;
    return kind?.type === "literal" ? kind.values.map(String) : [];
  });
}

/** How many letters have to be changed, put in or left out to make one word of another. */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...to].entries()) {
      const changed = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** No line of an error is worth reading with more names than these. */
const mostTold = 100;

/** "Do you mean …?" for what is nearly a word of the list, else what the list holds, or the nearest of a long one. */
export function suggest(written: string, known: readonly string[]): string {
  const byNearness = known
    .map((word) => ({ word, changes: countChanges(written.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  const [near] = byNearness;
  if (near && near.changes <= Math.max(1, near.word.length / 4))
    return `Do you mean "${near.word}"?`;
  if (known.length === 0) return "";
  if (known.length <= mostTold) return `It can be ${known.join(", ")}.`;
  const nearest = byNearness.slice(0, 5).map(({ word }) => word);
  return `It can be one of ${known.length} names, the nearest are ${nearest.join(", ")}.`;
}

const wanted: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  array: "a list, each entry on a line of its own after a dash",
  object: "a group of names and values, each on a line of its own",
  record: "a group of names and values, each on a line of its own",
  boolean: "true or false",
};

const ofCode: Record<string, string> = {
  "address-not-valid": "is no address of a page; one begins with https://",
  "address-is-home-page":
    "is a home page, which says nothing; give the address of the page that says it",
};

function sayWritten(value: unknown): string {
  if (value === null) return "nothing is written";
  if (Array.isArray(value)) return "a list is written";
  if (typeof value === "object") return "a group of names is written";
  return `"${String(value)}" is written`;
}

function sayType(name: string, expected: string, value: unknown): string {
  if (value === undefined) return `${name} is missing.`;
  const quoted = typeof value === "number" || typeof value === "boolean";
  const help =
    expected === "string" && quoted ? `: put it in quotation marks, "${String(value)}"` : "";
  return `${name} must be ${wanted[expected] ?? expected}, but ${sayWritten(value)}${help}.`;
}

function getValue(value: unknown, names: readonly PropertyKey[]): unknown {
  return names.reduce<unknown>((found, name) => {
    if (typeof found !== "object" || found === null) return undefined;
    return Object.entries(found).find(([key]) => key === String(name))?.[1];
  }, value);
}

const sayName = (names: readonly PropertyKey[]) => {
  const words = names.filter((name) => typeof name !== "number");
  const last = names.at(-1);
  const name = `"${String(words.at(-1))}"`;
  return typeof last === "number" ? `entry ${last + 1} of ${name}` : name;
};

export type Said = {
  names: PropertyKey[];
  text: string;
  /** Whether something that has to be there is not. */
  isMissing: boolean;
};

/**
 * What a schema finds wrong, in sentences.
 * @param issue one of its findings
 * @param value what the schema was given
 */
export function sayIssue(issue: z.$ZodIssue, schema: Shape, value: unknown): Said[] {
  const names = issue.path;
  const name = names.length > 0 ? sayName(names) : "this";
  const found = getValue(value, names);
  const say = (text: string) => [{ names, text, isMissing: found === undefined }];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        names: [...names, key],
        text: `"${key}" is no name that is known here. ${suggest(key, listNames(schema, names))}`,
        isMissing: false,
      }));
    case "invalid_type":
      return say(sayType(name, issue.expected, found));
    case "invalid_value": {
      if (found === undefined) return say(`${name} is missing.`);
      const known = issue.values.map(String);
      return say(`${name} cannot be "${String(found)}". ${suggest(String(found), known)}`);
    }
    case "too_small":
    case "too_big": {
      const isSmall = issue.code === "too_small";
      const limit = String(isSmall ? issue.minimum : issue.maximum);
      if (typeof found === "string") {
        return say(
          found === "" ? `${name} is empty.` : `${name} is too long: at most ${limit} letters.`,
        );
      }
      if (Array.isArray(found)) return say(`${name} needs at least ${limit} entry.`);
      return say(
        `${name} is ${String(found)}; it can be ${limit} at ${isSmall ? "least" : "most"}.`,
      );
    }
    case "invalid_format":
      return say(
        issue.format === "date"
          ? `${name} must be a day like 2026-11-22, but ${sayWritten(found)}.`
          : `${name} is not written as it has to be: ${sayWritten(found)}.`,
      );
    case "invalid_union":
      return say(
        `${name} cannot be "${String(found)}". ${suggest(String(found), listKinds(schema, names))}`,
      );
    default:
      return say(`${name} ${ofCode[issue.message] ?? issue.message}.`);
  }
}
