import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Link } from "wouter";
import type { HiddenThing } from "#src/features/moderation/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Banner } from "#src/ui/banner.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { blogCategoryLabels } from "./category-words.ts";
import {
  listPath,
  PostActionsSection,
  type PostActionsSectionProps,
} from "./post-actions-section.tsx";
import { findListed, mineQuery, postQuery } from "./post-api.ts";
import { translatePost } from "./rules.ts";
import type { BlogPost } from "./schema.ts";

// The post is read while what its readers say is fetched.
const CommentSection = lazyView(
  async () => (await import("./comment-section.tsx")).CommentSection,
  <Skeleton className="mt-8 h-44" />,
);

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
        <span className="text-copy text-quiet">
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

type PostProps = PostActionsSectionProps & {
  /** Tells the author that others do not see the post, or a comment. */
  HiddenSection: ComponentType<HiddenThing>;
  askedName: ReactNode;
};

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
            className="mt-3 text-title leading-tight break-words sm:text-title-wide"
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
          <PostActionsSection {...{ post, ...parts }} />
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
  useTitle(post === null ? blogs : post?.title);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-3 pb-14 sm:px-6 sm:pt-5">
      <Link href={listPath} className={buttonLook("text", "normal", "-ml-5 mb-2")}>
        <ArrowLeft aria-hidden size={20} />
        {t`All posts`}
      </Link>
      {post && <Post key={id} post={post} {...parts} />}
      {post === null && <PostGone />}
      <NotLoaded
        query={query}
        words={{ loading: t`Loading...`, failed: t`The post could not be loaded` }}
      >
        <CardSkeleton />
      </NotLoaded>
    </div>
  );
}
