import { createServer, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

const message = z.looseObject({
  role: z.string(),
  content: z.unknown(),
});
const question = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(message),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })),
});
type ModelQuestion = z.infer<typeof question>;

/** What the model does next: calls a tool, its input as the text that it writes, or says something. */
type ModelStep = { call: string; input: string } | { say: readonly string[] };

/** How the model is to behave: well, or with one of the faults that such servers have. */
export type ModelBehaviour =
  | {
      kind: "well";
      /** The step for the question, of which the first is 0. */
      step: (question: ModelQuestion, at: number) => ModelStep;
      /** Between two pieces of a text. */
      everyMs?: number;
    }
  | { kind: "status"; status: number; body: string; headers?: Record<string, string> }
  /** No headers, or some words and then nothing more. */
  | { kind: "silent"; after: readonly string[] | null }
  /** The connection breaks within the answer, or ends as if it were whole. */
  | { kind: "broken-off"; after: readonly string[]; how: "reset" | "end" }
  /** Sends this as the body of its stream, and ends it unless more is to be expected. */
  | { kind: "raw"; body: string; type?: string; staysOpen?: boolean };

export type DemoModel = {
  /** What ASSISTANT_URL is set to. */
  url: string;
  /** Every question so far, with the key that came with it. */
  questions: {
    body: ModelQuestion;
    key: string | undefined;
    /** Whether the asker has left before the answer was whole. */
    isLeft: () => boolean;
  }[];
  behave: (behaviour: ModelBehaviour) => void;
  close: () => Promise<void>;
};

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null = null) =>
  event({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "demo",
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

function begin(response: ServerResponse, type = "text/event-stream"): void {
  response.writeHead(200, { "content-type": type });
  response.flushHeaders();
}

async function take(
  response: ServerResponse,
  { step, everyMs = 0 }: { step: ModelStep; everyMs?: number },
) {
  response.write(chunk({ role: "assistant", content: "" }));
  if ("call" in step) {
    const start = { name: step.call, arguments: "" };
    const call = { index: 0, id: "call_1", type: "function", function: start };
    response.write(chunk({ tool_calls: [call] }));
    // In two pieces, as they come.
    const half = Math.ceil(step.input.length / 2);
    for (const piece of [step.input.slice(0, half), step.input.slice(half)]) {
      response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] }));
    }
    response.write(chunk({}, "tool_calls"));
  } else {
    for (const content of step.say) {
      if (everyMs > 0) await wait(everyMs);
      response.write(chunk({ content }));
    }
    response.write(chunk({}, "stop"));
  }
  response.end("data: [DONE]\n\n");
}

async function behaveAs(
  behaviour: ModelBehaviour,
  { response, body, at }: { response: ServerResponse; body: ModelQuestion; at: number },
): Promise<void> {
  switch (behaviour.kind) {
    case "well":
      begin(response);
      return take(response, { step: behaviour.step(body, at), everyMs: behaviour.everyMs ?? 0 });
    case "status":
      return void response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
    case "silent":
      if (behaviour.after === null) return;
      begin(response);
      for (const content of behaviour.after) response.write(chunk({ content }));
      return;
    case "broken-off":
      begin(response);
      for (const content of behaviour.after) response.write(chunk({ content }));
      await wait(20);
      return void (behaviour.how === "end" ? response.end() : response.destroy());
    case "raw":
      begin(response, behaviour.type);
      response.write(behaviour.body);
      return void (behaviour.staysOpen || response.end());
  }
}

/** A language model of one's own on this machine, that says what it is told to, over the real protocol. */
export async function openDemoModel(): Promise<DemoModel> {
  let behaviour: ModelBehaviour = { kind: "well", step: () => ({ say: ["I do not know."] }) };
  const questions: DemoModel["questions"] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (text += part));
    request.on("end", () => {
      if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
        response.writeHead(404).end();
        return;
      }
      const body = question.parse(JSON.parse(text));
      const { authorization: key } = request.headers;
      const isLeft = () => response.closed && !response.writableEnded;
      questions.push({ body, key, isLeft });
      const at = body.messages.filter(({ role }) => role === "tool").length;
      response.on("error", () => response.destroy());
      void behaveAs(behaviour, { response, body, at });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    questions,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
