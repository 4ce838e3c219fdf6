import type { Language } from "#src/shared/language.ts";
import type { Answer, StreamEvent } from "./schema.ts";

/** The texts of the events that have come whole, and what is left of the last one. */
export function splitEvents(received: string): { texts: string[]; rest: string } {
  const parts = received.split("\n\n");
  const rest = parts.pop() ?? "";
  const texts = parts.flatMap((part) =>
    part
      .split("\n")
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice("data:".length).trimStart()),
  );
  return { texts, rest };
}

export const beginAnswer = (language: Language): Answer => ({
  language,
  isUnknown: false,
  byModel: false,
  blocks: [],
  sources: [],
  notes: [],
  followUps: [],
});

/** The answer so far with one more event of its stream. */
export function applyEvent(answer: Answer, event: StreamEvent): Answer {
  switch (event.type) {
    case "start":
      return beginAnswer(event.language);
    case "restart":
      return beginAnswer(answer.language);
    case "source":
      return { ...answer, sources: [...answer.sources, event.source] };
    case "block":
      return { ...answer, blocks: [...answer.blocks, event.block] };
    case "text": {
      const last = answer.blocks.at(-1);
      if (!last) return answer;
      const longer = { ...last, text: last.text + event.text };
      return { ...answer, blocks: [...answer.blocks.slice(0, -1), longer] };
    }
    case "end":
      return event.turn.answer ?? answer;
    case "failed":
      return answer;
  }
}
