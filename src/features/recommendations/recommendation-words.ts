import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AlertKind } from "#src/features/alerts/schema.ts";
import { splitMinutes } from "#src/features/irrigation/run-rules.ts";
import { getMonthPart } from "#src/features/weather/month-rules.ts";
import { formatDate } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { cropWords, getBagText, getCropText } from "#src/shared/farm-words.ts";
import { languageTags } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatHour, formatMonth, formatWeekday } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { Candidate, Reason, Stake } from "./schema.ts";

const mostNamed = 2;

/** The fields by name, the first few of them. */
export function useFieldNames(): (fields: Candidate["fields"]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (fields) => {
    const names = fields.slice(0, mostNamed).map(({ name }) => name);
    const left = fields.length - names.length;
    const all = left > 0 ? [...names, t`${left} more`] : names;
    return new Intl.ListFormat(languageTags[language]).format(all);
  };
}

/** A day near today by name, else with its date. */
export function useDayName(today: string): (day: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const next = addDays(today, 1);
  return (day) => {
    if (day === today) return t`today`;
    if (day === next) return t`tomorrow`;
    const moment = new Date(day);
    const date = formatDate(moment, language, new Date(today));
    return `${formatWeekday(moment, language)}, ${date}`;
  };
}

/** The number that a warning was given for. */
function useAlertValue(): (alert: AlertKind, value: number) => string {
  const { t } = useLingui();
  return (alert, value) => {
    const size = formatNumber(value, 0);
    switch (alert) {
      case "heavy-rain":
        return t`about ${size} mm of rain`;
      case "strong-wind":
        return t`gusts up to ${size} km/h`;
      case "frost":
      case "cold-stress":
        return t`down to ${size} °C`;
      case "heat-stress":
        return t`up to ${size} °C`;
      case "dry-spell":
        return t`${plural(value, { one: `${size} day without rain`, other: `${size} days without rain` })}`;
    }
  };
}

/** What to do before what the forecast warns of. */
function useAlertTask(): (alert: AlertKind) => string {
  const { t } = useLingui();
  return (alert) => {
    switch (alert) {
      case "heavy-rain":
        return t`Open the drains. Do not spray.`;
      case "strong-wind":
        return t`Prop up tall plants. Do not spray.`;
      case "frost":
        return t`Cover plants; water lightly in the evening`;
      case "cold-stress":
        return t`Cover nurseries and young plants at night`;
      case "heat-stress":
        return t`Water in the evening or early morning`;
      case "dry-spell":
        return t`Cover the soil; save water for flowering`;
    }
  };
}

/** Words that stand in a language of their own each, in the reader's where they are. */
export const inLanguage = (words: Record<string, string>, language: string): string =>
  words[language] ?? words["hi"] ?? words["en"] ?? "";

/** What is to be done, in one line; the field stands above it. */
export function useTaskText(today: string): (candidate: Candidate) => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const getDay = useDayName(today);
  const getAlertTask = useAlertTask();
  return ({ reason, hold }) => {
    switch (reason.code) {
      case "water":
        if (reason.isLate && reason.date > today) {
          return t`Dry already: water comes ${getDay(reason.date)}`;
        }
        return t`Water ${getDay(reason.date < today ? today : reason.date)}`;
      case "no-water":
        return t`Find water`;
      case "dry":
        return t`Mulch and weed: the soil runs dry`;
      case "weather":
        // The water against frost waits, the covers do not.
        return reason.alert === "frost" && hold
          ? t`Cover young plants`
          : getAlertTask(reason.alert);
      case "pest": {
        const pest = inLanguage(reason.names, language);
        return t`Look for ${pest} today`;
      }
      case "nutrient":
        return t`Fertilise ${getDay(reason.date < today ? today : reason.date)}`;
      case "harvest-ready":
        return t`See whether it is ripe`;
      case "harvest-before-weather":
        return t`Bring in what is ripe`;
      case "harvest-untold":
        return t`Note what the harvest gave`;
      case "price": {
        const crop = i18n._(cropWords[reason.crop]);
        return t`Sell your ${crop} at ${reason.market}`;
      }
      case "scheme-day":
        return inLanguage(reason.titles, language);
      case "schemes-fit":
        return t`${plural(reason.count, { one: "# government scheme fits you", other: "# government schemes fit you" })}`;
      case "loss-window":
        return t`Report your ${reason.cropName} loss to the insurance`;
    }
  };
}

