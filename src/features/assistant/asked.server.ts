import { type FarmFacts, getFarmFacts } from "#src/features/farm/facts.server.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { Language } from "#src/shared/language.ts";
import { listSownCrops } from "./answer-rules.ts";
import type { ToolParts } from "./asker.server.ts";
import { chooseIntents } from "./intent-rules.ts";
import type { Intents, Reading } from "./intent-schema.ts";
import type { Found, Passage, QuestionLanguage, RankedPassage } from "./passage-schema.ts";
import type { Likelihoods, Purpose } from "./purpose-schema.ts";
import { toLanguage } from "./purposes.server.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { findRefusal, type Refused, weighRefusal } from "./refusals.server.ts";
import type { Meant } from "./retelling.server.ts";
import type { Turn } from "./schema.ts";
import { toSchemeId } from "./scheme-passages.server.ts";
import { findSecondPart } from "./second-part.server.ts";
import { planTools } from "./tool-rules.ts";

/** What the knowledge base makes of a question. */
export type Knowledge = {
  search: (words: string, wanted: { likelihoods: Likelihoods; limit: number }) => Promise<Found>;
  read: (
    text: string,
    given: { fields: readonly Field[]; grown: readonly string[]; before: readonly string[] },
  ) => Reading & { asked: readonly string[] };
  detectLanguage: (text: string, shown: Language) => QuestionLanguage;
};

export type AnswerParts = ToolParts & { knowledge: Knowledge };

/** A question with all that is known for its answer. */
export type Asked = {
  text: string;
  /** The question before it, with whose figures its own may be reckoned. */
  textBefore: string | null;
  language: Language;
  farm: FarmFacts;
  intents: Intents;
  /** As it is meant after those before it. */
  question: ReadQuestion;
  /** Whether only the reason of the answer before is asked for. */
  asksReason: boolean;
  passages: readonly RankedPassage[];
  /** What answers a part of it that these leave out. */
  secondPart: RankedPassage | null;
  /** What is known that comes nearest, whether or not it answers. */
  nearest: Passage | null;
  /** What of it is not answered. */
  refused: Refused | null;
  /** What was asked and answered before, the earliest first. */
  before: readonly Turn[];
};

const mostPassages = 4;

/** Of danger is spoken once: what comes after it is a matter of its own. */
const isOrdinary = ({ answer }: Turn) => answer?.blocks[0]?.kind !== "danger";

/** So few words say little of the language that they are of: they go on in that of the answer before. */
const mostUntold = 4;

function chooseShown(text: string, before: readonly Turn[], shown: Language): Language {
  const isShort = text.trim().split(/\s+/).length <= mostUntold;
  return (isShort && before.at(-1)?.answer?.language) || shown;
}

type Searching = Pick<Knowledge, "search">;

async function findOne({ search }: Searching, { likelihoods, question, ...reading }: Reading) {
  const found = await search(question.text, { likelihoods, limit: mostPassages });
  return {
    ...reading,
    question,
    found,
    intents: chooseIntents({ ...reading, question, likelihoods }),
  };
}

/**
 * How much it says that a passage fits the question before and this one as one. Of 150 second questions by somebody who
 * saw the passages alone 98 found theirs first without it, 111 with it; with more, new matters are taken for the old one.
 */
const joinedShare = 0.3;

/** What fits a question, each the better the better it fits with the question before it. */
async function addJoined(
  { search }: Searching,
  found: Found,
  joined: NonNullable<Reading["joined"]>,
): Promise<Found> {
  const both = await search(joined.text, { likelihoods: joined.likelihoods, limit: mostPassages });
  const ranked = new Map(found.fitting.map((each) => [each.passage, each]));
  for (const { passage, score, likeness } of both.fitting) {
    const alone = ranked.get(passage);
    const sum = (alone?.score ?? 0) + joinedShare * score;
    ranked.set(passage, { passage, score: sum, likeness: alone?.likeness ?? likeness });
  }
  const fitting = [...ranked.values()].sort((one, other) => other.score - one.score);
  return { ...found, fitting: fitting.slice(0, mostPassages) };
}

