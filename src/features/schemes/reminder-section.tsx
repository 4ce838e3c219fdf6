import { useLingui } from "@lingui/react/macro";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { formatDay } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useDraft } from "#src/ui/use-draft.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { listInstalmentWindows } from "./amount-rules.ts";
import { useReminder, useWriteReminder } from "./api.ts";
import type { SchemeDetails } from "./detail-schema.ts";

/** The day that is known to matter next, or a week from today. */
function suggestDay({ amount, endsOn }: SchemeDetails, today: string): string {
  if (amount?.kind === "instalments") {
    const { next } = listInstalmentWindows({ windows: amount.windows, today });
    if (next) return next.from;
  }
  // A month before its end there is still time to gather papers.
  const beforeEnd = endsOn === null ? null : addDays(endsOn, -30);
  return beforeEnd !== null && beforeEnd > today ? beforeEnd : addDays(today, 7);
}

function ReminderForm(props: {
  scheme: SchemeDetails;
  today: string;
  suggested: string;
  onRefused: (day: string | null) => void;
}) {
  const { scheme, today, suggested, onRefused } = props;
  const { t } = useLingui();
  const latest = addDays(today, 2 * 365);
  const findFault = (day: string) => {
    if (day === "") return t`Choose a day.`;
    if (day <= today) return t`Choose a day that is still to come.`;
    return day > latest && t`Choose a day within two years.`;
  };
  const { save, isBusy, failure } = useSaving(useWriteReminder(), {
    wordFailure: useSaveFailure(),
    onRefused: (_error, { day }) => onRefused(day),
  });
  const { draft, faults, change, check } = useDraft(
    () => ({ day: suggested }),
    ({ day }) => ({ input: { schemeId: scheme.id, day }, faults: { day: findFault(day) } }),
  );
  const handleSubmit = () => {
    const input = check();
    if (input) save(input);
  };
  return (
    <CheckedForm onSubmit={handleSubmit} className="mt-4 grid gap-3 border-t border-line pt-4">
      <TextField
        type="date"
        label={t`Remind me on`}
        value={draft.day}
        min={addDays(today, 1)}
        max={latest}
        error={faults.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <Button
        type="submit"
        variant="quiet"
        className="justify-self-start"
        busy={isBusy}
        icon={<BellRing aria-hidden size={20} />}
      >
        {t`Remind me`}
      </Button>
      <Failure>{failure}</Failure>
    </CheckedForm>
  );
}

/** A day on which the bell tells of this scheme; it is kept without a signal too. */
export function ReminderSection({ scheme }: { scheme: SchemeDetails }) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = getLocalDay(useNow());
  const { query, day } = useReminder(scheme.id);
  const write = useWriteReminder();
  const change = useChange(write, useSaveFailure());
  // The form makes room for the reminder while it is sent, and comes back with what was typed.
  const [refused, setRefused] = useState<string | null>(null);
  if (query.isPending && query.fetchStatus !== "paused") return null;
  // What rang is gone from the list with the next load.
  if (day === null || day < today) {
    const suggested = refused ?? suggestDay(scheme, today);
    return (
      <ReminderForm key={suggested} {...{ scheme, today, suggested }} onRefused={setRefused} />
    );
  }
  const told = formatDay(new Date(`${day}T06:00:00Z`), language);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-line pt-3">
      <BellRing aria-hidden size={20} className="text-leaf-700" />
      <p role="status" className="min-w-0 grow">
        {t`The bell reminds you on ${told}.`}
      </p>
      <Button
        variant="text"
        busy={write.isPending}
        onClick={() => change({ schemeId: scheme.id, day: null })}
      >
        {t`Do not remind me`}
      </Button>
    </div>
  );
}
