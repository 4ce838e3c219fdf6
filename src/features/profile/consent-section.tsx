import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { consentQuery, useChangeConsent } from "#src/features/session/consent-api.ts";
import type { ConsentState } from "#src/features/session/security-schema.ts";
import { formatDay } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useProfileFailure } from "./profile-words.ts";

/** How the agreement to the terms stands, in words. */
function ConsentWords({ version, consent }: ConsentState) {
  const language = useLanguage();
  if (!consent) {
    return <Trans>You have not agreed to the terms. You can use Urvara all the same.</Trans>;
  }
  const givenDay = formatDay(new Date(consent.givenDate), language);
  if (consent.withdrawnDate) {
    const withdrawnDay = formatDay(new Date(consent.withdrawnDate), language);
    return (
      <Trans>
        You withdrew your agreement on {withdrawnDay}. Your questions no longer leave this server
        for another model. What you ask Urvara to keep stays, until you delete it: download your
        data or delete the account below.
      </Trans>
    );
  }
  if (consent.version !== version) {
    return <Trans>The terms have changed since you agreed on {givenDay}.</Trans>;
  }
  return (
    <Trans>
      You agreed to the terms on {givenDay}. If you withdraw, your questions no longer leave this
      server for another model; then you can also take your data away or delete the account.
    </Trans>
  );
}

const boxId = "profile-consent";

/** Says at the top of the profile that other terms hold than those agreed to, with the way down to them. */
export function TermsNewsSection() {
  const { data } = useQuery(consentQuery);
  const consent = data?.consent;
  const isOld = consent && consent.withdrawnDate === null && consent.version !== data.version;
  if (!isOld) return null;
  return (
    <p className="-mt-2 text-copy text-quiet">
      <Trans>The terms have changed since you agreed.</Trans>{" "}
      <button
        type="button"
        className="py-3 font-semibold text-leaf-700 underline"
        onClick={() => document.getElementById(boxId)?.focus()}
      >
        <Trans>Look at them</Trans>
      </button>
    </p>
  );
}

/** To which terms the farmer agreed, and withdrawing that with one press, as it was given. */
export function ConsentSection() {
  const state = useQuery(consentQuery);
  const change = useChangeConsent();
  const wordFailure = useProfileFailure();
  if (state.isPending) return <Skeleton className="h-16" />;
  if (!state.data) {
    // Nothing was to be saved here: that is said where it was tried.
    return (
      <p role="status" className="mb-5 text-copy text-quiet">
        <Trans>
          Your agreement to the terms could not be loaded. Look again when you have signal.
        </Trans>
      </p>
    );
  }
  const { version, consent } = state.data;
  const isGiven = consent !== null && consent.withdrawnDate === null;
  return (
    <div className="mb-5 grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 id={boxId} tabIndex={-1} className="font-semibold">
          <Trans>Your agreement</Trans>
        </h4>
        <p role="status" className="mt-0.5 text-copy text-quiet">
          <ConsentWords {...state.data} />{" "}
          <a
            href="/register#terms"
            className="inline-block py-1 font-semibold text-leaf-700 underline"
          >
            <Trans>Read the terms</Trans>
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {(!isGiven || consent.version !== version) && (
          <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate(version)}>
            <Trans>Agree to the terms</Trans>
          </Button>
        )}
        {isGiven && (
          <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate(null)}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
      {change.isError && <FieldError>{wordFailure(change.error)}</FieldError>}
    </div>
  );
}
