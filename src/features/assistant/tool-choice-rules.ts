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
  schemes: [
    "farm_pond",
    "well",
    "pump",
    "solar",
    "machine",
    "polyhouse",
    "drip",
    "sprinkler",
    "documents",
    "tenancy",
    "fpo",
  ],
  mandi_price: ["documents", "apply", "procurement", "urvara", "grade"],
};

/** Whether a question that a tool would answer names what the tool knows nothing of. */
export function isBesideTool({ name, input }: ToolCall, words: readonly QuestionWord[]): boolean {
  // A scheme that is named is known; of what help there is for a thing only the list of all that fit.
  if (name === "schemes" && toolInputs.schemes.parse(input).schemeId !== undefined) return false;
  return words.some(({ concept }) => besides[name]?.some((each) => each === concept));
}
