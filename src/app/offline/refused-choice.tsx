import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { NewWrite, Write } from "#src/shared/outbox.ts";
import { discardWrite, replaceWrite } from "#src/shared/outbox-changes.ts";
import { Button } from "#src/ui/button.tsx";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useOutbox } from "#src/ui/use-outbox.ts";

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-surface px-3 py-2">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="leading-snug break-words">{children}</dd>
    </div>
  );
}

type RefusedChoiceProps = {
  write: Write;
  change: RefusedChange<Omit<NewWrite, "id">>;
  /** How many changes are built on it. */
  otherCount: number;
};

/** What was typed and not taken, beside what stands there now: one of the two is kept. */
export function RefusedChoice({ write, change, otherCount }: RefusedChoiceProps) {
  const { t } = useLingui();
  const outbox = useOutbox();
  const [isBusy, setBusy] = useState(false);
  const { mine, now, again } = change;
  const hasOther = now !== null && now !== undefined;
  const choose = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  return (
    <>
      <dl className="mt-3 grid gap-2 sm:grid-cols-2">
        <Side label={t`What you wrote here`}>{mine ?? <Trans>Remove it</Trans>}</Side>
        {now !== undefined && (
          <Side label={t`What stands there now`}>
            {now ?? <Trans>Nothing: it is not there any more</Trans>}
          </Side>
        )}
      </dl>
      {hasOther && otherCount > 0 && (
        <p className="mt-2 text-copy">
          <Plural
            value={otherCount}
            one="# change is built on yours and goes with it."
            other="# changes are built on yours and go with it."
          />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {again && (
          <Button
            busy={isBusy}
            onClick={() => void choose(() => replaceWrite(outbox, write, again))}
          >
            {hasOther && mine !== null && <Trans>Keep mine</Trans>}
            {!hasOther && mine !== null && <Trans>Save what I wrote</Trans>}
            {mine === null && <Trans>Remove it all the same</Trans>}
          </Button>
        )}
        {hasOther && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() => void choose(() => discardWrite(outbox, write.id))}
          >
            <Trans>Keep the other</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
