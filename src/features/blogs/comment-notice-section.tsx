import { Trans } from "@lingui/react/macro";
import { MessageCircle } from "lucide-react";
import type { MouseEvent } from "react";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import type { CommentNews } from "./comment-news-schema.ts";

type CommentNoticeSectionProps = {
  news: CommentNews;
  /** Called when the reader goes to the post. */
  onFollow: (event: MouseEvent) => void;
};

/** A comment on a post of one's own, with the way to it. */
export function CommentNoticeSection({ news, onFollow }: CommentNoticeSectionProps) {
  return (
    <NoticeRow
      icon={<MessageCircle />}
      tone="leaf"
      title={<Trans>A new comment on your post</Trans>}
      href={`/community/blogs/${news.postId}`}
      onFollow={onFollow}
    >
      <p className="line-clamp-2 break-words">“{news.title}”</p>
    </NoticeRow>
  );
}
