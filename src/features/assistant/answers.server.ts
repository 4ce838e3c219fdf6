import { spokenNames } from "#content/crops/names.ts";
import { callCentre, emergencyNumbers } from "#content/helplines.ts";
import { purposeQuestions } from "#content/purposes.ts";
import { namedCrops } from "#src/features/names/schema.ts";
import { countWords, type Draft, listSuggestions, openDraft } from "./answer-rules.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { AnswerParts, Asked } from "./asked.server.ts";
import { soundsHeavy } from "./danger-rules.ts";
import { addPassages } from "./passage-answers.server.ts";
import type { RankedPassage } from "./passage-schema.ts";
import { isFound, isInTheWay, planCalls, tellsSigns } from "./planned-tools.server.ts";
import { findInstead, findProhibited } from "./prohibited.server.ts";
import type { Purpose } from "./purpose-schema.ts";
import { tellReadings } from "./record-tools.server.ts";
import { type Refused, tellRefusal } from "./refusals.server.ts";
import type { Answer, StreamEvent } from "./schema.ts";
import { toPassageId } from "./scheme-passages.server.ts";
import { tellSum } from "./sums.server.ts";
import { isWholeAnswer, type ToolCall, type ToolFacts } from "./tool-rules.ts";
import { getToolFacts } from "./tools.server.ts";

function getSmallTalk({ intents, language }: Asked): string | null {
  const words = answerWords[language];
  const [kind] = intents.kinds;
  if (kind === "greeting") return words.greeting;
  if (kind === "thanks") return words.thanks;
  return kind === "abilities" ? words.help : null;
}

/** Whether a question only greets or thanks. */
const isSmallTalk = ({ intents }: Asked) =>
  intents.kinds.length > 0 &&
  intents.kinds.every((kind) => kind === "greeting" || kind === "thanks" || kind === "abilities");

const plain = (text: string) => ({ kind: "plain" as const, title: null, text, sources: [] });

/** What is paid for an insurance follows from its rates, and not from the sums that are named. */
const isOfInsurance = ({ intents }: Asked) =>
  intents.kinds.includes("insurance") || intents.kinds.includes("premium");

const asksDose = ({ intents }: Asked) => intents.kinds.includes("label-dose");

/** What is said before all else of a prohibited pesticide and of a dose; null where neither is asked about. */
function getWarning(asked: Asked): string | null {
  const { prohibited, label } = answerWords[asked.language];
  const named = findProhibited(asked.text);
  if (named !== null) return prohibited(named);
  return asksDose(asked) ? label : null;
}

function isOutside(asked: Asked): boolean {
  const [kind] = asked.intents.kinds;
  if (kind !== "livestock" && kind !== "other") return false;
  const isOfAnimals = asked.passages[0]?.passage.purposes[0] === "livestock";
  return !isFound(asked) || (kind === "livestock" && isOfAnimals);
}

/** Of so many words and so like what a passage is asked for by, a question is answered by it and not asked back. */
const leastClear = { words: 5, score: 0.35, likeness: 0.08 };

function isClear({ text, passages: [best] }: Asked): boolean {
  if (best === undefined || countWords(text) < leastClear.words) return false;
  return best.score >= leastClear.score && best.likeness >= leastClear.likeness;
}

/** Whether it is so unclear what is wanted that the farmer is asked. */
const isUnclear = (asked: Asked) =>
  asked.intents.kinds.length === 0 && asked.intents.choices.length > 0 && !isClear(asked);

/**
 * Whether the answer is a fixed one: a greeting's, a warning, that it is outside, or which of two is meant; or of
 * somebody so burdened that no model is to word it.
 */
export const isFixed = (asked: Asked) =>
  asked.refused !== null ||
  soundsHeavy(asked.text) ||
  isSmallTalk(asked) ||
  getWarning(asked) !== null ||
  isOutside(asked) ||
  isUnclear(asked);

/** Offers what else may be meant, each to be pressed, for the crop that was named. */
function offerChoices(draft: Draft, { intents, language }: Asked): void {
  const crop = namedCrops.find((each) => each === intents.slots.crop);
  const about = crop ? `${spokenNames[language][crop]}: ` : "";
  draft.offer(intents.choices.map((each) => about + purposeQuestions[each][language]));
}

/** What shares little more than the name of an animal with a question scores below this. */
const leastOfAnimals = 0.65;

