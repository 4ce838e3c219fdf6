import { splitMinutes } from "#src/features/irrigation/run-rules.ts";
import type { FieldWater, GrassDays, Planned } from "#src/features/irrigation/schema.ts";
import { addDays } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import type { AnswerWords } from "./answer-schema.ts";
import { answerWords } from "./answer-words-rules.ts";
import { formatDepth, nameDay, quoteName } from "./tool-rules.ts";

type Given = { language: Language; today: string; askedDay: string | null };

/** How long something runs, in hours and minutes. */
export function wordTime(words: AnswerWords, minutesInAll: number): string {
  const { hours, minutes } = splitMinutes(minutesInAll);
  return [
    ...(hours > 0 ? [words.hours(String(hours))] : []),
    ...(minutes > 0 ? [words.minutes(String(minutes))] : []),
  ].join(" ");
}

function wordAmount(words: AnswerWords, planned: Planned, method: FieldWater["method"]): string {
  const depth = words.millimetres(formatDepth(planned.grossDepth));
  if (planned.minutes === null) return depth;
  const by = method === "drip" || method === "sprinkler" ? method : "pump";
  return `${depth}, ${words.water.method[by](wordTime(words, planned.minutes))}`;
}

/** When a field was last watered; nothing where that is not written down. */
function wordLast({ entries }: FieldWater, words: AnswerWords, day: (date: string) => string) {
  const last = entries.find(({ kind }) => kind === "water");
  if (!last || last.grossDepth === null) return [];
  const amount = words.millimetres(formatDepth(last.grossDepth));
  return [words.water.last({ day: day(last.date), amount })];
}

/**
 * What a field's water plan says: the verdict, what it rests on, and whether the field needs water by the day
 * asked for, else by tomorrow; null where nobody can tell, or nobody can water.
 */
export type WordedWater = {
  main: string;
  details: string[];
  /** When it was last watered. */
  last?: string[];
  isDue: boolean | null;
};

const tellState = (main: string, details: string[] = []): WordedWater => ({
  main,
  details,
  isDue: null,
});

function wordPlanned(field: FieldWater, given: Given): WordedWater {
  const { outlook, method } = field;
  const { language, today, askedDay } = given;
  const words = answerWords[language];
  const name = quoteName(field.name);
  if (outlook.kind !== "planned") return tellState(words.water.noWeather(name));
  const dayOf = (date: string) => nameDay(date, given);
  const { advice } = outlook;
  const used = words.water.used({
    used: formatDepth(outlook.today.depletion),
    easy: formatDepth(outlook.today.readily),
  });
  const last = wordLast(field, words, dayOf);
  const rough = outlook.certainty === "rough" ? [words.water.rough] : [];
  switch (advice.kind) {
    case "irrigate": {
      const { next } = advice;
      const told = { field: name, day: dayOf(next.date), amount: wordAmount(words, next, method) };
      const tomorrow = addDays(today, 1);
      const isSoon = next.date <= tomorrow;
      const late = next.isLate && !isSoon ? words.water.late(told) : null;
      const main = late ?? (isSoon ? words.water.irrigate(told) : words.water.wait(told));
      const { leftLacking = 0 } = next;
      const left = leftLacking < 1 ? [] : [words.water.leftLacking(formatDepth(leftLacking))];
      const rain =
        next.countedRain < 0.5 ? [] : [words.water.counted(formatDepth(next.countedRain))];
      return {
        main,
        details: [...last, used, ...left, ...rain, ...rough],
        last,
        isDue: next.date <= (askedDay ?? tomorrow),
      };
    }
    case "enough":
      return {
        main: words.water.enough({ field: name, day: dayOf(advice.through) }),
        details: [...last, used, ...rough],
        isDue: false,
      };
    case "no-supply":
      return tellState(words.water.noSupply({ field: name, day: dayOf(advice.due) }), [
        ...last,
        used,
      ]);
    case "stress":
      return tellState(words.water.stress({ field: name, day: dayOf(advice.from) }), [
        ...last,
        used,
      ]);
    case "season-over":
      return tellState(words.water.over(name));
    case "no-forecast":
      return tellState(words.water.noForecast(name), [...last, used]);
  }
}

function wordGrass(past: GrassDays | null, { language }: Given): string[] {
  if (!past) return [];
  const { grass } = answerWords[language].water;
  return [grass({ use: formatDepth(past.evaporation), rain: formatDepth(past.rain) })];
}

/** What a field's water plan says, in sentences. */
export function wordWater(field: FieldWater, given: Given): WordedWater {
  const { water } = answerWords[given.language];
  const name = quoteName(field.name);
  switch (field.outlook.kind) {
    case "planned":
      return wordPlanned(field, given);
    case "no-crop":
      return tellState(water.noCrop(name));
    case "crop-without-figures":
      return tellState(
        field.outlook.isPonded ? water.ponded(name) : water.noFigures(name),
        wordGrass(field.outlook.grass?.past ?? null, given),
      );
    case "no-sowing-date":
      return tellState(water.noSowing(name));
    case "no-method":
      return tellState(water.noMethod(name));
    case "no-place":
      return tellState(water.noPlace(name));
    case "no-weather":
      return tellState(water.noWeather(name));
  }
}
