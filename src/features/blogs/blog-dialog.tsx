import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useSession } from "#src/features/session/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useTellSaved } from "#src/ui/use-tell-saved.ts";
import {
  type BlogFieldFaults,
  BlogForm,
  SendProgress,
  useBlogFieldFaults,
  useSendFailureWords,
} from "./blog-form.tsx";
import { useCreateBlog } from "./post-api.ts";
import {
  allFieldsAreRequired,
  type BlogDraft,
  blogDraft,
  type CreateBlogInput,
  createBlogInput,
} from "./schema.ts";

const draftName = (uid: string) => `blogDraft:${uid}`;

function openDraft(uid: string | undefined): BlogDraft {
  const kept = uid === undefined ? null : readDraft(draftName(uid), blogDraft);
  return kept ?? { id: makeClientId(), title: "", description: "", category: "stories" };
}

export type BlogDialogProps = {
  open: boolean;
  onShow: () => void;
  onClose: () => void;
  askedName: ReactNode;
};

/**
 * Writes a post. What was typed outlives the dialog, the page and a failed send; the picture outlives the
 * dialog. Sending goes on when the dialog is closed.
 */
export function BlogDialog({ open, onShow, onClose, askedName }: BlogDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const tellSaved = useTellSaved();
  const language = useLanguage();
  const uid = useSession().user?.uid;
  const wordFailure = useSendFailureWords();
  const findFaults = useBlogFieldFaults();
  const formId = useId();
  const [draft, setDraft] = useState(() => openDraft(uid));
  const [picture, setPicture] = useState<File | null>(null);
  const [faults, setFaults] = useState<BlogFieldFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const create = useCreateBlog(setShare);
  const [, go] = useLocation();
  const isOpen = useRef<boolean | null>(open);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = null;
    };
  }, [open]);

  const storeDraft = (next: BlogDraft | null) => {
    if (uid !== undefined) writeDraft(draftName(uid), next);
  };

  /** What has been put right is no longer shown as wrong; what was not complained of yet stays so. */
  const forgetMended = (nextDraft: BlogDraft, nextPicture: File | null) => {
    const { faults: left } = findFaults(nextDraft, nextPicture);
    const names = (["title", "description", "picture"] as const).filter(
      (name) => faults[name] && left[name],
    );
    if (Object.keys(faults).length > 0 && names.length === 0) setFailure(null);
    setFaults(Object.fromEntries(names.map((name) => [name, left[name]])));
  };
  const keepDraft = (next: BlogDraft) => {
    setDraft(next);
    if (!create.isPending) storeDraft(next);
    forgetMended(next, picture);
  };
  const keepPicture = (next: File | null) => {
    setPicture(next);
    forgetMended(draft, next);
  };
  const handlePosted = (answer: unknown) => {
    setDraft(openDraft(undefined));
    setPicture(null);
    setFaults({});
    setFailure(null);
    if (isOpen.current) onClose();
    tellSaved(answer, { text: t`Your post is there for all to read.` });
  };
  const handleRefused = (error: unknown) => {
    const reason = wordFailure(error);
    const text = t`Error creating blog post: ${reason}`;
    console.warn("[blogs]", describeFailure(error));
    setFailure(text);
    if (isOpen.current) return;
    const onPress = isOpen.current === null ? () => go("/community/blogs") : onShow;
    toast.show({ tone: "bad", text, action: { label: t`Open`, onPress } });
  };
  const send = async (input: CreateBlogInput, chosen: File) => {
    try {
      // Kept with its text and picture, it is a draft no more; it is again when it was refused.
      const onKept = () => storeDraft(null);
      handlePosted(await create.mutateAsync({ input, picture: chosen, onKept }));
    } catch (error) {
      storeDraft(draft);
      handleRefused(error);
    }
  };
  const handleSubmit = () => {
    if (create.isPending) return;
    const found = findFaults(draft, picture);
    setFaults(found.faults);
    setFailure(found.isEmpty ? t`All fields are required.` : null);
    if (found.isEmpty) console.warn(allFieldsAreRequired);
    if (Object.keys(found.faults).length > 0 || !picture) return;
    setShare(0);
    void send(createBlogInput.parse({ ...draft, language }), picture);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Create your blogs`}
      footer={
        <>
          {create.isPending && <SendProgress share={share} />}
          <Button type="submit" form={formId} busy={create.isPending}>
            {t`Create Post`}
          </Button>
        </>
      }
    >
      {askedName}
      <BlogForm
        id={formId}
        {...{ draft, picture, faults, failure }}
        onDraft={keepDraft}
        onPicture={keepPicture}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
