import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { describeDevice } from "./device-rules.ts";
import { eventsQuery } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import type { AccountEvent } from "./security-schema.ts";
import { useSecurityFailure } from "./security-words.ts";

function useEventWords() {
  const { t } = useLingui();
  return (kind: AccountEvent["kind"]): string => {
    switch (kind) {
      case "signed-up":
        return t`Account made`;
      case "signed-in":
        return t`Signed in`;
      case "signed-out-elsewhere":
        return t`Signed out on other devices`;
      case "password-changed":
        return t`Password changed`;
      case "address-changed":
        return t`E-mail address changed`;
      case "second-factor-on":
        return t`Second step turned on`;
      case "second-factor-off":
        return t`Second step turned off`;
      case "passkey-added":
        return t`Passkey added`;
      case "passkey-removed":
        return t`Passkey removed`;
      case "phone-added":
        return t`Phone number added`;
      case "phone-removed":
        return t`Phone number removed`;
      case "payment-changed":
        return t`UPI id changed`;
      case "data-exported":
        return t`Data downloaded`;
      case "deletion-asked":
        return t`Deletion of the account asked for`;
      case "deletion-undone":
        return t`Deletion undone by signing in`;
      case "consent-given":
        return t`Terms agreed to`;
      case "consent-withdrawn":
        return t`Consent withdrawn`;
      case "locked":
        return t`Locked by whoever runs Urvara here`;
      case "unlocked":
        return t`Unlocked by whoever runs Urvara here`;
    }
  };
}

function EventRow({ event }: { event: AccountEvent }) {
  const language = useLanguage();
  const wordKind = useEventWords();
  const [now] = useState(() => new Date());
  const moment = new Date(event.happenedDate);
  const { browser, system } = describeDevice(event.userAgent ?? "");
  const where = [browser, system, event.address].filter(Boolean).join(" · ");
  return (
    <li className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
      <p className="font-semibold wrap-anywhere">
        {wordKind(event.kind)}
        {event.detail && <span className="font-normal">: {event.detail}</span>}
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        <time dateTime={event.happenedDate}>
          {formatDate(moment, language, now)}, {formatTime(moment, language)}
        </time>
        {where && ` · ${where}`}
      </p>
    </li>
  );
}

/** What was done to the account, when and from where, the newest first. */
export function SecurityEventList() {
  const list = useInfiniteQuery(eventsQuery);
  const wordFailure = useSecurityFailure();
  const events = list.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <SecurityCard
      isFolded
      title={<Trans>What happened in your account</Trans>}
      text={
        <Trans>
          Something that was not you? Sign out everywhere and change the password. Kept for 400
          days.
        </Trans>
      }
    >
      {list.isPending && <Skeleton className="h-16" />}
      {list.isSuccess && events.length === 0 && (
        <p className="text-copy text-quiet">
          <Trans>Nothing has been noted yet.</Trans>
        </p>
      )}
      {events.length > 0 && (
        <ul className="grid divide-y divide-line">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {list.isError && <FieldError>{wordFailure(list.error)}</FieldError>}
      {(list.hasNextPage || (list.isError && events.length === 0)) && (
        <Button
          variant="quiet"
          className="sm:justify-self-start"
          busy={list.isFetching}
          onClick={() => void (events.length > 0 ? list.fetchNextPage() : list.refetch())}
        >
          {events.length > 0 ? <Trans>Show earlier</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
    </SecurityCard>
  );
}