/** What is known of animals that answers a question about them, the best alone; a scheme for them does not. */
const listOfAnimals = ({ intents, passages }: Asked) =>
  intents.kinds[0] === "livestock"
    ? passages
        .filter(
          ({ passage, score }) => passage.purposes[0] === "livestock" && score >= leastOfAnimals,
        )
        .slice(0, 1)
    : [];

/** Whoever asks of what is no matter of farming is told so, and whom to ask; of animals first what is known. */
function sendElsewhere(draft: Draft, asked: Asked): void {
  const { intents, language } = asked;
  const { outside, whom } = answerWords[language];
  const passages = listOfAnimals(asked);
  if (passages.length > 0) {
    addPassages(draft, { ...asked, passages }, { hasFacts: false, isWhole: false });
    draft.addBlock(plain(outside.vet(emergencyNumbers.animals)));
    return;
  }
  draft.setUnknown();
  if (intents.kinds[0] === "livestock") {
    draft.addBlock(plain(outside.livestock(emergencyNumbers.animals)));
    return;
  }
  draft.addBlock(plain(outside.other));
  draft.addBlock(plain(whom(callCentre)));
}

/** Says that it is not known, what is known that comes nearest, and whom to ask. */
function admitUnknown(draft: Draft, { language, nearest }: Asked): void {
  const words = answerWords[language];
  draft.setUnknown();
  draft.addBlock(plain(`${words.unknown} ${nearest ? words.nearest : words.help}`));
  draft.addBlock(plain(words.whom(callCentre)));
  if (nearest) draft.offer([nearest.title[language]]);
}

/** Where what the own soil card says of a nutrient is a part of the answer. */
const ofSoil: readonly Purpose[] = ["soil-test", "dose-plan", "manure", "pest-signs", "crop-care"];

function tellOwnReadings(parts: AnswerParts, { farm, language, intents, question }: Asked) {
  const { topic, fieldId } = intents.slots;
  if (topic !== undefined || !intents.kinds.some((kind) => ofSoil.includes(kind))) return null;
  const concepts = question.words.map(({ concept }) => concept);
  const told = tellReadings(parts, { farm, language }, { concepts, fieldId });
  if (!told) return null;
  const { title, lines, sources } = told;
  return { kind: "own" as const, title, text: lines.join("\n"), sources };
}

/** A question without the passages that say again what a tool has told. */
function leaveOutTold(asked: Asked, calls: readonly ToolCall[]): Asked {
  const { schemeId } = asked.intents.slots;
  if (schemeId === undefined || calls.every(({ name }) => name !== "schemes")) return asked;
  const isNew = ({ passage }: RankedPassage) => passage.id !== toPassageId(schemeId);
  const { passages, secondPart } = asked;
  return {
    ...asked,
    passages: passages.filter(isNew),
    secondPart: secondPart && isNew(secondPart) ? secondPart : null,
  };
}

type Block = ReturnType<typeof toBlock>;

function toBlock({ title, lines, more = [], sources }: ToolFacts, { asksReason }: Asked) {
  const reasons = more.length > 0 ? more : lines.slice(1);
  const told =
    asksReason && reasons.length > 0
      ? { text: reasons.join("\n") }
      : { text: lines.join("\n"), more: more.join("\n") };
  return { kind: "own" as const, title, ...told, sources };
}

/**
 * Tells what the tools say of this farm; that there is nothing waits for what is known in general.
 * @returns the calls that were told, and what waits
 */
async function tellCalls(
  parts: AnswerParts,
  given: { asked: Asked; draft: Draft; signal: AbortSignal; calls: readonly ToolCall[] },
): Promise<{ calls: ToolCall[]; empty: Block[] }> {
  const { asked, draft, signal } = given;
  const { farm, language } = asked;
  const calls: ToolCall[] = [];
  const empty: Block[] = [];
  for (const call of given.calls) {
    if (signal.aborted) break;
    const facts = await getToolFacts(parts, { asker: { farm, language }, call });
    if (isInTheWay(facts, call, asked)) {
      empty.push(toBlock(facts, asked));
      continue;
    }
    draft.addBlock(toBlock(facts, asked));
    calls.push(call);
  }
  return { calls, empty };
}

