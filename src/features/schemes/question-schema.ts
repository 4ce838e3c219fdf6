import { toSquareMetres } from "#src/features/fields/rules.ts";
import { type AreaUnit, areaUnits } from "#src/shared/farm-terms.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import {
  type AnswerFault,
  answerFaults,
  type NumberFact,
  type SchemeAnswers,
  schemeAnswers,
} from "./eligibility-schema.ts";

type ReadAnswer = { set: SchemeAnswers; fault: null } | { set: null; fault: AnswerFault };

/** What was typed or chosen, checked with the very schema that the server uses. */
export function readAnswers(given: Record<string, unknown>): ReadAnswer {
  const parsed = schemeAnswers.safeParse(given);
  if (parsed.success) return { set: parsed.data, fault: null };
  const fault = answerFaults.find((code) => code === parsed.error.issues[0]?.message);
  return { set: null, fault: fault ?? "number-not-valid" };
}

/** Units that land is asked for in; a bigha is told in the fields, with its state. */
export const landUnits = areaUnits.filter((unit) => unit !== "bigha");
export type LandUnit = Exclude<AreaUnit, "bigha">;

const squareMetresOfHectare = 10_000;

/** A number as it was typed for a fact; land in its unit. */
export function readTypedAnswer(
  fact: NumberFact,
  { typed, unit }: { typed: string; unit: LandUnit },
): ReadAnswer {
  const number = readNumber(typed);
  if (fact !== "landHectares") return readAnswers({ [fact]: number ?? "" });
  if (number === null || number <= 0) return { set: null, fault: "area-not-valid" };
  const squareMetres = toSquareMetres({ area: number, areaUnit: unit, bighaState: null });
  return readAnswers({ landHectares: squareMetres / squareMetresOfHectare });
}
