import { type StreamTextEvent, streamText } from "@xsai/stream-text";
import type { Env } from "#src/platform/env.server.ts";
import type { Logger } from "#src/platform/log.server.ts";
import type { ModelFault } from "./schema.ts";

export type ModelMessage = { role: "system" | "user" | "assistant"; content: string };

export type ModelTool = {
  name: string;
  description: string;
  /** JSON Schema of what it is asked. */
  parameters: Record<string, unknown>;
  /** @throws Error when the input is not the tool's */
  run: (input: unknown) => Promise<string>;
};

type ModelEvent = { type: "text"; text: string } | { type: "fault"; fault: ModelFault };

/** A language model that speaks the chat completions protocol. */
export type Model = {
  /**
   * The pieces of its answer as they come, its calls of tools carried out; a fault is the last event.
   * @param given.signal stops it; then nothing more comes
   */
  stream: (given: {
    messages: readonly ModelMessage[];
    tools: readonly ModelTool[];
    signal: AbortSignal;
  }) => AsyncGenerator<ModelEvent>;
};

/** Questions to the model for one answer: tools may be asked between them. */
const mostSteps = 4;
const longestAnswerInTokens = 900;
/** However steadily something trickles in, nobody waits longer, as a multiple of the longest silence. */
const longestInSilences = 6;
/** After too many questions the model is left alone for so long, unless it says for how long. */
const usualPauseInMs = 20_000;
const longestPauseInMs = 300_000;

const statusOf = (error: unknown) =>
  error instanceof Error && "response" in error && error.response instanceof Response
    ? error.response
    : null;

function readFault(error: unknown, given: { hasBegun: boolean; isSilent: boolean }): ModelFault {
  if (given.isSilent) return "timeout";
  const response = statusOf(error);
  if (response) {
    if (response.status === 429) return "too-many-requests";
    return response.status >= 500 ? "unreachable" : "refused";
  }
  if (error instanceof SyntaxError) return "malformed";
  if (!(error instanceof Error)) return "broken-off";
  if (/tool|unavailable|argument/i.test(error.message)) return "malformed";
  if (error.message.startsWith("Error from server")) return "refused";
  return given.hasBegun ? "broken-off" : "unreachable";
}

function readPause(error: unknown): number {
  const seconds = Number(statusOf(error)?.headers.get("retry-after"));
  return seconds > 0 ? Math.min(seconds * 1000, longestPauseInMs) : usualPauseInMs;
}

/** A signal that fires when nothing is heard for so long, or all of it takes too long. */
function openPatience(silenceInMs: number, stop: AbortSignal) {
  const silence = new AbortController();
  const fire = () => silence.abort(new Error("The model stayed silent"));
  let timer = setTimeout(fire, silenceInMs);
  const whole = setTimeout(fire, silenceInMs * longestInSilences);
  return {
    signal: AbortSignal.any([silence.signal, stop]),
    isOver: () => silence.signal.aborted,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(fire, silenceInMs);
    },
    /** Nothing of it is wanted any more: the client itself would read on. */
    close() {
      clearTimeout(timer);
      clearTimeout(whole);
      silence.abort(new Error("The answer is over"));
    },
  };
}

type Settings = { url: string; model: string; key: string | undefined; timeoutInMs: number };
type Asked = Parameters<Model["stream"]>[0];

function ask({ url, model, key }: Settings, { messages, tools, signal }: Asked) {
  const asked = streamText({
    baseURL: url.endsWith("/") ? url : `${url}/`,
    ...(key ? { apiKey: key } : {}),
    model,
    messages: [...messages],
    maxSteps: mostSteps,
    temperature: 0.2,
    maxTokens: longestAnswerInTokens,
    abortSignal: signal,
    // The farmer's question and the key go nowhere else.
    fetch: (address: RequestInfo | URL, settings?: RequestInit) =>
      fetch(address, { ...settings, redirect: "error" }),
    tools: tools.map(({ name, description, parameters, run }) => ({
      type: "function" as const,
      function: { name, description, parameters },
      execute: run,
    })),
  });
  // Each of them fails together with the stream, which is where that is dealt with.
  for (const promise of [asked.messages, asked.steps, asked.usage, asked.totalUsage]) {
    promise.catch(() => undefined);
  }
  return asked.fullStream.getReader();
}

/** Whether an event ends the answer as it should: the model said that it has finished. */
const isEnd = (event: StreamTextEvent) =>
  event.type === "finish" && event.finishReason !== "other" && event.finishReason !== "error";

async function* readAnswer(
  settings: Settings,
  given: Asked & { onTooMany: (error: unknown) => void; log: Pick<Logger, "warn"> },
): AsyncGenerator<ModelEvent> {
  const patience = openPatience(settings.timeoutInMs, given.signal);
  let hasBegun = false;
  let isWhole = false;
  try {
    const reader = ask(settings, { ...given, signal: patience.signal });
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      patience.hear();
      hasBegun = true;
      const { value } = next;
      if (value.type === "error") throw new Error("Error from server: the model refused");
      // The client ends each of its questions so; whatever follows decides anew.
      isWhole = isEnd(value);
      if (value.type === "text-delta") yield { type: "text", text: value.text };
    }
    if (!isWhole) yield { type: "fault", fault: "broken-off" };
  } catch (error) {
    if (given.signal.aborted && !patience.isOver()) return;
    const fault = readFault(error, { hasBegun, isSilent: patience.isOver() });
    if (fault === "too-many-requests") given.onTooMany(error);
    // The message may hold what the farmer asked; its kind is enough.
    given.log.warn({ fault }, "the language model gave no answer");
    yield { type: "fault", fault };
  } finally {
    patience.close();
  }
}

/** The language model that is set up, or null. */
export function openModel(
  env: Pick<Env, "ASSISTANT_URL" | "ASSISTANT_MODEL" | "ASSISTANT_KEY" | "ASSISTANT_TIMEOUT_MS">,
  { log, now }: { log: Pick<Logger, "warn">; now: () => Date },
): Model | null {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = env;
  if (!url || !model) return null;
  const settings = { url, model, key, timeoutInMs: env.ASSISTANT_TIMEOUT_MS };
  let pausedUntil = 0;
  const onTooMany = (error: unknown) => {
    pausedUntil = now().getTime() + readPause(error);
  };
  return {
    async *stream(given) {
      if (now().getTime() < pausedUntil) yield { type: "fault", fault: "too-many-requests" };
      else yield* readAnswer(settings, { ...given, onTooMany, log });
    },
  };
}
