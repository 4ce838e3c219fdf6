import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Bug, CalendarDays, CloudRain, Droplets, type LucideIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { formatDate } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { languageTags } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import type { Tone } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import type { DayNotification } from "./news-schema.ts";
import { inLanguage, useDayName, useRunText } from "./recommendation-words.ts";
import type { WeekNotification } from "./week-schema.ts";

type Look = { Icon: LucideIcon; tone: Tone; title: string; text: string; href: string };

/** What is said of each kind, and where it leads. */
function useLook(): (told: DayNotification | WeekNotification) => Look {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const getDay = useDayName(getLocalDay(now));
  const getRunText = useRunText();
  return (told) => {
    switch (told.kind) {
      case "watering-due": {
        const { fieldName, day, grossDepth, minutes } = told.data;
        const date = formatDate(new Date(day), language, now);
        const depth = formatNumber(grossDepth, grossDepth < 10 ? 1 : 0);
        return {
          Icon: Droplets,
          tone: "water",
          title: t`Water ${fieldName}`,
          text: [date, t`${depth} mm`, minutes === null ? [] : getRunText(minutes)]
            .flat()
            .join(", "),
          href: "/irrigation",
        };
      }
      case "watering-put-off": {
        const { fieldName, rainDay, millimetres } = told.data;
        const rain = formatNumber(millimetres, 0);
        const when = getDay(rainDay);
        return {
          Icon: CloudRain,
          tone: "water",
          title: t`Do not water ${fieldName} yet`,
          text: t`About ${rain} mm of rain: ${when}`,
          href: "/irrigation",
        };
      }
      case "pest-risk": {
        const { pestId, names, crop, fieldNames } = told.data;
        const pest = inLanguage(names, language);
        const fields = new Intl.ListFormat(languageTags[language]).format(fieldNames);
        return {
          Icon: Bug,
          tone: "warn",
          title: t`Look for ${pest}`,
          text: `${i18n._(cropWords[crop])}: ${fields}`,
          href: `/pests/${pestId}`,
        };
      }
      case "week-ahead": {
        const { from, tasks } = told.data;
        const date = formatDate(new Date(from), language, now);
        const count = tasks.length;
        return {
          Icon: CalendarDays,
          tone: "leaf",
          title: t`Your week from ${date}`,
          text: t`${plural(count, { one: "# thing to do", other: "# things to do" })}`,
          href: "/dashboard",
        };
      }
    }
  };
}

/** What the plan of the day brought, or of a week, among what a farmer is told. */
export function DayNoticeSection(props: {
  told: DayNotification | WeekNotification;
  isOver: boolean;
  onFollow: (event: MouseEvent) => void;
}) {
  const { told, isOver, onFollow } = props;
  const { Icon, tone, title, text, href } = useLook()(told);
  return (
    <NoticeRow icon={<Icon />} tone={isOver ? "soil" : tone} {...{ title, href, onFollow }}>
      <p className="text-quiet">{text}</p>
    </NoticeRow>
  );
}
