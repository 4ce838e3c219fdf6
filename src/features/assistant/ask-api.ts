import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { readAnswer } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { toWrite } from "#src/shared/writes.ts";
import { useOutbox } from "#src/ui/use-outbox.ts";
import { applyTurn } from "./api.ts";
import { type Answer, type QuestionInput, type StreamEvent, streamEvent, turn } from "./schema.ts";
import { applyEvent, beginAnswer, splitEvents } from "./stream-rules.ts";
import { questionWrites } from "./writes.ts";

/** The answer ended before it was whole: as if the network had failed. */
const brokenOff = () => new TypeError("The answer broke off");

/**
 * Sends a question and tells what comes back as it comes.
 * @throws AppError with the server's code; TypeError when the network failed; DOMException when stopped
 */
async function askQuestion(
  input: QuestionInput,
  { signal, hear }: { signal: AbortSignal; hear: (event: StreamEvent) => void },
): Promise<void> {
  const response = await fetch("/api/assistant/questions", {
    method: "POST",
    credentials: "same-origin",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify(input),
    signal,
  });
  const { body } = response;
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.ok || !isStream || !body) {
    return hear({ type: "end", turn: await readAnswer(response, turn) });
  }
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  let isWhole = false;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { texts, rest } = splitEvents(received + next.value);
    received = rest;
    for (const text of texts) {
      const event = streamEvent.parse(JSON.parse(text));
      hear(event);
      if (event.type === "failed") throw new AppError("internal-error", event.code);
      isWhole ||= event.type === "end";
    }
  }
  if (!isWhole) throw brokenOff();
}

/** The question that is being answered, or could not be. */
export type LiveTurn = {
  input: QuestionInput;
  askedDate: string;
  answer: Answer;
  state: "asking" | "failed";
  /** Why it failed; null while it has not. */
  error: AppError | null;
};

type Asking = {
  text: string;
  language: Language;
  conversationId: string;
  /** Of a question that is asked again. */
  id?: string;
  isNoEmergency?: boolean;
};

function makeInput({ id, text, ...asking }: Asking): QuestionInput {
  const again = id !== undefined;
  return { ...asking, id: id ?? makeClientId(), text: text.trim(), again };
}

/**
 * Asks questions one at a time. Without a network a question is kept and asked later; one that the server
 * refused comes back to its field.
 * @param props.onRefused with what was asked, when the server did not take it
 */
export function useAsking(props: { onRefused: (text: string, error: AppError) => void }) {
  const client = useQueryClient();
  const outbox = useOutbox();
  const [live, setLive] = useState<LiveTurn | null>(null);
  const stopping = useRef<AbortController | null>(null);

  const finish = (input: QuestionInput, askedDate: string, answer: Answer | null) => {
    const told = { id: input.id, question: input.text, askedDate, answer };
    applyTurn(client, { conversationId: input.conversationId, told });
    setLive(null);
  };

  const fail = async (asked: LiveTurn, error: unknown) => {
    const { input } = asked;
    if (error instanceof DOMException && error.name === "AbortError") {
      const hasText = asked.answer.blocks.some(({ text }) => text !== "");
      const stopped = { ...asked.answer, notes: [...asked.answer.notes, "stopped" as const] };
      return finish(input, asked.askedDate, hasText ? stopped : null);
    }
    if (error instanceof AppError && error.code !== "internal-error") {
      setLive(null);
      return props.onRefused(input.text, error);
    }
    if (error instanceof AppError) return setLive({ ...asked, state: "failed", error });
    // Whatever else is a lost network: the question is kept, and asked when there is one.
    await outbox.write({ id: input.id, ...toWrite(questionWrites, input) }, { patience: 0 });
    setLive(null);
  };

  const ask = async (asking: Asking): Promise<void> => {
    stopping.current?.abort();
    const stop = new AbortController();
    stopping.current = stop;
    const input = makeInput(asking);
    const askedDate = new Date().toISOString();
    let asked: LiveTurn = {
      input,
      askedDate,
      answer: beginAnswer(asking.language),
      state: "asking",
      error: null,
    };
    setLive(asked);
    try {
      await askQuestion(input, {
        signal: stop.signal,
        hear(event) {
          asked = { ...asked, answer: applyEvent(asked.answer, event) };
          if (event.type === "end") finish(input, event.turn.askedDate, event.turn.answer);
          else setLive(asked);
        },
      });
    } catch (error) {
      await fail(asked, error);
    }
  };

  return { live, ask, stop: () => stopping.current?.abort() };
}
