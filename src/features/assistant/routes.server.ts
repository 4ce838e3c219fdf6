import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { FarmSkySource } from "#src/features/irrigation/water.server.ts";
import { hasWithdrawn } from "#src/features/session/consent-store.server.ts";
import { getFarmerLimit } from "#src/features/session/limits.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { openEventStream } from "#src/platform/event-stream.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { answerFromKnowledge, answerQuestion } from "./answers.server.ts";
import { type AnswerParts, type Knowledge, readAsked } from "./asked.server.ts";
import { getDangerAnswer } from "./danger-answer-rules.ts";
import { readQuestionAfter } from "./intents.server.ts";
import { answerByModel } from "./model.server.ts";
import type { Model } from "./model-gateway.server.ts";
import { preparePassages, searchPassages } from "./passages.server.ts";
import { detectLanguage } from "./purposes.server.ts";
import { findRetold } from "./retelling.server.ts";
import {
  assistantOverview,
  conversation,
  type QuestionInput,
  questionInput,
  type StreamEvent,
  type Turn,
  turn,
} from "./schema.ts";
import {
  getConversation,
  insertQuestion,
  listConversations,
  removeConversation,
  updateAnswer,
} from "./store.server.ts";

const tags = ["assistant"];
const params = z.object({
  conversationId: z.uuid().transform((value) => value.toLowerCase()),
});
const nothing = z.object({});

type Given = Pick<FarmSkySource, "weather"> & { model: Model | null };
type OwnParts = AnswerParts & { model: Model | null };
type Question = { uid: string; input: QuestionInput };
type Telling = { tell: (event: StreamEvent) => void; signal: AbortSignal };

const knowledge: Knowledge = { search: searchPassages, read: readQuestionAfter, detectLanguage };

/** Answers a question that is kept already, keeps the answer, and tells both. */
async function answerKept(
  parts: OwnParts,
  given: Question & Telling & { kept: Turn; before: readonly Turn[] },
): Promise<Turn> {
  const { uid, input, kept, before, tell, signal } = given;
  const { db, model, now } = parts;
  if (kept.answer && !input.again) {
    tell({ type: "end", turn: kept });
    return kept;
  }
  // Before anything else is looked up: nobody in danger waits for that, and no model is asked.
  const meant = findRetold(kept, before);
  const { question } = meant.turn;
  const shown = input.language;
  const danger = input.isNoEmergency ? null : getDangerAnswer(question, shown, meant.told);
  if (danger) {
    tell({ type: "start", language: danger.language });
    for (const block of danger.blocks) tell({ type: "block", block });
    await updateAnswer(db, { uid, turnId: kept.id, answer: danger, now: now() });
    const told = { ...kept, answer: danger };
    tell({ type: "end", turn: told });
    return told;
  }
  const asked = await readAsked(parts, { ...meant, uid, shown });
  // Whoever withdrew their consent is answered here, without another's model.
  const isOwn = model !== null && (await hasWithdrawn(db, { uid }));
  const answer = await answerQuestion(asked, {
    tell,
    signal,
    answer: (draft) =>
      model && !isOwn
        ? answerByModel({ ...parts, model }, { asked, draft, signal })
        : answerFromKnowledge(parts, { asked, draft, signal }),
  });
  const whole = { ...kept, answer };
  // A question stopped before anything was said stays open, as if it had never reached anybody.
  if (!signal.aborted || answer.blocks.some(({ text }) => text !== "")) {
    await updateAnswer(db, { uid, turnId: kept.id, answer, now: now() });
  }
  tell({ type: "end", turn: whole });
  return whole;
}

const wantsStream = ({ headers }: FastifyRequest) =>
  headers.accept?.includes("text/event-stream") ?? false;

function questionRoute(server: Server, parts: OwnParts & Pick<Parts, "env" | "log">): void {
  server.post(
    "/api/assistant/questions",
    {
      config: { rateLimit: getFarmerLimit(parts.env.ASSISTANT_PER_MINUTE) },
      schema: {
        tags,
        summary: "Ask the assistant; the answer comes whole, or as events where they are accepted",
        body: questionInput,
        response: { 200: turn },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const input = request.body;
      const now = parts.now();
      const { turn: kept, before } = await insertQuestion(parts.db, { uid, input, now });
      if (!wantsStream(request)) {
        const still = new AbortController().signal;
        const tell = () => undefined;
        return answerKept(parts, { uid, input, kept, before, tell, signal: still });
      }
      const stream = openEventStream(request, reply);
      try {
        const { send: tell, signal } = stream;
        await answerKept(parts, { uid, input, kept, before, tell, signal });
      } catch (error) {
        parts.log.error({ err: error, requestId: request.id }, "a question could not be answered");
        stream.send({ type: "failed", code: describeFailure(error).code });
      } finally {
        stream.end();
      }
    },
  );
}

/** What a farmer asks the assistant and what it answers; nobody else's can be reached. */
export function assistantRoutes(
  server: Server,
  { db, now, env, log }: Pick<Parts, "db" | "now" | "env" | "log">,
  given: Given,
): void {
  const parts = { db, now, env, log, knowledge, ...given };

  server.get(
    "/api/assistant",
    {
      schema: { tags, summary: "Your conversations", response: { 200: assistantOverview } },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      // Who sees the conversations is about to ask something.
      preparePassages().catch((error: unknown) =>
        log.error({ err: error }, "the passages could not be read"),
      );
      return { conversations: await listConversations(db, { uid }) };
    },
  );

  server.get(
    "/api/assistant/conversations/:conversationId",
    { schema: { tags, params, response: { 200: conversation } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const found = await getConversation(db, { uid, ...request.params });
      if (!found) throw new AppError("not-found", "You have no such conversation");
      return found;
    },
  );

  server.delete(
    "/api/assistant/conversations/:conversationId",
    { schema: { tags, params, response: { 200: nothing } } },
    async (request) => {
      await removeConversation(db, { uid: requireFarmer(request).uid, ...request.params });
      return {};
    },
  );

  questionRoute(server, parts);
}
