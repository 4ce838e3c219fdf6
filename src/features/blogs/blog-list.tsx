import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed, MoreFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { blogsQuery } from "./api.ts";
import { BlogCard } from "./blog-card.tsx";
import { blogCategoryLabels } from "./category-words.ts";
import { useLikeBlog, useWaitingBlogs, type WaitingBlog } from "./post-api.ts";
import type { BlogFilters } from "./schema.ts";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

function BlogListLoading() {
  const { t } = useLingui();
  return (
    <div role="status">
      <p className="mb-4 text-quiet">{t`Loading...`}</p>
      <div aria-hidden className={grid}>
        {Array.from({ length: 6 }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    </div>
  );
}

function BlogListEmpty({ filters, onClear, onAdd }: BlogListProps) {
  const { t } = useLingui();
  return filters.search || filters.category || filters.farm ? (
    <EmptyState
      picture={<Scene name="empty-search" />}
      title={t`No post fits`}
      text={
        filters.farm
          ? t`The crops are those sown on your fields, the district is that of your farm.`
          : t`Try another word, or another category.`
      }
      action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
    />
  ) : (
    <EmptyState
      picture={<Scene name="empty-letters" />}
      title={t`No posts yet`}
      text={t`Tell other farmers what worked on your field, or what did not.`}
      action={<Button onClick={onAdd}>{t`Write the first post`}</Button>}
    />
  );
}

/** The address of a picture that lies in this browser alone, for as long as it is shown. */
function usePictureAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

function WaitingBlogItem({ post }: { post: WaitingBlog }) {
  const { t, i18n } = useLingui();
  const address = usePictureAddress(post.picture);
  const { title } = post;
  return (
    <Card as="li" padded={false} className="flex flex-col border-dashed">
      <CardPicture src={address} alt={t`Picture of “${title}”`} />
      <div className="flex grow flex-col p-4">
        <div className="mb-3">
          <WaitingChip isRefused={post.isRefused} />
        </div>
        <h2 lang={post.language} className="text-lg leading-snug break-words">
          {title}
        </h2>
        <p
          lang={post.language}
          className="mt-2 line-clamp-4 text-copy break-words whitespace-pre-line text-quiet"
        >
          {post.description}
        </p>
        <div className="mt-auto pt-3">
          <Chip tone="soil">{i18n._(blogCategoryLabels[post.category])}</Chip>
        </div>
      </div>
    </Card>
  );
}

/** The farmer's own posts that the server does not have yet. */
function WaitingBlogs({ filters }: { filters: BlogFilters }) {
  const { t } = useLingui();
  const posts = useWaitingBlogs(filters);
  if (posts.length === 0) return null;
  return (
    <ul
      aria-label={t`Waiting to be sent`}
      className="mb-4 grid gap-4 sm:grid-cols-2 lg:mb-5 lg:grid-cols-3 lg:gap-5"
    >
      {posts.map((post) => (
        <WaitingBlogItem key={post.id} post={post} />
      ))}
    </ul>
  );
}

type BlogListProps = { filters: BlogFilters; onClear: () => void; onAdd: () => void };

/** What the server has of them, a page at a time; new ones and likes come by themselves. */
function StoredBlogs({ filters, onClear, onAdd }: BlogListProps) {
  const { t } = useLingui();
  const toast = useToast();
  const like = useLikeBlog();
  const list = useInfiniteQuery(blogsQuery(filters));
  const isOffline = list.isPending && list.fetchStatus === "paused";
  if (isOffline || (list.isError && !list.data)) {
    return (
      <LoadFailed
        title={t`The posts could not be loaded`}
        error={list.error ?? new TypeError("offline")}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (list.isPending) return <BlogListLoading />;
  const posts = list.data.pages.flatMap((page) => page.posts);
  if (posts.length === 0) {
    return <BlogListEmpty {...{ filters, onClear, onAdd }} />;
  }
  const handleLike = (id: string) =>
    like.mutate(id, {
      onError: () =>
        toast.show({ tone: "bad", text: t`Your like was not counted. Try again in a moment.` }),
    });
  return (
    <>
      <p role="status" className="sr-only">
        <Plural value={posts.length} one="# post shown" other="# posts shown" />
      </p>
      <ul
        aria-busy={list.isPlaceholderData}
        className={classNames(
          grid,
          "transition-opacity",
          list.isPlaceholderData && "opacity-60 delay-300",
        )}
      >
        {posts.map((post, at) => (
          <BlogCard
            key={post.id}
            post={post}
            isFirst={at === 0}
            onLike={() => handleLike(post.id)}
          />
        ))}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      <LoadMore
        label={t`Load More`}
        busy={list.isFetchingNextPage}
        done={!list.hasNextPage}
        doneLabel={t`That is all for now.`}
        onPress={() => void list.fetchNextPage()}
      />
    </>
  );
}

/** The posts that fit, newest first: those that wait to be sent, then all that are there. */
export function BlogList(props: BlogListProps) {
  return (
    <>
      <WaitingBlogs filters={props.filters} />
      <StoredBlogs {...props} />
    </>
  );
}
