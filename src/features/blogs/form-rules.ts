import { readFaults } from "#src/shared/form-faults.ts";
import { isHeic, largestPicture, pictureTypes } from "#src/shared/picture.ts";
import {
  allFieldsAreRequired,
  type BlogTexts,
  type CreateBlogInput,
  createBlogInput,
  type EditBlogInput,
  editBlogInput,
} from "./schema.ts";

/** A post as it is typed. */
export type PostDraft = BlogTexts & { picture: File | null };

export type PictureFault = "missing" | "too-large" | "heic" | "not-a-picture";
export type PostFaults = {
  title?: typeof allFieldsAreRequired;
  description?: typeof allFieldsAreRequired;
  picture?: PictureFault | undefined;
};

function findPictureFault(picture: File | null): PictureFault | undefined {
  if (!picture) return "missing";
  if (picture.size > largestPicture) return "too-large";
  if (isHeic(picture)) return "heic";
  return pictureTypes.some((type) => type === picture.type) ? undefined : "not-a-picture";
}

const texts = { names: ["title", "description"], codes: [allFieldsAreRequired] } as const;

/** Whether something that a post needs was not typed or chosen yet. */
export const isIncomplete = ({ title, description, picture }: PostFaults): boolean =>
  Boolean(title ?? description) || picture === "missing";

/** A new post as it is sent, or what is missing or wrong with it. */
export function readNewPost(
  { picture, ...typed }: PostDraft,
  known: Pick<CreateBlogInput, "id" | "language">,
) {
  const { data: input, error } = createBlogInput.safeParse({ ...typed, ...known });
  const faults: PostFaults = {
    ...readFaults(error, texts),
    picture: findPictureFault(picture),
  };
  return { input, faults };
}

/** A change of a post, whose picture stays where no other was chosen. */
export function readChangedPost(
  { picture, ...typed }: PostDraft,
  known: Pick<EditBlogInput, "version">,
) {
  const { data: input, error } = editBlogInput.safeParse({ ...typed, ...known });
  const faults: PostFaults = {
    ...readFaults(error, texts),
    picture: picture ? findPictureFault(picture) : undefined,
  };
  return { input, faults };
}
