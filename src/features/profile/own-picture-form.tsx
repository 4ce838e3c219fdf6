import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isHeic, pictureTypes } from "#src/shared/picture.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FileField } from "#src/ui/file-field.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import { useUpdatePicture } from "./account-api.ts";
import { useProfileFailure } from "./profile-words.ts";

/** The farmer's picture: choose one, save it, or be shown by initials again. */
export function OwnPictureForm({ photoURL }: { photoURL: string | null }) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<File | null>(null);
  const [isUnread, setUnread] = useState(false);
  const { save, isBusy, failure } = useSaving(useUpdatePicture(), {
    wordFailure: useProfileFailure({
      "unsupported-media": t`This file is not a picture we can read. Choose a JPEG, PNG or WebP picture.`,
      "too-large": t`This picture is too large. Choose one below 15 MB.`,
      "picture-quota-reached": t`You have sent very many pictures. Those in no post or listing are removed within a day; send more then.`,
    }),
    onSaved: () => setPicture(null),
  });
  return (
    <CheckedForm
      onSubmit={() => picture && save(picture, { text: t`Your picture has been saved.` })}
      className="grid gap-3"
    >
      <FileField
        name="picture"
        label={t`Your picture`}
        hint={t`Where and when it was taken is removed.`}
        accept={pictureTypes.join()}
        value={picture}
        error={
          isUnread &&
          t`This is a HEIC picture, which cannot be read here. On an iPhone choose Settings, Camera, Formats, “Most Compatible”; on other phones turn “High efficiency pictures” off in the camera's settings. Then take it again, or choose a screenshot of it.`
        }
        onChange={(file) => {
          const isOfPhone = file !== null && isHeic(file);
          setUnread(isOfPhone);
          setPicture(isOfPhone ? null : file);
        }}
      />
      <Failure>{failure}</Failure>
      {(picture || photoURL) && (
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          {photoURL && !picture && (
            <Button
              variant="text"
              busy={isBusy}
              onClick={() => save(null, { text: t`Your picture has been removed.` })}
            >
              <Trans>Remove my picture</Trans>
            </Button>
          )}
          {picture && (
            <Button type="submit" variant="quiet" busy={isBusy}>
              <Trans>Save picture</Trans>
            </Button>
          )}
        </div>
      )}
    </CheckedForm>
  );
}
