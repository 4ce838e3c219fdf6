import { crops as cropTables } from "#content/crop-water.ts";
import type { AlertKind } from "#src/features/alerts/schema.ts";
import { lastingCrops } from "#src/features/crops/harvest-rules.ts";
import type { SeasonProfit } from "#src/features/crops/schema.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import { countDays } from "#src/shared/days.ts";
import { type Crop, isKnownCrop } from "#src/shared/farm-terms.ts";
import type { Candidate } from "./schema.ts";
import { alertDaysAhead, type Ground, getAlertTime, stakeOf, type Told } from "./source-rules.ts";

/** What spoils a crop that stands ripe. */
const spoilsRipe: readonly AlertKind[] = ["heavy-rain", "strong-wind"];
/** So long before its usual end a crop may be ripe, and so long before it is looked at. */
const ripeDays = 10;
const readyDays = 3;
/** What was not told of so long after the harvest is not asked for any more. */
const untoldDays = 45;

function isStaged(crop: Crop): crop is Crop & keyof typeof cropTables {
  return Object.hasOwn(cropTables, crop);
}

/** How many days a crop usually stands; null for one that stands for years, or is in no table. */
function getUsualDays(crop: Crop): number | null {
  if (!isStaged(crop) || lastingCrops.includes(crop)) return null;
  const { initial, development, mid, late } = cropTables[crop].stages;
  return initial + development + mid + late;
}

/** What is ripe, what the weather would spoil, and what was harvested and not told. */
export function listHarvestCandidates(
  given: { alerts: readonly Told[]; profits: readonly SeasonProfit[] },
  ground: Ground,
): Candidate[] {
  const { today, fields } = ground;
  return fields.flatMap((field): Candidate[] => {
    const own = [{ id: field.id, name: field.name }];
    const common = { source: "harvest" as const, fields: own, link: "/harvests" };
    const open = getOpenSeason(field);
    const last = field.seasons[0];
    if (!open && last?.endedDate) {
      const isTold = given.profits.some(
        ({ seasonId, kilograms }) => seasonId === last.id && kilograms !== null,
      );
      const isLongAgo = countDays(last.endedDate, today) > untoldDays;
      if (isTold || isLongAgo) return [];
      const { crop, cropName, endedDate } = last;
      const id = `harvest-untold ${last.id}`;
      return [
        {
          ...common,
          id,
          topic: id,
          dueAt: null,
          stake: null,
          reason: { code: "harvest-untold", crop, cropName, endedDate },
        },
      ];
    }
    const crop = open && isKnownCrop(open.crop) ? open.crop : null;
    const usualDays = crop === null ? null : getUsualDays(crop);
    if (!open?.sowingDate || crop === null || usualDays === null) return [];
    const { sowingDate } = open;
    const days = countDays(sowingDate, today);
    const left = usualDays - days;
    const stake = stakeOf(ground, own);
    const topic = `harvest ${open.id}`;
    const danger = given.alerts.find(
      ({ kind, data }) =>
        spoilsRipe.includes(kind) &&
        data.lastDay >= today &&
        countDays(today, data.firstDay) <= alertDaysAhead,
    );
    if (danger && left <= ripeDays) {
      const { value, firstDay } = danger.data;
      return [
        {
          ...common,
          id: `harvest-before ${open.id} ${danger.kind} ${firstDay}`,
          topic,
          stake,
          dueAt: getAlertTime(danger.data).toISOString(),
          reason: {
            code: "harvest-before-weather",
            crop,
            alert: danger.kind,
            day: firstDay,
            value,
          },
        },
      ];
    }
    if (left > readyDays) return [];
    return [
      {
        ...common,
        id: `harvest-ready ${open.id}`,
        topic,
        stake,
        dueAt: null,
        reason: { code: "harvest-ready", crop, days, usualDays },
      },
    ];
  });
}
