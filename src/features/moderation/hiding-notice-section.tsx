import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import type { MouseEvent } from "react";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import { hidingReasonWords, newsWords } from "./moderation-words.ts";
import type { ModerationNews } from "./news-schema.ts";

type HidingNoticeSectionProps = {
  news: ModerationNews;
  /** Called when the reader goes to what it is about. */
  onFollow: (event: MouseEvent) => void;
};

/** What became of something of one's own, with the way to it. */
export function HidingNoticeSection({ news, onFollow }: HidingNoticeSectionProps) {
  const { i18n } = useLingui();
  const { event, kind, pageId, title } = news;
  const isShown = event === "restored";
  const reason = i18n._(hidingReasonWords[news.reason]);
  return (
    <NoticeRow
      icon={isShown ? <Eye /> : <EyeOff />}
      tone={isShown ? "leaf" : "warn"}
      title={i18n._(newsWords[kind][event])}
      href={kind === "product" ? `/marketplace/${pageId}` : `/community/blogs/${pageId}`}
      onFollow={onFollow}
    >
      <p className="line-clamp-2 break-words">“{title}”</p>
      {!isShown && (
        <p className="text-quiet">
          <Trans>Reason: {reason}</Trans>
        </p>
      )}
      {event === "hidden" && (
        <p className="font-semibold text-leaf-700">
          <Trans>See it and answer</Trans>
        </p>
      )}
    </NoticeRow>
  );
}
