import { useLingui } from "@lingui/react/macro";
import { BellRing } from "lucide-react";
import type { MouseEvent } from "react";
import { NoticeRow } from "#src/ui/notice-row.tsx";
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
    <NoticeRow
      icon={<BellRing />}
      tone="warn"
      title={t`Reminder: ${title}`}
      href={`/community/government-schemes/${schemeId}`}
      onFollow={onFollow}
    >
      <p className="text-quiet">{t`Papers, steps and dates`}</p>
    </NoticeRow>
  );
}
