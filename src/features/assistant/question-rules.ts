/** A longer question than this is a letter; it is not cut, but asked to be shortened. */
export const longestQuestion = 2000;

export type QuestionFault = "question-missing" | "question-too-long";

/** Why a question cannot be asked as it is typed, or null. */
export function findQuestionFault(typed: string): QuestionFault | null {
  const { length } = typed.trim();
  if (length === 0) return "question-missing";
  return length > longestQuestion ? "question-too-long" : null;
}
