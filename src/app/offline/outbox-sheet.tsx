import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Clock } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/app/lazy-part.ts";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import type { Write } from "#src/shared/outbox.ts";
import { listDependants } from "#src/shared/outbox-rules.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { RefusedChoice } from "./refused-choice.tsx";

/** Those of which what was typed can be read beside what stands there now. */
const refusedParts = {
  harvest: lazyPart(
    ["harvests", "crops", "terms"],
    async () => (await import("#src/features/crops/refused-section.tsx")).RefusedRecord,
  ),
  soil: lazyPart(
    ["soil", "terms"],
    async () => (await import("#src/features/soil/refused-section.tsx")).RefusedSoil,
  ),
  price: lazyPart(
    ["prices", "terms"],
    async () => (await import("#src/features/prices/refused-section.tsx")).RefusedPrice,
  ),
};

function RefusedDetails({ write }: { write: Write }) {
  const { kind } = write;
  if (kind !== "harvest" && kind !== "soil" && kind !== "price") return null;
  const { Part } = refusedParts[kind];
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-16" />}>
      <Part write={write}>{(change) => <RefusedChoice write={write} change={change} />}</Part>
    </Suspense>
  );
}

/** What a write is to the person who made it. */
function useWriteName(): (write: Write) => string {
  const { t } = useLingui();
  return ({ kind, form }) => {
    const title = form?.["title"];
    switch (kind) {
      case "blog":
        return typeof title === "string" ? t`Your post “${title}”` : t`Your post`;
      case "blog-edit":
        return typeof title === "string"
          ? t`Your changes to “${title}”`
          : t`Your changes to a post`;
      case "blog-removal":
        return t`Deleting your post`;
      case "like":
        return t`Your like of a post`;
      case "comment":
        return t`Your comment`;
      case "comment-edit":
        return t`Your changes to a comment`;
      case "comment-removal":
        return t`Deleting your comment`;
      case "report":
        return t`Your report`;
      case "appeal":
        return t`Your words to the operator`;
      case "field":
        return t`A change of your fields`;
      case "field-map":
        return t`A change of your field map`;
      case "harvest":
        return t`A harvest or a cost`;
      case "price":
        return t`How you sell a crop, or a price to be told of`;
      case "cart":
        return t`A change of your cart`;
      case "order":
        return t`Your order`;
      case "order-step":
        return t`A step of an order`;
      case "rating":
        return t`Your rating`;
      case "pest-count":
        return t`What you counted of a pest`;
      case "soil":
        return t`What you told of your soil`;
      case "scheme":
        return t`An answer or a paper for the schemes`;
      case "farm":
        return t`Your farm profile`;
      case "name":
        return t`Your name`;
      case "notification":
        return t`What you have read`;
      case "question":
        return t`A question to the assistant`;
      case "wish":
        return t`A heart on the market`;
      case "listing":
        return t`A change of what you sell`;
      case "widgets":
        return t`The cards of your dashboard`;
      default:
        return t`Something you wrote`;
    }
  };
}

/** Why the server did not take it, in words. */
function useRefusalWords(): (code: string) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case "not-found":
        return t`What it belongs to is no longer there.`;
      case "too-large":
        return t`The picture is too large. Choose one of at most 15 MB and 50 million pixels.`;
      case "unsupported-media":
        return t`The picture cannot be read. Choose a JPEG, PNG or WebP picture.`;
      case "picture-quota-reached":
        return t`You have sent very many pictures. Those in no post or listing are removed within a day; send more then.`;
      case "conflict":
        return t`It was changed elsewhere in the meantime.`;
      case "address-not-proven":
        return t`Confirm your e-mail address first, then do it again.`;
      case "not-allowed":
        return t`You are not allowed to do this.`;
      default:
        return t`The server did not take it as it is.`;
    }
  };
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
  const getName = useWriteName();
  const wordRefusal = useRefusalWords();
  const [isSure, setSure] = useState(false);
  const [now] = useState(() => new Date());
  const moment = new Date(write.at);
  const day = formatDate(moment, language, now);
  const time = formatTime(moment, language);
  const name = getName(write);
  const firstName = first?.refusal && getName(first);
  return (
    <li className="rounded-control border border-line bg-raised p-4">
      <p className="font-semibold break-words">{name}</p>
      <p className="mt-0.5 text-sm text-quiet">{t`Written on ${day}, ${time}`}</p>
      {write.refusal ? (
        <p className="mt-2 flex gap-2 text-[15px] text-chilli-600">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {wordRefusal(write.refusal.code)}
        </p>
      ) : (
        <p className="mt-2 flex gap-2 text-[15px] text-marigold-600">
          <Clock aria-hidden size={20} className="mt-0.5 shrink-0" />
          {firstName ? (
            <Trans>Waits until this is saved: {firstName}</Trans>
          ) : (
            <Trans>Waits for the signal</Trans>
          )}
        </p>
      )}
      {write.refusal && <RefusedDetails write={write} />}
      {isSure && others.length > 0 && (
        <p className="mt-3 text-[15px]">
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
            <Button variant="danger" onClick={() => void outbox.discard(write.id)}>
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
  const tryAgain = async () => {
    setTrying(true);
    try {
      await outbox.tryAgain();
    } finally {
      setTrying(false);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title={t`Waiting to be sent`}>
      <div className="px-2 pt-1">
        <p className="text-[15px] text-quiet">
          {writes.length > 0 ? (
            <Trans>It is kept on this device and sent by itself, the oldest first.</Trans>
          ) : (
            <Trans>Everything has been sent.</Trans>
          )}
        </p>
        {writes.length > 0 && (
          <>
            <ul className="mt-4 grid gap-3">
              {groupWrites(writes).map(({ write, others }) => (
                <WriteItem key={write.id} write={write} others={others} />
              ))}
            </ul>
            <Button busy={isTrying} className="mt-5 w-full" onClick={() => void tryAgain()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