/** A run of a pump or drip as a clock has it. */
export function useRunText(): (minutes: number) => string {
  const { t } = useLingui();
  return (total) => {
    const { hours, minutes } = splitMinutes(total);
    if (hours === 0) return t`${minutes} min`;
    return minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
  };
}

/** That a task goes by what is usual here at this time of the year; null where a forecast is known. */
export function useUsualText(): (candidate: Candidate, now: Date) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ reason }, now) => {
    if (!("isUsual" in reason) || !reason.isUsual) return null;
    const month = formatMonth(now, language);
    switch (getMonthPart(getLocalDay(now))) {
      case "early":
        return t`Only roughly known, by what is usual for early ${month} here: it is not a forecast, and no rain is taken as certain.`;
      case "mid":
        return t`Only roughly known, by what is usual for mid ${month} here: it is not a forecast, and no rain is taken as certain.`;
      case "late":
        return t`Only roughly known, by what is usual for late ${month} here: it is not a forecast, and no rain is taken as certain.`;
    }
  };
}

/** Why it is to be done, with the number that decided. */
export function useReasonText(today: string): (candidate: Candidate, now: Date) => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const getDay = useDayName(today);
  const getRun = useRunText();
  const getAlertValue = useAlertValue();
  const wordWater = (reason: Reason & { code: "water" }) => {
    const depth = formatNumber(reason.grossDepth, 0);
    const amount =
      reason.minutes === null ? t`${depth} mm` : t`${depth} mm, ${getRun(reason.minutes)}`;
    return t`Its soil is nearly used up: ${amount} are needed.`;
  };
  return ({ reason }, now) => {
    switch (reason.code) {
      case "water":
        return wordWater(reason);
      case "no-water":
        return t`It is due ${getDay(reason.due)}, and by your supply days none comes before.`;
      case "dry":
        return reason.from <= today
          ? t`It lives on rain and is short of water now.`
          : t`It lives on rain and will be short of water from ${getDay(reason.from)}.`;
      case "weather": {
        const value = getAlertValue(reason.alert, reason.value);
        const day = getDay(reason.firstDay < today ? today : reason.firstDay);
        return t`Forecast for ${day}: ${value}.`;
      }
      case "pest":
        return t`The weather or your own count is right for it now.`;
      case "nutrient": {
        const kilograms = formatNumber(reason.kilograms, 0);
        const bags = getBagText(i18n, reason.halfBags);
        return t`By your soil plan: ${bags}, ${kilograms} kg.`;
      }
      case "harvest-ready": {
        const crop = i18n._(cropWords[reason.crop]);
        return t`${crop} stands ${reason.days} days; it usually takes ${reason.usualDays}.`;
      }
      case "harvest-before-weather": {
        const value = getAlertValue(reason.alert, reason.value);
        return t`Forecast for ${getDay(reason.day)}: ${value}.`;
      }
      case "harvest-untold": {
        const crop = getCropText(i18n, reason);
        return t`${crop} was harvested on ${getDay(reason.endedDate)}, and nothing is noted.`;
      }
      case "price": {
        const [net, near] = [formatRupees(reason.netPaise), formatRupees(reason.nearestNetPaise)];
        return t`It leaves ${net} of your lot, ${reason.nearest} ${near}, by the report of ${getDay(reason.day)}.`;
      }
      case "scheme-day":
        return t`You wanted to be reminded ${getDay(reason.day)}.`;
      case "schemes-fit":
        return t`By what you told of yourself and your land. See which papers they need.`;
      case "loss-window": {
        const end = new Date(reason.endsAt);
        const hours = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 3_600_000));
        const until = `${getDay(getLocalDay(end))}, ${formatHour(end, language)}`;
        return t`${plural(hours, { one: `# hour is left, until ${until}.`, other: `# hours are left, until ${until}.` })}`;
      }
    }
  };
}

/** What one way brings more than another; what stands on a field orders its tasks and is not told. */
export function useGainText(): (stake: Stake) => string | null {
  const { t } = useLingui();
  return ({ paise, working }) => {
    if (working.kind !== "difference") return null;
    const rupees = formatRupees(Math.round(paise / 100) * 100);
    return t`${rupees} more`;
  };
}
