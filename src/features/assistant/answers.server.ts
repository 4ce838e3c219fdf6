import { spokenNames } from "#content/crops/names.ts";
import { callCentre, emergencyNumbers } from "#content/helplines.ts";
import { bannedIngredients } from "#content/pesticides.ts";
import { purposeQuestions } from "#content/purposes.ts";
import { smallWords } from "#content/vocabulary.ts";
import { type FarmFacts, getFarmFacts } from "#src/features/farm/facts.server.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { namedCrops } from "#src/features/names/schema.ts";
import { isMarketPlace } from "#src/features/prices/market-places.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Language } from "#src/shared/language.ts";
import {
  choosePassages,
  type Draft,
  listSownCrops,
  listSuggestions,
  openDraft,
  splitMore,
  toSource,
  wordPassage,
} from "./answer-rules.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { ToolParts } from "./asker.server.ts";
import { splitSounds } from "./danger-sound-rules.ts";
import { chooseIntents } from "./intent-rules.ts";
import type { Intents, Reading } from "./intent-schema.ts";
import type { Found, Passage, QuestionLanguage, RankedPassage } from "./passage-schema.ts";
import { isPestPassage, wordCause, wordControl } from "./pest-passages.server.ts";
import type { Likelihoods } from "./purpose-schema.ts";
import { toLanguage } from "./purposes.server.ts";
import type { Answer, StreamEvent, Turn } from "./schema.ts";
import { isOfOtherCrop, planTools, type ToolCall } from "./tool-rules.ts";
import { getToolFacts } from "./tools.server.ts";

/** What the knowledge base makes of a question. */
export type Knowledge = {
  search: (words: string, wanted: { likelihoods: Likelihoods; limit: number }) => Promise<Found>;
  read: (
    text: string,
    given: { fields: readonly Field[]; grown: readonly string[]; before: readonly string[] },
  ) => Reading;
  detectLanguage: (text: string, shown: Language) => QuestionLanguage;
};

export type AnswerParts = ToolParts & { knowledge: Knowledge };

/** A question with all that is known for its answer. */
export type Asked = {
  text: string;
  language: Language;
  farm: FarmFacts;
  intents: Intents;
  passages: readonly RankedPassage[];
  /** What is known that comes nearest, whether or not it answers. */
  nearest: Passage | null;
  /** What was asked and answered before, the earliest first. */
  before: readonly Turn[];
};

const mostPassages = 4;

/** Of danger is spoken once: what comes after it is a matter of its own. */
const isOrdinary = ({ answer }: Turn) => answer?.blocks[0]?.kind !== "danger";

/** Reads a question as it is meant after those before it, and finds what answers it. */
export async function readAsked(
  { db, knowledge, now }: AnswerParts,
  given: { uid: string; turn: Turn; before: readonly Turn[]; shown: Language },
): Promise<Asked> {
  const { uid, before, shown } = given;
  const text = given.turn.question;
  const farm = await getFarmFacts(db, { uid, now: now() });
  const reading = knowledge.read(text, {
    fields: farm.fields,
    grown: listSownCrops(farm.fields),
    before: before.filter(isOrdinary).map(({ question }) => question),
  });
  const { likelihoods, question } = reading;
  const found = await knowledge.search(question.text, { likelihoods, limit: mostPassages });
  return {
    text,
    language: toLanguage(knowledge.detectLanguage(text, shown)),
    farm,
    before,
    intents: chooseIntents(reading),
    passages: found.fitting,
    nearest: found.nearest,
  };
}

function getSmallTalk({ intents, language }: Asked): string | null {
  const words = answerWords[language];
  const [kind] = intents.kinds;
  if (kind === "greeting") return words.greeting;
  if (kind === "thanks") return words.thanks;
  return kind === "abilities" ? words.help : null;
}

/** Whether a question only greets or thanks, so that nobody need think about it. */
export const isSmallTalk = ({ intents }: Asked) =>
  intents.kinds.length > 0 &&
  intents.kinds.every((kind) => kind === "greeting" || kind === "thanks" || kind === "abilities");

const plain = (text: string) => ({ kind: "plain" as const, title: null, text, sources: [] });

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
    ...plain(pests.likely(names)),
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

function addPassages(draft: Draft, asked: Asked, hasFacts: boolean): number {
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
    const told = splitMore(isControl ? wordControl(passage, language) : text);
    draft.addBlock({ kind: "passage", title, ...told, sources: [toSource(passage, language)] });
  }
  return chosen.length;
}

/** From so many letters on a name is known with a case ending, too. */
const leastInflected = 5;

