import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { putById } from "#src/shared/change-query.ts";
import { request } from "#src/shared/http-client.ts";
import {
  type AssistantOverview,
  assistantOverview,
  type Conversation,
  conversation,
  type Turn,
} from "./schema.ts";

const assistantKey = ["assistant"] as const;

/** The conversations. */
export const overviewQuery = queryOptions({
  queryKey: [...assistantKey, "overview"],
  queryFn: ({ signal }) => request("/api/assistant", assistantOverview, { signal }),
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
    return { ...head, askedDate: told.askedDate, turns: putById(head.turns, told) };
  });
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
}

/** Deletes a conversation. */
export function useRemoveConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/assistant/conversations/${id}`, z.object({}), { method: "DELETE" }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: conversationQuery(id).queryKey });
      client.setQueryData(
        overviewQuery.queryKey,
        (known: AssistantOverview | undefined) =>
          known && { conversations: known.conversations.filter((each) => each.id !== id) },
      );
    },
  });
}
