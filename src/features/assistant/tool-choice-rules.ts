import type { Concept, QuestionWord } from "./question-schema.ts";
import { type ToolCall, type ToolName, toolInputs } from "./tool-rules.ts";

/** Of what else than its own figures a tool knows nothing: a question that names it is answered by what is known. */
const besides: Partial<Record<ToolName, readonly Concept[]>> = {
  irrigation: [
    "salt",
    "gypsum",
    "ph",
    "price",
    "cost",
    "leaf",
    "rot",
    "motor_fault",
    "subsidy",
    "insurance",
    "report",
  ],
  spray_hours: ["litre"],
  premium: ["one_rupee"],
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
    "burning_straw",
    "gypsum",
    "lime",
    "price",
    "money",
    "mix",
    "drip",
    "instead",
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
  mandi_price: ["documents", "apply", "procurement", "urvara", "grade", "late_cotton"],
};

/** Of a scheme that is named the tool knows what it pays and whom it fits. */
const besideScheme: readonly Concept[] = ["documents"];

/** Whether a question that a tool would answer names what the tool knows nothing of. */
export function isBesideTool({ name, input }: ToolCall, words: readonly QuestionWord[]): boolean {
  const isOfScheme = name === "schemes" && toolInputs.schemes.parse(input).schemeId !== undefined;
  const unknown = isOfScheme ? besideScheme : besides[name];
  return words.some(({ concept }) => unknown?.some((each) => each === concept));
}
