import {
  choosePassages,
  type Draft,
  listSownCrops,
  toSource,
  wordPassage,
} from "./answer-rules.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asked } from "./asked.server.ts";
import type { Passage, RankedPassage } from "./passage-schema.ts";
import { isPestPassage, namePest, wordRemedy } from "./pest-passages.server.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { reckonForArea, reckonInterest } from "./reckoning.server.ts";
import { toSchemeId } from "./scheme-passages.server.ts";
import { chooseSentences, sharesName } from "./sentences.server.ts";

/** So many likely causes of what is seen are told of. */
const mostCauses = 2;
/** A pest that fits less good by so much than the best is no likely cause. */
const leastCauseShare = 0.25;
/** A cause that fits so much less good than the best is only named beside it. */
const leastEqualShare = 0.65;
/** So many words the steps have that are told at once of a pest, alone or as one of several. */
const stepWords = { alone: 30, several: 16 };

/** The likeliest causes of what was seen, the best first; none where a pest is called by its name. */
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
  // A single pest that another passage is better than may be no answer at all.
  const isFound = causes.length > 1 || causes[0] === passages[0];
  return isFound && !isNamed ? causes.slice(0, mostCauses) : [];
}

/** Whether a question calls a pest by its name: whoever knows what it is wants to know what to do. */
const namesPest = ({ passage }: RankedPassage, question: ReadQuestion): boolean =>
  isPestPassage(passage) && sharesName(passage.title.en, question);

/** What is told of a pest, with so many words for the steps. */
const toRemedy = (passage: Passage, { language, question }: Asked, mostStepWords: number) =>
  wordRemedy(passage, { language, question, mostStepWords });

/** Tells of the one cause that stands out and what else it may be, or of several that are nearly as likely. */
function addCauses(draft: Draft, asked: Asked, causes: [RankedPassage, ...RankedPassage[]]): void {
  const { language } = asked;
  const { pests, sources } = answerWords[language];
  const finder = { title: sources.finder, link: "/pests/finder", asOf: null, certainty: null };
  const addFinder = (text: string) =>
    draft.addBlock({ kind: "plain", title: null, text, sources: [{ kind: "own", ...finder }] });
  const [best, other] = causes;
  const name = ({ passage }: RankedPassage) => namePest(passage, language);
  const addPest = (title: string, passage: Passage, mostStepWords: number) => {
    const told = toRemedy(passage, asked, mostStepWords);
    draft.addBlock({ kind: "passage", title, ...told, sources: [toSource(passage, language)] });
  };
  const title = ({ passage }: RankedPassage) => wordPassage(passage, language).title;
  const isBest = best.passage === asked.passages[0]?.passage;
  if (!other || (isBest && other.score < best.score * leastEqualShare)) {
    addPest(pests.likeliest(title(best)), best.passage, stepWords.alone);
    addFinder(other ? pests.orElse(name(other)) : pests.finder);
    return;
  }
  addFinder(pests.likely(causes.map(name).join(", ")));
  for (const cause of causes) addPest(title(cause), cause.passage, stepWords.several);
}

/** Beside a pest another of the same crop is told of only where it fits nearly as well. */
function dropLessLikely(ranked: readonly RankedPassage[]): readonly RankedPassage[] {
  const [best] = ranked;
  if (!best || !isPestPassage(best.passage)) return ranked;
  return ranked.filter(
    ({ passage, score }) =>
      !isPestPassage(passage) ||
      passage.crop !== best.passage.crop ||
      score >= best.score * leastEqualShare,
  );
}

/** Where a scheme is named others of the list are none of it, however alike they are called. */
const dropOtherSchemes = (ranked: readonly RankedPassage[], schemeId: string | undefined) =>
  schemeId === undefined
    ? ranked
    : ranked.filter(({ passage: { id } }) => [null, schemeId].includes(toSchemeId(id)));

/** Whether a passage tells the seed of one acre, as its title says. */
const isForAnAcre = ({ purposes, title }: Passage) =>
  purposes.includes("seed-rate") && title.en.endsWith("for an acre");

/** A passage as it answers: what was asked for first, of a pest what to do; where the reason is asked, only more. */
function tell(passage: Passage, asked: Asked, mostSteps: number | null) {
  const { language, question, asksReason } = asked;
  const whole =
    mostSteps === null
      ? chooseSentences(wordPassage(passage, language).text, question)
      : toRemedy(passage, asked, mostSteps);
  return asksReason && whole.more !== "" ? { text: whole.more } : whole;
}

function addPassage(
  draft: Draft,
  { passage, asked, mostSteps }: { passage: Passage; asked: Asked; mostSteps: number | null },
): void {
  const { language, question } = asked;
  const { title, text } = wordPassage(passage, language);
  const told = tell(passage, asked, mostSteps);
  const reckoned = isForAnAcre(passage)
    ? reckonForArea(text, { asked: question.text, language })
    : reckonInterest(passage.title.en, { asked: question.text, language });
  draft.addBlock({
    kind: "passage",
    title,
    ...told,
    text: [...reckoned, told.text].join(" "),
    sources: [toSource(passage, language)],
  });
}

/** Those of the passages found that answer the whole of a question. */
function listChosen(asked: Asked, hasFacts: boolean): Passage[] {
  const { passages, farm, intents, question } = asked;
  const { crop } = intents.slots;
  const crops = crop ? [crop] : listSownCrops(farm.fields);
  const named = passages.filter((each) => namesPest(each, question));
  const offered = dropOtherSchemes(passages, intents.slots.schemeId);
  const fitting = isOfPests(asked) ? dropLessLikely(named.length > 0 ? named : offered) : offered;
  const [first, ...rest] = choosePassages(
    fitting,
    hasFacts ? { kinds: intents.kinds, crops } : null,
  );
  if (!first) return [];
  // A second one of another matter would stand like a mistake.
  const isWanted = ({ purposes }: Passage) => intents.kinds.some((kind) => purposes.includes(kind));
  const beside = isWanted(first) ? rest.filter(isWanted) : rest;
  // Whoever names a pest wants to know what to do about it, on that crop.
  const isOfPest = (each: Passage) => isPestPassage(each) && each.crop === first.crop;
  return [first, ...(named.length > 0 ? beside.filter(isOfPest) : beside)];
}

const isOfPests = ({ intents }: Asked) =>
  intents.kinds.some((kind) => kind === "pest-signs" || kind === "pest-control");

/**
 * Adds what is known that answers: likely causes where signs were told, else the passages that fit best; and what answers
 * another part of the question in place of the second of them.
 * @param given.hasFacts whether figures of the farm stand before it
 * @param given.isWhole whether those answer all but another part
 * @returns how many were added
 */
export function addPassages(
  draft: Draft,
  asked: Asked,
  { hasFacts, isWhole }: { hasFacts: boolean; isWhole: boolean },
): number {
  const [best, ...others] = isWhole || hasFacts || asked.asksReason ? [] : listCauses(asked);
  if (best) {
    addCauses(draft, asked, [best, ...others]);
    return 1 + others.length;
  }
  const [first, ...rest] = isWhole ? [] : listChosen(asked, hasFacts);
  const second = asked.secondPart?.passage;
  const beside = second && second !== first ? [second] : rest;
  const chosen = first ? [first, ...beside] : beside;
  const mostSteps = chosen.length > 1 ? stepWords.several : stepWords.alone;
  for (const passage of chosen) {
    const isRemedy = isOfPests(asked) && isPestPassage(passage);
    addPassage(draft, { passage, asked, mostSteps: isRemedy ? mostSteps : null });
  }
  return chosen.length;
}
