import { parse } from "yaml";
import { z } from "zod";
import { languages } from "#src/shared/language.ts";

/** How a question is written: a language, in its own letters or in Latin ones. */
const writings = ["en", "hi", "hi-Latn", "mr", "mr-Latn"] as const;

const kinds = ["plain", "follow-up", "refuse", "redirect", "emergency"] as const;

const verdicts = ["right", "partly", "wrong", "unknown"] as const;
export type Verdict = (typeof verdicts)[number];

const name = z.string().regex(/^[a-z0-9-]+$/, "is of small letters, digits and hyphens");
const words = z.string().trim().min(1, "has no words");

const expression = words.refine((source) => {
  try {
    return new RegExp(source, "iu") instanceof RegExp;
  } catch {
    return false;
  }
}, "is no regular expression");

const question = z
  .strictObject({
    id: name,
    language: z.enum(writings),
    kind: z.enum(kinds),
    /** What is typed, one after the other; the last is scored. */
    conversation: z.array(words).min(1, "asks nothing"),
    /** Every entry is found in a right answer; of a list one is enough. */
    must: z.array(z.union([expression, z.array(expression).min(1, "names nothing")])).default([]),
    mustNot: z.array(expression).default([]),
    expectLanguage: z.enum(languages).optional(),
    /** For the reader who judges: what a right answer says. */
    note: words,
  })
  .refine(({ kind, conversation }) => kind !== "follow-up" || conversation.length > 1, {
    path: ["conversation"],
    message: "has nothing before the follow-up",
  })
  .transform(({ expectLanguage, ...rest }) => ({
    ...rest,
    expectLanguage: expectLanguage ?? z.enum(languages).parse(rest.language.slice(0, 2)),
  }));
export type RoundQuestion = z.infer<typeof question>;

const round = z.strictObject({ questions: z.array(question).min(1, "asks nothing") });

const judged = z.strictObject({
  /** The mark of the answer that was read, as the report has it: no verdict is of another answer. */
  answer: z.string().regex(/^[0-9a-f]{8}$/, "is no mark of an answer"),
  verdict: z.enum(verdicts),
  reason: words,
});
const verdictFile = z.record(name, judged);
export type Verdicts = z.infer<typeof verdictFile>;

/** The place of a fault, a question by its id. */
function tellPlace(value: unknown, path: readonly PropertyKey[]): string {
  const [top, at, ...rest] = path;
  if (top !== "questions" || typeof at !== "number") return path.join(".");
  const list = z.object({ questions: z.array(z.unknown()) }).safeParse(value);
  const id = z.object({ id: z.string() }).safeParse(list.data?.questions[at]).data?.id;
  return [id ?? `question ${at + 1}`, ...rest].join(".");
}

function read<Read>(schema: z.ZodType<Read>, { text, file }: { text: string; file: string }): Read {
  const value: unknown = parse(text);
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(
    ({ path, message }) => `  ${tellPlace(value, path)}: ${message}`,
  );
  throw new Error(`${file} cannot be used:\n${faults.join("\n")}`);
}

/**
 * Reads the questions of a round.
 * @param given.file how the file is called in what is told of its faults
 * @throws Error that names each fault, and the question that has it
 */
export function readRound(given: { text: string; file: string }): RoundQuestion[] {
  const { questions } = read(round, given);
  const seen = new Set<string>();
  const twice = questions.filter(({ id }) => seen.size === seen.add(id).size);
  if (twice.length > 0) {
    throw new Error(
      `${given.file} cannot be used:\n${twice.map(({ id }) => `  ${id}: stands twice`).join("\n")}`,
    );
  }
  return questions;
}

/**
 * Reads what a reader judged of a round's answers.
 * @throws Error that names each fault, and every verdict on what was not asked
 */
export function readVerdicts(
  given: { text: string; file: string },
  questions: readonly RoundQuestion[],
): Verdicts {
  const found = read(verdictFile, given);
  const asked = new Set(questions.map(({ id }) => id));
  const unasked = Object.keys(found).filter((id) => !asked.has(id));
  if (unasked.length > 0) {
    throw new Error(`${given.file} judges what was not asked: ${unasked.join(", ")}`);
  }
  return found;
}
