import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { type AddressField, FarmForm } from "./farm-form.tsx";
import type { FarmProfileInput } from "./farm-schema.ts";
import type { Profile } from "./schema.ts";
import { useFarmDraft } from "./use-farm-draft.ts";

/** Asks where the farm lies and nothing else; another feature's, so that it is passed in. */
type PlaceForm = ComponentType<{ onSaved: () => void }>;

export type SetupFormProps = {
  AddressField: AddressField;
  PlaceForm: PlaceForm;
  saved: Profile | undefined;
  /** Goes on to the dashboard, after saving or skipping. */
  onDone: () => void;
};

/** The answers of Setup, with the ways past them. */
export function SetupForm({ AddressField, PlaceForm, saved, onDone }: SetupFormProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const [isPlaceAsked, setPlaceAsked] = useState(false);
  const [isMissingUser, setIsMissingUser] = useState(false);
  // The wording is the specification's.
  const signedOut = t`You must be logged in to complete the setup.`;
  const failureWords = { "not-signed-in": signedOut };
  const { save, isBusy, failure, leave, ...draft } = useFarmDraft({
    saved,
    failureWords,
    staysWhenLeft: true,
    onDone,
  });
  const handleSave = (farm: FarmProfileInput) => {
    setIsMissingUser(!user);
    if (user) save(farm);
  };
  const form = (
    <FarmForm
      asksSize
      AddressField={AddressField}
      form={draft}
      onSave={handleSave}
      failure={isMissingUser ? signedOut : failure}
      actionsClassName="-mx-5 -mb-5 rounded-b-card border-t border-line bg-surface px-5 pt-4 pb-5 sm:-mx-6 sm:-mb-6 sm:px-6 md:sticky md:bottom-(--foot)"
    >
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isBusy} className="max-sm:basis-full">
          <Trans>Submit</Trans>
        </Button>
        <Button variant="text" aria-haspopup="dialog" onClick={() => setPlaceAsked(true)}>
          <Trans>Only my place</Trans>
        </Button>
        <Button variant="quiet" onClick={leave}>
          <Trans>Skip</Trans>
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
