import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { hidingsQuery, useWaitingAppeal } from "./api.ts";
import { AppealDialog } from "./appeal-dialog.tsx";
import { hiddenWords, hidingReasonWords } from "./moderation-words.ts";
import type { HiddenThing, Hiding } from "./schema.ts";

/** What became of the author's words to the operator, or the way to say them. */
function Appeal({ hiding }: { hiding: Hiding }) {
  const waiting = useWaitingAppeal(hiding.id);
  const [isAsking, setAsking] = useState(false);
  const place = useSwapFocus<HTMLDivElement>(isAsking);
  const isAppealed = hiding.appealedDate !== null;
  return (
    <div ref={place} className="mt-1.5">
      {hiding.decision === "upheld" && (
        <p tabIndex={-1}>
          <Trans>The operator has looked at it and left it hidden.</Trans>
        </p>
      )}
      {isAppealed && hiding.decision === null && (
        <p tabIndex={-1}>
          <Trans>You asked the operator to look again. You are told what comes of it.</Trans>
        </p>
      )}
      {waiting && <WaitingChip isRefused={waiting.isRefused} />}
      {!isAppealed && !waiting && (
        <Button
          variant="quiet"
          className="mt-1.5"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <Trans>Ask the operator to look again</Trans>
        </Button>
      )}
      {isAsking && <AppealDialog hidingId={hiding.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Tells the author that others do not see a thing, why, and how to ask for another look. */
export function HiddenSection({ kind, targetId, isHidden, className }: HiddenThing) {
  const { i18n } = useLingui();
  const hidings = useQuery(hidingsQuery);
  const hiding = hidings.data?.find((one) => one.kind === kind && one.targetId === targetId);
  if (!hiding && !isHidden) return null;
  const reason = hiding && i18n._(hidingReasonWords[hiding.reason]);
  return (
    <Banner tone="warn" icon={<EyeOff aria-hidden size={22} />} className={className}>
      <p className="font-semibold">{i18n._(hiddenWords[kind])}</p>
      {hiding && (
        <>
          <p>
            <Trans>Reason: {reason}</Trans>
          </p>
          <Appeal hiding={hiding} />
        </>
      )}
    </Banner>
  );
}