/** So well a passage has to fit the matter before and the new words together, where these alone have no answer. */
const leastGoingOn = 0.75;

/** What a question wants and what answers it by itself, or, where nothing does, as going on with the question before. */
async function findAlone(knowledge: Searching, reading: Reading) {
  const own = await findOne(knowledge, reading);
  const { goingOn } = reading;
  const isAnswered = own.found.fitting.length > 0 || planTools(own.intents).length > 0;
  if (isAnswered || !goingOn || own.intents.kinds.some(isSaidAlone)) return own;
  const after = await findOne(knowledge, goingOn);
  const [best] = after.found.fitting;
  const isTold = planTools(after.intents).length > 0 || (best && best.score >= leastGoingOn);
  return isTold ? after : own;
}

/** What a question wants and what answers it, after the question before it. */
export async function findMeant(knowledge: Searching, reading: Reading) {
  const meant = await findAlone(knowledge, reading);
  const { joined } = reading;
  if (!joined || meant.intents.kinds.some(isSmallTalk)) return meant;
  return { ...meant, found: await addJoined(knowledge, meant.found, joined) };
}

const isSmallTalk = (kind: Purpose) =>
  kind === "greeting" || kind === "thanks" || kind === "abilities";
/** What is wanted by these is said by the words alone, and never goes on with a matter. */
const isSaidAlone = (kind: Purpose) => isSmallTalk(kind) || kind === "livestock";

/** So well the passage of another scheme has to fit, and so much better than that of the one named. */
const leastOfScheme = { score: 3, share: 1.3 };

/** A scheme that many are called by, as "the solar pump", is the one whose own passage fits best. */
function settleScheme(intents: Intents, [best, ...others]: readonly RankedPassage[]): Intents {
  const { schemeId } = intents.slots;
  const isOfScheme = intents.kinds[0] === "scheme" && schemeId !== undefined;
  const meant = best && toSchemeId(best.passage.id);
  if (!isOfScheme || !meant || meant === schemeId || best.score < leastOfScheme.score)
    return intents;
  const named = others.find(({ passage }) => toSchemeId(passage.id) === schemeId);
  const isClear = best.score >= (named?.score ?? 0) * leastOfScheme.share;
  return isClear ? { ...intents, slots: { ...intents.slots, schemeId: meant } } : intents;
}

/** Reads a question as it is meant after those before it, and finds what answers it. */
export async function readAsked(
  { db, knowledge, now }: AnswerParts,
  given: Meant & { uid: string; shown: Language },
): Promise<Asked> {
  const { uid, before, shown, told: language } = given;
  const typed = given.turn.question;
  const farm = await getFarmFacts(db, { uid, now: now() });
  const readGiven = { fields: farm.fields, grown: listSownCrops(farm.fields) };
  const { asked, ...reading } = knowledge.read(typed, {
    ...readGiven,
    before: before.filter(isOrdinary).map(({ question }) => question),
  });
  const text = asked.at(-1) ?? typed;
  const { found, intents, question, asksReason } = await findMeant(knowledge, reading);
  const told = found.fitting.slice(0, 1);
  const secondPart = await findSecondPart(knowledge, { text, whole: reading, told, readGiven });
  return {
    text,
    textBefore: reading.cues.has("leaving") ? null : (asked.at(-2) ?? null),
    language:
      language ?? toLanguage(knowledge.detectLanguage(typed, chooseShown(typed, before, shown))),
    farm,
    before,
    intents: settleScheme(intents, found.fitting),
    question,
    asksReason,
    passages: found.fitting,
    secondPart,
    nearest: found.nearest,
    refused: weighRefusal(findRefusal(text, before.at(-1)?.question), found.fitting[0]),
  };
}
