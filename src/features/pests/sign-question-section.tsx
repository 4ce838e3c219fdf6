import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Check, ListPlus, X } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { makeClientId } from "#src/shared/client-id.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { useChange } from "#src/ui/use-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWriteCount } from "./api.ts";
import { useCountFailure } from "./count-words.ts";
import { canCount, findLook } from "./rules.ts";
import type { FarmWatch } from "./schema.ts";
import type { ShownWatch } from "./writes.ts";

type Asked = { field: ShownWatch; farm: FarmWatch; pestId: string };

/** What follows from having seen it: what to do, and to count where counting decides. */
function SeenSteps({ field, farm, pestId, onCount }: Asked & { onCount: () => void }) {
  const { t } = useLingui();
  const name = farm.pests[pestId]?.name[useLanguage()] ?? pestId;
  return (
    <div role="status" className="flex flex-wrap gap-2">
      <Link
        href={`/pests/${pestId}`}
        aria-label={t`What to do: ${name}`}
        className={buttonLook("primary", "small")}
      >
        {t`What to do`}
        <ArrowRight aria-hidden size={18} />
      </Link>
      {canCount(field, pestId) && (
        <Button
          variant="quiet"
          size="small"
          icon={<ListPlus aria-hidden size={18} />}
          onClick={onCount}
        >
          {t`Count it`}
        </Button>
      )}
    </div>
  );
}

/** Whether the sign is there. "No" is kept with its day; "yes" leads on to what to do. */
export function SignQuestionSection(props: Asked & { onCount: (pestId: string) => void }) {
  const { onCount, ...asked } = props;
  const { field, farm, pestId } = asked;
  const { t } = useLingui();
  const language = useLanguage();
  const [isSeen, setSeen] = useState(false);
  const change = useChange(useWriteCount(), useCountFailure());
  const words = farm.pests[pestId];
  const look = findLook(field.counts, { pestId, date: farm.today });
  if (!words) return null;
  const name = words.name[language];
  const tellUnseen = () => {
    const { fieldId, seasonId } = field;
    const input = {
      id: makeClientId(),
      fieldId,
      ...(seasonId === null ? {} : { seasonId }),
      pestId,
      unit: "seen" as const,
      value: 0,
      date: farm.today,
    };
    change({ kind: "tell", input }, { text: t`Kept: not seen today.` });
  };
  if (look) {
    return (
      <p className="flex flex-wrap items-center gap-2 leading-snug">
        <Trans>You looked today and did not see it.</Trans>
        {look.waiting && <WaitingChip isRefused={look.waiting === "refused"} />}
      </p>
    );
  }
  return (
    <div className="grid gap-2.5">
      <p className="leading-snug font-medium">
        {words.question?.[language] ?? words.signs[language]}
      </p>
      {isSeen ? (
        <SeenSteps {...asked} onCount={() => onCount(pestId)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Yes, I see it: ${name}`}
            icon={<Check aria-hidden size={18} />}
            onClick={() => setSeen(true)}
          >
            {t`Yes, I see it`}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t`No: ${name}`}
            icon={<X aria-hidden size={18} />}
            onClick={tellUnseen}
          >
            {t`No`}
          </Button>
        </div>
      )}
    </div>
  );
}
