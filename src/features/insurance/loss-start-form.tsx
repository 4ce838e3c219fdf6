import { useLingui } from "@lingui/react/macro";
import { Timer } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { TextField } from "#src/ui/field.tsx";
import { findTimeFault, toTyped } from "./loss-rules.ts";
import type { LossFault } from "./loss-schema.ts";
import { useLossFaults } from "./loss-words.ts";
import { TermsSection } from "./terms-section.tsx";

/** One question, and the clock runs. */
export function LossStartForm({ onStart }: { onStart: (happened: string) => void }) {
  const { t } = useLingui();
  const words = useLossFaults();
  const [latest] = useState(() => toTyped(new Date()));
  const [happened, setHappened] = useState(latest);
  const [fault, setFault] = useState<LossFault | null>(null);
  const handleSubmit = () => {
    const found = findTimeFault(happened, { sown: "", now: new Date() });
    setFault(found);
    if (!found) onStart(happened);
  };
  return (
    <Card title={t`When did it happen?`} icon={<Timer aria-hidden size={22} />}>
      <CheckedForm onSubmit={handleSubmit} className="grid gap-4">
        <p className="max-w-[68ch] leading-snug">
          {t`Where your state insures losses of single fields, they are to be reported within 72 hours. The clock runs from the moment of the loss; everything else you can fill in afterwards.`}
        </p>
        <TextField
          type="datetime-local"
          name="happened"
          label={t`Day and time of the loss`}
          max={latest}
          value={happened}
          error={fault && words[fault]}
          onChange={({ target }) => {
            setHappened(target.value);
            setFault(null);
          }}
          className="max-w-sm"
        />
        <Button type="submit" className="sm:justify-self-start">
          {t`Start the clock`}
        </Button>
        <TermsSection about="loss" />
      </CheckedForm>
    </Card>
  );
}
