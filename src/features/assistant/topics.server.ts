import { topicWeights } from "./data/topic-weights.ts";
import { type LinearModel, type Traits, weighClasses } from "./linear-rules.ts";
import { listPurposeTraits } from "./purpose-trait-rules.ts";
import { unpack } from "./purposes.server.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { isCropWord } from "./questions.server.ts";
import { type RecordTopic, recordTopics } from "./record-schema.ts";

/** Fewer places than a purpose's: there are fewer topics, and each is said in fewer ways. */
export const topicPlaces = 4096;
/** Before the topics that nothing of the own record is asked for. */
export const topicClasses = [null, ...recordTopics] as const;

/** The traits of a question's purpose, in the places of the topics. */
export function listTopicTraits(question: ReadQuestion): Traits {
  const folded = new Map<number, number>();
  for (const [place, strength] of listPurposeTraits(question, isCropWord)) {
    const at = place % topicPlaces;
    folded.set(at, (folded.get(at) ?? 0) + strength);
  }
  return folded;
}

let model: LinearModel | null = null;

/** What of its asker's own record a question asks for, null for nothing, with how likely that is. */
export function guessTopic(question: ReadQuestion): {
  topic: RecordTopic | null;
  likelihood: number;
} {
  model ??= unpack(topicWeights);
  const likely = weighClasses(model, listTopicTraits(question));
  const likelihood = Math.max(...likely);
  return { topic: topicClasses[likely.indexOf(likelihood)] ?? null, likelihood };
}
