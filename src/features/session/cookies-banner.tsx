import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { FailureBanner } from "./failure-banner.tsx";

const subscribeToNothing = () => () => undefined;

/** Where cookies are blocked signing in leads back to signing in: said before it is tried. */
export function CookiesBanner() {
  const areBlocked = useSyncExternalStore(
    subscribeToNothing,
    () => !navigator.cookieEnabled,
    () => false,
  );
  if (!areBlocked) return null;
  return (
    <FailureBanner>
      <Trans>
        Cookies are blocked in this browser, and without them nobody stays signed in. Allow them for
        this site and load the page again.
      </Trans>
    </FailureBanner>
  );
}
