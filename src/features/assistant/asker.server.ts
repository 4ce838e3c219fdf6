import type { FarmFacts } from "#src/features/farm/facts.server.ts";
import type { WaterParts } from "#src/features/irrigation/water.server.ts";
import type { Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { AnswerSource } from "./schema.ts";

export type ToolParts = Omit<WaterParts, "getFarmPlace">;
/** The farm that is told of, and in which language. */
export type Asker = { farm: FarmFacts; language: Language };

type Sources = (typeof answerWords)["en"]["sources"];

/** A place of the product's own that an answer is from. */
export function ownSource(
  { language }: Asker,
  given: { name: keyof Sources; link: string; asOf: string | null },
) {
  const title = answerWords[language].sources[given.name];
  const source: AnswerSource = {
    kind: "own",
    title,
    link: given.link,
    asOf: given.asOf,
    certainty: null,
  };
  return source;
}
