import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { FileField } from "#src/ui/file-field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useUpdatePicture } from "./account-api.ts";
import { useProfileFailure } from "./profile-words.ts";

/** What the server decodes; phones that keep another format convert it for such a list. */
const pictureTypes = "image/jpeg,image/png,image/webp";

/** A picture as newer phones keep it; browsers that do not know the format give it no type. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

function usePictureFailure(): (failure: unknown) => string {
  const { t } = useLingui();
  const wordFailure = useProfileFailure();
  return (failure) => {
    switch (describeFailure(failure).code) {
      case "unsupported-media":
        return t`This file is not a picture we can read. Choose a JPEG, PNG or WebP picture.`;
      case "too-large":
        return t`This picture is too large. Choose one below 15 MB.`;
      case "picture-quota-reached":
        return t`You have sent very many pictures. Those in no post or listing are removed within a day; send more then.`;
      default:
        return wordFailure(failure);
    }
  };
}

/** The farmer's picture: choose one, save it, or be shown by initials again. */
export function OwnPictureForm({ photoURL }: { photoURL: string | null }) {
  const { t } = useLingui();
  const { user, login } = useSession();
  const toast = useToast();
  const wordFailure = usePictureFailure();
  const save = useUpdatePicture();
  const [picture, setPicture] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const update = (file: File | null) => {
    setError(undefined);
    save.mutate(file, {
      onSuccess: (saved) => {
        if (user) login({ ...user, photoURL: saved.photoURL });
        setPicture(null);
        toast.show({
          text: file ? t`Your picture has been saved.` : t`Your picture has been removed.`,
          tone: "good",
        });
      },
      onError: (failure) => {
        console.error("[profile] saving the picture failed", failure);
        setError(wordFailure(failure));
      },
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (picture) update(picture);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      <FileField
        name="picture"
        label={t`Your picture`}
        hint={t`Where and when it was taken is removed.`}
        accept={pictureTypes}
        value={picture}
        error={error}
        onChange={(file) => {
          const isUnread = file !== null && isHeic(file);
          setPicture(isUnread ? null : file);
          setError(
            isUnread
              ? t`This is a HEIC picture, which cannot be read here. On an iPhone choose Settings, Camera, Formats, “Most Compatible”; on other phones turn “High efficiency pictures” off in the camera's settings. Then take it again, or choose a screenshot of it.`
              : undefined,
          );
        }}
      />
      {(picture || photoURL) && (
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          {photoURL && !picture && (
            <Button variant="text" busy={save.isPending} onClick={() => update(null)}>
              <Trans>Remove my picture</Trans>
            </Button>
          )}
          {picture && (
            <Button type="submit" variant="quiet" busy={save.isPending}>
              <Trans>Save picture</Trans>
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
