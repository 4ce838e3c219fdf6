import { spokenNames } from "#content/crops/names.ts";
import { serverWords } from "#content/server-words.ts";
import { nameHailArea } from "#src/features/alerts/hail-rules.ts";
import { type HailData, hailNotification } from "#src/features/alerts/hail-schema.ts";
import {
  type AlertKind,
  type AlertNotification,
  alertNotification,
} from "#src/features/alerts/schema.ts";
import { commentNotification } from "#src/features/blogs/comment-news-schema.ts";
import { splitMinutes } from "#src/features/irrigation/run-rules.ts";
import { moderationNotification } from "#src/features/moderation/news-schema.ts";
import type { DescribeNotice } from "#src/features/notifications/deliveries.server.ts";
import type { Notice } from "#src/features/notifications/delivery-rules.ts";
import { orderNotification } from "#src/features/orders/news-schema.ts";
import { crossingNotification } from "#src/features/prices/schema.ts";
import {
  type DayNotification,
  dayNotification,
} from "#src/features/recommendations/news-schema.ts";
import { weekNotification } from "#src/features/recommendations/week-schema.ts";
import { reminderNotification } from "#src/features/schemes/reminder-schema.ts";
import { formatTime } from "#src/shared/dates.ts";
import { addDays, dayInMs, getLocalDay } from "#src/shared/days.ts";
import { type Language, languageTags } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { describeWeek } from "./told-week.server.ts";
import { beginOf, fillPlaces, nameDay, type Telling } from "./told-words.server.ts";

type Words = { title: string; text: string };

/** What harms a crop in one night, and can be done something about in the dark. */
const nightDangers: readonly AlertKind[] = ["frost", "cold-stress", "heavy-rain", "strong-wind"];

/** Later nobody has to be rung up for it; it waits under the bell. */
const usualUseInMs = 2 * dayInMs;

const fill = ({ title, text }: Words, values: Record<string, string>): Words => ({
  title: fillPlaces(title, values),
  text: fillPlaces(text, values),
});

function describeAlert({ kind, data }: AlertNotification, { language, now }: Telling): Notice {
  const words = fill(serverWords[language].notices[kind], {
    when: nameDay(data.firstDay, { language, now }),
    value: formatNumber(data.value, 0),
    crop: data.crop === null ? "" : spokenNames[language][data.crop],
  });
  const begin = data.at === null ? beginOf(data.firstDay) : new Date(data.at);
  return {
    kind: "weather",
    ...words,
    path: "/weather",
    dangerFrom: nightDangers.includes(kind) ? begin : null,
    usefulUntil: beginOf(addDays(data.lastDay, 1)),
  };
}

/** The longest place that a lock screen has room for beside the rest. */
const longestArea = 60;

function describeHail(hail: HailData, telling: Telling): Notice {
  const { language } = telling;
  const [from, until] = [new Date(hail.from), new Date(hail.until)];
  const area = nameHailArea(hail, language);
  const words = fill(serverWords[language].notices.hail, {
    when: nameDay(getLocalDay(from), telling),
    until: `${nameDay(getLocalDay(until), telling)} ${formatTime(until, language)}`,
    area: area.length > longestArea ? `${area.slice(0, longestArea - 1).trimEnd()}…` : area,
  });
  return { kind: "weather", ...words, path: "/weather", dangerFrom: from, usefulUntil: until };
}

/** A run of a pump or drip as one says it. */
function nameTime(total: number, language: Language): string {
  const { durations } = serverWords[language];
  const { hours, minutes } = splitMinutes(total);
  return [
    hours > 0 ? durations.hours.replace("{hours}", formatNumber(hours, 0)) : [],
    minutes > 0 || hours === 0
      ? durations.minutes.replace("{minutes}", formatNumber(minutes, 0))
      : [],
  ]
    .flat()
    .join(" ");
}

