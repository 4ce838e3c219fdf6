import { useLingui } from "@lingui/react/macro";
import { BellRing } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDay } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
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

function ReminderForm({ scheme, today }: { scheme: SchemeDetails; today: string }) {
  const { t } = useLingui();
  const write = useWriteReminder();
  const [day, setDay] = useState(() => suggestDay(scheme, today));
  const [isAsked, setAsked] = useState(false);
  const latest = addDays(today, 2 * 365);
  const fault =
    day === ""
      ? t`Choose a day.`
      : day <= today
        ? t`Choose a day that is still to come.`
        : day > latest
          ? t`Choose a day within two years.`
          : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!fault) write.mutate({ schemeId: scheme.id, day });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-3 border-t border-line pt-4">
      <TextField
        type="date"
        label={t`Remind me on`}
        value={day}
        min={addDays(today, 1)}
        max={latest}
        error={isAsked ? fault : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        className="justify-self-start"
        busy={write.isPending}
        icon={<BellRing aria-hidden size={20} />}
      >
        {t`Remind me`}
      </Button>
      {write.isError && (
        <div role="alert">
          <Banner tone="bad">{t`The reminder could not be kept. Try again.`}</Banner>
        </div>
      )}
    </form>
  );
}

/** A day on which the bell tells of this scheme; it is kept without a signal too. */
export function ReminderSection({ scheme }: { scheme: SchemeDetails }) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = getLocalDay(useNow());
  const { query, day } = useReminder(scheme.id);
  const write = useWriteReminder();
  if (query.isPending && query.fetchStatus !== "paused") return null;
  // What rang is gone from the list with the next load.
  if (day === null || day < today) return <ReminderForm scheme={scheme} today={today} />;
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
        onClick={() => write.mutate({ schemeId: scheme.id, day: null })}
      >
        {t`Do not remind me`}
      </Button>
    </div>
  );
}
