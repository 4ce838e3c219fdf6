import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { writeDraft } from "#src/shared/draft.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FailedState } from "#src/ui/empty-state.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { profileQuery } from "./api.ts";
import { useUpdateFarmProfile } from "./farm-api.ts";
import { type AddressField, FarmForm, farmDraftName } from "./farm-form.tsx";
import type { FarmProfileInput } from "./farm-schema.ts";
import type { Profile } from "./schema.ts";

function SetupSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-5 md:grid-cols-2">
        {Array.from({ length: 7 }, (_, at) => (
          <div key={at} className="grid gap-2">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Asks where the farm lies and nothing else; another feature's, so that it is passed in. */
type PlaceForm = ComponentType<{ onSaved: () => void }>;

function SetupForm(props: {
  AddressField: AddressField;
  PlaceForm: PlaceForm;
  saved: Profile | undefined;
  onDone: () => void;
}) {
  const { AddressField, PlaceForm, saved, onDone } = props;
  const { t } = useLingui();
  const { user } = useSession();
  const save = useUpdateFarmProfile();
  const [isPlaceAsked, setPlaceAsked] = useState(false);
  const [isMissingUser, setIsMissingUser] = useState(false);
  const refusedAsSignedOut = save.isError && describeFailure(save.error).code === "not-signed-in";
  const draftName = farmDraftName(user?.uid);
  const leave = () => {
    writeDraft(draftName, null);
    onDone();
  };
  const handleSave = (farm: FarmProfileInput) => {
    setIsMissingUser(!user);
    if (!user) return;
    save.mutate(farm, {
      onSuccess: leave,
      onError: (error) => console.error("[setup] saving failed", describeFailure(error)),
    });
  };
  const form = (
    <FarmForm
      asksSize
      {...{ AddressField, saved, draftName }}
      onSave={handleSave}
      failure={save.error}
      actionsClassName="sticky bottom-0 -mx-5 -mb-5 rounded-b-card border-t border-line bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6"
      // The wording is the specification's.
      failureText={
        isMissingUser || refusedAsSignedOut
          ? t`You must be logged in to complete the setup.`
          : undefined
      }
    >
      <div className="flex flex-wrap gap-3 max-sm:*:grow sm:justify-end">
        <Button variant="text" aria-haspopup="dialog" onClick={() => setPlaceAsked(true)}>
          <Trans>Only my place</Trans>
        </Button>
        <Button variant="quiet" onClick={leave}>
          <Trans>Skip</Trans>
        </Button>
        <Button type="submit" busy={save.isPending}>
          <Trans>Submit</Trans>
        </Button>
      </div>
    </FarmForm>
  );
  return (
    <>
      {form}
      <Dialog
        open={isPlaceAsked}
        onClose={() => setPlaceAsked(false)}
        title={t`Only my place`}
        size="small"
      >
        <p className="mb-4 leading-snug">
          <Trans>
            Weather, warnings and prices near you need no phone number: where your farm lies is
            enough. You can tell the rest later in your profile.
          </Trans>
        </p>
        {isPlaceAsked && <PlaceForm onSaved={leave} />}
      </Dialog>
    </>
  );
}

/**
 * Asks a farmer about the farm after the first sign-up.
 * @param onDone goes on to the dashboard, after saving or skipping
 */
export function SetupPage({
  AddressField,
  PlaceForm,
  onDone,
}: {
  AddressField: AddressField;
  PlaceForm: PlaceForm;
  onDone: () => void;
}) {
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
      subtitle={t`Tell us about your farm, so that weather, water and prices fit it. You can change all of it later in your profile.`}
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
            <SetupForm {...{ AddressField, PlaceForm, onDone }} saved={opened.saved} />
          ) : (
            <SetupSkeleton label={t`Loading your record…`} />
          )}
        </Card>
      )}
    </Page>
  );
}
