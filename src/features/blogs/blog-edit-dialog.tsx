import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useTellSaved } from "#src/ui/use-tell-saved.ts";
import {
  type BlogFieldFaults,
  BlogForm,
  SendProgress,
  useBlogFieldFaults,
  useSendFailureWords,
} from "./blog-form.tsx";
import { useEditBlog } from "./post-api.ts";
import { type BlogTexts, blogTexts, type EditBlogInput, editBlogInput } from "./post-schema.ts";
import type { BlogPost } from "./schema.ts";

export type BlogEditDialogProps = { post: BlogPost; onClose: () => void };

/**
 * Changes one's own post; begun with the post as it stood when the dialog was opened, or with what was
 * typed before it was closed without saving. `Cancel` alone throws that away.
 */
export function BlogEditDialog({ post, onClose }: BlogEditDialogProps) {
  const { t } = useLingui();
  const tellSaved = useTellSaved();
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
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const edit = useEditBlog(setShare);
  const leave = () => {
    writeDraft(draftName, null);
    onClose();
  };
  const handleTexts = (next: BlogTexts) => {
    setTexts(next);
    if (!edit.isPending) writeDraft(draftName, next);
  };
  const save = async (input: EditBlogInput) => {
    try {
      // Kept with its texts and picture, it is a draft no more; it is again when it was refused.
      const onKept = () => writeDraft(draftName, null);
      const answer = await edit.mutateAsync({ id: post.id, input, picture, onKept });
      leave();
      tellSaved(answer, { text: t`Your changes are there for all to read.` });
    } catch (error) {
      writeDraft(draftName, texts);
      const reason = wordFailure(error);
      console.warn("[blogs]", describeFailure(error));
      setFailure(t`Your changes were not saved: ${reason}`);
    }
  };
  const handleSubmit = () => {
    if (edit.isPending) return;
    const found = findFaults(texts, picture);
    setFaults(found.faults);
    setFailure(null);
    if (Object.keys(found.faults).length > 0) return;
    setShare(0);
    void save(editBlogInput.parse({ ...texts, version: begun.version }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit your post`}
      footer={
        <>
          {edit.isPending && <SendProgress share={share} />}
          <Button variant="quiet" onClick={leave}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={edit.isPending}>
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
