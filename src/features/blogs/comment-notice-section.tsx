import { Trans } from "@lingui/react/macro";
import { ArrowRight, MessageCircle } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { toneTints } from "#src/ui/tones.ts";
import type { CommentNews } from "./comment-news-schema.ts";

type CommentNoticeSectionProps = {
  news: CommentNews;
  /** Called when the reader goes to the post. */
  onFollow: (event: MouseEvent) => void;
};

/** A comment on a post of one's own, with the way to it. */
export function CommentNoticeSection({ news, onFollow }: CommentNoticeSectionProps) {
  return (
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-[14px]",
          toneTints.leaf,
        )}
      >
        <MessageCircle aria-hidden size={22} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold break-words">
          <Trans>A new comment on your post</Trans>
        </h3>
        <p className="mt-0.5 line-clamp-2 break-words">“{news.title}”</p>
        <Link
          href={`/community/blogs/${news.postId}`}
          onClick={onFollow}
          className={buttonLook("text", "small", "-ml-3")}
        >
          <Trans>Read the comment</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </div>
  );
}
