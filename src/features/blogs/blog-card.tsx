import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Heart, MessageCircle } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { blogCategoryLabels } from "./category-words.ts";
import { translatePost } from "./rules.ts";
import type { BlogPost } from "./schema.ts";

/** A text that is cut after four lines, with a button for the rest where there is any. */
function Description({ post, titleId }: { post: BlogPost; titleId: string }) {
  const { t } = useLingui();
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  const textId = useId();
  return (
    <>
      <p
        ref={text}
        id={textId}
        lang={post.language}
        className={classNames(
          "mt-2 text-copy break-words whitespace-pre-line text-quiet",
          !isOpen && "line-clamp-4",
        )}
      >
        {post.description}
      </p>
      {isCut && (
        <Button
          variant="text"
          className="-ml-5 self-start"
          aria-expanded={isOpen}
          aria-controls={textId}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Read less` : t`Read more`}
        </Button>
      )}
    </>
  );
}

type BlogCardProps = { post: BlogPost; isFirst: boolean; onLike: () => void };

/** One post: its picture, who wrote it and when, what it says, and how many liked it. */
export function BlogCard({ post: written, isFirst, onLike }: BlogCardProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const post = translatePost(written, language);
  const titleId = useId();
  const [now] = useState(() => new Date());
  const date = formatDate(new Date(post.postedDate), language, now);
  const likes = formatNumber(post.likes);
  const comments = formatNumber(post.commentCount);
  const { title } = post;
  const authorName = getNameWords(i18n, { name: post.authorName, isGone: post.isAuthorGone });
  const address = `/community/blogs/${post.id}`;
  return (
    <Card as="li" padded={false} className="relative flex flex-col">
      {/* The title is the same link for whoever goes from link to link. */}
      <Link href={address} tabIndex={-1} className="block">
        <CardPicture
          {...pictureSources(post.imageUrl)}
          first={isFirst}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          alt={t`Picture of “${title}”`}
        />
      </Link>
      <p className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
        <Chip tone="soil">{i18n._(blogCategoryLabels[post.category])}</Chip>
        {post.isSample && <Chip tone="soil">{t`Sample`}</Chip>}
      </p>
      <div className="flex grow flex-col p-4">
        <div className="mb-3 flex items-center gap-2.5">
          <Avatar name={authorName} size="small" />
          <p className="min-w-0 grow text-copy leading-tight">
            <span className="block truncate font-medium">{authorName}</span>
            <time dateTime={post.postedDate} className="text-sm text-quiet">
              {t`Posted on ${date}`}
            </time>
          </p>
        </div>
        <h2 id={titleId} lang={post.language} className="text-lg leading-snug break-words">
          <Link href={address} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <Description post={post} titleId={titleId} />
        <div className="mt-auto flex items-center justify-between gap-2 pt-3 max-pair:flex-wrap">
          <Link
            href={address}
            aria-label={t`“${title}”: ${plural(post.commentCount, { one: "# comment", other: "# comments" })}`}
            className={buttonLook("text", "normal", "-ml-3 min-w-12 px-3 tabular-nums")}
          >
            <MessageCircle aria-hidden size={20} />
            {comments}
          </Link>
          <Button
            variant="quiet"
            className="min-w-22 tabular-nums"
            icon={<Heart aria-hidden size={20} />}
            aria-label={t`Like “${title}”: ${plural(post.likes, { one: "# like", other: "# likes" })}`}
            onClick={onLike}
          >
            {likes}
          </Button>
        </div>
      </div>
    </Card>
  );
}
