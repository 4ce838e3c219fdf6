import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { readDraft, useCreateBlog, writeDraft } from "./api.ts";
import { type BlogFieldFaults, BlogForm, pictureTypes } from "./blog-form.tsx";
import { allFieldsAreRequired, type BlogDraft, createBlogInput } from "./schema.ts";

const largestPicture = 15 * 1024 * 1024;

function openDraft(uid: string | undefined): BlogDraft {
  const kept = uid === undefined ? null : readDraft(uid);
  return kept ?? { id: makeClientId(), title: "", description: "", category: "stories" };
}

/** Why a post was refused, in the writer's words. */
function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const { code, message } = describeFailure(error);
    switch (code) {
      case networkRequestFailed:
        return t`there is no connection. Your post is kept here; try again when there is one.`;
      case "too-large":
        return t`the picture is too large. Choose one of at most 15 MB and 50 million pixels.`;
      case "unsupported-media":
        return t`this picture cannot be read. Choose a JPEG, PNG or WebP picture.`;
      case "not-signed-in":
        return t`you are no longer signed in. Your text is kept; sign in and try again.`;
      case "too-many-requests":
      case "try-later":
        return t`too many people are writing at once. Wait a moment and try again.`;
      case "internal-error":
        return t`something went wrong on our side. Try again in a moment.`;
      default:
        return message;
    }
  };
}

/** What is missing or wrong before anything is sent. */
function useFieldFaults() {
  const { t } = useLingui();
  return (draft: BlogDraft, picture: File | null) => {
    const faults: BlogFieldFaults = {};
    if (!draft.title.trim()) faults.title = t`Give your post a title.`;
    if (!draft.description.trim()) faults.description = t`Write what you want to tell.`;
    if (!picture) faults.picture = t`Choose a picture that goes with it.`;
    const isEmpty = Object.keys(faults).length > 0;
    if (picture && picture.size > largestPicture) {
      faults.picture = t`This picture is larger than 15 MB. Choose a smaller one.`;
    } else if (picture && !pictureTypes.some((type) => type === picture.type)) {
      faults.picture = t`Choose a JPEG, PNG or WebP picture.`;
    }
    return { faults, isEmpty };
  };
}

function SendProgress({ share }: { share: number }) {
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

export type BlogDialogProps = { open: boolean; onShow: () => void; onClose: () => void };

/**
 * Writes a post. What was typed outlives the dialog, the page and a failed send; the picture outlives the
 * dialog. Sending goes on when the dialog is closed.
 */
export function BlogDialog({ open, onShow, onClose }: BlogDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const language = useLanguage();
  const uid = useSession().user?.uid;
  const wordFailure = useFailureWords();
  const findFaults = useFieldFaults();
  const formId = useId();
  const [draft, setDraft] = useState(() => openDraft(uid));
  const [picture, setPicture] = useState<File | null>(null);
  const [faults, setFaults] = useState<BlogFieldFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const create = useCreateBlog(setShare);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

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
    if (uid !== undefined) writeDraft(uid, next);
    forgetMended(next, picture);
  };
  const keepPicture = (next: File | null) => {
    setPicture(next);
    forgetMended(draft, next);
  };
  const handlePosted = (answer: unknown) => {
    if (uid !== undefined) writeDraft(uid, null);
    setDraft(openDraft(undefined));
    setPicture(null);
    setFaults({});
    setFailure(null);
    onClose();
    toast.show(
      answer === null
        ? { text: t`Your post is kept on this device. It is sent when the signal is back.` }
        : { tone: "good", text: t`Your post is there for all to read.` },
    );
  };
  const handleRefused = (error: unknown) => {
    const reason = wordFailure(error);
    const text = t`Error creating blog post: ${reason}`;
    console.warn("[blogs]", describeFailure(error));
    setFailure(text);
    if (!isOpen.current) {
      toast.show({ tone: "bad", text, action: { label: t`Open`, onPress: onShow } });
    }
  };
  const handleSubmit = () => {
    if (create.isPending) return null;
    const found = findFaults(draft, picture);
    setFaults(found.faults);
    setFailure(found.isEmpty ? t`All fields are required.` : null);
    if (found.isEmpty) console.warn(allFieldsAreRequired);
    const [first] = (["title", "description", "picture"] as const).filter(
      (name) => name in found.faults,
    );
    if (first || !picture) return first ?? null;
    setShare(0);
    const input = createBlogInput.parse({ ...draft, language });
    create.mutate({ input, picture }, { onSuccess: handlePosted, onError: handleRefused });
    return null;
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
