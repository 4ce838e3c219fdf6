import type { FieldWater } from "#src/features/irrigation/schema.ts";
import { countDays } from "#src/shared/days.ts";
import type { Scouting } from "./schema.ts";

/** How a field stands: well, to be watched, to be acted on, or not known. */
export const levels = ["act", "watch", "good", "unknown"] as const;
export type Level = (typeof levels)[number];

/** By what the fields can be coloured. */
export const layerNames = ["water", "pests", "nutrients", "scouting"] as const;
export type LayerName = (typeof layerNames)[number];

/** What a layer says of a field, in a few words. */
export type FieldState = { level: Level; text: string };
/** The states of one layer by the fields' ids; whatever is missing is not known. */
export type Layer = { name: LayerName; states: ReadonlyMap<string, FieldState> };

const soonInDays = 2;

/** How a field stands with its water. */
export function getWaterLevel({ outlook }: Pick<FieldWater, "outlook">, today: string): Level {
  if (outlook.kind !== "planned") return "unknown";
  const { advice } = outlook;
  const isSoon = (date: string, days: number) => countDays(today, date) <= days;
  switch (advice.kind) {
    case "irrigate": {
      const { date, isLate } = advice.next;
      if (isLate || isSoon(date, 0)) return "act";
      return isSoon(date, soonInDays) ? "watch" : "good";
    }
    case "enough":
      return "good";
    case "no-supply":
      return isSoon(advice.due, soonInDays) ? "act" : "watch";
    case "stress":
      return isSoon(advice.from, 0) ? "act" : "watch";
    default:
      return "unknown";
  }
}

export function getScoreLevel(score: number): Level {
  return score <= 2 ? "act" : score === 3 ? "watch" : "good";
}

/** The newest note of each field; the notes come newest first. */
export function listLastScoutings<Note extends Scouting>(
  notes: readonly Note[],
): ReadonlyMap<string, Note> {
  return new Map(notes.toReversed().map((note) => [note.fieldId, note]));
}

const byLevel = (a: FieldState, b: FieldState) => levels.indexOf(a.level) - levels.indexOf(b.level);

/** What stands worst of all that is known of each field, the worst of them first. */
export function listWorst(layers: readonly Layer[]): ReadonlyMap<string, FieldState> {
  const worst = new Map<string, FieldState>();
  for (const { states } of layers) {
    for (const [fieldId, state] of states) {
      const before = worst.get(fieldId);
      if (!before || byLevel(state, before) < 0) worst.set(fieldId, state);
    }
  }
  return new Map([...worst].toSorted(([, a], [, b]) => byLevel(a, b)));
}

/** The layer in which a field stands worst, the first of equals; none where nothing is known. */
export function findWorstLayer(layers: readonly Layer[]): LayerName | null {
  for (const level of levels) {
    const isSo = ({ states }: Layer) => [...states.values()].some((state) => state.level === level);
    const found = layers.find(isSo);
    if (found) return found.name;
  }
  return null;
}
