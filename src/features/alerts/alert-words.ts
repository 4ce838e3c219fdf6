import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { languageTags } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatHour, formatLongWeekday, formatWeekday } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { getNight } from "./night-rules.ts";
import type { AlertData, AlertKind } from "./schema.ts";

type Told = { kind: AlertKind; data: AlertData };

const mostNamed = 4;

/** What an alert is called. */
export function useAlertTitle(): (alert: Told) => string {
  const { t, i18n } = useLingui();
  return ({ kind, data }) => {
    const isDanger = data.level === "danger";
    const crop = data.crop === null ? "" : i18n._(cropWords[data.crop]);
    switch (kind) {
      case "heavy-rain":
        return isDanger ? t`Very heavy rain` : t`Heavy rain`;
      case "strong-wind":
        return isDanger ? t`Stormy wind` : t`Strong wind`;
      case "frost":
        return isDanger ? t`Frost` : t`Frost may form`;
      case "cold-stress":
        return isDanger ? t`Dangerous cold: ${crop}` : t`Cold: ${crop}`;
      case "heat-stress":
        return isDanger ? t`Dangerous heat: ${crop}` : t`Heat: ${crop}`;
      case "dry-spell":
        return isDanger ? t`Long dry spell` : t`Dry spell`;
    }
  };
}

/** The number that an alert was given for, and the threshold that it is beyond. */
export function useAlertReason(): (alert: Told) => string {
  const { t } = useLingui();
  return ({ kind, data }) => {
    const value = formatNumber(data.value, 1);
    const limit = formatNumber(data.threshold, 1);
    switch (kind) {
      case "heavy-rain":
        return t`About ${value} mm of rain in 24 hours. From ${limit} mm on it counts as heavy.`;
      case "strong-wind":
        return t`Gusts up to about ${value} km/h. From ${limit} km/h on they break plants and lay crops.`;
      case "frost":
        return t`Down to about ${value} °C. From ${limit} °C down, leaves can freeze in a clear night.`;
      case "cold-stress":
        return data.isSensitiveStage
          ? t`Down to about ${value} °C. In its present stage this crop suffers from ${limit} °C down.`
          : t`Down to about ${value} °C. This crop suffers from ${limit} °C down.`;
      case "heat-stress":
        return data.isSensitiveStage
          ? t`Up to about ${value} °C. In its present stage this crop suffers from ${limit} °C on.`
          : t`Up to about ${value} °C. This crop suffers from ${limit} °C on.`;
      case "dry-spell":
        return t`${value} days in a row with hardly any rain. From ${limit} days on it is a dry spell.`;
    }
  };
}

/** What the farmer can do about it. */
export function useAlertAdvice(): (kind: AlertKind) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case "heavy-rain":
        return t`Open the drains, put off watering, fertiliser and spraying, and bring in what is ripe.`;
      case "strong-wind":
        return t`Prop or tie up tall plants, do not spray, and keep away from trees and poles.`;
      case "frost":
        return t`Water lightly the evening before, and cover nurseries and young plants for the night.`;
      case "cold-stress":
        return t`Cover nurseries and young plants at night, water in the afternoon, and put off transplanting.`;
      case "heat-stress":
        return t`Water in the evening or early morning, keep the soil covered, and put off spraying and transplanting.`;
      case "dry-spell":
        return t`Keep the soil covered and free of weeds. If you have water, give it to crops in flower first.`;
    }
  };
}

/** On which days it is, and around which hour where that is known. */
export function useAlertTime(): (alert: Told, now: Date) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ kind, data }, now) => {
    const { firstDay, lastDay, at } = data;
    const nameDay = (day: string) => {
      const moment = new Date(day);
      if (day === getLocalDay(now)) return t`today`;
      if (day === addDays(getLocalDay(now), 1)) return t`tomorrow`;
      const date = formatDate(moment, language, now);
      return kind === "dry-spell" ? date : `${formatWeekday(moment, language)}, ${date}`;
    };
    const [first, last] = [nameDay(firstDay), nameDay(lastDay)];
    const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
    if (firstDay !== lastDay) return upper(t`${first} to ${last}`);
    if (at === null) return upper(first);
    const night = getNight(new Date(at));
    if (!night) {
      const hour = formatHour(new Date(at), language);
      return upper(t`${first}, around ${hour}`);
    }
    if (night.evening === getLocalDay(now)) return t`Tonight`;
    const [evening, morning] = [night.evening, night.morning].map((day) =>
      formatLongWeekday(new Date(day), language),
    );
    const date = formatDate(new Date(night.morning), language, now);
    return t`The night of ${evening} to ${morning}, ${date}`;
  };
}

/** The names of the fields that it concerns, the first few by name. */
export function useAlertFields(): (data: AlertData) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ fields }) => {
    if (fields.length === 0) return t`Your whole farm`;
    const names = fields.map(({ name }) => name);
    const shown = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names;
    const left = names.length - shown.length;
    const all = left > 0 ? [...shown, t`${left} more`] : shown;
    return new Intl.ListFormat(languageTags[language]).format(all);
  };
}
