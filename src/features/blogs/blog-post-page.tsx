import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Flag, Heart, Pencil, Trash2 } from "lucide-react";
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { Link, useLocation } from "wouter";
import type { HiddenThing } from "#src/features/moderation/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import type { BlogEditDialogProps } from "./blog-edit-dialog.tsx";
import { blogCategoryLabels } from "./category-words.ts";
import { CommentSection } from "./comment-section.tsx";
import {
  findListed,
  mineQuery,
  postQuery,
  useLikeBlog,
  useRemoveBlog,
  useRestoreBlog,
} from "./post-api.ts";
import type { ReportDialogProps } from "./report-dialog.tsx";
import { translatePost } from "./rules.ts";
import type { BlogPost } from "./schema.ts";

// Not needed before the post is read.
const ShareButton = lazyView(async () => (await import("#src/ui/share-button.tsx")).ShareButton);
// Only authors ever open them, and few of them at once.
const RemovalDialog = lazyView(async () => (await import("./removal-dialog.tsx")).RemovalDialog);

const listPath = "/community/blogs";

/** The post is its document's name, and is read from its top. */
function usePostAsDocument(title: string | undefined): void {
  // In braces: what scrolling returns (a promise, in some browsers) is nothing to clean up with.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Urvara`;
  }, [title]);
}

function Byline({ post }: { post: BlogPost }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const authorName = getNameWords(i18n, { name: post.authorName, isGone: post.isAuthorGone });
  const date = formatDate(new Date(post.postedDate), language, now);
  const edited = post.editedDate && formatDate(new Date(post.editedDate), language, now);
  return (
    <div className="mt-4 flex items-center gap-3">
      <Avatar name={authorName} />
      <p className="min-w-0 grow leading-snug">
        <span className="block font-medium break-words">{authorName}</span>
        <span className="text-[15px] text-quiet">
          <time dateTime={post.postedDate}>{t`Posted on ${date}`}</time>
          {post.editedDate && (
            <>
              {" · "}
              <time dateTime={post.editedDate}>{t`edited on ${edited}`}</time>
            </>
          )}
        </span>
      </p>
    </div>
  );
}

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
    if (answer === null) {
      toast.show({ text: t`Kept on this device. It is sent when the signal is back.` });
      return;
    }
    toast.show({
      text: t`Your post is deleted.`,
      action: { label: t`Undo`, onPress: () => void handleUndo() },
    });
  };
}

type PostProps = {
  post: BlogPost;
  /** The dialog of a report, which hardly anybody ever opens. */
  ReportDialog: ComponentType<ReportDialogProps>;
  /** Tells the author that others do not see the post, or a comment. */
  HiddenSection: ComponentType<HiddenThing>;
  EditDialog: ComponentType<BlogEditDialogProps>;
  askedName: ReactNode;
};

type ShownDialog = "edit" | "removal" | "report" | null;

function PostActions({
  post,
  ReportDialog,
  EditDialog,
}: Pick<PostProps, "post" | "ReportDialog" | "EditDialog">) {
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
        <Suspense fallback={<Skeleton className="h-12 w-32" />}>
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
        </Suspense>
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
      {shown === "edit" && (
        <Suspense>
          <EditDialog post={post} onClose={hide} />
        </Suspense>
      )}
      {shown === "removal" && (
        <Suspense>
          <RemovalDialog
            title={t`Delete your post?`}
            text={t`It is taken away from everybody, with its comments. You can undo this for a short while.`}
            onRemove={removePost}
            onClose={hide}
          />
        </Suspense>
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

function Post({ post, ...parts }: PostProps) {
  const { t, i18n } = useLingui();
  const { title } = post;
  const { HiddenSection } = parts;
  const mine = useQuery(mineQuery(post.id));
  return (
    <>
      {mine.data?.isHidden && (
        <Suspense>
          <HiddenSection kind="post" targetId={post.id} isHidden className="mb-4" />
        </Suspense>
      )}
      <Card as="article" padded={false}>
        <CardPicture
          {...pictureSources(post.imageUrl)}
          sizes="(min-width: 800px) 768px, 100vw"
          alt={t`Picture of “${title}”`}
        />
        <div className="p-5 sm:p-7">
          <div className="flex flex-wrap gap-1.5">
            <Chip tone="soil">{i18n._(blogCategoryLabels[post.category])}</Chip>
            {post.isSample && <Chip tone="soil">{t`Sample`}</Chip>}
          </div>
          <h1
            lang={post.language}
            className="mt-3 text-[28px] leading-tight break-words sm:text-[34px]"
          >
            {title}
          </h1>
          <Byline post={post} />
          <p
            lang={post.language}
            className="mt-5 max-w-[68ch] text-lg leading-relaxed break-words whitespace-pre-line"
          >
            {post.description}
          </p>
          {post.isSample && (
            <div className="mt-5">
              <Banner>{t`This is a sample that shows what farmers write here. Its author is invented and answers nobody.`}</Banner>
            </div>
          )}
          <PostActions {...{ post, ...parts }} />
        </div>
      </Card>
      <CommentSection post={post} {...parts} />
    </>
  );
}

function PostGone() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="sr-only">{t`Blogs`}</h1>
      <EmptyState
        picture={<Scene name="empty-letters" />}
        title={t`This post is not there`}
        text={t`Its author deleted it, it was hidden after reports, or the link is not whole.`}
        action={<Link href={listPath} className={buttonLook("primary")}>{t`See all posts`}</Link>}
      />
    </>
  );
}

type BlogPostPageProps = Omit<PostProps, "post"> & { id: string };

/** One post with what its readers say: the address that is shared. */
export function BlogPostPage({ id, ...parts }: BlogPostPageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = useQueryClient();
  const query = useQuery({
    ...postQuery(id),
    // As old as can be, so that it is asked for anew; without an answer it stays and can be written about.
    initialData: () => findListed(client, id),
    initialDataUpdatedAt: 0,
  });
  const post = query.data && translatePost(query.data, language);
  const blogs = t`Blogs`;
  usePostAsDocument(post === null ? blogs : post?.title);
  const isOffline = query.isPending && query.fetchStatus === "paused";
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-3 pb-14 sm:px-6 sm:pt-5">
      <Link href={listPath} className={buttonLook("text", "normal", "-ml-5 mb-2")}>
        <ArrowLeft aria-hidden size={20} />
        {t`All posts`}
      </Link>
      {post && <Post key={id} post={post} {...parts} />}
      {post === null && <PostGone />}
      {post === undefined &&
        (isOffline || query.isError ? (
          <LoadFailed
            title={t`The post could not be loaded`}
            error={query.error ?? new TypeError("offline")}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : (
          <div role="status">
            <span className="sr-only">{t`Loading...`}</span>
            <div aria-hidden>
              <CardSkeleton />
            </div>
          </div>
        ))}
    </div>
  );
}
