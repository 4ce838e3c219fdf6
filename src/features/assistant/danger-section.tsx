import { useLanguage } from "#src/ui/use-language.ts";
import { AnswerSection } from "./answer-section.tsx";
import { getDangerAnswer } from "./danger-answer-rules.ts";

/** What to do at once, where a question tells of danger; it asks nobody, and so needs no network. */
export function DangerSection(props: { text: string; onNoEmergency?: (() => void) | undefined }) {
  const { text, onNoEmergency } = props;
  const language = useLanguage();
  const answer = getDangerAnswer(text, language);
  return answer && <AnswerSection question={text} answer={answer} onNoEmergency={onNoEmergency} />;
}
