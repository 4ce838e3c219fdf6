import type { LeafCheck } from "./photo-schema.ts";
import type { PestRecord } from "./record-schema.ts";

/** More than a season's; the oldest leave first. */
const mostKept = 100;

/** The checks with one more, or with the changed one in its place; the newest first. */
export function putCheck(checks: readonly LeafCheck[], check: LeafCheck): LeafCheck[] {
  return [check, ...checks.filter(({ id }) => id !== check.id)]
    .toSorted((one, other) => other.checkedAt.localeCompare(one.checkedAt))
    .slice(0, mostKept);
}

/** The check before this one of the same crop on the same field, or null; a leaf of nowhere has none. */
export function findBefore(checks: readonly LeafCheck[], check: LeafCheck): LeafCheck | null {
  if (check.fieldId === null) return null;
  const before = checks.filter(
    (each) =>
      each.id !== check.id &&
      each.fieldId === check.fieldId &&
      each.crop === check.crop &&
      each.checkedAt < check.checkedAt,
  );
  return before.toSorted((one, other) => other.checkedAt.localeCompare(one.checkedAt))[0] ?? null;
}

/** Two leaves of one plant differ by so much; own knowledge. */
const leafToLeaf = 0.05;

/** Whether a leaf has more damage than another, as far as one leaf can tell. */
export function compareDamage(
  check: Pick<LeafCheck, "damagedShare">,
  before: Pick<LeafCheck, "damagedShare">,
): "more" | "less" | "same" {
  const change = check.damagedShare - before.damagedShare;
  if (Math.abs(change) < leafToLeaf) return "same";
  return change > 0 ? "more" : "less";
}

/**
 * The finder with what was seen filled in: a colour only where a pest of the crop has it on its leaves.
 * @param records those of the crop; null where it is not known or has none
 */
export function getFinderLink(
  { crop, colours }: Pick<LeafCheck, "crop" | "colours">,
  records: readonly PestRecord[] | null,
): string {
  const onLeaves = records?.filter(({ marks }) => marks.part.some((part) => part === "leaf"));
  const colour = colours.find(
    (each) => !onLeaves || onLeaves.some(({ marks }) => marks.colour.some((own) => own === each)),
  );
  const answers = new URLSearchParams({
    ...(records && crop ? { crop } : {}),
    part: "leaf",
    ...(colour ? { colour } : {}),
  });
  return `/pests/finder?${answers}`;
}
