import { addDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { type FieldDraft, openDraft } from "./form-rules.ts";

/** How long ago a crop was sown, as it is answered from memory. */
export const sownAgo = [0, 14, 30] as const;

/** An acre of it, which the way water comes here most often waters, unless Setup said that only rain does. */
export function openFirstDraft(
  crop: Crop | "",
  { name, isRainFed }: { name: string; isRainFed: boolean },
): FieldDraft {
  const method = isRainFed ? "rain-fed" : "flood";
  return { ...openDraft(null), name, crop, area: "1", method };
}

/** Half an acre more or less; never none. */
export function stepArea(area: string, step: 1 | -1): string {
  const acres = Number(area) || 0;
  return String(Math.max(0.5, acres + step * 0.5));
}

/** Which of the answers from memory a day is; null for another one. */
export function findSownAgo(sowingDate: string, today: string): number | null {
  return sownAgo.find((days) => addDays(today, -days) === sowingDate) ?? null;
}
