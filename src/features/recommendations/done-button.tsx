import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { IconButton } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useTaskText } from "./recommendation-words.ts";
import type { Candidate } from "./schema.ts";

type DoneButtonProps = {
  task: Candidate;
  /** Of the field, or the farm. */
  name: string;
  today: string;
  onDone: (task: Candidate) => void;
  className?: string;
};

/** Takes a task off today's list. */
export function DoneButton({ task, name, today, onDone, className }: DoneButtonProps) {
  const { t } = useLingui();
  const text = useTaskText(today)(task);
  return (
    <IconButton
      label={t`Done for today: ${name}: ${text}`}
      icon={<Check aria-hidden size={20} />}
      className={classNames("shrink-0", className)}
      onClick={() => onDone(task)}
    />
  );
}
