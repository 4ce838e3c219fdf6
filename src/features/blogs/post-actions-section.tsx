import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Flag, Heart, Pencil, Trash2 } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { formatNumber } from "#src/shared/numbers.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useTellSaved } from "#src/ui/use-tell-saved.ts";
import type { BlogEditDialogProps } from "./blog-edit-dialog.tsx";
import { mineQuery, useLikeBlog, useRemoveBlog, useRestoreBlog } from "./post-api.ts";
import type { ReportDialogProps } from "./report-dialog.tsx";
import type { BlogPost } from "./schema.ts";

// Not needed before the post is read.
const ShareButton = lazyView(
  async () => (await import("#src/ui/share-button.tsx")).ShareButton,
  <Skeleton className="h-12 w-32" />,
);
// Only authors ever open them, and few of them at once.
const RemovalDialog = lazyView(
  async () => (await import("./removal-dialog.tsx")).RemovalDialog,
  null,
);

export const listPath = "/community/blogs";

/**
 * Leads to the list in the place of the post's page: going back leads to no page of a post that is gone. The entry
 * that a dialog has in the history goes first, or that would be the one replaced.
 */
function useLeavePost(): () => Promise<void> {
  const [, go] = useLocation();
  return async () => {
    const memory = await import("#src/ui/dialog-memory.ts").catch(() => null);
    await memory?.leaveDialogs();
    go(listPath, { replace: true });
  };
}

/** Deletes a post at once and offers for a while to bring it back. */
function useRemoval(id: string): () => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  const tellSaved = useTellSaved();
  const leavePost = useLeavePost();
  const remove = useRemoveBlog();
  const restore = useRestoreBlog();
  const handleUndo = async () => {
    try {
      await restore.mutateAsync(id);
      toast.show({ tone: "good", text: t`Your post is back.` });
    } catch (error) {
      console.warn("[blogs] the post was not brought back", error);
      toast.show({
        tone: "bad",
        text: t`Your post could not be brought back.`,
        action: { label: t`Try again`, onPress: () => void handleUndo() },
      });
    }
  };
  return async () => {
    const answer = await remove.mutateAsync(id);
    await leavePost();
    if (answer === null) return tellSaved(answer);
    toast.show({
      text: t`Your post is deleted.`,
      action: { label: t`Undo`, onPress: () => void handleUndo() },
    });
  };
}

export type PostActionsSectionProps = {
  post: BlogPost;
  /** The dialog of a report, which hardly anybody ever opens. */
  ReportDialog: ComponentType<ReportDialogProps>;
  EditDialog: ComponentType<BlogEditDialogProps>;
};

type ShownDialog = "edit" | "removal" | "report" | null;

export function PostActionsSection({ post, ReportDialog, EditDialog }: PostActionsSectionProps) {
  const { t } = useLingui();
  const toast = useToast();
  const leavePost = useLeavePost();
  const like = useLikeBlog();
  const mine = useQuery(mineQuery(post.id));
  const removePost = useRemoval(post.id);
  const [shown, setShown] = useState<ShownDialog>(null);
  const hide = () => setShown(null);
  const { title } = post;
  const likes = formatNumber(post.likes);
  const handleLike = () =>
    like.mutate(post.id, {
      onError: () =>
        toast.show({ tone: "bad", text: t`Your like was not counted. Try again in a moment.` }),
    });
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-2.5">
        <Button
          variant="quiet"
          className="min-w-22 tabular-nums"
          icon={<Heart aria-hidden size={20} />}
          aria-label={t`Like “${title}”: ${plural(post.likes, { one: "# like", other: "# likes" })}`}
          onClick={handleLike}
        >
          {likes}
        </Button>
        <ShareButton
          title={title}
          path={`${listPath}/${post.id}`}
          words={{
            share: t`Share`,
            copied: t`The link is copied.`,
            byHand: t`Share this post`,
            link: t`Copy this link`,
          }}
        />
        {mine.data && (
          <div className="-mx-2 flex grow flex-wrap justify-end">
            {mine.data.isAuthor ? (
              <>
                <Button
                  variant="text"
                  icon={<Pencil aria-hidden size={18} />}
                  aria-haspopup="dialog"
                  onClick={() => setShown("edit")}
                >
                  {t`Edit`}
                </Button>
                <Button
                  variant="text"
                  icon={<Trash2 aria-hidden size={18} />}
                  aria-haspopup="dialog"
                  onClick={() => setShown("removal")}
                >
                  {t`Delete`}
                </Button>
              </>
            ) : (
              <Button
                variant="text"
                icon={<Flag aria-hidden size={18} />}
                aria-haspopup="dialog"
                onClick={() => setShown("report")}
              >
                {t`Report`}
              </Button>
            )}
          </div>
        )}
      </div>
      {shown === "edit" && <EditDialog post={post} onClose={hide} />}
      {shown === "removal" && (
        <RemovalDialog
          title={t`Delete your post?`}
          text={t`It is taken away from everybody, with its comments. You can undo this for a short while.`}
          onRemove={removePost}
          onClose={hide}
        />
      )}
      {shown === "report" && (
        <Suspense>
          <ReportDialog
            target={{ kind: "post", id: post.id }}
            onReported={async () => {
              await leavePost();
              toast.show({ tone: "good", text: t`Thank you. You will not see this post again.` });
            }}
            onClose={hide}
          />
        </Suspense>
      )}
    </>
  );
}
