import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { BlogForm, SendProgress, useSendFailureWords } from "./blog-form.tsx";
import { type PostDraft, readChangedPost } from "./form-rules.ts";
import { postQuery, useEditBlog } from "./post-api.ts";
import { type BlogPost, type BlogTexts, blogTexts } from "./schema.ts";
import { usePostText } from "./use-post-text.ts";

export type BlogEditDialogProps = { post: BlogPost; onClose: () => void };

/**
 * Changes one's own post; begun with the post as it stood when the dialog was opened, or with what was
 * typed before it was closed without saving. `Cancel` alone throws that away.
 */
export function BlogEditDialog({ post, onClose }: BlogEditDialogProps) {
  const { t } = useLingui();
  const [, go] = useLocation();
  const client = useQueryClient();
  const wordPost = usePostText();
  const wordFailure = useSendFailureWords();
  // What it was opened upon, whatever comes meanwhile.
  const [version, setVersion] = useState(post.version);
  const draftName = `blogEdit:${post.id}`;
  const { draft, faults, change, check } = useDraft(
    (): PostDraft => ({
      ...(readDraft(draftName, blogTexts) ?? blogTexts.parse(post)),
      picture: null,
    }),
    (typed) => readChangedPost(typed, { version }),
  );
  const [share, setShare] = useState(0);
  const meetOther = async () => {
    const stored = await client.fetchQuery({ ...postQuery(post.id), staleTime: 0 });
    if (!stored) return undefined;
    setVersion(stored.version);
    return wordPost(stored);
  };
  const keep = (texts: BlogTexts) => writeDraft(draftName, blogTexts.parse(texts));
  const forget = () => writeDraft(draftName, null);
  const { save, isBusy, failure } = useSaving(useEditBlog(setShare), {
    wordFailure(error) {
      const reason = wordFailure(error);
      return t`Your changes were not saved: ${reason}`;
    },
    onClose,
    onSaved: forget,
    onRefused: () => keep(draft),
    meetOther,
    wayBack: { label: t`Open`, onPress: () => go(`/community/blogs/${post.id}`) },
  });
  const handleTexts = (part: Partial<BlogTexts>) => {
    change(part);
    if (!isBusy) keep({ ...draft, ...part });
  };
  const handleSubmit = () => {
    if (isBusy) return;
    const input = check();
    if (!input) return;
    setShare(0);
    // Kept with its texts and picture, it is a draft no more; it is again when it was refused.
    save(
      { id: post.id, input, picture: draft.picture, onKept: forget },
      { text: t`Your changes are there for all to read.` },
    );
  };
  return (
    <SavingDialog
      title={t`Edit your post`}
      submitLabel={t`Save changes`}
      progress={isBusy && <SendProgress share={share} />}
      {...{ isBusy, failure, onClose }}
      onCancel={() => {
        forget();
        onClose();
      }}
      onSubmit={handleSubmit}
    >
      <BlogForm
        keepsPicture
        {...{ draft, faults }}
        onTexts={handleTexts}
        onPicture={(picture) => change({ picture })}
      />
    </SavingDialog>
  );
}
