import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TestFarmer, TestServer } from "#src/app/test-server.server.ts";
import type { Turn } from "./schema.ts";

type Asking = { product: TestServer; farmer: TestFarmer };

/** Asks the assistant in English and a conversation of its own, unless it is told otherwise, for the whole answer. */
export async function putQuestion(
  { product, farmer }: Asking,
  text: string,
  given: { conversationId?: string; language?: string } = {},
): Promise<Turn> {
  const answer = await product.ask(farmer, {
    method: "POST",
    path: "assistant/questions",
    body: { id: randomUUID(), conversationId: randomUUID(), language: "en", text, ...given },
    headers: { accept: "application/json" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** What an answer says at once, a line for each of its own. */
export const readText = ({ answer }: Turn) =>
  (answer?.blocks ?? []).map(({ text }) => text).join("\n");