/** Says what is not done, and the right way; after what is others' matter what is known of it. */
function refuse(draft: Draft, asked: Asked, refused: Refused): void {
  const [best] = asked.passages;
  const { text, sources, hasBeside } = tellRefusal(refused, { language: asked.language, best });
  draft.addBlock({ kind: "plain", title: null, text, sources });
  if (!hasBeside || !best) return;
  const known = { ...asked, passages: [best], secondPart: null };
  addPassages(draft, known, { hasFacts: false, isWhole: false });
}

/** The built-in answer: what the tools say of this farm, then what is known, then where to ask. */
export async function answerFromKnowledge(
  parts: AnswerParts,
  { asked, draft, signal }: { asked: Asked; draft: Draft; signal: AbortSignal },
): Promise<void> {
  const { language, intents } = asked;
  const words = answerWords[language];
  if (asked.refused) {
    refuse(draft, asked, asked.refused);
    return;
  }
  // Whether frost or hail comes is asked of the sky, in few words that say nothing of who asks.
  const isOfSky = intents.slots.topic === "frost-coming";
  if (!isOfSky && soundsHeavy(asked.text))
    draft.addBlock(plain(words.heavy(emergencyNumbers.mind)));
  const talk = getSmallTalk(asked);
  const { planned, strange } = planCalls(asked);
  const wanted = planned.filter((call) => !strange.includes(call));
  if (talk && planned.length === 0 && asked.passages.length === 0) {
    draft.addBlock(plain(talk));
    return;
  }
  const sum =
    findProhibited(asked.text) === null && !isOfInsurance(asked)
      ? tellSum(asked, { planned, asksDose: asksDose(asked) })
      : null;
  if (sum) {
    draft.addBlock({ kind: "own", ...sum, sources: [] });
    if (asksDose(asked)) draft.addBlock({ ...plain(words.label), title: words.titles.label });
    return;
  }
  const warning = getWarning(asked);
  if (warning === null && isOutside(asked)) {
    sendElsewhere(draft, asked);
    return;
  }
  if (intents.choices.length > 0) offerChoices(draft, asked);
  if (warning === null && isUnclear(asked)) {
    draft.addBlock(plain(words.whichOne));
    return;
  }
  if (warning !== null) draft.addBlock({ ...plain(warning), title: words.titles.label });
  if (strange.length > 0) draft.addBlock(plain(words.otherCrop.unknown));
  const readings = tellOwnReadings(parts, asked);
  if (readings) draft.addBlock(readings);
  const { calls, empty } = await tellCalls(parts, { asked, draft, signal, calls: wanted });
  const asksPremium = calls.some(({ name }) => name === "premium");
  if (asksPremium && intents.slots.isSumUnclear) draft.addBlock(plain(words.premium.unclear));
  if (signal.aborted) return;
  // When the crop must not thirst, and how what the soil lacks is given, is told beside the own figures.
  const { topic } = intents.slots;
  const asksRemedy =
    topic === "soil-card" && asked.passages[0]?.passage.purposes.includes("dose-plan");
  const isMore =
    isFound(asked) && (topic === "water-now" || asksRemedy || tellsSigns(asked, calls));
  const isWhole = strange.length === 0 && !isMore && isWholeAnswer(calls, intents);
  const known = (await findInstead(parts, asked)) ?? leaveOutTold(asked, calls);
  const hasFacts = calls.length + strange.length > 0;
  const shown = addPassages(draft, known, { hasFacts: hasFacts || asksDose(asked), isWhole });
  for (const block of empty) draft.addBlock(block);
  if (shown + empty.length > 0 || hasFacts || warning !== null) return;
  admitUnknown(draft, asked);
}

/**
 * Answers a question and tells each part as it comes.
 * @param given.answer how: from the knowledge base, or through a language model
 * @returns the answer as it is to be kept
 */
export async function answerQuestion(
  asked: Asked,
  given: {
    tell: (event: StreamEvent) => void;
    signal: AbortSignal;
    answer: (draft: Draft) => Promise<void>;
  },
): Promise<Answer> {
  const { language, farm, intents } = asked;
  given.tell({ type: "start", language });
  const draft = openDraft(language, given.tell);
  await given.answer(draft);
  if (given.signal.aborted) draft.note("stopped");
  // Whoever wants to do harm, or has lost money, is offered nothing else at once.
  const suggestions = asked.refused
    ? []
    : listSuggestions(farm.fields, { language, without: intents.kinds });
  return draft.toAnswer(suggestions);
}
