import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import type { Write } from "#src/shared/outbox.ts";
import {
  type AssistantOverview,
  assistantOverview,
  type Conversation,
  conversation,
  type QuestionInput,
  questionInput,
  type Turn,
  turn,
} from "./schema.ts";

const assistantKey = ["assistant"] as const;

/** The conversations and what one could ask, in a language. */
export const overviewQuery = (language: Language) =>
  queryOptions({
    queryKey: [...assistantKey, "overview", language],
    queryFn: ({ signal }) =>
      request("/api/assistant", assistantOverview, { signal, query: { language } }),
  });

/** One conversation whole. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...assistantKey, "conversation", id],
    queryFn: ({ signal }) =>
      request(`/api/assistant/conversations/${id}`, conversation, { signal }),
  });

/** Takes a question, answered or not, into its conversation as it is shown. */
export function applyTurn(
  client: QueryClient,
  { conversationId, told }: { conversationId: string; told: Turn },
): void {
  const { queryKey } = conversationQuery(conversationId);
  client.setQueryData(queryKey, (known: Conversation | undefined) => {
    const head = known ?? {
      id: conversationId,
      title: told.question.slice(0, 80),
      askedDate: told.askedDate,
      turns: [],
    };
    const isKnown = head.turns.some(({ id }) => id === told.id);
    const turns = isKnown
      ? head.turns.map((each) => (each.id === told.id ? told : each))
      : [...head.turns, told];
    return { ...head, askedDate: told.askedDate, turns };
  });
  void client.invalidateQueries({ queryKey: [...assistantKey, "overview"] });
}

export const questionKind = "question" as const;

/** How a question waits to be sent; by its id the server finds what has reached it already. */
export const toWrite = (input: QuestionInput) => ({
  id: input.id,
  kind: questionKind,
  about: input.conversationId,
  method: "POST" as const,
  path: "/api/assistant/questions",
  // Half an answer may be kept from a connection that broke.
  body: { ...input, again: true },
});

/** The questions of a conversation that wait for the network. */
export function listWaiting(writes: readonly Write[], conversationId: string) {
  return writes.flatMap(({ kind, about, body, refusal, at }) => {
    const input =
      kind === questionKind && about === conversationId ? questionInput.safeParse(body).data : null;
    return input ? [{ id: input.id, text: input.text, refusal, at }] : [];
  });
}

/** Takes in the answer to a question that had waited. */
export function applySentQuestion(client: QueryClient, write: Write, answer: unknown): void {
  const told = turn.safeParse(answer).data;
  if (told && write.about) applyTurn(client, { conversationId: write.about, told });
}

/** Deletes a conversation. */
export function useRemoveConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/assistant/conversations/${id}`, z.object({}), { method: "DELETE" }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: conversationQuery(id).queryKey });
      client.setQueriesData(
        { queryKey: [...assistantKey, "overview"] },
        (known: AssistantOverview | undefined) =>
          known && {
            ...known,
            conversations: known.conversations.filter((each) => each.id !== id),
          },
      );
    },
  });
}
