import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import {
  type BlogFieldFaults,
  BlogForm,
  type BlogTexts,
  SendProgress,
  useBlogFieldFaults,
  useSendFailureWords,
} from "./blog-form.tsx";
import { useEditBlog } from "./post-api.ts";
import { editBlogInput } from "./post-schema.ts";
import type { BlogPost } from "./schema.ts";

export type BlogEditDialogProps = { post: BlogPost; onClose: () => void };

/** Changes one's own post; begun with the post as it stood when the dialog was opened. */
export function BlogEditDialog({ post, onClose }: BlogEditDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const wordFailure = useSendFailureWords();
  const findFaults = useBlogFieldFaults({ keepsPicture: true });
  const formId = useId();
  const [begun] = useState(post);
  const [texts, setTexts] = useState<BlogTexts>(() => {
    const { title, description, category } = post;
    return { title, description, category };
  });
  const [picture, setPicture] = useState<File | null>(null);
  const [faults, setFaults] = useState<BlogFieldFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const edit = useEditBlog(setShare);
  const handleSubmit = () => {
    if (edit.isPending) return null;
    const found = findFaults(texts, picture);
    setFaults(found.faults);
    setFailure(null);
    const [first] = (["title", "description", "picture"] as const).filter(
      (name) => name in found.faults,
    );
    if (first) return first;
    setShare(0);
    const input = editBlogInput.parse({ ...texts, version: begun.version });
    edit.mutate(
      { id: post.id, input, picture },
      {
        onSuccess(answer) {
          onClose();
          toast.show(
            answer === null
              ? { text: t`Kept on this device. It is sent when the signal is back.` }
              : { tone: "good", text: t`Your changes are there for all to read.` },
          );
        },
        onError(error) {
          const reason = wordFailure(error);
          console.warn("[blogs]", describeFailure(error));
          setFailure(t`Your changes were not saved: ${reason}`);
        },
      },
    );
    return null;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit your post`}
      footer={
        <>
          {edit.isPending && <SendProgress share={share} />}
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
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
        onDraft={setTexts}
        onPicture={setPicture}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
