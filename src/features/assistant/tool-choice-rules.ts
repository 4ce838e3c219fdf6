import type { Concept, QuestionWord } from "./question-schema.ts";
import { type ToolCall, type ToolName, toolInputs } from "./tool-rules.ts";

/** Of what else than its own figures a tool knows nothing: a question that names it is answered by what is known. */
const besides: Partial<Record<ToolName, readonly Concept[]>> = {
  irrigation: ["salt", "gypsum", "ph", "price", "cost", "leaf", "rot"],
  soil_plan: [
    "zinc",
    "sulphur",
    "iron",
    "boron",
    "manganese",
    "copper_nutrient",
    "calcium",
    "magnesium",
    "micronutrient",
    "organic",
    "vermicompost",
    "green_manure",
    "biofertiliser",
    "residue",
    "gypsum",
    "lime",
    "price",
    "money",
    "mix",
    "drip",
  ],
  mandi_price: ["documents", "apply", "procurement", "urvara", "grade"],
};

/** What is said of support in general. */
const ofSupport: readonly Concept[] = ["scheme", "subsidy", "money", "apply", "season"];

/** Whether help for a certain thing is asked for, not which schemes there are. */
const namesThing = (words: readonly QuestionWord[]) =>
  words.some(({ concept, isFiller }) => !isFiller && (!concept || !ofSupport.includes(concept)));

/** Whether a question that a tool would answer names what the tool knows nothing of. */
export const isBesideTool = (
  { name, input }: ToolCall,
  words: readonly QuestionWord[],
): boolean => {
  if (name === "schemes" && !toolInputs.schemes.parse(input).schemeId) return namesThing(words);
  return words.some(({ concept }) => besides[name]?.some((each) => each === concept));
};
