import { plural, select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { getMonthPart } from "#src/features/weather/month-rules.ts";
import { formatDay } from "#src/shared/dates.ts";
import { addDays } from "#src/shared/days.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatMonth } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import type { WaterLeft } from "./rules.ts";
import { splitMinutes } from "./run-rules.ts";
import type {
  Certainty,
  FieldWater,
  GrassDays,
  Outlook,
  Planned,
  PlannedOutlook,
} from "./schema.ts";

/** Depths to a millimetre, as no pump is finer; below ten to a tenth. */
export function formatDepth(millimetres: number): string {
  return formatNumber(millimetres, millimetres < 10 ? 1 : 0);
}

/** `3 h 20 min`. */
export function useTimeText(): (minutes: number) => string {
  const { t } = useLingui();
  return (total) => {
    const { hours, minutes } = splitMinutes(total);
    if (hours === 0) return t`${minutes} min`;
    return minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
  };
}

/** `18 mm, 3 h 20 min on your drip`. */
function useAmountText(): (planned: Planned, method: FieldWater["method"]) => string {
  const { t } = useLingui();
  const getTimeText = useTimeText();
  return ({ grossDepth, minutes }, method) => {
    const depth = formatDepth(grossDepth);
    if (minutes === null) return t`${depth} mm`;
    const time = getTimeText(minutes);
    switch (method) {
      case "drip":
        return t`${depth} mm, ${time} on your drip`;
      case "sprinkler":
        return t`${depth} mm, ${time} with your sprinklers`;
      default:
        return t`${depth} mm, ${time} with your pump`;
    }
  };
}

/** A calendar day with its weekday, `Tuesday, 24 Nov`. */
export function useDayText(): (date: string) => string {
  const language = useLanguage();
  return (date) => formatDay(new Date(date), language);
}

/** How long the water in the soil lasts. */
export function useLeftText(): (left: WaterLeft) => string {
  const { t } = useLingui();
  return ({ days, isLonger }) => {
    if (isLonger)
      return t`${plural(days, { one: "More than # day left", other: "More than # days left" })}`;
    if (days === 0) return t`Too dry by this evening`;
    return t`${plural(days, { one: "About # day left", other: "About # days left" })}`;
  };
}

/** The one sentence that says what to do about a field's water. */
export function useAdviceText(): (field: FieldWater, today: string) => string {
  const { t } = useLingui();
  const getDayText = useDayText();
  const getAmountText = useAmountText();
  const wordPlan = ({ advice }: PlannedOutlook, { name, method }: FieldWater, today: string) => {
    switch (advice.kind) {
      case "irrigate": {
        const { date, isLate } = advice.next;
        const amount = getAmountText(advice.next, method);
        if (date === today) return t`Water ${name} today: ${amount}`;
        if (date === addDays(today, 1)) return t`Water ${name} tomorrow: ${amount}`;
        if (isLate) return t`${name} is dry: water it on ${getDayText(date)}, ${amount}`;
        return t`Wait: ${name} needs water on ${getDayText(date)}, ${amount}`;
      }
      case "enough":
        return t`Wait: ${name} has enough water through ${getDayText(advice.through)}`;
      case "no-supply":
        return t`${name} needs water by ${getDayText(advice.due)}, but none comes in these seven days`;
      case "stress":
        return advice.from === today
          ? t`${name} is short of water`
          : t`${name} will be short of water from ${getDayText(advice.from)}`;
      case "season-over":
        return t`The season of ${name} should be over`;
      case "no-forecast":
        return t`There is no forecast for ${name} just now`;
    }
  };
  return (field, today) => {
    const { name, outlook } = field;
    switch (outlook.kind) {
      case "planned":
        return wordPlan(outlook, field, today);
      case "no-crop":
        return t`Nothing grows on ${name} now`;
      case "crop-without-figures":
        return t`There is no water plan for ${name}`;
      case "no-sowing-date":
        return t`When was ${name} sown?`;
      case "no-method":
        return t`How does ${name} get its water?`;
      case "no-place":
        return t`Where is ${name}?`;
      case "no-weather":
        return t`There is no weather for ${name} just now`;
    }
  };
}

/** What one watering leaves for the next, where the soil takes in no more at once. */
function useLeftLackingText(): (planned: Planned) => string {
  const { t } = useLingui();
  return ({ leftLacking = 0 }) => {
    if (leftLacking < 1) return "";
    const left = formatDepth(leftLacking);
    return t`The soil lacks ${left} mm more, but soaks in no more at once: that is for the next watering.`;
  };
}

function useRainText(): (millimetres: number) => string {
  const { t } = useLingui();
  return (millimetres) => {
    const rain = formatDepth(millimetres);
    return millimetres < 0.5
      ? t`No rain is counted on until then.`
      : t`${rain} mm of rain until then is counted on.`;
  };
}

/** Why, in a sentence or two. */
export function useReasonText(): (field: FieldWater, today: string) => string {
  const { t } = useLingui();
  const getDayText = useDayText();
  const getRainText = useRainText();
  const getUsualText = useUsualText();
  const getLeftLackingText = useLeftLackingText();
  const wordPlan = ({ advice, today: tonight }: PlannedOutlook) => {
    const used = formatDepth(tonight.depletion);
    const easy = formatDepth(tonight.readily);
    const level = t`By this evening ${used} of the ${easy} mm that the crop takes easily will be used.`;
    switch (advice.kind) {
      case "irrigate": {
        const { date, due, isLate, countedRain } = advice.next;
        const rain = [getLeftLackingText(advice.next), getRainText(countedRain)]
          .filter(Boolean)
          .join(" ");
        if (isLate) {
          return t`It is due on ${getDayText(due)}, but water comes only on ${getDayText(date)}. ${rain}`;
        }
        if (date < due) return t`It is due on ${getDayText(due)}, but no water comes then. ${rain}`;
        return `${level} ${rain}`;
      }
      case "enough":
        return level;
      case "no-supply":
        return t`Look for other water, or change the supply days if they are not right.`;
      case "stress":
        return t`${level} It lives on rain: mulch and weeding keep what there is, and one watering now helps most.`;
      case "season-over":
        return t`A crop of this kind is usually harvested by now. End the season, or begin the next one.`;
      case "no-forecast":
        return level;
    }
  };
  const wordGrass = ({ grass, isPonded }: Extract<Outlook, { kind: "crop-without-figures" }>) => {
    const read = ({ evaporation, rain }: GrassDays) =>
      [formatDepth(evaporation), formatDepth(rain)] as const;
    const [pastUse, pastRain] = grass?.past ? read(grass.past) : [];
    const [use, rain] = grass?.coming ? read(grass.coming) : [];
    const days = grass?.coming?.days ?? 0;
    return [
      isPonded
        ? t`Rice stands in water, and how much seeps away below differs from field to field: we give no plan for it.`
        : t`Nobody has published reliable water figures of this crop, and we do not guess.`,
      pastUse &&
        t`What is known is the water that short, well watered grass uses: ${pastUse} mm in the last seven days, while ${pastRain} mm of rain fell.`,
      use &&
        t`${plural(days, { one: `For today grass is expected to use ${use} mm, with ${rain} mm of rain.`, other: `For the next # days grass is expected to use ${use} mm, with ${rain} mm of rain.` })}`,
      (pastUse || use) && t`Your crop may need more or less than grass.`,
    ]
      .filter(Boolean)
      .join(" ");
  };
  return ({ outlook }, today) => {
    switch (outlook.kind) {
      case "planned": {
        const stood = outlook.assumed.find((each) => each.kind === "days-usual");
        const reason = wordPlan(outlook);
        if (!stood || stood.date > addDays(today, 1)) return reason;
        const usual = getUsualText(stood.date);
        return t`${reason} Not by a forecast: ${usual}.`;
      }
      case "no-crop":
        return t`Say what you have sown there, and this shows when to water it.`;
      case "crop-without-figures":
        return wordGrass(outlook);
      case "no-sowing-date":
        return t`What a crop needs depends on its age. Tell the day of sowing.`;
      case "no-method":
        return t`Drip, sprinkler, furrow, flood, or rain alone: tell it, and there is a plan.`;
      case "no-place":
        return t`Give the farm's PIN code, so that its own rain and heat are counted.`;
      case "no-weather":
        return t`The weather is not known now. What you tell is kept.`;
    }
  };
}

/** How sure a plan is, in words. */
export function useCertaintyText(): Record<Certainty, string> {
  const { t } = useLingui();
  return { good: t`Quite sure`, fair: t`Fairly sure`, rough: t`Only roughly known` };
}

/** What stands in for a forecast of a day. */
function useUsualText(): (day: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (day) => {
    const part = getMonthPart(day);
    const month = formatMonth(new Date(day), language);
    return t`usual for ${select(part, { early: `early ${month}`, mid: `mid ${month}`, other: `late ${month}` })} here`;
  };
}

/** Why something could not be kept, in words that say what to do. */
export function useWaterFailure(): (error: unknown) => string {
  const { t } = useLingui();
  return useSaveFailure({
    "invalid-input": t`This does not fit the field as it is now. Load the page again.`,
    conflict: t`This was changed elsewhere in the meantime, so nothing was saved. Close this and open it again.`,
    "not-found": t`This field or entry is no longer there.`,
  });
}
