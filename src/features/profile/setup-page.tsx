import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Card } from "#src/ui/card.tsx";
import { FailedState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { profileQuery } from "./api.ts";
import type { Profile } from "./schema.ts";
import type { SetupFormProps } from "./setup-form.tsx";

const shapes = (
  <div className="grid gap-5 md:grid-cols-2">
    {Array.from({ length: 7 }, (_, at) => (
      <div key={at} className="grid gap-2">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-12" />
      </div>
    ))}
  </div>
);

// What saves weighs more than the page.
const SetupForm = lazyView(async () => (await import("./setup-form.tsx")).SetupForm, shapes);

/** Asks a farmer about the farm after the first sign-up. */
export function SetupPage(props: Omit<SetupFormProps, "saved">) {
  const { t } = useLingui();
  const { user } = useSession();
  const own = useQuery({ ...profileQuery, enabled: user !== null, staleTime: 0 });
  // Kept from the first answer on: a session that ends meanwhile must not empty the form.
  const [opened, setOpened] = useState<{ saved: Profile | undefined } | null>(null);
  const isSignedOut = !user || (own.isError && describeFailure(own.error).code === "not-signed-in");
  if (!opened && (isSignedOut || (own.data && !own.isFetching))) setOpened({ saved: own.data });
  return (
    <Page
      title={t`Setup`}
      subtitle={t`So that weather, water and prices fit your farm.`}
      className="max-w-4xl"
      picture={
        <img
          src="/pictures/icons/tractor.svg"
          alt=""
          width={112}
          height={112}
          className="ml-auto"
        />
      }
    >
      {!opened && own.isError ? (
        <FailedState
          title={t`Your record could not be loaded`}
          text={t`Check your connection and try again.`}
          retryLabel={t`Try again`}
          onRetry={() => void own.refetch()}
          busy={own.isFetching}
        />
      ) : (
        <Card className="overflow-visible sm:p-6">
          {opened ? (
            <SetupForm {...props} saved={opened.saved} />
          ) : (
            <div role="status">
              <span className="sr-only">{t`Loading your record…`}</span>
              {shapes}
            </div>
          )}
        </Card>
      )}
    </Page>
  );
}
