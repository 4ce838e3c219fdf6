import {
  choosePassages,
  type Draft,
  listSownCrops,
  splitMore,
  toSource,
  wordPassage,
} from "./answer-rules.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asked } from "./asked.server.ts";
import type { RankedPassage } from "./passage-schema.ts";
import { isPestPassage, wordCause, wordControl } from "./pest-passages.server.ts";

/** So many likely causes of what is seen are told of. */
const mostCauses = 3;
/** A pest that fits less good by so much than the best is no likely cause. */
const leastCauseShare = 0.6;

/** The likeliest causes of what was seen, each with its telling signs; none where one stands out. */
function listCauses({ passages, farm, intents }: Asked): RankedPassage[] {
  if (!intents.kinds.includes("pest-signs")) return [];
  const { crop } = intents.slots;
  const crops = crop ? [crop] : listSownCrops(farm.fields);
  const best = passages[0]?.score ?? 0;
  const causes = passages.filter(
    ({ passage, score }) =>
      isPestPassage(passage) &&
      score >= best * leastCauseShare &&
      (passage.crop === undefined || crops.includes(passage.crop)),
  );
  return causes.length > 1 ? causes.slice(0, mostCauses) : [];
}

function addCauses(draft: Draft, { language }: Asked, causes: readonly RankedPassage[]): void {
  const { pests, sources } = answerWords[language];
  const told = causes.map(({ passage }) => ({ passage, ...wordCause(passage, language) }));
  const names = told.map(({ name }) => name).join(", ");
  draft.addBlock({
    kind: "plain",
    title: null,
    text: pests.likely(names),
    sources: [
      { kind: "own", title: sources.finder, link: "/pests/finder", asOf: null, certainty: null },
    ],
  });
  for (const { passage, text, more } of told) {
    const { title } = wordPassage(passage, language);
    const source = toSource(passage, language);
    draft.addBlock({ kind: "passage", title, text, more, sources: [source] });
  }
}

/**
 * Adds what is known that answers: likely causes where signs were told, else the passages that fit best.
 * @returns how many were added
 */
export function addPassages(draft: Draft, asked: Asked, hasFacts: boolean): number {
  const { passages, language, farm, intents } = asked;
  const causes = hasFacts ? [] : listCauses(asked);
  if (causes.length > 0) {
    addCauses(draft, asked, causes);
    return causes.length;
  }
  const { crop } = intents.slots;
  const crops = crop ? [crop] : listSownCrops(farm.fields);
  const chosen = choosePassages(passages, hasFacts ? { kinds: intents.kinds, crops } : null);
  for (const passage of chosen) {
    const { title, text } = wordPassage(passage, language);
    const isControl = intents.kinds.includes("pest-control") && isPestPassage(passage);
    const whole = splitMore(isControl ? wordControl(passage, language) : text);
    const told = asked.asksReason && whole.more !== "" ? { text: whole.more } : whole;
    draft.addBlock({ kind: "passage", title, ...told, sources: [toSource(passage, language)] });
  }
  return chosen.length;
}
