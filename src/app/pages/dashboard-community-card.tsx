import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowRight, Newspaper } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { blogsQuery } from "#src/features/blogs/api.ts";
import type { BlogPost } from "#src/features/blogs/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";

function Talk() {
  return (
    <PictureFrame>
      <path d="M0 108q80-14 160-6t160-4v34H0Z" className="fill-leaf-200" />
      <g className="fill-soil-600">
        <circle cx="78" cy="74" r="15" />
        <circle cx="242" cy="74" r="15" />
      </g>
      <path d="M46 132q0-40 32-40t32 40Z" className="fill-leaf-600" />
      <path d="M210 132q0-40 32-40t32 40Z" className="fill-marigold-500" />
      <path d="M60 68q4-20 18-20t18 20q-18-9-36 0Z" className="fill-chilli-600" />
      <path d="M224 70q-2-22 18-22t18 22q-8-12-18-12t-18 12Z" className="fill-sky-600" />
      <path
        d="M102 12h70a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-48l-20 14 4-14h-6a12 12 0 0 1-12-12V24a12 12 0 0 1 12-12Z"
        className="fill-surface"
      />
      <path
        d="M118 27h40M118 41h26"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-soil-300"
      />
      <path
        d="M206 20h26a10 10 0 0 1 10 10v8l-12 10h-24a10 10 0 0 1-10-10v-8a10 10 0 0 1 10-10Z"
        className="fill-surface"
      />
      <path
        d="M219 42c-12-8-10-16-5-16q4 0 5 4q1-4 5-4c5 0 7 8-5 16Z"
        className="fill-chilli-600"
      />
    </PictureFrame>
  );
}

const atMost = 3;

function Update({ post }: { post: BlogPost }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { src, srcSet } = pictureSources(post.imageUrl);
  return (
    <li className="flex items-center gap-3">
      <img
        {...{ src, srcSet }}
        sizes="56px"
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className="size-14 shrink-0 rounded-control bg-leaf-100 object-cover"
      />
      <p className="min-w-0 grow leading-snug">
        <Link
          href={`/community/blogs/${post.id}`}
          lang={post.language}
          className="line-clamp-2 font-medium break-words text-ink no-underline hover:underline"
        >
          {post.title}
        </Link>
        <span className="block truncate text-[15px] text-quiet">
          {post.authorName}, {formatDate(new Date(post.postedDate), language, now)}
        </span>
      </p>
    </li>
  );
}

/** The newest posts of other farmers, as they come; the blogs themselves are one press away. */
export function CommunityUpdatesCard({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  const list = useInfiniteQuery(blogsQuery({}));
  const named = {
    action,
    title: t`Community Updates`,
    icon: <Newspaper aria-hidden size={22} />,
  };
  const posts = list.data?.pages[0]?.posts.slice(0, atMost) ?? [];
  const step = (
    <Link href="/community/blogs" className={buttonLook("quiet", "small")}>
      <Trans>Read the blogs</Trans>
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
  if (list.isError && posts.length === 0) {
    return (
      <Card {...named} className="h-full">
        <LoadFailed
          title={t`The posts could not be loaded`}
          error={list.error}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      </Card>
    );
  }
  if (list.isPending) {
    return (
      <Card {...named} className="h-full">
        <Skeleton className="h-48 rounded-control" />
      </Card>
    );
  }
  if (posts.length === 0) {
    return (
      <ComingCard
        {...named}
        tone="water"
        picture={<Talk />}
        text={<Trans>The newest posts of other farmers.</Trans>}
        coming={<Trans>Nobody has written yet.</Trans>}
        step={step}
      />
    );
  }
  return (
    <Card {...named} className="flex h-full flex-col">
      <ul className="grid gap-4">
        {posts.map((post) => (
          <Update key={post.id} post={post} />
        ))}
      </ul>
      <div className="mt-auto pt-4">{step}</div>
    </Card>
  );
}