/** The first of the names of a prohibited pesticide that a text says, by its sound; null where it says none. */
function findProhibited(text: string): string | null {
  const said = ` ${splitSounds(text).join(" ")} `;
  const isSaid = (name: string) => {
    const sound = splitSounds(name).join(" ");
    return said.includes(sound.length < leastInflected ? ` ${sound} ` : ` ${sound}`);
  };
  return bannedIngredients.find((names) => names.some(isSaid))?.[0] ?? null;
}

/** Words that say nothing of what is sold, or where. */
const emptyWords = splitWords(smallWords.marketFillers);

/** Of the tools those that would answer for another crop than what the question names. */
function listStrange(intents: Intents, planned: readonly ToolCall[]): readonly ToolCall[] {
  const { crop, place = "" } = intents.slots;
  const ofOther = planned.filter((call) => isOfOtherCrop(call, intents));
  const named = splitWords(place).filter((word) => !emptyWords.includes(word));
  // What is no district and no market may be a crop that is not known.
  const isStrange = crop === undefined && named.length > 0 && !isMarketPlace(named);
  const price = planned.filter(({ name }) => name === "mandi_price" && isStrange);
  return [...ofOther, ...price];
}

/** Offers what else may be meant, each to be pressed, for the crop that was named. */
function offerChoices(draft: Draft, { intents, language }: Asked): void {
  const crop = namedCrops.find((each) => each === intents.slots.crop);
  const about = crop ? `${spokenNames[language][crop]}: ` : "";
  draft.offer(intents.choices.map((each) => about + purposeQuestions[each][language]));
}

/** Whoever asks of what is no matter of farming is told so, and whom to ask. */
function sendElsewhere(draft: Draft, { intents, language }: Asked): boolean {
  const [kind] = intents.kinds;
  if (kind !== "livestock" && kind !== "other") return false;
  const { outside, whom } = answerWords[language];
  draft.setUnknown();
  if (kind === "livestock") draft.addBlock(plain(outside.livestock(emergencyNumbers.animals)));
  else {
    draft.addBlock(plain(outside.other));
    draft.addBlock(plain(whom(callCentre)));
  }
  return true;
}

/** Says that it is not known, what is known that comes nearest, and whom to ask. */
function admitUnknown(draft: Draft, { language, nearest }: Asked): void {
  const words = answerWords[language];
  draft.setUnknown();
  draft.addBlock(plain(`${words.unknown} ${nearest ? words.nearest : words.help}`));
  draft.addBlock(plain(words.whom(callCentre)));
  if (nearest) draft.offer([nearest.title[language]]);
}

/** The built-in answer: what the tools say of this farm, then what is known, then where to ask. */
export async function answerFromKnowledge(
  parts: AnswerParts,
  { asked, draft, signal }: { asked: Asked; draft: Draft; signal: AbortSignal },
): Promise<void> {
  const { farm, language, intents } = asked;
  const words = answerWords[language];
  const talk = getSmallTalk(asked);
  const planned = planTools(intents);
  const strange = listStrange(intents, planned);
  const calls = planned.filter((call) => !strange.includes(call));
  if (talk && planned.length === 0 && asked.passages.length === 0) {
    draft.addBlock(plain(talk));
    return;
  }
  const asksDose = intents.kinds.includes("label-dose");
  const prohibited = findProhibited(asked.text);
  if (prohibited !== null) {
    draft.addBlock({ ...plain(words.prohibited(prohibited)), title: words.titles.label });
  } else if (sendElsewhere(draft, asked)) return;
  if (intents.choices.length > 0) offerChoices(draft, asked);
  if (prohibited === null && intents.kinds.length === 0 && intents.choices.length > 0) {
    draft.addBlock(plain(words.whichOne));
    return;
  }
  if (prohibited === null && asksDose)
    draft.addBlock({ ...plain(words.label), title: words.titles.label });
  if (strange.length > 0) draft.addBlock(plain(words.otherCrop.unknown));
  for (const call of calls) {
    if (signal.aborted) return;
    const {
      title,
      lines,
      more = [],
      sources,
    } = await getToolFacts(parts, {
      asker: { farm, language },
      call,
    });
    const told = { text: lines.join("\n"), more: more.join("\n") };
    draft.addBlock({ kind: "own", title, ...told, sources });
  }
  const asksPremium = calls.some(({ name }) => name === "premium");
  if (asksPremium && intents.slots.isSumUnclear) draft.addBlock(plain(words.premium.unclear));
  if (signal.aborted) return;
  const isTold = planned.length > 0 || asksDose || prohibited !== null;
  const shown = addPassages(draft, asked, planned.length > 0 || asksDose);
  if (shown > 0 || isTold) return;
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
  return draft.toAnswer(listSuggestions(farm.fields, { language, without: intents.kinds }));
}
