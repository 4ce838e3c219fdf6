import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useSession } from "#src/features/session/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { BlogForm, SendProgress, useSendFailureWords } from "./blog-form.tsx";
import { isIncomplete, type PostDraft, readNewPost } from "./form-rules.ts";
import { useCreateBlog } from "./post-api.ts";
import { allFieldsAreRequired, type BlogDraft, type BlogTexts, blogDraft } from "./schema.ts";

const blogsPath = "/community/blogs";

/** A post that is not sent yet, with the id by which a second send of it is known. */
type NewPost = PostDraft & { id: string };

const openPost = (kept: BlogDraft | null): NewPost => ({
  ...(kept ?? { id: makeClientId(), title: "", description: "", category: "stories" }),
  picture: null,
});

export type BlogDialogProps = {
  open: boolean;
  onShow: () => void;
  onClose: () => void;
  /** Asks an author without a name for one. */
  askedName: ReactNode;
};

/**
 * Writes a post. What was typed outlives the dialog, the page and a failed send; the picture outlives the
 * dialog. Sending goes on when the dialog is closed.
 */
export function BlogDialog({ open, onShow, onClose, askedName }: BlogDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const uid = useSession().user?.uid;
  const draftName = `blogDraft:${uid}`;
  const [, go] = useLocation();
  const wordFailure = useSendFailureWords();
  const read = (post: NewPost) => readNewPost(post, { id: post.id, language });
  const { draft, faults, change, check } = useDraft(
    () => openPost(readDraft(draftName, blogDraft)),
    read,
  );
  const [share, setShare] = useState(0);
  const storeDraft = (next: BlogDraft | null) => {
    if (uid !== undefined) writeDraft(draftName, next && blogDraft.parse(next));
  };
  const { save, isBusy, failure } = useSaving(useCreateBlog(setShare), {
    wordFailure(error) {
      const reason = wordFailure(error);
      return t`Error creating blog post: ${reason}`;
    },
    isOpen: open,
    onClose,
    onSaved: () => change(openPost(null)),
    onRefused: () => storeDraft(draft),
    wayBack: {
      label: t`Open`,
      onPress() {
        onShow();
        if (window.location.pathname !== blogsPath) go(blogsPath);
      },
    },
  });
  const handleTexts = (part: Partial<BlogTexts>) => {
    change(part);
    if (!isBusy) storeDraft({ ...draft, ...part });
  };
  const handleSubmit = () => {
    if (isBusy) return;
    const input = check();
    if (isIncomplete(read(draft).faults)) console.warn(allFieldsAreRequired);
    const { picture } = draft;
    if (!input || !picture) return;
    setShare(0);
    // Kept with its text and picture, it is a draft no more; it is again when it was refused.
    const onKept = () => storeDraft(null);
    save({ input, picture, onKept }, { text: t`Your post is there for all to read.` });
  };
  if (!open) return null;
  return (
    <SavingDialog
      title={t`Create your blogs`}
      submitLabel={t`Create Post`}
      cancelLabel={null}
      before={askedName}
      failure={isIncomplete(faults) ? t`All fields are required.` : failure}
      progress={isBusy && <SendProgress share={share} />}
      {...{ isBusy, onClose }}
      onSubmit={handleSubmit}
    >
      <BlogForm
        {...{ draft, faults }}
        onTexts={handleTexts}
        onPicture={(picture) => change({ picture })}
      />
    </SavingDialog>
  );
}
