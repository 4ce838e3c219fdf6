import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useWrites } from "#src/ui/use-outbox.ts";
import { useAppUpdate } from "./app-update.ts";

/** Offers a new version of the app, but not before what was written with this one has been sent. */
export function UpdateBanner() {
  const apply = useAppUpdate();
  const [isPressed, setIsPressed] = useState(false);
  const isWaiting = useWrites().some(({ refusal }) => refusal === null);
  return (
    <div role="status" className="mx-auto max-w-wrap px-4 sm:px-6 empty:hidden">
      {apply && (
        <Banner
          tone="leaf"
          className="mt-4"
          action={
            !isWaiting && (
              <Button
                busy={isPressed}
                onClick={() => {
                  setIsPressed(true);
                  apply();
                }}
              >
                <Trans>Update now</Trans>
              </Button>
            )
          }
        >
          {isWaiting ? (
            <Trans>A new version is ready. It can start when what you wrote has been sent.</Trans>
          ) : (
            <Trans>A new version is ready.</Trans>
          )}
        </Banner>
      )}
    </div>
  );
}
