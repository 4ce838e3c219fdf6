import { stageLengths } from "#content/crop-stages.ts";
import { type CropStage, cropStage, type StageLengths } from "#src/agronomy/crop-coefficient.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";

const lengthsOf: Partial<Record<GrownCrop, StageLengths>> = stageLengths;

/** The four stages that are drawn, in their order. */
export const stages = ["initial", "development", "mid", "late"] as const;
export type DrawnStage = (typeof stages)[number];

/** How far what was sown has come. */
export type Growth =
  | { kind: "no-sowing-date" }
  /** Nothing is known of how long its stages take. */
  | { kind: "no-stages"; day: number }
  | {
      kind: "known";
      sowingDate: string;
      /** After the sowing, whose own day is 0. */
      day: number;
      stage: CropStage;
      /** How long such a season usually is. */
      wholeDays: number;
      /** When it usually ends. */
      endDate: string;
      lengths: StageLengths;
    };
export type KnownGrowth = Extract<Growth, { kind: "known" }>;

type Sown = { crop: GrownCrop; sowingDate: string | null };

/** How far a season has come by a day, by the usual lengths of the crop's stages. */
export function getGrowth({ crop, sowingDate }: Sown, today: string): Growth {
  if (sowingDate === null) return { kind: "no-sowing-date" };
  const day = Math.max(0, countDays(sowingDate, today));
  const lengths = lengthsOf[crop];
  if (!lengths) return { kind: "no-stages", day };
  const wholeDays = stages.reduce((sum, stage) => sum + lengths[stage], 0);
  return {
    kind: "known",
    sowingDate,
    day,
    stage: cropStage(lengths, day),
    wholeDays,
    endDate: addDays(sowingDate, wholeDays),
    lengths,
  };
}

/** Where a day after the sowing lies along the strip, from 0 to 1: each stage has a quarter, however long it is. */
export function getPlace(lengths: StageLengths, day: number): number {
  let begins = 0;
  for (const [at, stage] of stages.entries()) {
    const length = lengths[stage];
    if (day < begins + length) return (at + (day - begins) / length) / stages.length;
    begins += length;
  }
  return 1;
}

/** How far a stage is from the one that a field is in: what is drawn of the time to come is paler. */
export const isToCome = (stage: DrawnStage, { stage: now }: KnownGrowth): boolean =>
  now !== "over" && stages.indexOf(stage) > stages.indexOf(now);

/** What is done on a field on a day, or was. */
export type Work = { kind: "water" | "fertiliser" | "harvest"; date: string; isDone: boolean };

/** Of each kind what comes next, the soonest first. */
export function listNext(works: readonly Work[], today: string): Work[] {
  const coming = works
    .filter(({ date, isDone }) => !isDone && date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return coming.filter(({ kind }, at) => coming.findIndex((other) => other.kind === kind) === at);
}

export type PlacedWork = Work & { place: number };

/** Signs to come as close to their days as they can be without lying over each other. */
function spread(placed: readonly PlacedWork[], gap: number): PlacedWork[] {
  const sorted = placed.toSorted((one, other) => one.place - other.place);
  const moved: PlacedWork[] = [];
  for (const each of sorted) {
    const least = (moved.at(-1)?.place ?? -gap) + gap;
    moved.push({ ...each, place: Math.max(each.place, least) });
  }
  // What was pushed over the end goes back from there.
  let most = 1;
  for (const each of moved.toReversed()) {
    each.place = Math.min(each.place, most);
    most = each.place - gap;
  }
  return moved;
}

/** The works of a season and its usual harvest, where that is still to come. */
export const withHarvest = (
  works: readonly Work[],
  { stage, endDate }: KnownGrowth,
): readonly Work[] =>
  stage === "over" ? works : [...works, { kind: "harvest", date: endDate, isDone: false }];

/** Past work where it was done, and what comes next, so that each sign can be seen. @param gap between two signs */
export function placeWorks(
  works: readonly Work[],
  given: { growth: KnownGrowth; today: string; gap: number },
): { done: PlacedWork[]; next: PlacedWork[] } {
  const { growth, today, gap } = given;
  const { lengths, sowingDate } = growth;
  const place = (work: Work) => ({
    ...work,
    place: getPlace(lengths, countDays(sowingDate, work.date)),
  });
  const done = works.filter(
    ({ kind, date, isDone }, at) =>
      isDone &&
      date >= sowingDate &&
      date <= today &&
      works.findIndex((other) => other.isDone && other.kind === kind && other.date === date) === at,
  );
  return { done: done.map(place), next: spread(listNext(works, today).map(place), gap) };
}
