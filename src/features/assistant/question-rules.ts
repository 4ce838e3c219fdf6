/** A longer question than this is a letter; it is not cut, but asked to be shortened. */
export const longestQuestion = 2000;

export type QuestionFault = "question-missing" | "question-too-long";

/** Why a question cannot be asked as it is typed, or null. */
export function findQuestionFault(typed: string): QuestionFault | null {
  const { length } = typed.trim();
  if (length === 0) return "question-missing";
  return length > longestQuestion ? "question-too-long" : null;
}

/** From so many characters before the longest question on, the composer says how many are left. */
const nearLimit = 200;

/** How many characters may still be typed, below zero for too many; null while there is room enough. */
export function countLeft(typed: string): number | null {
  const left = longestQuestion - typed.trim().length;
  return left > nearLimit ? null : left;
}
