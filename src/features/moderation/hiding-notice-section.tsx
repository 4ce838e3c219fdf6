import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Eye, EyeOff } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { toneTints } from "#src/ui/tones.ts";
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
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-[14px]",
          toneTints[isShown ? "leaf" : "warn"],
        )}
      >
        {isShown ? <Eye aria-hidden size={22} /> : <EyeOff aria-hidden size={22} />}
      </span>
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold break-words">
          {i18n._(newsWords[kind][event])}
        </h3>
        <p className="mt-0.5 line-clamp-2 break-words">“{title}”</p>
        {!isShown && (
          <p className="mt-0.5 text-copy text-quiet">
            <Trans>Reason: {reason}</Trans>
          </p>
        )}
        <Link
          href={kind === "product" ? `/marketplace/${pageId}` : `/community/blogs/${pageId}`}
          onClick={onFollow}
          className={buttonLook("text", "small", "-ml-3")}
        >
          {event === "hidden" ? <Trans>See it and answer</Trans> : <Trans>See it</Trans>}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </div>
  );
}
