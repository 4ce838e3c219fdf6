import { useLingui } from "@lingui/react/macro";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { pictureTypes } from "#src/shared/picture.ts";
import { SelectField, TextAreaField, TextField } from "#src/ui/field.tsx";
import { FileField } from "#src/ui/file-field.tsx";
import { useBlogCategoryOptions } from "./category-words.ts";
import { DrawingButton, isDrawing, useDrawing } from "./drawing-button.tsx";
import type { PictureFault, PostDraft, PostFaults } from "./form-rules.ts";
import {
  type BlogCategory,
  type BlogTexts,
  blogCategory,
  longestDescription,
  longestTitle,
} from "./schema.ts";

/** Why a post was refused, in the writer's words. */
export function useSendFailureWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const { code, message } = describeFailure(error);
    switch (code) {
      case "too-large":
        return t`the picture is too large. Choose one of at most 15 MB and 50 million pixels.`;
      case "unsupported-media":
        return t`this picture cannot be read. Choose a JPEG, PNG or WebP picture.`;
      case "picture-quota-reached":
        return t`you have sent very many pictures today. Send more tomorrow.`;
      case "conflict":
        return t`this post was changed in another window. Close this one, read it again and then change it.`;
      case "not-found":
        return t`this post is not there any more.`;
      default:
        return message;
    }
  };
}

function usePictureFaults(): Record<PictureFault, string> {
  const { t } = useLingui();
  return {
    missing: t`Choose a picture that goes with it.`,
    "too-large": t`This picture is larger than 15 MB. Choose a smaller one.`,
    heic: t`This is a HEIC picture, which cannot be read here. On an iPhone choose Settings, Camera, Formats, “Most Compatible”; on other phones turn “High efficiency pictures” off in the camera's settings. Then take it again, or choose a screenshot of it.`,
    "not-a-picture": t`Choose a JPEG, PNG or WebP picture.`,
  };
}

/** How much of the post and its picture has left. */
export function SendProgress({ share }: { share: number }) {
  const { t } = useLingui();
  const percent = formatNumber(Math.round(share * 100));
  return (
    <div className="mr-auto grid min-w-40 basis-full gap-1 sm:basis-auto">
      <span className="text-copy text-quiet">
        {share < 1 ? t`Sending: ${percent}%` : t`Sent, waiting for the answer`}
      </span>
      <progress
        aria-label={t`How much is sent`}
        value={share}
        className="h-2 w-full overflow-hidden rounded-full accent-leaf-700"
      />
    </div>
  );
}

type BlogFormProps = {
  draft: PostDraft;
  faults: PostFaults;
  /** The post has a picture already, which stays unless another one is chosen. */
  keepsPicture?: boolean;
  onTexts: (part: Partial<BlogTexts>) => void;
  onPicture: (picture: File | null) => void;
};

/** The fields of a post. */
export function BlogForm({ draft, faults, keepsPicture = false, ...on }: BlogFormProps) {
  const { title, description, category, picture } = draft;
  const { onTexts, onPicture } = on;
  const { t } = useLingui();
  const categories = useBlogCategoryOptions();
  const pictureFaults = usePictureFaults();
  const drawing = useDrawing(onPicture);
  const handleCategory = (chosen: BlogCategory) => {
    onTexts({ category: chosen });
    if (isDrawing(picture)) void drawing.draw(chosen);
  };
  return (
    <>
      <TextField
        name="title"
        required
        label={t`Title`}
        maxLength={longestTitle}
        value={title}
        error={faults.title && t`Give your post a title.`}
        onChange={({ target }) => onTexts({ title: target.value })}
      />
      <TextAreaField
        name="description"
        required
        label={t`Description`}
        hint={t`What you did, what came of it, and where.`}
        maxLength={longestDescription}
        value={description}
        error={faults.description && t`Write what you want to tell.`}
        onChange={({ target }) => onTexts({ description: target.value })}
      />
      <FileField
        name="picture"
        required={!keepsPicture}
        label={keepsPicture ? t`Another picture` : t`Picture`}
        hint={
          keepsPicture
            ? t`The picture stays as it is unless you choose another one.`
            : t`Where and when it was taken is removed before others see it.`
        }
        accept={pictureTypes.join(",")}
        value={picture}
        error={faults.picture && pictureFaults[faults.picture]}
        onChange={drawing.choose}
      />
      <DrawingButton {...{ category, picture, drawing }} />
      <SelectField
        name="category"
        label={t`Category`}
        options={categories}
        value={category}
        onChange={({ target }) => handleCategory(blogCategory.parse(target.value))}
      />
    </>
  );
}
