import type { Notification } from "#src/features/notifications/schema.ts";
import { countDays } from "#src/shared/days.ts";
import { type Alert, type AlertData, type AlertKind, alertData, alertKind } from "./schema.ts";

/** An alert that the farmer was given. */
export type KnownAlert = { id: string; kind: AlertKind; data: AlertData; isOver: boolean };

/** Reads what was stored as an alert; null for what this version does not know. */
export function toKnownAlert(
  given: Pick<Notification, "id" | "kind" | "data" | "overDate">,
): KnownAlert | null {
  const kind = alertKind.safeParse(given.kind).data;
  const data = alertData.safeParse(given.data).data;
  return kind && data ? { id: given.id, kind, data, isOver: given.overDate !== null } : null;
}

/** What an event is known by, so that two who find it at once tell of it once. */
export function getSubject({ crop, firstDay }: Pick<AlertData, "crop" | "firstDay">): string {
  return `${crop ?? "farm"} ${firstDay}`;
}

/** A forecast may shift an event by so many days, and it is still the same. */
const shiftInDays = 1;

function isSameEvent(known: KnownAlert, found: Alert): boolean {
  return (
    known.kind === found.kind &&
    known.data.crop === found.crop &&
    countDays(known.data.lastDay, found.firstDay) <= shiftInDays &&
    countDays(found.lastDay, known.data.firstDay) <= shiftInDays
  );
}

type AlertChanges = {
  added: Alert[];
  changed: { id: string; data: AlertData }[];
  /** The ids of what the forecast no longer has. */
  over: string[];
};

/**
 * What a new forecast changes in what the farmer was told: an event that it moves or alters stays the
 * same event, one that it has no longer is over, and one that comes back holds again.
 * @param known those that were told and may still last, the oldest first
 * @param found what the forecast warns of now
 */
export function planChanges(
  known: readonly KnownAlert[],
  { found, today }: { found: readonly Alert[]; today: string },
): AlertChanges {
  const changes: AlertChanges = { added: [], changed: [], over: [] };
  const left = new Set(found);
  // What holds comes before what is over, so that the one that the farmer knows goes on.
  for (const one of known.toSorted((a, b) => Number(a.isOver) - Number(b.isOver))) {
    const same = [...left].find((each) => isSameEvent(one, each));
    if (!same) {
      // What has passed is over by itself.
      if (!one.isOver && one.data.lastDay >= today) changes.over.push(one.id);
      continue;
    }
    left.delete(same);
    const data = alertData.parse(same);
    const isChanged = one.isOver || JSON.stringify(data) !== JSON.stringify(one.data);
    if (isChanged) changes.changed.push({ id: one.id, data });
  }
  changes.added.push(...left);
  return changes;
}
