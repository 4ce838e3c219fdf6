import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowRight, MapPin, Newspaper, Sprout } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { blogsQuery } from "./api.ts";
import { joinPosts, translatePost } from "./rules.ts";
import type { BlogPost, BlogReason } from "./schema.ts";

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

/** What of the reader's own farm a post is about, so that they see why it is here. */
function Reason({ reason }: { reason: BlogReason }) {
  const { i18n } = useLingui();
  const crop = "crop" in reason ? i18n._(cropWords[reason.crop]) : null;
  const language = useLanguage();
  const district = "district" in reason ? (reason.names?.[language] ?? reason.district) : null;
  const Icon = crop ? Sprout : MapPin;
  return (
    <span className="mt-0.5 flex items-start gap-1.5 text-copy text-leaf-700">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {crop ? <Trans>Your crop: {crop}</Trans> : <Trans>Your district: {district}</Trans>}
      </span>
    </span>
  );
}

type UpdateProps = { post: BlogPost; reason: BlogReason | undefined };

function Update({ post: written, reason }: UpdateProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const post = translatePost(written, language);
  const [now] = useState(() => new Date());
  return (
    <li className="flex items-start gap-3">
      <CardPicture
        {...pictureSources(post.imageUrl)}
        sizes="56px"
        alt=""
        ratio="1/1"
        className="size-14! shrink-0 rounded-control"
      />
      <p className="min-w-0 grow leading-snug">
        <Link
          href={`/community/blogs/${post.id}`}
          lang={post.language}
          className="line-clamp-2 font-medium break-words text-ink no-underline hover:underline"
        >
          {post.title}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-copy text-quiet">
          <span className="min-w-0 truncate">
            {getNameWords(i18n, { name: post.authorName, isGone: post.isAuthorGone })},{" "}
            {formatDate(new Date(post.postedDate), language, now)}
          </span>
          {post.isSample && <Chip tone="soil">{t`Sample`}</Chip>}
        </span>
        {reason && <Reason reason={reason} />}
      </p>
    </li>
  );
}

/** The newest posts about the farmer's own crops and district, then those of everybody, as they come. */
export function CommunityUpdatesCard({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  const own = useInfiniteQuery(blogsQuery({ farm: "own" }));
  const all = useInfiniteQuery(blogsQuery({}));
  const ownPage = own.data?.pages[0];
  const posts = joinPosts(ownPage?.posts ?? [], all.data?.pages[0]?.posts ?? []).slice(0, atMost);
  // Posts of everybody would make room again a moment later.
  const isMissing = own.isPending || (posts.length < atMost && all.isPending);
  const error = own.error ?? all.error;
  const named = {
    action,
    title: t`Community Updates`,
    icon: <Newspaper aria-hidden size={22} />,
  };
  const step = (
    <Link href="/community/blogs" className={buttonLook("quiet")}>
      <Trans>Read the blogs</Trans>
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
  if (isMissing) {
    return (
      <Card {...named} className="h-full">
        <div role="status">
          <span className="sr-only">{t`Loading the posts…`}</span>
          <Skeleton className="h-48 rounded-control" />
        </div>
      </Card>
    );
  }
  if (error && posts.length === 0) {
    return (
      <Card {...named} className="h-full">
        <LoadFailed
          title={t`The posts could not be loaded`}
          error={error}
          onRetry={() => void Promise.all([own.refetch(), all.refetch()])}
          busy={own.isFetching || all.isFetching}
        />
      </Card>
    );
  }
  if (posts.length === 0) {
    return (
      <ComingCard
        {...named}
        tone="water"
        picture={<Talk />}
        text={<Trans>What other farmers write about your crops and your district.</Trans>}
        coming={<Trans>Nobody has written yet.</Trans>}
        step={step}
      />
    );
  }
  return (
    <Card {...named} className="flex h-full flex-col">
      <ul className="grid gap-4">
        {posts.map((post) => (
          <Update key={post.id} post={post} reason={ownPage?.reasons?.[post.id]} />
        ))}
      </ul>
      <div className="mt-auto pt-4">{step}</div>
    </Card>
  );
}
