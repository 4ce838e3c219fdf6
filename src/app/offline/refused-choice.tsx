import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import type { Write } from "#src/shared/outbox.ts";
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

/** What was typed and not taken, beside what stands there now; it can still be put in its place. */
export function RefusedChoice({ write, change }: { write: Write; change: RefusedChange }) {
  const { t } = useLingui();
  const outbox = useOutbox();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const { mine, now, again } = change;
  const send = async () => {
    if (!again) return;
    setBusy(true);
    setFailed(false);
    const { kind, about } = write;
    try {
      await outbox.write({ id: makeClientId(), kind, ...(about ? { about } : {}), ...again });
      // Only now: until then nothing else holds what was typed.
      await outbox.discard(write.id);
    } catch (error) {
      console.error("[outbox] a change could not be made anew", describeFailure(error));
      setFailed(true);
      // What stands there may be something else again.
      void client.invalidateQueries();
    } finally {
      setBusy(false);
    }
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
      {isFailed && (
        <p role="alert" className="mt-2 text-[15px] text-chilli-600">
          <Trans>
            This could not be saved either. Look at what stands there now, and try again.
          </Trans>
        </p>
      )}
      {again && (
        <Button className="mt-3" busy={isBusy} onClick={() => void send()}>
          {mine === null ? <Trans>Remove it all the same</Trans> : <Trans>Save what I wrote</Trans>}
        </Button>
      )}
    </>
  );
}
