import { z } from "zod";
import { getLocalDay } from "#src/shared/days.ts";
import type { Draft } from "./answer-rules.ts";
import { toSource, wordPassage } from "./answer-rules.ts";
import { answerFromKnowledge, isFixed } from "./answers.server.ts";
import type { AnswerParts, Asked } from "./asked.server.ts";
import type { Model, ModelMessage, ModelTool } from "./model-gateway.server.ts";
import {
  addToGround,
  type CheckedSentence,
  type Ground,
  openChecker,
  openGround,
  wordFacts,
  wordInstructions,
  wordQuestion,
} from "./model-rules.ts";
import type { ModelFault, Turn } from "./schema.ts";
import { type ToolName, toolInputs, toolTexts } from "./tool-rules.ts";
import { getToolFacts } from "./tools.server.ts";

type ModelParts = AnswerParts & { model: Model };

const mostTurns = 4;
const longestKept = 1500;

const wordAnswer = ({ answer }: Turn) =>
  (answer?.blocks ?? [])
    .map(({ text }) => text)
    .join("\n")
    .slice(0, longestKept);

function listMessages(parts: ModelParts, asked: Asked): ModelMessage[] {
  const { language, before } = asked;
  const today = getLocalDay(parts.now());
  const passages = asked.passages.map(({ passage }) => passage);
  return [
    { role: "system", content: wordInstructions({ language, today }) },
    ...before.slice(-mostTurns).flatMap((turn): ModelMessage[] => [
      { role: "user", content: turn.question },
      { role: "assistant", content: wordAnswer(turn) },
    ]),
    { role: "user", content: wordQuestion(asked.text, { passages, language }) },
  ];
}

type Work = { asked: Asked; draft: Draft; ground: Ground };

/** The tools as a language model may call them; each reads the asker's own farm and no other. */
function listTools(parts: ModelParts, { asked, draft, ground }: Work): ModelTool[] {
  const { farm, language } = asked;
  const names = Object.keys(toolInputs).filter((name): name is ToolName => name in toolTexts);
  return names.map((name) => ({
    name,
    description: toolTexts[name],
    parameters: z.toJSONSchema(toolInputs[name]),
    async run(input) {
      if (!toolInputs[name].safeParse(input).success)
        throw new Error("The tool's input is not its own");
      const facts = await getToolFacts(parts, { asker: { farm, language }, call: { name, input } });
      addToGround(ground, {
        texts: [facts.title, ...facts.lines, ...(facts.more ?? [])],
        sources: facts.sources,
      });
      return wordFacts(
        facts,
        facts.sources.map((source) => draft.addSource(source) + 1),
      );
    },
  }));
}

function addSentences(draft: Draft, sentences: readonly CheckedSentence[]): void {
  const count = draft.countSources();
  for (const { text, cited, fault } of sentences) {
    if (fault) draft.note("left-out");
    else {
      draft.addText(text);
      draft.cite(cited.map((mark) => mark - 1).filter((at) => at >= 0 && at < count));
    }
  }
}

/** Lets the model answer into the draft. @returns what went wrong, or null */
async function askModel(
  parts: ModelParts,
  work: Work & { signal: AbortSignal },
): Promise<ModelFault | null> {
  const { asked, draft, ground, signal } = work;
  const { language } = asked;
  for (const { passage } of asked.passages) {
    const source = toSource(passage, language);
    draft.addSource(source);
    const { title, text } = wordPassage(passage, language);
    const texts = [title, text];
    addToGround(ground, { texts, sources: [source] });
  }
  draft.addBlock({ kind: "plain", title: null, text: "", sources: [] });
  const checker = openChecker(ground);
  const tools = listTools(parts, work);
  const messages = listMessages(parts, asked);
  for await (const event of parts.model.stream({ messages, tools, signal })) {
    if (event.type === "fault") return event.fault;
    addSentences(draft, checker.push(event.text));
  }
  if (signal.aborted) return null;
  addSentences(draft, checker.end());
  // What rests on nothing that was told here is nobody's statement.
  if (draft.countSources() === 0 || !draft.hasText()) return "unsourced";
  if (!draft.hasCited()) draft.cite(Array.from({ length: draft.countSources() }, (_, at) => at));
  return null;
}

/**
 * The language model's answer, held against what the tools and passages told; where it fails in any way, the
 * built-in one with a note.
 */
export async function answerByModel(
  parts: ModelParts,
  { asked, draft, signal }: { asked: Asked; draft: Draft; signal: AbortSignal },
): Promise<void> {
  if (isFixed(asked)) return answerFromKnowledge(parts, { asked, draft, signal });
  draft.setByModel();
  const fault = await askModel(parts, { asked, draft, signal, ground: openGround() });
  if (fault === null) return;
  draft.restart();
  // An answer that rests on nothing was no failure of the model's, but there is none.
  if (fault !== "unsourced") draft.note("model-failed");
  await answerFromKnowledge(parts, { asked, draft, signal });
}
