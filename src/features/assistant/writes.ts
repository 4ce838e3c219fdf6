import { msg } from "@lingui/core/macro";
import type { Writes } from "#src/shared/writes.ts";
import { applyTurn } from "./api.ts";
import { type QuestionInput, questionInput, turn } from "./schema.ts";

/** Questions that wait for the network; by its id the server finds what has reached it already. */
export const questionWrites: Writes<QuestionInput, "question"> = {
  kind: "question",
  command: questionInput,
  toRequest: (input) => ({
    method: "POST",
    path: "/api/assistant/questions",
    // Half an answer may be kept from a connection that broke.
    body: { ...input, again: true },
  }),
  applySent(client, { command: { conversationId }, answer }) {
    applyTurn(client, { conversationId, told: turn.parse(answer) });
  },
  getName: () => msg`A question to the assistant`,
};
