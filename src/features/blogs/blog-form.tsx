import { useLingui } from "@lingui/react/macro";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { largestPicture, pictureTypes } from "#src/shared/picture.ts";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FileField, SelectField, TextAreaField, TextField } from "#src/ui/field.tsx";
import { useBlogCategoryOptions } from "./category-words.ts";
import { DrawingButton, isDrawing, useDrawing } from "./drawing-button.tsx";
import {
  type BlogCategory,
  type BlogTexts,
  blogCategory,
  longestDescription,
  longestTitle,
} from "./schema.ts";

/** A picture as newer phones keep it; browsers that do not know the format give it no type. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

export type BlogFieldFaults = Partial<Record<"title" | "description" | "picture", string>>;

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

/** What is missing or wrong before anything is sent. */
export function useBlogFieldFaults({ keepsPicture = false } = {}) {
  const { t } = useLingui();
  return (draft: BlogTexts, picture: File | null) => {
    const faults: BlogFieldFaults = {};
    if (!draft.title.trim()) faults.title = t`Give your post a title.`;
    if (!draft.description.trim()) faults.description = t`Write what you want to tell.`;
    if (!picture && !keepsPicture) faults.picture = t`Choose a picture that goes with it.`;
    const isEmpty = Object.keys(faults).length > 0;
    if (picture && picture.size > largestPicture) {
      faults.picture = t`This picture is larger than 15 MB. Choose a smaller one.`;
    } else if (picture && isHeic(picture)) {
      faults.picture = t`This is a HEIC picture, which cannot be read here. On an iPhone choose Settings, Camera, Formats, “Most Compatible”; on other phones turn “High efficiency pictures” off in the camera's settings. Then take it again, or choose a screenshot of it.`;
    } else if (picture && !pictureTypes.some((type) => type === picture.type)) {
      faults.picture = t`Choose a JPEG, PNG or WebP picture.`;
    }
    return { faults, isEmpty };
  };
}

/** How much of the post and its picture has left. */
export function SendProgress({ share }: { share: number }) {
  const { t } = useLingui();
  const percent = formatNumber(Math.round(share * 100));
  return (
    <div className="mr-auto grid min-w-40 basis-full gap-1 sm:basis-auto">
      <span className="text-[15px] text-quiet">
        {share < 1 ? t`Sending: ${percent} %` : t`Sent, waiting for the answer`}
      </span>
      <progress
        aria-label={t`How much is sent`}
        value={share}
        className="h-2 w-full overflow-hidden rounded-full accent-leaf-700"
      />
    </div>
  );
}

type BlogFormProps<Texts extends BlogTexts> = {
  id: string;
  draft: Texts;
  picture: File | null;
  faults: BlogFieldFaults;
  /** What is wrong with the post as a whole, or null. */
  failure: string | null;
  /** The post has a picture already, which stays unless another one is chosen. */
  keepsPicture?: boolean;
  onDraft: (draft: Texts) => void;
  onPicture: (picture: File | null) => void;
  onSubmit: () => void;
};

/** The fields of a post. Its button stands in the dialog's footer and names the form by its id. */
export function BlogForm<Texts extends BlogTexts>(props: BlogFormProps<Texts>) {
  const { id, draft, picture, faults, failure, keepsPicture = false } = props;
  const { onDraft, onPicture, onSubmit } = props;
  const { t } = useLingui();
  const categories = useBlogCategoryOptions();
  const drawing = useDrawing(onPicture);
  const handleCategory = (category: BlogCategory) => {
    onDraft({ ...draft, category });
    if (isDrawing(picture)) void drawing.draw(category);
  };
  return (
    <CheckedForm {...{ id, onSubmit }} className="grid gap-5">
      <Failure>{failure}</Failure>
      <TextField
        name="title"
        required
        label={t`Title`}
        maxLength={longestTitle}
        value={draft.title}
        error={faults.title}
        onChange={({ target }) => onDraft({ ...draft, title: target.value })}
      />
      <TextAreaField
        name="description"
        required
        label={t`Description`}
        hint={t`What you did, what came of it, and where.`}
        maxLength={longestDescription}
        value={draft.description}
        error={faults.description}
        onChange={({ target }) => onDraft({ ...draft, description: target.value })}
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
        error={faults.picture}
        onChange={drawing.choose}
      />
      <DrawingButton category={draft.category} {...{ picture, drawing }} />
      <SelectField
        name="category"
        label={t`Category`}
        options={categories}
        value={draft.category}
        onChange={({ target }) => handleCategory(blogCategory.parse(target.value))}
      />
    </CheckedForm>
  );
}
