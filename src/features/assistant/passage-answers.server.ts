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
import type { Passage, RankedPassage } from "./passage-schema.ts";
import { isPestPassage, wordCause, wordControl } from "./pest-passages.server.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { reckonForArea } from "./reckoning.server.ts";
import { putAnswerFirst, sharesName } from "./sentences.server.ts";

/** So many likely causes of what is seen are told of. */
const mostCauses = 2;
/** A pest that fits less good by so much than the best is no likely cause. */
const leastCauseShare = 0.25;

/** The likeliest causes of what was seen, each with its telling signs; none where one stands out. */
function listCauses({ passages, farm, intents, question }: Asked): RankedPassage[] {
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
  const isNamed = causes.some((cause) => namesPest(cause, question));
  return causes.length > 1 && !isNamed ? causes.slice(0, mostCauses) : [];
}

/** Whether a question calls a pest by its name: whoever knows what it is wants to know what to do. */
const namesPest = ({ passage }: RankedPassage, question: ReadQuestion): boolean =>
  isPestPassage(passage) && sharesName(passage.title.en, question);

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

/** Whether a passage tells the seed of one acre, as its title says. */
const isForAnAcre = ({ purposes, title }: Passage) =>
  purposes.includes("seed-rate") && title.en.endsWith("for an acre");

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
  const named = passages.filter((each) => namesPest(each, asked.question));
  const isOfPest = intents.kinds.some((kind) => kind === "pest-signs" || kind === "pest-control");
  const fitting = isOfPest && named.length > 0 ? named : passages;
  const chosen = choosePassages(fitting, hasFacts ? { kinds: intents.kinds, crops } : null);
  for (const passage of chosen) {
    const { title, text } = wordPassage(passage, language);
    const isControl =
      isPestPassage(passage) && (intents.kinds.includes("pest-control") || fitting === named);
    const whole = splitMore(
      isControl ? wordControl(passage, language) : putAnswerFirst(text, asked.question),
    );
    const told = asked.asksReason && whole.more !== "" ? { text: whole.more } : whole;
    const reckoned = isForAnAcre(passage)
      ? reckonForArea(text, { asked: asked.question.text, language })
      : [];
    draft.addBlock({
      kind: "passage",
      title,
      ...told,
      text: [...reckoned, told.text].join(" "),
      sources: [toSource(passage, language)],
    });
  }
  return chosen.length;
}
