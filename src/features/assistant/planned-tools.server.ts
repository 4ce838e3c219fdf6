import { smallWords } from "#content/vocabulary.ts";
import { isMarketPlace } from "#src/features/prices/market-places.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Asked } from "./asked.server.ts";
import type { Intents } from "./intent-schema.ts";
import { isPestPassage } from "./pest-passages.server.ts";
import type { Purpose } from "./purpose-schema.ts";
import type { RecordTopic } from "./record-schema.ts";
import { sharesName } from "./sentences.server.ts";
import { isBesideTool } from "./tool-choice-rules.ts";
import {
  isOfOtherCrop,
  planTools,
  type ToolCall,
  type ToolFacts,
  type ToolName,
  toolInputs,
} from "./tool-rules.ts";

/** What scores so much is told, whatever else a question may have seemed to want. */
const leastTold = 0.75;

/** Whether a passage fits so well that it answers by itself. */
export const isFound = ({ passages: [best] }: Asked) =>
  best !== undefined && best.score >= leastTold;

/** Words that say nothing of what is sold, or where. */
const emptyWords = splitWords(smallWords.marketFillers);

/** Of the tools those that would answer for another crop than what the question names. */
function listStrange(intents: Intents, planned: readonly ToolCall[]): readonly ToolCall[] {
  const { crop, place = "" } = intents.slots;
  const ofOther = planned.filter((call) => isOfOtherCrop(call, intents));
  const named = splitWords(place).filter((word) => !emptyWords.includes(word));
  // What is no district and no market may be a crop that is not known.
  const isStrange = crop === undefined && named.length === 1 && !isMarketPlace(named);
  const price = planned.filter(({ name }) => name === "mandi_price" && isStrange);
  return [...ofOther, ...price];
}

/** Whether a passage other than the help of the product answers by itself. */
const isOfOneMatter = (asked: Asked) =>
  isFound(asked) && asked.passages[0]?.passage.topic !== "urvara";

/** Whether a question for the hours to spray tells signs of a pest, and not its name: what it is is wanted, too. */
export const tellsSigns = ({ passages: [best], question }: Asked, calls: readonly ToolCall[]) =>
  calls.some(({ name }) => name === "spray_hours") &&
  best !== undefined &&
  isPestPassage(best.passage) &&
  !sharesName(best.passage.title.en, question);

/** Whether a call only lists the schemes that fit, whatever was asked. */
const isListOfAll = ({ name, input }: ToolCall) =>
  name === "schemes" && toolInputs.schemes.parse(input).schemeId === undefined;

/**
 * What fits so well and is of another matter than a tool answers is meant in its place; of the own fields much is told
 * that asks for something else: "mine is 30 days old, may I still nip it".
 */
const leastOther = { fields: 0.5, other: 1.5 };
/** What of the own record is told beside another matter just as often as it is asked for. */
const toldBeside: readonly RecordTopic[] = ["account", "crop-age", "holding"];
/** The day of sowing tells of these, too. */
const ofAge: readonly Purpose[] = ["sowing-time", "harvest-time"];

function isOfOtherMatter({ name }: ToolCall, { passages: [best], intents }: Asked): boolean {
  const { topic } = intents.slots;
  if (!best || (topic && !toldBeside.includes(topic))) return false;
  const least = name === "my_fields" && !topic ? leastOther.fields : leastOther.other;
  const told = topic === "crop-age" ? [...intents.kinds, ...ofAge] : intents.kinds;
  return best.score >= least && told.every((kind) => !best.passage.purposes.includes(kind));
}

/** So well a passage fits only what is asked of any field, as how much water a millimetre is. */
const leastOfAnyField = 2.5;
/** What tells of the own fields, one after the other, where none is named. */
const ofAllFields: readonly ToolName[] = ["irrigation", "soil_plan"];

function isOfAnyField({ name }: ToolCall, { passages: [best], intents }: Asked): boolean {
  const { crop, fieldId, topic } = intents.slots;
  const isNamed = crop !== undefined || fieldId !== undefined || topic !== undefined;
  return ofAllFields.includes(name) && !isNamed && (best?.score ?? 0) >= leastOfAnyField;
}

/** Whether a tool has more to say of a question than that it knows nothing of it. */
function knows(call: ToolCall, asked: Asked): boolean {
  if (isOfOtherMatter(call, asked) || isOfAnyField(call, asked)) return false;
  if (asked.intents.slots.topic !== undefined) return true;
  return !(isBesideTool(call, asked.question.words) || (isListOfAll(call) && isOfOneMatter(asked)));
}

/** A price that nobody reported is told first, unless what is known fits this well. */
const leastBeforePrice = 1.5;

/** Whether what a tool found stands in the way of what is known: it only says that there is nothing. */
export const isInTheWay = (
  { isUnknown = false }: ToolFacts,
  { name }: ToolCall,
  asked: Asked,
): boolean =>
  isUnknown &&
  asked.passages.length > 0 &&
  (name !== "mandi_price" || (asked.passages[0]?.score ?? 0) >= leastBeforePrice);

/** The tools that are asked for a question, and those of them that would answer for another crop than it names. */
export function planCalls(asked: Asked): { planned: ToolCall[]; strange: readonly ToolCall[] } {
  const { intents, passages } = asked;
  // What is known is told instead, where something is: of what the tool knows nothing.
  const planned = planTools(intents).filter((call) => passages.length === 0 || knows(call, asked));
  return { planned, strange: listStrange(intents, planned) };
}
