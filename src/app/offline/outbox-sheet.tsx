import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Clock } from "lucide-react";
import { Suspense, useState } from "react";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import type { Write } from "#src/shared/outbox.ts";
import { discardWrite, tryAgain } from "#src/shared/outbox-changes.ts";
import { listDependants } from "#src/shared/outbox-sender.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { isChosen, RefusedDetails } from "./refused-details.tsx";
import { useRefusalWords, useWriteName } from "./write-words.ts";

function WaitsFor({ first }: { first: Write }) {
  const firstName = useWriteName(first);
  return <Trans>Waits until this is saved: {firstName}</Trans>;
}

/**
 * @param others what cannot be sent without it
 * @param first what this one cannot be sent without
 */
function WriteItem(props: { write: Write; others?: Write[]; first?: Write }) {
  const { write, others = [], first } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const outbox = useOutbox();
  const wordRefusal = useRefusalWords();
  const [isSure, setSure] = useState(false);
  const [now] = useState(() => new Date());
  const moment = new Date(write.at);
  const day = formatDate(moment, language, now);
  const time = formatTime(moment, language);
  const name = useWriteName(write);
  return (
    <li className="rounded-control border border-line bg-raised p-4">
      <p className="font-semibold break-words">{name}</p>
      <p className="mt-0.5 text-sm text-quiet">{t`Written on ${day}, ${time}`}</p>
      {write.refusal ? (
        <p className="mt-2 flex gap-2 text-copy text-chilli-600">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {wordRefusal(write.refusal.code)}
        </p>
      ) : (
        <p className="mt-2 flex gap-2 text-copy text-marigold-600">
          <Clock aria-hidden size={20} className="mt-0.5 shrink-0" />
          {first?.refusal ? <WaitsFor first={first} /> : <Trans>Waits for the signal</Trans>}
        </p>
      )}
      {write.refusal && <RefusedDetails write={write} otherCount={others.length} />}
      {isSure && others.length > 0 && (
        <p className="mt-3 text-copy">
          <Plural
            value={others.length}
            one="# change that is built on it is discarded with it."
            other="# changes that are built on it are discarded with it."
          />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isSure ? (
          <>
            <Button variant="danger" onClick={() => void discardWrite(outbox, write.id)}>
              <Trans>Yes, discard it</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        ) : (
          <Button variant="quiet" aria-label={t`Discard: ${name}`} onClick={() => setSure(true)}>
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
      {write.refusal && others.length > 0 && (
        <ul className="mt-4 grid gap-3" aria-label={t`Built on: ${name}`}>
          {others.map((other) => (
            <WriteItem key={other.id} write={other} first={write} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The writes with those that cannot be sent without them, which stand below a refused one alone. */
function groupWrites(writes: readonly Write[]) {
  const shown = new Set<string>();
  return writes.flatMap((write) => {
    if (shown.has(write.id)) return [];
    const others = listDependants(writes, write).filter(({ id }) => !shown.has(id));
    if (write.refusal) for (const { id } of others) shown.add(id);
    return [{ write, others }];
  });
}

/** Everything that is not yet sent, and what can be done about it. */
export function OutboxSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const outbox = useOutbox();
  const writes = useWrites();
  const [isTrying, setTrying] = useState(false);
  const handleAgain = async () => {
    setTrying(true);
    try {
      await tryAgain(outbox, (write) => !isChosen(write));
    } finally {
      setTrying(false);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title={t`Waiting to be sent`}>
      <div className="px-2 pt-1">
        <p className="text-copy text-quiet">
          {writes.length > 0 ? (
            <Trans>It is kept on this device and sent by itself, the oldest first.</Trans>
          ) : (
            <Trans>Everything has been sent.</Trans>
          )}
        </p>
        {writes.length > 0 && (
          <>
            <Suspense fallback={<Skeleton className="mt-4 h-32 rounded-control" />}>
              <ul className="mt-4 grid gap-3">
                {groupWrites(writes).map(({ write, others }) => (
                  <WriteItem key={write.id} write={write} others={others} />
                ))}
              </ul>
            </Suspense>
            {!writes.every(isChosen) && (
              <Button busy={isTrying} className="mt-5 w-full" onClick={() => void handleAgain()}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}
