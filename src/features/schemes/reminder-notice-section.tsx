import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, BellRing } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { toneTints } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { ReminderNews } from "./reminder-schema.ts";

type ReminderNoticeSectionProps = {
  news: ReminderNews;
  /** Called when the reader goes to the scheme. */
  onFollow: (event: MouseEvent) => void;
};

/** A scheme that the farmer wanted to be reminded of, with the way to it. */
export function ReminderNoticeSection({ news, onFollow }: ReminderNoticeSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { schemeId, titles } = news;
  // Marathi readers know Hindi better than English.
  const title =
    titles[language] ?? titles[language === "mr" ? "hi" : "en"] ?? titles["en"] ?? schemeId;
  return (
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-[14px]",
          toneTints.warn,
        )}
      >
        <BellRing aria-hidden size={22} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold break-words">{t`Reminder: ${title}`}</h3>
        <Link
          href={`/community/government-schemes/${schemeId}`}
          onClick={onFollow}
          className={buttonLook("text", "small", "-ml-3")}
        >
          <Trans>Papers, steps and dates</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </div>
  );
}
