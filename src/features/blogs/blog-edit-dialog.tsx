import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import {
  type BlogFieldFaults,
  BlogForm,
  SendProgress,
  useBlogFieldFaults,
  useSendFailureWords,
} from "./blog-form.tsx";
import { useEditBlog } from "./post-api.ts";
import { type BlogPost, type BlogTexts, blogTexts, editBlogInput } from "./schema.ts";

export type BlogEditDialogProps = { post: BlogPost; onClose: () => void };

/**
 * Changes one's own post; begun with the post as it stood when the dialog was opened, or with what was
 * typed before it was closed without saving. `Cancel` alone throws that away.
 */
export function BlogEditDialog({ post, onClose }: BlogEditDialogProps) {
  const { t } = useLingui();
  const wordFailure = useSendFailureWords();
  const findFaults = useBlogFieldFaults({ keepsPicture: true });
  const formId = useId();
  const [begun] = useState(post);
  const draftName = `blogEdit:${post.id}`;
  const [texts, setTexts] = useState<BlogTexts>(() => {
    const { title, description, category } = post;
    return readDraft(draftName, blogTexts) ?? { title, description, category };
  });
  const [picture, setPicture] = useState<File | null>(null);
  const [faults, setFaults] = useState<BlogFieldFaults>({});
  const [share, setShare] = useState(0);
  const edit = useEditBlog(setShare);
  const forget = () => writeDraft(draftName, null);
  const { save, isBusy, failure } = useSaving(edit, {
    wordFailure(error) {
      const reason = wordFailure(error);
      return t`Your changes were not saved: ${reason}`;
    },
    onClose,
    onSaved: forget,
    onRefused: () => writeDraft(draftName, texts),
  });
  const handleTexts = (next: BlogTexts) => {
    setTexts(next);
    if (!isBusy) writeDraft(draftName, next);
  };
  const handleSubmit = () => {
    if (isBusy) return;
    const found = findFaults(texts, picture);
    setFaults(found.faults);
    if (Object.keys(found.faults).length > 0) return;
    setShare(0);
    const input = editBlogInput.parse({ ...texts, version: begun.version });
    // Kept with its texts and picture, it is a draft no more; it is again when it was refused.
    save(
      { id: post.id, input, picture, onKept: forget },
      { text: t`Your changes are there for all to read.` },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit your post`}
      footer={
        <>
          {isBusy && <SendProgress share={share} />}
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onClose();
            }}
          >{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t`Save changes`}
          </Button>
        </>
      }
    >
      <BlogForm
        id={formId}
        keepsPicture
        draft={texts}
        {...{ picture, faults, failure }}
        onDraft={handleTexts}
        onPicture={setPicture}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
