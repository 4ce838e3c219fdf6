import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import type { HiddenThing } from "#src/features/moderation/schema.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { Card } from "#src/ui/card.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { MoreFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { useTellSaved } from "#src/ui/use-tell-saved.ts";
import {
  commentsQuery,
  useAddComment,
  useRemoveComment,
  useShownComments,
  useWaitingComments,
} from "./comment-api.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import type { BlogComment, CommentPage } from "./comment-schema.ts";
import { mineQuery } from "./post-api.ts";
import type { ReportDialogProps } from "./report-dialog.tsx";
import type { BlogPost } from "./schema.ts";
import { WaitingCommentList } from "./waiting-comment-list.tsx";

// Only authors ever open it.
const RemovalDialog = lazyView(async () => (await import("./removal-dialog.tsx")).RemovalDialog);

/** Each once, oldest first: one's own new comment may stand before pages that are still to be loaded. */
function listAll(pages: CommentPage[]): BlogComment[] {
  const byId = new Map(pages.flatMap((page) => page.comments).map((each) => [each.id, each]));
  return [...byId.values()].sort(
    (a, b) => Date.parse(a.postedDate) - Date.parse(b.postedDate) || (a.id < b.id ? -1 : 1),
  );
}

/** Loads the comments anew whenever the post says that it has others than these. */
function useComments(post: BlogPost) {
  const list = useInfiniteQuery(commentsQuery(post.id));
  const shown = list.data?.pages[0]?.revision ?? null;
  const isBehind = shown !== null && shown < post.commentsRevision;
  const { isFetching, refetch } = list;
  useEffect(() => {
    if (isBehind && !isFetching) void refetch();
  }, [isBehind, isFetching, refetch]);
  return list;
}

type AskedAbout = { kind: "removal" | "report"; id: string };

type CommentSectionProps = {
  post: BlogPost;
  ReportDialog: ComponentType<ReportDialogProps>;
  HiddenSection: ComponentType<HiddenThing>;
  /** Asks a reader without a name for one, before they write. */
  askedName: ReactNode;
};

/** What readers say under a post, and the field to say more. */
export function CommentSection(props: CommentSectionProps) {
  const { post, ReportDialog, HiddenSection, askedName } = props;
  const { t } = useLingui();
  const toast = useToast();
  const language = useLanguage();
  const headingId = useId();
  const list = useComments(post);
  const comments = useShownComments(list.data ? listAll(list.data.pages) : []);
  const mine = useQuery(mineQuery(post.id));
  const add = useAddComment(post.id);
  const remove = useRemoveComment(post.id);
  // What is being sent stands in its field until the server has it.
  const sendingId = add.isPending ? add.variables.id : null;
  // What is taken in already is put away in the next moment.
  const waiting = useWaitingComments(post.id).filter(
    ({ id }) => id !== sendingId && !comments.some((comment) => comment.id === id),
  );
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  // A comment that is taken away takes the button that asked for it along.
  const place = useSwapFocus<HTMLDivElement>(asked);
  const count = formatNumber(post.commentCount);
  const tellSaved = useTellSaved();
  return (
    <Card as="section" aria-labelledby={headingId} className="mt-5 sm:mt-6 sm:p-7">
      <div ref={place} className="mb-4">
        <h2 id={headingId} tabIndex={-1} className="text-xl">
          {post.commentCount > 0 ? t`Comments (${count})` : t`Comments`}
        </h2>
      </div>
      <NotLoaded
        query={list}
        words={{ loading: t`Loading...`, failed: t`The comments could not be loaded` }}
        className="grid gap-3"
      >
        <Skeleton className="h-8 w-44" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </NotLoaded>
      {list.data && comments.length === 0 && waiting.length === 0 && (
        <p className="text-quiet">{t`Nobody has written anything yet. Ask, or tell what you know.`}</p>
      )}
      <p role="status" className="sr-only">
        {list.data && (
          <Plural value={comments.length} one="# comment shown" other="# comments shown" />
        )}
      </p>
      {comments.length > 0 && (
        <CommentList
          comments={comments}
          ownIds={mine.data?.commentIds}
          postId={post.id}
          HiddenSection={HiddenSection}
          onRemove={(id) => setAsked({ kind: "removal", id })}
          onReport={(id) => setAsked({ kind: "report", id })}
        />
      )}
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      {list.hasNextPage && (
        <LoadMore
          className="mt-2"
          label={t`Load More`}
          busy={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
      <WaitingCommentList comments={waiting} />
      <div className="mt-5 border-t border-line pt-5">
        {askedName}
        <CommentForm
          label={t`Write a comment`}
          submitLabel={t`Post comment`}
          write={add}
          toChange={(text) => ({ id: makeClientId(), text, language })}
        />
      </div>
      {asked?.kind === "removal" && (
        <Suspense>
          <RemovalDialog
            title={t`Delete your comment?`}
            text={t`Its words are deleted for everybody. This cannot be undone.`}
            onRemove={async () => {
              const answer = await remove.mutateAsync(asked.id);
              setAsked(null);
              tellSaved(answer, { text: t`Your comment is deleted.` });
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {asked?.kind === "report" && (
        <Suspense>
          <ReportDialog
            target={{ kind: "comment", id: asked.id }}
            onReported={() => {
              setAsked(null);
              toast.show({
                tone: "good",
                text: t`Thank you. You will not see this comment again.`,
              });
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
