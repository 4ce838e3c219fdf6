import { type Judgement, judgeScheme } from "./eligibility-rules.ts";
import type { FactName, Facts, RuledScheme } from "./eligibility-schema.ts";

/** The questions by the facts that each one's answer gives; of equal use, the earlier is asked first. */
export const questionFacts = {
  state: ["state"],
  tenure: ["tenure"],
  land: ["landHectares"],
  age: ["age"],
  crops: ["crops"],
  family: [
    "paysIncomeTax",
    "governmentJob",
    "largePension",
    "publicOffice",
    "practisingProfessional",
    "institutionalLand",
  ],
  otherPension: ["otherPension"],
  pmKisan: ["receivesPmKisan"],
  landDate: ["landBefore2019"],
  animals: ["keepsDairy", "keepsLivestock", "keepsFish", "keepsBees"],
  groups: [
    "inSelfHelpGroup",
    "inProducerGroup",
    "inOrganicGroup",
    "inNaturalFarmingGroup",
    "inDairyCooperative",
  ],
  water: ["hasWater"],
  dripSubsidy: ["hadDripSubsidy"],
  pump: ["pump"],
  cropLoan: ["hasCropLoan"],
  project: ["plansProject"],
  foodUnit: ["runsFoodUnit"],
  farmDegree: ["hasFarmDegree"],
  cultivatorCard: ["hasCultivatorCard"],
  gender: ["gender"],
  income: ["familyIncome"],
  disability: ["disabilityPercent"],
} as const satisfies Record<string, readonly FactName[]>;
export type QuestionId = keyof typeof questionFacts;

export const questionIds = Object.keys(questionFacts) as QuestionId[];

/** A question and how many schemes its answer can decide or bring nearer to it. */
type PlannedQuestion = { id: QuestionId; schemes: number };

const hasFact = (id: QuestionId, fact: FactName) => questionFacts[id].some((each) => each === fact);

/** The question that asks for a fact. */
export function getQuestion(fact: FactName): QuestionId {
  const found = questionIds.find((id) => hasFact(id, fact));
  if (!found) throw new Error(`No question asks for ${fact}`);
  return found;
}

/**
 * What to ask, the question that counts for most schemes first; nothing that is known, that no undecided
 * scheme needs, or that the farmer said they do not know.
 */
export function planQuestions(
  schemes: readonly Pick<RuledScheme, "region" | "clauses">[],
  { facts, unsure }: { facts: Facts; unsure: readonly FactName[] },
): PlannedQuestion[] {
  const counts = new Map<QuestionId, number>();
  for (const scheme of schemes) {
    const open = judgeScheme(scheme, facts).openFacts.filter((fact) => !unsure.includes(fact));
    for (const id of new Set(open.map(getQuestion))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return questionIds
    .flatMap((id) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ id, schemes: count }] : [];
    })
    .sort((one, other) => other.schemes - one.schemes);
}

/** Where a scheme stands that no question decides: behind those that two answers decide. */
const officeRank = 3;
const lastRank = 100;

/** What fits first, then what the fewest answers decide, then what does not fit. */
export function rankJudgement({ verdict, openFacts }: Judgement): number {
  if (verdict === "yes") return 0;
  if (verdict === "no") return lastRank;
  return new Set(openFacts.map(getQuestion)).size || officeRank;
}
