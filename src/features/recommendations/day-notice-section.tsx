import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Bug, CalendarDays, CloudRain, Droplets, type LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { languageTags } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { type Tone, toneTints } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import type { DayNotification } from "./news-schema.ts";
import { inLanguage, useDayName, useRunText } from "./recommendation-words.ts";
import type { WeekNotification } from "./week-schema.ts";

type Look = { Icon: LucideIcon; tone: Tone; title: string; text: string; link: ReactNode };

/** What is said of each kind, and where it leads. */
function useLook(): (told: DayNotification | WeekNotification) => Look & { href: string } {
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
          link: <Trans>See why, or note that you watered</Trans>,
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
          link: <Trans>See the water plan</Trans>,
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
          link: <Trans>Where to look and what to do first</Trans>,
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
          link: <Trans>See what comes first</Trans>,
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
  const { Icon, tone, title, text, href, link } = useLook()(told);
  return (
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-[14px]",
          toneTints[isOver ? "soil" : tone],
        )}
      >
        <Icon aria-hidden size={22} />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-base leading-snug font-semibold break-words">{title}</h3>
        <p className="text-copy leading-snug text-quiet">{text}</p>
        <p className="mt-2">
          <Link href={href} onClick={onFollow} className={buttonLook("quiet", "small")}>
            {link}
          </Link>
        </p>
      </div>
    </div>
  );
}
