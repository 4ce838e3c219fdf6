import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { type GrownCrop, isKnownCrop } from "#src/shared/farm-terms.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { type PlantLook, plantLooks } from "./data/plant-forms.ts";
import type { DrawnStage, Growth, KnownGrowth, Work } from "./growth-rules.ts";

type StageWords = Record<DrawnStage, MessageDescriptor>;

const ripening = msg`ripening`;
const bush: StageWords = {
  initial: msg`seedlings`,
  development: msg`growing leaves`,
  mid: msg`flowering and fruiting`,
  late: ripening,
};
const cereal: StageWords = {
  initial: msg`young plants`,
  development: msg`growing tall`,
  mid: msg`ears forming and filling`,
  late: ripening,
};

/** What farmers see on the field in each of the stages that the water is counted by. */
const stageWords: Record<PlantLook["form"], StageWords> = {
  bush,
  tree: bush,
  cereal,
  cane: { ...cereal, initial: msg`sprouting`, mid: msg`stalks thickening` },
  vine: {
    initial: msg`buds opening`,
    development: msg`shoots growing`,
    mid: msg`bunches growing`,
    late: ripening,
  },
  bulb: { ...bush, initial: msg`sprouting`, mid: msg`bulbs filling` },
  tuber: { ...bush, initial: msg`sprouting`, mid: msg`filling below the ground` },
  head: { ...bush, mid: msg`heads forming`, late: msg`heads full` },
  palm: { ...bush, initial: msg`young plants`, mid: msg`bunches growing` },
};

/** `Day 62 · flowering and fruiting`, or what is missing for that. */
export function useGrowthText(): (crop: GrownCrop, growth: Growth) => string {
  const { t, i18n } = useLingui();
  return (crop, growth) => {
    if (growth.kind === "no-sowing-date") return t`Which day it is of its season is not known`;
    const { day } = growth;
    if (growth.kind === "no-stages" || !isKnownCrop(crop)) return t`Day ${day}`;
    if (growth.stage === "over") return t`Day ${day} · usually harvested by now`;
    const stage = i18n._(stageWords[plantLooks[crop].form][growth.stage]);
    return t`Day ${day} · ${stage}`;
  };
}

/** A work to come, with its day. */
export function useNextText(): (work: Work, today: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return ({ kind, date }, today) => {
    const day = formatDate(new Date(date), language, now);
    const isToday = date === today;
    switch (kind) {
      case "water":
        return isToday ? t`Water today` : t`Water on ${day}`;
      case "fertiliser":
        return isToday ? t`Fertiliser today` : t`Fertiliser around ${day}`;
      case "harvest":
        return t`Harvest usually by ${day}`;
    }
  };
}

/** All that the strip shows, for whoever does not see it. */
export function useStripText(): (
  growth: KnownGrowth,
  given: { waterings: number; next: readonly Work[]; today: string },
) => string {
  const { t } = useLingui();
  const getNextText = useNextText();
  return ({ day, wholeDays }, { waterings, next, today }) => {
    const parts = [
      t`Day ${day} of a season of usually ${wholeDays} days.`,
      waterings > 0 &&
        t`${plural(waterings, { one: "Watered # time so far.", other: "Watered # times so far." })}`,
      next.length > 0 && `${next.map((work) => getNextText(work, today)).join(", ")}.`,
    ];
    return parts.filter(Boolean).join(" ");
  };
}
