import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { FileField, SelectField, TextAreaField, TextField } from "#src/ui/field.tsx";
import { useBlogCategoryOptions } from "./blog-category-list.tsx";
import { type BlogDraft, blogCategory, longestDescription, longestTitle } from "./schema.ts";

/** What the server decodes; phones that keep another format convert it for such a list. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

export type BlogFieldFaults = Partial<Record<"title" | "description" | "picture", string>>;

export type BlogFormProps = {
  id: string;
  draft: BlogDraft;
  picture: File | null;
  faults: BlogFieldFaults;
  /** What is wrong with the post as a whole, or null. */
  failure: string | null;
  onDraft: (draft: BlogDraft) => void;
  onPicture: (picture: File | null) => void;
  /** Answers the first field that is wrong, which then gets the focus. */
  onSubmit: () => keyof BlogFieldFaults | null;
};

/** The fields of a new post. Its button stands in the dialog's footer and names the form by its id. */
export function BlogForm(props: BlogFormProps) {
  const { id, draft, picture, faults, failure, onDraft, onPicture, onSubmit } = props;
  const { t } = useLingui();
  const categories = useBlogCategoryOptions();
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = onSubmit();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form ref={form} id={id} noValidate onSubmit={handleSubmit} className="grid gap-5">
      {failure && (
        <div role="alert">
          <Banner tone="bad">{failure}</Banner>
        </div>
      )}
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
        required
        label={t`Picture`}
        hint={t`Where and when it was taken is removed before others see it.`}
        accept={pictureTypes.join(",")}
        value={picture}
        error={faults.picture}
        onChange={onPicture}
      />
      <SelectField
        name="category"
        label={t`Category`}
        options={categories}
        value={draft.category}
        onChange={({ target }) => onDraft({ ...draft, category: blogCategory.parse(target.value) })}
      />
    </form>
  );
}
