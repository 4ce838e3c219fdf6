import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Turn } from "./schema.ts";

type Request = {
  method: "POST";
  path: string;
  body: object;
  headers: Record<string, string>;
};
type Asking<Farmer> = {
  product: {
    ask: (
      farmer: Farmer,
      asked: Request,
    ) => Promise<{ statusCode: number; body: string; json: () => Turn }>;
  };
  farmer: Farmer;
};

/** Asks the assistant in English and a conversation of its own, unless it is told otherwise, for the whole answer. */
export async function putQuestion<Farmer>(
  { product, farmer }: Asking<Farmer>,
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
