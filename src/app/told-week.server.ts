import { spokenNames } from "#content/crops/names.ts";
import { serverWords } from "#content/server-words.ts";
import type { Notice } from "#src/features/notifications/delivery-rules.ts";
import type { WeekAhead, WeekNotification } from "#src/features/recommendations/week-schema.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { type Language, languageTags } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { beginOf, fillPlaces, nameDay, type Telling } from "./told-words.server.ts";

type Task = WeekAhead["tasks"][number];
type LineName = keyof (typeof serverWords)[Language]["week"];

/** In the reader's language, or in one that there is. */
const pick = (words: Record<string, string>, language: Language) =>
  words[language] ?? words["en"] ?? "";

/** One task as one line; null of what has none. */
function tellTask({ fields: names, reason }: Task, told: Telling): string | null {
  const { language } = told;
  const { week, notices } = serverWords[language];
  const fields = new Intl.ListFormat(languageTags[language]).format(names);
  const say = (line: LineName, values: Record<string, string> = {}) =>
    fillPlaces(week[line], { fields, ...values });
  const when = (day: string) => nameDay(day, told);
  switch (reason.code) {
    case "water":
      return say("water", { when: when(reason.date), value: formatNumber(reason.grossDepth, 0) });
    case "no-water":
      return say("no-water", { when: when(reason.due) });
    case "dry":
      return say("mulch");
    case "weather": {
      const crop = reason.crop === null ? "" : spokenNames[language][reason.crop];
      return `${fillPlaces(notices[reason.alert].title, { when: when(reason.firstDay), crop })}.`;
    }
    case "pest":
      return say("pest", { pest: pick(reason.names, language) });
    case "nutrient":
      return say("fertilise", { when: when(reason.date) });
    case "harvest-ready":
      return say("ripe");
    case "harvest-before-weather":
      return say("before-weather", { when: when(reason.day) });
    case "price":
      return say("price", { crop: spokenNames[language][reason.crop], market: reason.market });
    case "scheme-day":
      return say("scheme", { title: pick(reason.titles, language), when: when(reason.day) });
    case "loss-window":
      return say("loss", {
        crop: reason.cropName,
        when: when(getLocalDay(new Date(reason.endsAt))),
      });
    case "harvest-untold":
    case "schemes-fit":
      return null;
  }
}

function tellSky(sky: WeekAhead["sky"], language: Language): string {
  const { week } = serverWords[language];
  if (!sky) return week.unknown;
  const whole = (value: number) => formatNumber(value, 0);
  const values = { low: whole(sky.lowestCelsius), high: whole(sky.highestCelsius) };
  if (sky.rainyDays === 0) return fillPlaces(week.dry, values);
  const rain = { rain: whole(sky.millimetres), days: whole(sky.rainyDays) };
  return fillPlaces(week.rain, { ...values, ...rain });
}

/** The week of a farm as a mail tells it: its sky, and a line for each thing to do. */
export function describeWeek({ data }: WeekNotification, told: Telling): Notice {
  const { week } = serverWords[told.language];
  const { from, sky, tasks } = data;
  const lines = tasks.flatMap((task) => {
    const line = tellTask(task, told);
    if (line === null) return [];
    const { waitsUntil } = task;
    if (waitsUntil === null) return [line];
    return [`${line} ${fillPlaces(week.wait, { when: nameDay(waitsUntil, told) })}`];
  });
  const listed = lines.length > 0 ? lines.map((line) => `- ${line}`).join("\n") : week.nothing;
  return {
    kind: "week",
    title: fillPlaces(week.title, { when: nameDay(from, told) }),
    text: `${tellSky(sky, told.language)}\n\n${listed}`,
    path: "/dashboard",
    dangerFrom: null,
    usefulUntil: beginOf(addDays(from, 2)),
  };
}