/** What the plan of a day brings; it is of use on that day, and what waits for rain until it has come. */
function describeDay(told: DayNotification, { language, now }: Telling): Notice {
  const { notices } = serverWords[language];
  const created = getLocalDay(new Date(told.createdDate));
  switch (told.kind) {
    case "watering-due": {
      const { fieldName: field, grossDepth, minutes, day } = told.data;
      const value = formatNumber(grossDepth, grossDepth < 10 ? 1 : 0);
      const words =
        minutes === null
          ? fill(notices["watering-due"], { field, value })
          : fill(notices["watering-due-timed"], {
              field,
              value,
              time: nameTime(minutes, language),
            });
      const usefulUntil = beginOf(addDays(day, 1));
      return { kind: "water", ...words, path: "/irrigation", dangerFrom: null, usefulUntil };
    }
    case "watering-put-off": {
      const { fieldName: field, rainDay, millimetres } = told.data;
      const when = nameDay(rainDay, { language, now });
      const value = formatNumber(millimetres, 0);
      const words = fill(notices["watering-put-off"], { field, value, when });
      const usefulUntil = beginOf(addDays(created, 1));
      return { kind: "water", ...words, path: "/irrigation", dangerFrom: null, usefulUntil };
    }
    case "pest-risk": {
      const { names, crop, fieldNames } = told.data;
      const words = fill(notices["pest-risk"], {
        pest: names[language] ?? names["en"] ?? "",
        crop: spokenNames[language][crop],
        fields: new Intl.ListFormat(languageTags[language]).format(fieldNames),
      });
      const usefulUntil = beginOf(addDays(created, 2));
      return { kind: "pests", ...words, path: "/pests", dangerFrom: null, usefulUntil };
    }
  }
}

/** What is said where a lock screen is to show nothing. */
export const getHiddenWords = (language: Language): Words => serverWords[language].notices.hidden;

/**
 * The words of what farmers are told, for lock screens and mails.
 * @param now for what is today and what tomorrow
 */
export function openDescribeNotice(now: () => Date): DescribeNotice {
  return (told, language) => {
    const { notices } = serverWords[language];
    const alert = alertNotification.safeParse(told).data;
    if (alert) return describeAlert(alert, { language, now: now() });
    const hail = hailNotification.safeParse(told).data?.data;
    if (hail) return describeHail(hail, { language, now: now() });
    const day = dayNotification.safeParse(told).data;
    if (day) return describeDay(day, { language, now: now() });
    const week = weekNotification.safeParse(told).data;
    if (week) return describeWeek(week, { language, now: now() });
    const usefulUntil = new Date(Date.parse(told.createdDate) + usualUseInMs);
    const usual = { dangerFrom: null, usefulUntil };
    const order = orderNotification.safeParse(told).data?.data;
    if (order) {
      const { id, reference } = order;
      const words = fill(notices.order, { reference });
      return { kind: "orders", ...words, path: `/marketplace/orders/${id}`, ...usual };
    }
    const crossing = crossingNotification.safeParse(told).data?.data;
    if (crossing) {
      const { crop, market, modalPaise, levelPaise } = crossing;
      const words = fill(notices["price-crossed"], {
        crop: spokenNames[language][crop],
        market,
        price: formatRupees(modalPaise),
        level: formatRupees(levelPaise),
      });
      return { kind: "prices", ...words, path: `/prices?crop=${crop}`, ...usual };
    }
    const reminder = reminderNotification.safeParse(told).data?.data;
    if (reminder) {
      const { schemeId, titles } = reminder;
      const words = fill(notices.scheme, { title: titles[language] ?? titles["en"] ?? schemeId });
      return {
        kind: "schemes",
        ...words,
        path: `/community/government-schemes/${schemeId}`,
        ...usual,
      };
    }
    const comment = commentNotification.safeParse(told).data?.data;
    if (comment) {
      const { postId, title } = comment;
      const words = fill(notices.comment, { title });
      return { kind: "posts", ...words, path: `/community/blogs/${postId}`, ...usual };
    }
    const moderation = moderationNotification.safeParse(told).data?.data;
    if (!moderation) return null;
    const { kind, pageId, title } = moderation;
    const page = kind === "product" ? "/marketplace" : "/community/blogs";
    return {
      kind: "posts",
      ...fill(notices.moderation, { title }),
      path: `${page}/${pageId}`,
      ...usual,
    };
  };
}
