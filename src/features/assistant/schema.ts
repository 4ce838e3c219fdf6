import * as z from "zod/mini";
import { language } from "#src/shared/language.ts";
import { passageCertainties } from "./passage-schema.ts";
import { longestQuestion, type QuestionFault } from "./question-rules.ts";

const fault = (code: QuestionFault) => code;

const id = z.uuid().check(z.toLowerCase());

// The database takes neither the zero character nor half of a pair.
const unkept = /[\p{Cs}\u200b\u2028-\u202e\u2060-\u2069\ufeff]|(?![\n\t])\p{Cc}/gu;

/** A text without what the database does not take, and what nobody sees. */
export const dropUnkept = (text: string) => text.replaceAll("\r\n", "\n").replaceAll(unkept, "");

const questionText = z
  .string()
  .check(
    z.overwrite(dropUnkept),
    z.trim(),
    z.minLength(1, fault("question-missing")),
    z.maxLength(longestQuestion, fault("question-too-long")),
  );

/** A question of the farmer. The ids are made by the browser. */
export const questionInput = z.strictObject({
  id,
  conversationId: id,
  text: questionText,
  /** The language of the screen, for what is not said in any. */
  language,
  /** Answers anew what was answered before. */
  again: z._default(z.boolean(), false),
  /** The farmer says that it tells of no emergency, whatever is heard in it. */
  isNoEmergency: z.optional(z.boolean()),
});
export type QuestionInput = z.infer<typeof questionInput>;

/** Where something in an answer comes from: a page of the product, or an official one. */
const answerSource = z.object({
  /** Own: reckoned from the farm's own state. */
  kind: z.enum(["own", "passage"]),
  title: z.string(),
  link: z.string(),
  /** The day of which it is. */
  asOf: z.nullable(z.iso.date()),
  certainty: z.nullable(z.enum(passageCertainties)),
});
export type AnswerSource = z.infer<typeof answerSource>;

/** A part of an answer, with the places in `sources` of what it rests on. */
const answerBlock = z.object({
  /** Danger: what to do at once, before anything else is said. */
  kind: z.enum(["danger", "own", "passage", "plain"]),
  title: z.nullable(z.string()),
  text: z.string(),
  /** What is told to those who want to know more; what was answered earlier has none. */
  more: z.optional(z.string()),
  sources: z.array(z.int()),
});
export type AnswerBlock = z.infer<typeof answerBlock>;

/** What went wrong with the language model, so that the built-in answer stands in its place. */
const modelFaults = [
  "unreachable",
  "timeout",
  "too-many-requests",
  "refused",
  "broken-off",
  "malformed",
  "unsourced",
] as const;
export type ModelFault = (typeof modelFaults)[number];

const answerNote = z.enum([
  /** The built-in answer in place of the model's. */
  "model-failed",
  /** Something of the model's was left out: a number or a dose that nothing here confirms. */
  "left-out",
  /** The farmer pressed stop. */
  "stopped",
]);
export type AnswerNote = z.infer<typeof answerNote>;

export const answer = z.object({
  language,
  isUnknown: z.boolean(),
  byModel: z.boolean(),
  blocks: z.array(answerBlock),
  sources: z.array(answerSource),
  notes: z.array(answerNote),
  followUps: z.array(z.string()),
});
export type Answer = z.infer<typeof answer>;

export const turn = z.object({
  id: z.uuid(),
  question: z.string(),
  askedDate: z.iso.datetime(),
  answer: z.nullable(answer),
});
export type Turn = z.infer<typeof turn>;

const conversationHead = z.object({
  id: z.uuid(),
  title: z.string(),
  askedDate: z.iso.datetime(),
});
export type ConversationHead = z.infer<typeof conversationHead>;

export const conversation = z.extend(conversationHead, { turns: z.array(turn) });
export type Conversation = z.infer<typeof conversation>;

export const assistantOverview = z.object({
  /** The one last asked in first. */
  conversations: z.array(conversationHead),
});
export type AssistantOverview = z.infer<typeof assistantOverview>;

/** What an answer's stream tells, one after the other. */
export const streamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), language }),
  /** What has been told so far no longer holds. */
  z.object({ type: z.literal("restart") }),
  z.object({ type: z.literal("source"), source: answerSource }),
  z.object({ type: z.literal("block"), block: answerBlock }),
  /** More of the last block's text. */
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("end"), turn }),
  z.object({ type: z.literal("failed"), code: z.string() }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;
